import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { OrderInvoices_order$key } from '../../../../__generated__/OrderInvoices_order.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { InvoiceStatusMark } from '../_components/InvoiceStatusMark.tsx'
import '../../_components/documents.css'

/** The invoices of an order, the newest first. */
export function OrderInvoices({ orderKey }: { orderKey: OrderInvoices_order$key }) {
  const formats = useFormats()
  const { invoices } = useFragment(
    graphql`
      fragment OrderInvoices_order on SalesOrder @throwOnFieldError {
        invoices {
          id
          uuid
          number
          kind
          status
          isOverdue
          nextDueDate
          invoiceDate
          total {
            amount
          }
          remaining {
            amount
          }
          unverified {
            amount
          }
          withheldOpen {
            amount
          }
        }
      }
    `,
    orderKey,
  )
  if (invoices.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="invoices.noneOfOrder" />
      </p>
    )
  return (
    <div className="document-table-scroll">
      <table className="document-table">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="invoices.number" />
            </th>
            <th scope="col">
              <FormattedMessage id="invoices.date" />
            </th>
            <th scope="col">
              <FormattedMessage id="invoices.status" />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="invoices.total" />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="invoices.remaining" />
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(invoice => (
            <tr key={invoice.id}>
              <th scope="row">
                <Link className="link" to={`/invoices/${invoice.uuid}`}>
                  {invoice.number ?? <FormattedMessage id="invoices.noNumber" />}
                </Link>
                {invoice.kind === 'ADVANCE' ? (
                  <small>
                    <FormattedMessage id="invoices.kind.ADVANCE" />
                  </small>
                ) : null}
              </th>
              <td>{formats.date(invoice.invoiceDate)}</td>
              <td>
                <InvoiceStatusMark invoice={invoice} />
              </td>
              <td className="num">{formats.amount(invoice.total.amount)}</td>
              <td className="num">{formats.amount(invoice.remaining.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
