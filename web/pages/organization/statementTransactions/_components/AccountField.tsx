import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'
import { type Account, accountOption } from '../_lib/accountOption.ts'
import { AccountSearch } from '../_lib/lazyAccountSearch.ts'

type AccountFieldProps = {
  accounts: readonly Account[]
  /** Whether there are more accounts than these: then the user searches. */
  hasMore: boolean
  value: string
  error: string | undefined
  onChange: (id: string) => void
}

/** The account of the file: from a list, or by search where a list would not show them all. */
export function AccountField({ accounts, hasMore, value, error, onChange }: AccountFieldProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'statements.account' })
  const options = accounts.map(accountOption)
  if (hasMore)
    return (
      <Suspense fallback={null}>
        <AccountSearch
          label={label}
          required
          error={error}
          placeholder={formatMessage({ id: 'combobox.type' })}
          value={value === '' ? null : value}
          chosen={options.find(option => option.value === value) ?? null}
          onChange={onChange}
        />
      </Suspense>
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
