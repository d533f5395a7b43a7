import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { AnsweringOrders_purchase$key } from '../../../../__generated__/AnsweringOrders_purchase.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { SalesOrderStatusMark } from '../../salesOrders/_public/SalesOrderStatusMark.tsx'

/** The sales orders of a purchase order, the newest first. */
export function AnsweringOrders({ purchaseKey }: { purchaseKey: AnsweringOrders_purchase$key }) {
  const formats = useFormats()
  const { salesOrders } = useFragment(
    graphql`
      fragment AnsweringOrders_purchase on PurchaseOrder {
        salesOrders {
          uuid
          number
          status
          approvedAt
          orderDate
          total {
            amount
            currency
          }
        }
      }
    `,
    purchaseKey,
  )
  if (!salesOrders || salesOrders.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="purchaseOrders.noneAnswers" />
      </p>
    )
  return (
    <div className="document-table-scroll">
      <table className="document-table">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="purchaseOrders.answer" />
            </th>
            <th scope="col">
              <FormattedMessage id="purchaseOrders.date" />
            </th>
            <th scope="col">
              <FormattedMessage id="purchaseOrders.status" />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="purchaseOrders.total" />
            </th>
          </tr>
        </thead>
        <tbody>
          {salesOrders.map(order => (
            <tr key={order.uuid}>
              <th scope="row">
                <Link className="link" to={`/sales-order/${order.uuid}`}>
                  {order.number}
                </Link>
              </th>
              <td>{formats.date(order.orderDate, { year: 'always' })}</td>
              <td>
                <SalesOrderStatusMark order={order} />
              </td>
              <td className="num">{formats.money(order.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
