// The lists of orders: those confirmed by the seller, and those sent by the customer.
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../i18n/messages.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Answer } from './Answer.tsx'
import { readOrders } from './calls.ts'
import { MoreButton } from './MoreButton.tsx'
import { readPurchaseOrders } from './purchaseCalls.ts'
import { PortalRow } from './PortalRow.tsx'
import { orderMark, PortalStatus, purchaseMark } from './PortalStatus.tsx'
import { type ReadPage, usePages } from './_lib/usePages.ts'

type PagedProps<Node> = {
  name: string
  empty: MessageId
  read: ReadPage<Node>
  onSignedOut: () => void
  children: (node: Node) => ReactNode
}

function Paged<Node>({ name, empty, read, onSignedOut, children }: PagedProps<Node>) {
  const { answered, again, isFetching, readOn } = usePages(name, read, onSignedOut)
  return (
    <Answer answered={answered} onRetry={again}>
      {({ nodes, hasMore }) =>
        nodes.length === 0 ? (
          <p className="portal-empty">
            <FormattedMessage id={empty} />
          </p>
        ) : (
          <section className="portal-section">
            <ul>{nodes.map(children)}</ul>
            {hasMore ? <MoreButton isFetching={isFetching} onMore={readOn} /> : null}
          </section>
        )
      }
    </Answer>
  )
}

export function OrdersPage({ onSignedOut }: { onSignedOut: () => void }) {
  const formats = useFormats()
  return (
    <Paged name="orders" empty="portal.orders.empty" read={readOrders} onSignedOut={onSignedOut}>
      {order => (
        <PortalRow
          key={order.uuid}
          href={`/customer/orders/${order.uuid}`}
          title={order.number}
          detail={formats.date(order.orderDate)}
          amount={formats.money(order.total)}
          mark={<PortalStatus mark={orderMark(order)} />}
        />
      )}
    </Paged>
  )
}

export function PurchaseOrdersPage({ onSignedOut }: { onSignedOut: () => void }) {
  const formats = useFormats()
  return (
    <Paged name="purchaseOrders" empty="portal.purchases.empty" read={readPurchaseOrders} onSignedOut={onSignedOut}>
      {order => (
        <PortalRow
          key={order.uuid}
          href={`/customer/purchase-orders/${order.uuid}`}
          title={order.number}
          detail={formats.date(order.date)}
          amount={formats.money(order.amount)}
          mark={<PortalStatus mark={purchaseMark(order)} />}
        />
      )}
    </Paged>
  )
}
