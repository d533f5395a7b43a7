import { useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'

type AliasFieldProps = { value: string; onChange: (value: string) => void; error: string | undefined }

/** The name of a connection. */
export function AliasField({ value, onChange, error }: AliasFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <Field label={formatMessage({ id: 'providers.alias' })} required error={error}>
      {control => (
        <input
          {...control}
          className="input"
          data-autofocus
          autoComplete="off"
          maxLength={100}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
