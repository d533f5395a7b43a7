import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  OrderRevisions_order$data,
  OrderRevisions_order$key,
} from '../../../../__generated__/OrderRevisions_order.graphql.ts'
import { InstantText } from '../../../../ui/DateText.tsx'
import { FieldChanges } from '../../log/_components/FieldChanges.tsx'

type Change = OrderRevisions_order$data['revisions'][number]['changes'][number]

/** What changed of an order, and who changed it; the latest first. */
export function OrderRevisions({ orderKey }: { orderKey: OrderRevisions_order$key }) {
  const { revisions } = useFragment(
    graphql`
      fragment OrderRevisions_order on SalesOrder @throwOnFieldError {
        revisions {
          number
          at
          actor {
            fullName
          }
          changes {
            line
            field
            before
            after
          }
        }
      }
    `,
    orderKey,
  )
  return (
    <ol className="order-entries">
      {revisions.map(({ number, at, actor, changes }) => (
        <li key={number}>
          <p>
            <b className="fw5">
              <FormattedMessage id="salesOrders.revision" values={{ number }} />
            </b>{' '}
            <span className="t12 muted">
              {actor ? `${actor.fullName} · ` : null}
              <InstantText value={at} />
            </span>
          </p>
          {changes.length === 0 ? (
            <p className="muted">
              <FormattedMessage id="salesOrders.revision.first" />
            </p>
          ) : (
            byLine(changes).map(([line, ofLine]) => (
              <div key={line ?? ''}>
                {line === null ? null : <p className="order-entry-line">{line}</p>}
                <FieldChanges changes={ofLine} />
              </div>
            ))
          )}
        </li>
      ))}
    </ol>
  )
}

/** What changed of the order itself, then of each line. */
function byLine(changes: readonly Change[]): [line: string | null, changes: Change[]][] {
  const groups = new Map<string | null, Change[]>()
  for (const change of changes) {
    const line = change.line ?? null
    groups.set(line, [...(groups.get(line) ?? []), change])
  }
  return [...groups].toSorted(([one], [other]) => Number(one !== null) - Number(other !== null))
}
