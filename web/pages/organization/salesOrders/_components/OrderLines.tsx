import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderLines_order$key } from '../../../../__generated__/OrderLines_order.graphql.ts'
import { isZero, negate } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { withholdingOf } from '../_lib/taxNames.ts'
import { OrderSums } from './OrderSums.tsx'

/** What is ordered, and what it comes to. */
export function OrderLines({ orderKey }: { orderKey: OrderLines_order$key }) {
  const formats = useFormats()
  const { lines, totals, vatTreatment, note } = useFragment(
    graphql`
      fragment OrderLines_order on SalesOrder @throwOnFieldError {
        vatTreatment
        note
        lines {
          uuid
          product {
            code
          }
          description
          unit
          withholding
          ordered
          price {
            amount
          }
          discount {
            percent
          }
          discountAmount {
            amount
          }
          net {
            amount
          }
        }
        totals {
          ...OrderSums_totals
        }
      }
    `,
    orderKey,
  )
  return (
    <>
      <div className="order-table-scroll">
        <table className="order-table">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="salesOrders.line.product" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="salesOrders.line.quantity" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="salesOrders.line.price" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="salesOrders.line.discount" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="salesOrders.line.amount" />
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <tr key={line.uuid}>
                <th scope="row">
                  {line.description}
                  <small>{line.product?.code}</small>
                </th>
                <td className="num">
                  {formats.quantity(line.ordered)}
                  <small>{line.unit}</small>
                </td>
                <td className="num">{formats.amount(line.price.amount)}</td>
                <td className="num">
                  {isZero(line.discountAmount.amount) ? '–' : formats.amount(negate(line.discountAmount.amount))}
                  <small>{line.discount?.percent ? `${formats.quantity(line.discount.percent)}%` : null}</small>
                </td>
                <td className="num">
                  <b className="fw5">{formats.amount(line.net.amount)}</b>
                  <small>
                    {line.withholding ? (
                      <FormattedMessage id={`products.withholding.${withholdingOf(line.withholding)}`} />
                    ) : null}
                  </small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="order-under">
        <div>
          {note ? (
            <>
              <p className="t12 muted">
                <FormattedMessage id="salesOrders.note" />
              </p>
              <p className="order-note">{note}</p>
            </>
          ) : null}
        </div>
        <OrderSums totalsKey={totals} vatTreatment={vatTreatment} />
      </div>
    </>
  )
}
