import { useIntl } from 'react-intl'
import { Combobox } from './Combobox.tsx'
import type { Option, SearchOptions } from './comboboxProps.ts'
import { type NamedField, useFormField } from './fields.tsx'

type ComboboxFieldProps = NamedField & {
  search: SearchOptions
  /** The option of the form's initial value. */
  chosen?: Option | null
  placeholder?: string
  /** Called after a choice. */
  onChoose?: (option: Option | null) => void
}

/** One of many records, by id; null when empty. `useRecordSearch` creates `search` from a Relay query. */
export function ComboboxField({
  name,
  label,
  search,
  chosen,
  placeholder,
  onChoose,
  disabled = false,
  ...rest
}: ComboboxFieldProps) {
  const field = useFormField<string | null>(name, label)
  const { formatMessage } = useIntl()
  return (
    <Combobox
      {...rest}
      label={label}
      name={name}
      disabled={disabled}
      id={field.id}
      error={field.error}
      value={field.value}
      chosen={chosen ?? null}
      placeholder={placeholder ?? formatMessage({ id: 'combobox.type' })}
      search={search}
      onChange={(value, option) => {
        field.change(value)
        onChoose?.(option)
      }}
      onBlur={field.touch}
    />
  )
}
