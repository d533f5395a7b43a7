import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isSum, readAmount, readQuantity } from '../../i18n/amountInput.ts'
import { useFormats } from '../../i18n/format.ts'
import { Field, type FieldProps } from './Field.tsx'

type AmountInputProps = Omit<FieldProps, 'beside'> & {
  /** A decimal string, null when empty. Invalid text is passed on as typed, so that validation reports it. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  name?: string
  currency?: string
  /** A price of one unit: four decimals, as a quantity. */
  perUnit?: boolean
  /** 48 px, for a form's main amount. */
  large?: boolean
  disabled?: boolean
}

/**
 * An exact amount. Accepts digits with the separators of the active format, pasted amounts with their currency, and calculations such as
 * `1.000.000-250.000`, whose result is shown next to the label and replaces the text on blur.
 */
export function AmountInput({
  value,
  onChange,
  onBlur,
  currency,
  perUnit,
  large,
  disabled,
  name,
  ...field
}: AmountInputProps) {
  const formats = useFormats()
  const { formatMessage } = useIntl()
  const readText = perUnit ? readQuantity : readAmount
  const format = perUnit ? formats.quantity : formats.amount
  const formattable = perUnit ? /^-?\d+(\.\d{1,4})?$/ : /^-?\d+(\.\d{1,2})?$/
  const shown = (amount: string | null) =>
    amount !== null && formattable.test(amount) ? format(amount) : (amount ?? '')
  const [typing, setTyping] = useState<string | null>(null)
  const text = typing ?? shown(value)
  const read = readText(text, formats.numbers)
  const echo = typing !== null && read !== null && (isSum(typing) || typing.replace(/\D/g, '').length > 3)

  function change(next: string) {
    setTyping(next)
    onChange(next.trim() === '' ? null : (readText(next, formats.numbers) ?? next))
  }
  return (
    <Field
      {...field}
      // Placed where it takes no space: it disappears on blur, and what is below must not move away from the pointer.
      beside={
        <span className="num" aria-live="polite">
          {echo ? formatMessage({ id: 'amount.echo' }, { amount: format(read) }) : null}
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
