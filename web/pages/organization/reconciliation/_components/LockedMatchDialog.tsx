import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import type { FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import { FactorFormDialog } from '../../../../ui/freshFactor/FactorFormDialog.tsx'
import type { MatchBeforeLock } from '../_lib/useMatching.ts'
import { Numbers } from './Numbers.tsx'

const MAX_REASON_LENGTH = 500

/** Asks the owner for a reason to match in a locked period. */
export function LockedMatchDialog({ match }: { match: MatchBeforeLock }) {
  const intl = useIntl()
  const formats = useFormats()
  const [reason, setReason] = useState('')
  const check = (): FieldErrors =>
    reason.trim() === '' ? { lockReason: intl.formatMessage({ id: 'reconciliation.undo.reason.required' }) } : {}
  return (
    <FactorFormDialog
      title={<FormattedMessage id="reconciliation.locked.title" />}
      description={
        <FormattedMessage
          id="reconciliation.locked.intro"
          values={{
            amount: formats.amount(match.amount),
            numbers: <Numbers of={match.numbers} />,
            b: chunks => <b className="tab-num">{chunks}</b>,
          }}
        />
      }
      submitLabel={<FormattedMessage id="reconciliation.locked.confirm" />}
      check={check}
      send={factor => match.send(reason.trim(), factor)}
      onSent={match.onSent}
      onClose={match.onClose}
    >
      {errors => (
        <Field label={<FormattedMessage id="reconciliation.undo.reason" />} required error={errors['lockReason']}>
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
      )}
    </FactorFormDialog>
  )
}
