import { FileCode, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { ExportTaxInvoicesDialog, ImportTaxNumbersDialog } from '../_lib/taxInvoiceDialogs.ts'

/** Exports the selected invoices as a file for the tax office. */
export function ExportTaxInvoicesButton({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={<FileCode className="i" aria-hidden />} onClick={() => setOpen(true)}>
        <FormattedMessage id="invoices.taxInvoice.export" />
      </Button>
      <Suspense fallback={null}>
        {isOpen ? (
          <ExportTaxInvoicesDialog
            invoiceIds={ids}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false)
              onDone()
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** Imports the tax office's numbers from a file. */
export function ImportTaxNumbersButton({ onDone }: { onDone: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Upload className="i" aria-hidden />} onClick={() => setOpen(true)}>
        <FormattedMessage id="invoices.taxInvoice.import" />
      </Button>
      <Suspense fallback={null}>
        {isOpen ? (
          <ImportTaxNumbersDialog
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false)
              onDone()
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}
