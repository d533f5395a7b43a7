import { AmountInput } from './AmountInput.tsx'
import { type NamedField, useFormField } from './fields.tsx'

/** An exact amount as a decimal string; null when empty. */
export function MoneyField({
  name,
  label,
  currency,
  large = false,
  disabled = false,
  ...rest
}: NamedField & { currency?: string; large?: boolean }) {
  const field = useFormField<string | null>(name, label)
  return (
    <AmountInput
      {...rest}
      {...(currency === undefined ? {} : { currency })}
      label={label}
      name={name}
      large={large}
      disabled={disabled}
      id={field.id}
      error={field.error}
      value={field.value}
      onChange={field.change}
      onBlur={field.touch}
    />
  )
}
