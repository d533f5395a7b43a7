import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { Numbers } from './Numbers.tsx'
import { useRemoveReconciliation } from './useRemoveReconciliation.ts'

/** A match that may be taken back. */
export type Undoable = { readonly id: string; readonly amount: string; readonly numbers: readonly string[] }

type UndoDialogProps = {
  match: Undoable
  onClose: () => void
  /** The lines that are open again. */
  onUndone: (lineIds: readonly string[]) => void
}

const presets = ['wrong', 'amount', 'mistake'] as const

/** Takes a match back; it wants to know why, since colleagues will. */
export function UndoDialog({ match, onClose, onUndone }: UndoDialogProps) {
  const intl = useIntl()
  const formats = useFormats()
  const [remove, isRemoving] = useRemoveReconciliation()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)

  const submit = async (): Promise<void> => {
    if (reason.trim() === '') {
      setError(intl.formatMessage({ id: 'reconciliation.undo.reason.required' }))
      return
    }
    const outcome = await remove(match.id, reason.trim())
    if (outcome.ok) onUndone(outcome.payload.statementTransactions.map(({ id }) => id))
    else setError(outcome.form ?? Object.values(outcome.fields).join(' '))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="reconciliation.undo.title" />}
      description={
        <FormattedMessage
          id="reconciliation.undo.intro"
          values={{
            amount: formats.amount(match.amount),
            numbers: <Numbers of={match.numbers} />,
            b: chunks => <b className="tab-num">{chunks}</b>,
          }}
        />
      }
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            <FormattedMessage id="reconciliation.undo.cancel" />
          </Button>
          <Button size="lg" variant="primary" type="submit" form={FORM} loading={isRemoving} disabled={isRemoving}>
            <FormattedMessage id="reconciliation.undo.confirm" />
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="undo-form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="row wrap">
          {presets.map(preset => (
            <Button
              key={preset}
              size="sm"
              type="button"
              onClick={() => setReason(intl.formatMessage({ id: `reconciliation.undo.preset.${preset}` }))}
            >
              <FormattedMessage id={`reconciliation.undo.preset.${preset}`} />
            </Button>
          ))}
        </div>
        <Field label={<FormattedMessage id="reconciliation.undo.reason" />} required error={error}>
          {control => (
            <div className={error === null ? 'input' : 'input bad'}>
              <input
                {...control}
                data-autofocus
                maxLength={LONGEST_REASON}
                value={reason}
                onChange={event => {
                  setReason(event.target.value)
                  setError(null)
                }}
              />
            </div>
          )}
        </Field>
      </form>
    </Dialog>
  )
}

const FORM = 'undo-reason'
const LONGEST_REASON = 500
