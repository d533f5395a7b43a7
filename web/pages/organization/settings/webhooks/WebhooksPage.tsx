import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { WebhooksPage_webhooks$key } from '../../../../__generated__/WebhooksPage_webhooks.graphql.ts'
import type { WebhooksPageListQuery } from '../../../../__generated__/WebhooksPageListQuery.graphql.ts'
import type { WebhooksPageQuery } from '../../../../__generated__/WebhooksPageQuery.graphql.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'
import { Button } from '../../../../ui/Button.tsx'
import { RecentText } from '../../../../ui/DateText.tsx'
import { useReadOnReturn } from '../../../../ui/list/useReadOnReturn.ts'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { TableCard } from '../frame/TableCard.tsx'
import { AddWebhookDialog } from './webhookDialogs.tsx'
import { WebhookStatusMark } from './WebhookStatusMark.tsx'
import type { NamesUnder } from '../../../../i18n/messages.ts'

const columns = ['url', 'status', 'events', 'lastDeliveredAt'] as const

/** Webhooks: URLs of other systems that receive events. */
export function WebhooksPage({ queries }: PageProps<{ page: WebhooksPageQuery }>) {
  const { formatMessage } = useIntl()
  const { organization } = usePreloadedQuery<WebhooksPageQuery>(
    graphql`
      query WebhooksPageQuery @preloadable @throwOnFieldError {
        organization {
          ...WebhooksPage_webhooks
        }
      }
    `,
    queries.page,
  )
  const { webhooks } = useFragment<WebhooksPage_webhooks$key>(
    graphql`
      fragment WebhooksPage_webhooks on Organization @throwOnFieldError {
        webhooks {
          id
          uuid
          url
          description
          events
          status
          lastDeliveredAt
        }
      }
    `,
    organization,
  )
  const readAgain = useReadAgain<WebhooksPageListQuery>(graphql`
    query WebhooksPageListQuery {
      organization {
        id
        ...WebhooksPage_webhooks
      }
    }
  `)
  const refresh = () => readAgain({})
  useReadOnReturn(refresh)
  const [isAdding, setAdding] = useState(false)
  const label = (column: NamesUnder<'webhooks.'>) => formatMessage({ id: `webhooks.${column}` })
  const add = (
    <Button size="sm" variant="primary" icon={<Plus className="i" aria-hidden />} onClick={() => setAdding(true)}>
      <FormattedMessage id="webhooks.add" />
    </Button>
  )
  return (
    <>
      <TableCard
        title={<FormattedMessage id="webhooks.title" />}
        end={webhooks.length > 0 ? add : null}
        heads={columns.map(label)}
        empty={
          <EmptyState
            icon={<Webhook className="i" aria-hidden />}
            title={<FormattedMessage id="webhooks.none" />}
            action={add}
          >
            <FormattedMessage id="webhooks.why" />
          </EmptyState>
        }
        more={null}
      >
        {webhooks.map(({ id, uuid, url, description, events, status, lastDeliveredAt }) => (
          <tr key={id}>
            <td className="first">
              <Link className="link" to={`/settings/webhooks/${uuid}`}>
                {url}
              </Link>
              {description ? <span className="muted">{description}</span> : null}
            </td>
            <td>
              <WebhookStatusMark status={status} />
            </td>
            <td>
              <FormattedMessage id="webhooks.eventCount" values={{ count: events.length }} />
            </td>
            <td data-label={label('lastDeliveredAt')}>
              {lastDeliveredAt ? <RecentText value={lastDeliveredAt} /> : <FormattedMessage id="webhooks.never" />}
            </td>
          </tr>
        ))}
      </TableCard>
      {isAdding ? <AddWebhookDialog onAdded={refresh} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
