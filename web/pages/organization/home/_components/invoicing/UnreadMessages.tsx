import { ChevronRight, MessageSquare } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { UnreadMessages_organization$key } from '../../../../../__generated__/UnreadMessages_organization.graphql.ts'
import { InstantText } from '../../../../../ui/DateText.tsx'
import { preload } from '../../../../../relay/hover.ts'

const PATHS = { SALES_ORDER: '/sales-order', INVOICE: '/invoices' } as const

/** As many as fit next to the other items; more follow once these are read. */
export const MAX_UNREAD = 5

/** Conversations with unread messages, each a link. */
export function UnreadMessages({ organizationKey }: { organizationKey: UnreadMessages_organization$key }) {
  const { unreadConversations } = useFragment(
    graphql`
      fragment UnreadMessages_organization on Organization @throwOnFieldError {
        unreadConversations {
          kind
          recordUuid
          number
          customerName
          count
          newestAt
        }
      }
    `,
    organizationKey,
  )
  return unreadConversations.slice(0, MAX_UNREAD).map(({ kind, recordUuid, number, customerName, count, newestAt }) => {
    if (kind !== 'SALES_ORDER' && kind !== 'INVOICE') return null
    const to = `${PATHS[kind]}/${recordUuid}?tab=conversation`
    return (
      <li key={recordUuid}>
        <Link className="home-row" to={to} onPointerEnter={() => preload(to)} onFocus={() => preload(to)}>
          <span className="home-icon brand" aria-hidden>
            <MessageSquare className="i" />
          </span>
          <span className="grow">
            <b className="trunc">
              <FormattedMessage id="home.invoicing.need.messages" values={{ count, customer: customerName }} />
            </b>
            <small className="trunc">
              {number ? `${number} · ` : null}
              <InstantText value={newestAt} />
            </small>
          </span>
          <ChevronRight className="i" aria-hidden />
        </Link>
      </li>
    )
  })
}
