import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { addDecimals } from '../../../../i18n/decimal.ts'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { type Taxed, TaxNotesOfAll } from './TaxNotesOfAll.tsx'

type ApproveTaxedDialogProps = {
  title: ReactNode
  submitLabel: ReactNode
  records: readonly (Taxed & { readonly total: MoneyValue })[]
  send: () => Promise<Outcome<BulkPayload>>
  onSent: (payload: BulkPayload) => void
  onClose: () => void
}

/** Approves orders or invoices of a list, with what their pages would say of their taxes. */
export default function ApproveTaxedDialog({ records, ...dialog }: ApproveTaxedDialogProps) {
  const formats = useFormats()
  const sums = [...Map.groupBy(records, ({ total }) => total.currency)].map(([currency, own]) =>
    formats.money({ currency, amount: addDecimals(own.map(({ total }) => total.amount)) }),
  )
  return (
    <FormDialog
      {...dialog}
      size="md"
      focusSubmit
      description={<FormattedMessage id="taxNotes.approves" values={{ totals: sums.join(' · ') }} />}
    >
      {() => <TaxNotesOfAll records={records} />}
    </FormDialog>
  )
}
