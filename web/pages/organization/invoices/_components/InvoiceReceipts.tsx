import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { InvoiceReceipts_invoice$key } from '../../../../__generated__/InvoiceReceipts_invoice.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { ReceiptStatusMark } from '../../goodsReceipts/_public/ReceiptStatusMark.tsx'

/** The receipts that an invoice was created from. */
export function InvoiceReceipts({ invoiceKey }: { invoiceKey: InvoiceReceipts_invoice$key }) {
  const formats = useFormats()
  const { goodsReceipts } = useFragment(
    graphql`
      fragment InvoiceReceipts_invoice on Invoice @throwOnFieldError {
        goodsReceipts {
          id
          number
          kind
          status
          reference
          date
        }
      }
    `,
    invoiceKey,
  )
  if (goodsReceipts.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="invoices.noReceipts" />
      </p>
    )
  return (
    <ul className="invoice-receipts">
      {goodsReceipts.map(receipt => (
        <li key={receipt.id}>
          <span>
            <b className="fw5">{receipt.number}</b>{' '}
            <span className="muted">
              {[formats.date(receipt.date, { year: 'always' }), receipt.reference].filter(Boolean).join(' · ')}
            </span>
          </span>
          <ReceiptStatusMark receipt={receipt} />
        </li>
      ))}
    </ul>
  )
}
