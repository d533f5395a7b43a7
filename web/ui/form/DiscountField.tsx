import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../i18n/format.ts'
import { Field } from './Field.tsx'
import { useFormField } from './fields.tsx'
import { emptyLine } from '../lineGrid/lines.ts'
import { readLineCell, showLineCell } from '../lineGrid/readLine.ts'

const blank = emptyLine()

/** The discount on a whole document: a percentage or an amount, parsed as in lines. */
export function DiscountField({ label, disabled = false }: { label: string; disabled?: boolean }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const field = useFormField<string | null>('discount', label)
  const [typing, setTyping] = useState<string | null>(null)
  return (
    <Field label={label} optional error={field.error} id={field.id}>
      {control => (
        <input
          {...control}
          className="input num"
          name="discount"
          // A phone's numeric keyboard has no percent sign.
          inputMode="text"
          autoComplete="off"
          disabled={disabled}
          placeholder={formatMessage({ id: 'lines.discount.placeholder' })}
          value={typing ?? showLineCell({ ...blank, discount: field.value }, 'discount', formats)}
          onChange={({ target }) => {
            setTyping(target.value)
            field.change(readLineCell('discount', target.value, formats.numbers).discount ?? null)
          }}
          onBlur={() => {
            setTyping(null)
            field.touch()
          }}
        />
      )}
    </Field>
  )
}
