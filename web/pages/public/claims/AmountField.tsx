import { useState } from 'react'
import { readAmount } from '../../../i18n/amountInput.ts'
import { isDecimal } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Field } from '../../../ui/form/Field.tsx'

type AmountFieldProps = {
  label: string
  currency: string
  /** A decimal string; invalid text is passed on as typed, so that the form reports it. */
  value: string | null
  error: string | undefined
  onChange: (value: string | null) => void
}

/** An exact amount, with the separators of the language. */
export function AmountField({ label, currency, value, error, onChange }: AmountFieldProps) {
  const formats = useFormats()
  const [typing, setTyping] = useState<string | null>(null)
  const shown = value !== null && isDecimal(value) ? formats.amount(value) : (value ?? '')
  return (
    <Field label={label} required error={error}>
      {control => (
        <div className={error ? 'input bad' : 'input'}>
          <span className="input-currency">{formats.currencySymbol(currency)}</span>
          <input
            {...control}
            className="num"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typing ?? shown}
            onChange={({ target: { value: next } }) => {
              setTyping(next)
              onChange(next.trim() === '' ? null : (readAmount(next, formats.numbers) ?? next))
            }}
            onBlur={() => setTyping(null)}
          />
        </div>
      )}
    </Field>
  )
}
