import { useIntl } from 'react-intl'
import { Field } from '../form/Field.tsx'

type OwnPasswordFieldProps = { value: string; onChange: (password: string) => void; error?: string | null }

/** The user's own password, where it is required again. */
export function OwnPasswordField({ value, onChange, error }: OwnPasswordFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <Field label={formatMessage({ id: 'secondFactor.password' })} error={error}>
      {control => (
        <input
          {...control}
          className="input"
          type="password"
          autoComplete="current-password"
          autoFocus
          data-autofocus
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
