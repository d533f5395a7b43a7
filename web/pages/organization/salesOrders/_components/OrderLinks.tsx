import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { OrderLinks_order$key } from '../../../../__generated__/OrderLinks_order.graphql.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { LinkedInvoices } from '../../invoices/_public/LinkedInvoices.tsx'
import '../../_components/cardRows.css'

/** The purchase order before a sales order, and the invoices after it; nothing without either. */
export function OrderLinks({ orderKey }: { orderKey: OrderLinks_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderLinks_order on SalesOrder {
        # Null for those who do not see purchase orders.
        purchaseOrder {
          uuid
          number
          date
        }
        invoices {
          id
        }
        ...LinkedInvoices_order
      }
    `,
    orderKey,
  )
  const { purchaseOrder, invoices } = order
  if (!purchaseOrder && !invoices?.length) return null
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="salesOrders.linked" />
        </h2>
      </div>
      <ul className="card-b card-rows">
        {purchaseOrder ? (
          <li>
            <span className="grow">
              <Link className="link" to={`/purchase-order/${purchaseOrder.uuid}`}>
                {purchaseOrder.number}
              </Link>
              <small>
                <FormattedMessage
                  id="salesOrders.linked.purchaseOrder"
                  values={{ date: <DateText key="date" value={purchaseOrder.date} /> }}
                />
              </small>
            </span>
          </li>
        ) : null}
        <LinkedInvoices orderKey={order} />
      </ul>
    </section>
  )
}
