import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { InvoiceDownload_invoice$key } from '../../../../__generated__/InvoiceDownload_invoice.graphql.ts'
import { PaperDownload } from '../../_components/PaperDownload.tsx'

/** Downloads the invoice as PDF. */
export function InvoiceDownload({ invoiceKey }: { invoiceKey: InvoiceDownload_invoice$key }) {
  const { formatMessage } = useIntl()
  const { number, kind, ...urls } = useFragment(
    graphql`
      fragment InvoiceDownload_invoice on Invoice {
        number
        kind
        BOTH: documentUrl(language: BOTH)
        ID: documentUrl(language: ID)
        EN: documentUrl(language: EN)
      }
    `,
    invoiceKey,
  )
  return <PaperDownload name={number ?? formatMessage({ id: `invoices.draft.${kind}` })} urls={urls} />
}
