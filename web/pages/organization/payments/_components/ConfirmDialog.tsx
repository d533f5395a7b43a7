import { FormattedMessage } from 'react-intl'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActablePayment } from '../_lib/actablePayment.ts'
import { saveFile } from '../_lib/saveFile.ts'
import { useEndRecurrence } from '../_lib/useEndRecurrence.ts'
import { useExportPayments } from '../_lib/useExportPayments.ts'
import { PaymentLines } from './PaymentLines.tsx'
import './payments.css'

type ConfirmDialogProps = {
  action: 'EXPORT' | 'END_RECURRENCE'
  payments: readonly ActablePayment[]
  onClose: () => void
  onDone: (payload: BulkPayload) => void
}

/** Says of which payments what is about to happen: neither an export nor the end of a series is taken back. */
export function ConfirmDialog({ action, payments, onClose, onDone }: ConfirmDialogProps) {
  const [exportThem] = useExportPayments()
  const [endRecurrence] = useEndRecurrence()
  const values = { count: payments.length }
  const variables = { input: { ids: payments.map(({ id }) => id) } }

  async function send(): Promise<Outcome<BulkPayload>> {
    if (action === 'END_RECURRENCE') return endRecurrence({ variables })
    const outcome = await exportThem({ variables })
    if (outcome.ok) {
      const { fileName, content } = outcome.payload
      if (fileName && content) saveFile(fileName, content)
    }
    return outcome
  }
  return (
    <FormDialog
      size="md"
      focusSubmit
      title={<FormattedMessage id={`payments.${action}.title`} values={values} />}
      description={<FormattedMessage id={`payments.${action}.text`} />}
      submitLabel={<FormattedMessage id={`payments.${action}.submit`} values={values} />}
      send={send}
      onSent={onDone}
      onClose={onClose}
    >
      {() => <PaymentLines payments={payments} />}
    </FormDialog>
  )
}
