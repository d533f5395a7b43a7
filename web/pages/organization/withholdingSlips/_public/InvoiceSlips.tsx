import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { InvoiceSlips_invoice$key } from '../../../../__generated__/InvoiceSlips_invoice.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { WithholdingSlipStatusMark } from '../_components/WithholdingSlipStatusMark.tsx'
import '../../_components/documents.css'

/** The slips of an invoice's withholding, the newest first; hidden when there are none. */
export function InvoiceSlips({ invoiceKey }: { invoiceKey: InvoiceSlips_invoice$key }) {
  const formats = useFormats()
  const { uuid: invoice, withholdingSlips } = useFragment(
    graphql`
      fragment InvoiceSlips_invoice on Invoice @throwOnFieldError {
        uuid
        withholdingSlips {
          id
          uuid
          number
          status
          slipDate
          invoices {
            invoice {
              uuid
            }
            amount {
              amount
            }
          }
        }
      }
    `,
    invoiceKey,
  )
  if (withholdingSlips.length === 0) return null
  return (
    <div className="document-table-scroll">
      <table className="document-table">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="withholdingSlips.slip" />
            </th>
            <th scope="col">
              <FormattedMessage id="withholdingSlips.date" />
            </th>
            <th scope="col">
              <FormattedMessage id="withholdingSlips.status" />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="withholdingSlips.withheld" />
            </th>
          </tr>
        </thead>
        <tbody>
          {withholdingSlips.map(({ id, uuid, number, status, slipDate, invoices }) => (
            <tr key={id}>
              <th scope="row">
                <Link className="link" to={`/withholding-slips/${uuid}`}>
                  {number}
                </Link>
              </th>
              <td>{formats.date(slipDate)}</td>
              <td>
                <WithholdingSlipStatusMark status={status} />
              </td>
              <td className="num">
                {invoices
                  .filter(one => one.invoice?.uuid === invoice)
                  .map(one => formats.amount(one.amount.amount))
                  .join()}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
