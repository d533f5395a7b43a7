import { useIntl } from 'react-intl'
import { Combobox } from '../../../../ui/form/Combobox.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { accountOption, useOwnAccountSearch } from '../_lib/useOwnAccountSearch.ts'

type AccountFieldProps = {
  accounts: readonly Parameters<typeof accountOption>[0][]
  /** Whether there are more accounts than these: they are found by typing. */
  hasMore: boolean
  value: string
  error: string | undefined
  onChange: (id: string) => void
}

/** Whose file it is: one of a list, or of a search where a list would not show them all. */
export function AccountField({ accounts, hasMore, value, error, onChange }: AccountFieldProps) {
  const { formatMessage } = useIntl()
  const { search } = useOwnAccountSearch()
  const label = formatMessage({ id: 'statements.account' })
  const options = accounts.map(accountOption)
  if (hasMore)
    return (
      <Combobox
        label={label}
        required
        error={error}
        placeholder={formatMessage({ id: 'combobox.type' })}
        value={value === '' ? null : value}
        chosen={options.find(option => option.value === value) ?? null}
        search={search}
        onChange={id => onChange(id ?? '')}
      />
    )
  return (
    <Field label={label} required error={error}>
      {control => (
        <select {...control} className="input" value={value} onChange={event => onChange(event.target.value)}>
          {value === '' ? <option value="">{formatMessage({ id: 'statements.account.choose' })}</option> : null}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
