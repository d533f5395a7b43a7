import { PreviewBeside } from '../../_components/PreviewBeside.tsx'
import { toPreview, useMissingOfPreview } from '../_lib/invoicePreview.ts'
import type { InvoiceValues } from '../_lib/invoiceValues.ts'

type InvoicePreviewProps = { values: InvoiceValues; open: boolean; onClose: () => void }

/** Previews the printed invoice during typing. */
export function InvoicePreview({ values, ...opened }: InvoicePreviewProps) {
  return (
    <PreviewBeside
      {...opened}
      path="/invoice-previews"
      content={toPreview(values)}
      missing={useMissingOfPreview(values)}
    />
  )
}
