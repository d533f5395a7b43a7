import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '../../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../../ui/form/FormDialog.tsx'
import { useRenameFactor } from '../_lib/useRenameFactor.ts'
import type { Factor } from '../_lib/factor.ts'
import { LABEL } from '../../../../../ui/form/labelSlot.tsx'

/** Renames a factor. */
export function RenameFactorDialog({ factor, onClose }: { factor: Factor; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState(factor.name)
  const [rename] = useRenameFactor()
  const name = typed.trim()
  return (
    <FormDialog
      title={<FormattedMessage id="security.factors.rename" values={{ name: factor.name }} />}
      check={() => (name === '' ? { name: formatMessage({ id: 'rule.enter' }, { label: LABEL }) } : {})}
      send={() => rename({ variables: { input: { uuid: factor.uuid, name } } })}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <Field label={formatMessage({ id: 'security.factors.name' })} required error={errors['name']}>
          {control => (
            <input
              {...control}
              className="input"
              data-autofocus
              autoComplete="off"
              maxLength={100}
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
