// The lists of orders: what the seller has confirmed, and what the customer has sent.
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../i18n/messages.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Answer } from './Answer.tsx'
import { readOrders } from './calls.ts'
import { readPurchaseOrders } from './purchaseCalls.ts'
import { PortalRow } from './PortalRow.tsx'
import { orderMark, PortalStatus, purchaseMark } from './PortalStatus.tsx'
import { useAnswer } from './useAnswer.ts'

type Page<Node> = {
  readonly edges: readonly { readonly node: Node }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null | undefined }
}

type PagedProps<Node> = {
  name: string
  empty: MessageId
  read: (after: string | null) => Promise<Page<Node>>
  onSignedOut: () => void
  children: (node: Node) => ReactNode
}

function Paged<Node>({ name, empty, read, onSignedOut, children }: PagedProps<Node>) {
  const [more, setMore] = useState<readonly Page<Node>[]>([])
  const [isFetching, setFetching] = useState(false)
  const [answered, again] = useAnswer(name, () => read(null), onSignedOut)

  async function readOn(after: string | null) {
    setFetching(true)
    try {
      const page = await read(after)
      setMore(pages => [...pages, page])
    } catch {
      // The button stays, to be pressed again.
    } finally {
      setFetching(false)
    }
  }
  return (
    <Answer answered={answered} onRetry={again}>
      {first => {
        const pages = [first, ...more]
        const last = pages.at(-1)?.pageInfo
        if (first.edges.length === 0)
          return (
            <p className="portal-empty">
              <FormattedMessage id={empty} />
            </p>
          )
        return (
          <section className="portal-section">
            <ul>{pages.flatMap(({ edges }) => edges.map(({ node }) => children(node)))}</ul>
            {last?.hasNextPage ? (
              <button
                type="button"
                className="btn btn-block"
                disabled={isFetching}
                onClick={() => void readOn(last.endCursor ?? null)}
              >
                <FormattedMessage id="portal.more" />
              </button>
            ) : null}
          </section>
        )
      }}
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
