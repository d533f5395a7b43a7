import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditMemoLines_memo$key } from '../../../../__generated__/CreditMemoLines_memo.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { CreditSums } from './CreditSums.tsx'

/** The credited part of the invoice's lines, and its total. */
export function CreditMemoLines({ memoKey }: { memoKey: CreditMemoLines_memo$key }) {
  const formats = useFormats()
  const { lines, totals } = useFragment(
    graphql`
      fragment CreditMemoLines_memo on CreditMemo @throwOnFieldError {
        lines {
          uuid
          description
          unit
          quantity
          price {
            amount
          }
          base {
            amount
          }
        }
        totals {
          ...CreditSums_totals
        }
      }
    `,
    memoKey,
  )
  return (
    <>
      <div className="document-table-scroll">
        <table className="document-table">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="creditMemos.line" />
              </th>
              <th scope="col" className="document-part num">
                <FormattedMessage id="creditMemos.line.quantity" />
              </th>
              <th scope="col" className="document-part num">
                <FormattedMessage id="creditMemos.line.price" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="creditMemos.line.credit" />
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ uuid, description, unit, quantity, price, base }) => (
              <tr key={uuid}>
                <th scope="row">
                  {description}
                  <small className="document-how num" aria-hidden>
                    {quantity
                      ? `${formats.quantity(quantity)} ${unit} × ${formats.amount(price.amount)}`
                      : formats.amount(price.amount)}
                  </small>
                </th>
                <td className="document-part num">{quantity ? `${formats.quantity(quantity)} ${unit}` : '–'}</td>
                <td className="document-part num">{formats.amount(price.amount)}</td>
                <td className="num">{formats.amount(base.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="document-under">
        <span />
        <CreditSums totalsKey={totals} />
      </div>
    </>
  )
}
