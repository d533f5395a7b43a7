import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import type { FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import { FactorFormDialog } from '../../../../ui/freshFactor/FactorFormDialog.tsx'
import { Numbers } from './Numbers.tsx'
import { useRemoveReconciliation } from '../_lib/useRemoveReconciliation.ts'

/** A match that can be undone. */
export type Undoable = { readonly id: string; readonly amount: string; readonly numbers: readonly string[] }

type UndoDialogProps = {
  match: Undoable
  onClose: () => void
  /** Called with the lines that are open again. */
  onUndone: (lineIds: readonly string[]) => void
}

const presets = ['wrong', 'amount', 'mistake'] as const

/** Undoes a match, with a reason for colleagues. */
export function UndoDialog({ match, onClose, onUndone }: UndoDialogProps) {
  const intl = useIntl()
  const formats = useFormats()
  const [remove] = useRemoveReconciliation()
  const [reason, setReason] = useState('')

  const check = (): FieldErrors =>
    reason.trim() === '' ? { reason: intl.formatMessage({ id: 'reconciliation.undo.reason.required' }) } : {}
  return (
    <FactorFormDialog
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
      submitLabel={<FormattedMessage id="reconciliation.undo.confirm" />}
      cancelLabel={<FormattedMessage id="reconciliation.undo.cancel" />}
      check={check}
      send={factor => remove(match.id, reason.trim(), factor)}
      onSent={({ statementTransactions }) => onUndone(statementTransactions.map(({ id }) => id))}
      onClose={onClose}
    >
      {errors => (
        <>
          <div className="row wrap">
            {presets.map(preset => (
              <Button
                key={preset}
                size="sm"
                onClick={() => setReason(intl.formatMessage({ id: `reconciliation.undo.preset.${preset}` }))}
              >
                <FormattedMessage id={`reconciliation.undo.preset.${preset}`} />
              </Button>
            ))}
          </div>
          <Field label={<FormattedMessage id="reconciliation.undo.reason" />} required error={errors['reason']}>
            {control => (
              <input
                {...control}
                className="input"
                data-autofocus
                maxLength={MAX_REASON_LENGTH}
                value={reason}
                onChange={event => setReason(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FactorFormDialog>
  )
}

const MAX_REASON_LENGTH = 500
