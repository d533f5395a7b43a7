import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { WebhookPageQuery } from '../../../../__generated__/WebhookPageQuery.graphql.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { useDocumentTitle } from '../../../../ui/useDocumentTitle.ts'
import { DeliveriesCard } from './DeliveriesCard.tsx'
import { WebhookCard } from './WebhookCard.tsx'
import '../programs/programs.css'

/** One webhook, and its deliveries. */
export function WebhookPage({ queries }: PageProps<{ page: WebhookPageQuery }>) {
  const { organization } = usePreloadedQuery<WebhookPageQuery>(
    graphql`
      query WebhookPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
        organization {
          webhook(uuid: $uuid) @required(action: THROW) {
            url
            ...WebhookCard_webhook
            ...DeliveriesCard_webhook
          }
        }
      }
    `,
    queries.page,
  )
  useDocumentTitle(organization.webhook.url)
  return (
    <>
      <WebhookCard webhookKey={organization.webhook} />
      <DeliveriesCard webhookKey={organization.webhook} />
    </>
  )
}
