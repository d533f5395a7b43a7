import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { CoveredInvoices_slip$key } from '../../../../__generated__/CoveredInvoices_slip.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** The amount of a slip for each invoice, and the treatment of any shortfall. */
export function CoveredInvoices({ slipKey }: { slipKey: CoveredInvoices_slip$key }) {
  const formats = useFormats()
  const { invoices } = useFragment(
    graphql`
      fragment CoveredInvoices_slip on WithholdingSlip {
        invoices {
          number
          invoice {
            uuid
          }
          amount {
            amount
          }
          rounding {
            amount
          }
          owed {
            amount
          }
        }
      }
    `,
    slipKey,
  )
  const orNone = (amount: string) => (isZero(amount) ? '–' : formats.amount(amount))
  return (
    <div className="document-table-scroll">
      <table className="document-table">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="withholdingSlips.invoice" />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="withholdingSlips.rounding" />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="withholdingSlips.owed" />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="withholdingSlips.withheld" />
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ number, invoice, amount, rounding, owed }) => (
            <tr key={number}>
              <th scope="row">
                {invoice ? (
                  <Link className="link" to={`/invoices/${invoice.uuid}`}>
                    {number}
                  </Link>
                ) : (
                  number
                )}
              </th>
              <td className="num">{orNone(rounding.amount)}</td>
              <td className="num">{orNone(owed.amount)}</td>
              <td className="num">{formats.amount(amount.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
