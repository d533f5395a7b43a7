import { useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'
import type { FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import { type CredentialField, inputOf, type ProviderCredentials } from '../_lib/providerCredentials.ts'

type CredentialFieldsProps = {
  asked: readonly CredentialField[]
  values: ProviderCredentials
  onChange: (values: ProviderCredentials) => void
  errors: FieldErrors
  required: boolean
}

/** Credentials that a provider requires. Always empty at first: stored ones can't be read. */
export function CredentialFields({ asked, values, onChange, errors, required }: CredentialFieldsProps) {
  const { formatMessage } = useIntl()
  return asked.map(field => {
    const name = inputOf(field)
    return (
      <Field
        key={field}
        label={formatMessage({ id: `providers.credential.${field}` })}
        required={required}
        optional={!required}
        error={errors[`credentials.${name}`]}
      >
        {control => (
          <input
            {...control}
            className="input"
            // Not a user's password: the browser must not save it.
            autoComplete="off"
            spellCheck={false}
            type={field === 'CLIENT_ID' ? 'text' : 'password'}
            value={values[name]}
            onChange={event => onChange({ ...values, [name]: event.target.value })}
          />
        )}
      </Field>
    )
  })
}
