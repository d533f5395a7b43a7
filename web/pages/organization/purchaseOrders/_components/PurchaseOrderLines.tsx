import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PurchaseOrderLines_purchase$key } from '../../../../__generated__/PurchaseOrderLines_purchase.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** The lines of a purchase order, and how much of each is in sales orders. */
export function PurchaseOrderLines({ purchaseKey }: { purchaseKey: PurchaseOrderLines_purchase$key }) {
  const formats = useFormats()
  const { lines, amount, note } = useFragment(
    graphql`
      fragment PurchaseOrderLines_purchase on PurchaseOrder @throwOnFieldError {
        note
        amount {
          amount
          currency
        }
        lines {
          uuid
          product {
            code
          }
          description
          unit
          quantity
          ordered
          left
          price {
            amount
          }
          amount {
            amount
          }
        }
      }
    `,
    purchaseKey,
  )
  return (
    <>
      <div className="document-table-scroll">
        <table className="document-table">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="purchaseOrders.product" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="purchaseOrders.quantity" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="purchaseOrders.ordered" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="purchaseOrders.price" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="purchaseOrders.amount" />
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
                  {formats.quantity(line.quantity)}
                  <small>{line.unit}</small>
                </td>
                <td className="num">
                  {formats.quantity(line.ordered)}
                  <small>
                    <FormattedMessage id="purchaseOrders.left" values={{ quantity: formats.quantity(line.left) }} />
                  </small>
                </td>
                <td className="num">{formats.amount(line.price.amount)}</td>
                <td className="num">
                  <b className="fw5">{formats.amount(line.amount.amount)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="document-under">
        <div>
          {note ? (
            <>
              <p className="t12 muted">
                <FormattedMessage id="purchaseOrders.note" />
              </p>
              <p className="document-note">{note}</p>
            </>
          ) : null}
        </div>
        <dl className="document-sums num">
          <div className="document-total">
            <dt>
              <FormattedMessage
                id="purchaseOrders.withoutVat"
                values={{ currency: formats.currencySymbol(amount.currency) }}
              />
            </dt>
            <dd>{formats.amount(amount.amount)}</dd>
          </div>
        </dl>
      </div>
    </>
  )
}
