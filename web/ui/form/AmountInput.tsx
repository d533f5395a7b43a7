import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isSum, readAmount } from '../../i18n/amountInput.ts'
import { useFormats } from '../../i18n/format.ts'
import { Field, type FieldProps } from './Field.tsx'

type AmountInputProps = Omit<FieldProps, 'beside'> & {
  /** A decimal string, null when empty. What can't be read is handed on as it was typed, so that validation names it. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  name?: string
  currency?: string
  /** 48 px, for the amount that a form is about. */
  large?: boolean
  disabled?: boolean
}

/**
 * An exact amount. Takes digits with the separators of the active format, pasted amounts with their currency, and sums such as
 * `1.000.000-250.000`, whose result is shown beside the label and taken over on leaving.
 */
export function AmountInput({ value, onChange, onBlur, currency, large, disabled, name, ...field }: AmountInputProps) {
  const formats = useFormats()
  const { formatMessage } = useIntl()
  const shown = (amount: string | null) => {
    if (amount === null) return ''
    return /^-?\d+(\.\d{1,2})?$/.test(amount) ? formats.amount(amount) : amount
  }
  const [typing, setTyping] = useState<string | null>(null)
  const text = typing ?? shown(value)
  const read = readAmount(text, formats.numbers)
  const echo = typing !== null && read !== null && (isSum(typing) || typing.replace(/\D/g, '').length > 3)

  function change(next: string) {
    setTyping(next)
    onChange(next.trim() === '' ? null : (readAmount(next, formats.numbers) ?? next))
  }
  return (
    <Field
      {...field}
      // Where it takes no room: it goes on leaving, and what is beneath must not move away from under the pointer.
      beside={
        <span className="num" aria-live="polite">
          {echo ? formatMessage({ id: 'amount.echo' }, { amount: formats.amount(read) }) : null}
        </span>
      }
    >
      {control => (
        <div className={['input', large ? 'input-amount' : '', field.error ? 'bad' : ''].join(' ')}>
          {currency ? <span className="input-currency">{formats.currencySymbol(currency)}</span> : null}
          <input
            {...control}
            className="num"
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            disabled={disabled}
            value={text}
            onChange={event => change(event.target.value)}
            onBlur={() => {
              setTyping(null)
              onBlur?.()
            }}
          />
        </div>
      )}
    </Field>
  )
}
