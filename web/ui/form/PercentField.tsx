import { useState } from 'react'
import { readQuantity } from '../../i18n/amountInput.ts'
import { isDecimal } from '../../i18n/decimal.ts'
import { useFormats } from '../../i18n/format.ts'
import { Field } from './Field.tsx'
import { useFormField } from './fields.tsx'

/** A percentage, typed in the user's number format and stored as a decimal; invalid text stays as typed. */
export function PercentField({ name, label }: { name: string; label: string }) {
  const formats = useFormats()
  const field = useFormField<string>(name, label)
  const [typing, setTyping] = useState<string | null>(null)
  const shown = isDecimal(field.value) ? formats.quantity(field.value) : field.value
  return (
    <Field label={label} required error={field.error} id={field.id}>
      {control => (
        <input
          {...control}
          className="input num"
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={typing ?? shown}
          onChange={({ target }) => {
            setTyping(target.value)
            field.change(readQuantity(target.value, formats.numbers) ?? target.value)
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
