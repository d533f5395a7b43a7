import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderActivities_organization$key } from '../../../../__generated__/OrderActivities_organization.graphql.ts'
import { InstantText } from '../../../../ui/DateText.tsx'
import { useActivityWords } from '../../log/_lib/useActivityWords.ts'

/** Who did what with an order, the latest first. */
export function OrderActivities({ organizationKey }: { organizationKey: OrderActivities_organization$key }) {
  const words = useActivityWords()
  const { activity } = useFragment(
    graphql`
      fragment OrderActivities_organization on Organization
      @argumentDefinitions(uuid: { type: "UUID!" })
      @throwOnFieldError {
        activity(first: 100, filter: { recordType: SALES_ORDER, recordUuid: $uuid }) {
          edges {
            node {
              id
              at
              action
              reason
              actor {
                fullName
              }
            }
          }
        }
      }
    `,
    organizationKey,
  )
  return (
    <ol className="order-entries">
      {activity.edges.map(({ node: { id, at, action, reason, actor } }) => (
        <li key={id}>
          <p>
            <b className="fw5">{words.action(action)}</b>{' '}
            <span className="t12 muted">
              {actor ? `${actor.fullName} · ` : null}
              <InstantText value={at} />
            </span>
          </p>
          {reason ? <q>{reason}</q> : null}
        </li>
      ))}
    </ol>
  )
}
