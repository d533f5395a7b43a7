import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { InvoicePayments_invoice$key } from '../../../../__generated__/InvoicePayments_invoice.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { MethodName } from '../_components/MethodName.tsx'
import { ReceivedPaymentStatusMark } from '../_components/ReceivedPaymentStatusMark.tsx'
import '../../_components/documents.css'

/** The payments that pay or paid an invoice, the newest first. */
export function InvoicePayments({ invoiceKey }: { invoiceKey: InvoicePayments_invoice$key }) {
  const formats = useFormats()
  const { receivedPayments } = useFragment(
    graphql`
      fragment InvoicePayments_invoice on Invoice @throwOnFieldError {
        receivedPayments {
          id
          uuid
          number
          status
          verification
          method
          paymentDate
          amount {
            amount
          }
        }
      }
    `,
    invoiceKey,
  )
  if (receivedPayments.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="receivedPayments.noneOfInvoice" />
      </p>
    )
  return (
    <div className="document-table-scroll">
      <table className="document-table">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="receivedPayments.number" />
            </th>
            <th scope="col">
              <FormattedMessage id="receivedPayments.date" />
            </th>
            <th scope="col">
              <FormattedMessage id="receivedPayments.method" />
            </th>
            <th scope="col">
              <FormattedMessage id="receivedPayments.status" />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="receivedPayments.amount" />
            </th>
          </tr>
        </thead>
        <tbody>
          {receivedPayments.map(payment => (
            <tr key={payment.id}>
              <th scope="row">
                <Link className="link" to={`/payment/${payment.uuid}`}>
                  {payment.number}
                </Link>
              </th>
              <td>{formats.date(payment.paymentDate)}</td>
              <td>
                <MethodName method={payment.method} />
              </td>
              <td>
                <ReceivedPaymentStatusMark payment={payment} />
              </td>
              <td className="num">{formats.amount(payment.amount.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
