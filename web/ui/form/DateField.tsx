import { DateInput } from './DateInput.tsx'
import { type NamedField, useFormField } from './fields.tsx'

/** A business date as `YYYY-MM-DD`; null when empty. */
export function DateField({
  name,
  label,
  min,
  max,
  disabled = false,
  ...rest
}: NamedField & { min?: string; max?: string }) {
  const field = useFormField<string | null>(name, label)
  return (
    <DateInput
      {...rest}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      label={label}
      name={name}
      disabled={disabled}
      id={field.id}
      error={field.error}
      value={field.value}
      onChange={field.change}
      onBlur={field.touch}
    />
  )
}
