import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderNotes_order$key } from '../../../../__generated__/OrderNotes_order.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** Who approved or ended an order, when and why; and why the viewer may not approve it. */
export function OrderNotes({ orderKey, mayDecide }: { orderKey: OrderNotes_order$key; mayDecide: boolean }) {
  const formats = useFormats()
  const order = useFragment(
    graphql`
      fragment OrderNotes_order on SalesOrder {
        status
        approvedAt
        approvedBy {
          fullName
        }
        overrideReason
        reason
        statusChangedAt
        statusChangedBy {
          fullName
        }
        createdAt
        createdBy {
          fullName
        }
        allowedActions
      }
    `,
    orderKey,
  )
  const { status, approvedAt, reason } = order
  const isOwn = status === 'OPEN' && !approvedAt && mayDecide && !order.allowedActions.includes('APPROVE')
  const isEnded = status === 'REJECTED' || status === 'CANCELED' || status === 'CLOSED'
  const by = (name: string | undefined, instant: string) => ({ name: name ?? '', at: formats.dateTime(instant) })
  return (
    <>
      <p className="t12 muted">
        <FormattedMessage id="salesOrders.enteredBy" values={by(order.createdBy?.fullName, order.createdAt)} />
        {approvedAt ? (
          <>
            {' · '}
            <FormattedMessage id="salesOrders.approvedBy" values={by(order.approvedBy?.fullName, approvedAt)} />
          </>
        ) : null}
      </p>
      {order.overrideReason ? (
        <p className="note warn">
          <FormattedMessage id="salesOrders.overridden" values={{ reason: order.overrideReason }} />
        </p>
      ) : null}
      {isOwn ? (
        <p className="note info">
          <FormattedMessage id="salesOrders.own" />
        </p>
      ) : null}
      {isEnded ? (
        <p className={status === 'REJECTED' ? 'note bad' : 'note info'}>
          <span>
            <FormattedMessage
              id={`salesOrders.ended.${status}`}
              values={by(order.statusChangedBy?.fullName, order.statusChangedAt)}
            />
            {reason ? <q className="document-reason">{reason}</q> : null}
          </span>
        </p>
      ) : null}
    </>
  )
}
