import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { useRecordSlip } from '../_lib/useRecordSlip.ts'

const MAX_LENGTH = 30

type SlipDialogProps = {
  bill: { readonly id: string; readonly version: number }
  slip: string
  onClose: () => void
}

/** Records the number that the tax office assigned to a bill's withholding slip. */
export function SlipDialog({ bill: { id, version }, slip, onClose }: SlipDialogProps) {
  const { formatMessage } = useIntl()
  const [record] = useRecordSlip()
  const [number, setNumber] = useState(slip)
  return (
    <FormDialog
      title={<FormattedMessage id="billTax.slip" />}
      description={<FormattedMessage id="billTax.slip.text" />}
      submitLabel={<FormattedMessage id="action.save" />}
      check={(): Record<string, string> =>
        number.trim().length > MAX_LENGTH
          ? { number: formatMessage({ id: 'rule.tooLong' }, { longest: MAX_LENGTH }) }
          : {}
      }
      send={() => record({ variables: { input: { id, version, number: number.trim() || null } } })}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <Field label={<FormattedMessage id="billTax.slip.number" />} error={errors.number}>
          {control => (
            <input
              {...control}
              data-autofocus
              className="input"
              autoComplete="off"
              value={number}
              onChange={event => setNumber(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
