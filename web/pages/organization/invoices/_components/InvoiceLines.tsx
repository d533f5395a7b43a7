import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { InvoiceLines_invoice$key } from '../../../../__generated__/InvoiceLines_invoice.graphql.ts'
import { DocumentLines } from '../../products/_public/DocumentLines.tsx'
import { InvoiceSums } from './InvoiceSums.tsx'

/** The invoiced lines, and their amounts. */
export function InvoiceLines({ invoiceKey }: { invoiceKey: InvoiceLines_invoice$key }) {
  const { lines, totals, note } = useFragment(
    graphql`
      fragment InvoiceLines_invoice on Invoice @throwOnFieldError {
        note
        lines {
          uuid
          product {
            code
          }
          description
          unit
          withholding
          quantity
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
          ...InvoiceSums_totals
        }
      }
    `,
    invoiceKey,
  )
  return (
    <DocumentLines
      lines={lines}
      note={note}
      noteLabel={<FormattedMessage id="invoices.note" />}
      sums={<InvoiceSums totalsKey={totals} />}
    />
  )
}
