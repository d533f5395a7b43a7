import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActableMemo } from '../_lib/actableMemo.ts'
import { useDeleteCreditMemos } from '../_lib/useDeleteCreditMemos.ts'
import { useSendCreditMemos } from '../_lib/useSendCreditMemos.ts'
import { useVoidCreditMemos } from '../_lib/useVoidCreditMemos.ts'

type CreditMemosDialogProps = {
  decision: 'DELETE' | 'VOID' | 'SEND'
  memos: readonly ActableMemo[]
  onClose: () => void
  onDone: (payload: BulkPayload) => void
}

/** Confirms deleting or emailing memos, or asks for the reason for voiding them. */
export function CreditMemosDialog({ decision, memos, onClose, onDone }: CreditMemosDialogProps) {
  const { formatMessage } = useIntl()
  const [remove] = useDeleteCreditMemos()
  const [mail] = useSendCreditMemos()
  const [makeVoid] = useVoidCreditMemos()
  const ids = memos.map(({ id }) => id)
  const [only] = memos.length === 1 ? memos : []
  const values = { count: memos.length, number: only?.number ?? '', invoice: only?.invoiceNumber ?? '' }
  const isWriteOff = memos.every(({ kind }) => kind === 'WRITE_OFF')
  const words = {
    title: <FormattedMessage id={`creditMemos.${decision}.title`} values={values} />,
    description: (
      <FormattedMessage
        id={decision === 'VOID' && isWriteOff ? 'creditMemos.VOID.text.writeOff' : `creditMemos.${decision}.text`}
        values={values}
      />
    ),
    submitLabel: <FormattedMessage id={`creditMemos.${decision}`} values={values} />,
    onSent: onDone,
    onClose,
  }
  if (decision === 'DELETE')
    return (
      <FormDialog {...words} alert danger focusSubmit send={() => remove({ variables: { input: { ids } } })}>
        {() => null}
      </FormDialog>
    )
  if (decision === 'SEND')
    return (
      <FormDialog {...words} focusSubmit send={() => mail({ variables: { input: { ids } } })}>
        {() => null}
      </FormDialog>
    )
  return (
    <ReasonFormDialog
      {...words}
      label={<FormattedMessage id="creditMemos.reason" />}
      missing={formatMessage({ id: 'creditMemos.reason.required' })}
      send={reason => makeVoid({ variables: { input: { ids, reason } } })}
    />
  )
}
