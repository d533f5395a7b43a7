import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'
import type { FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import { type Credentials, credentialFields } from '../_lib/credentials.ts'

type CredentialsFieldsProps = { values: Credentials; onChange: (values: Credentials) => void; errors: FieldErrors }

/** Credentials for the bank's API, and our key. Always empty at first: stored ones can't be read. */
export function CredentialsFields({ values, onChange, errors }: CredentialsFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {credentialFields.map(name => (
        <Field
          key={name}
          label={formatMessage({ id: `connection.${name}` })}
          required
          error={errors[`credentials.${name}`]}
        >
          {control => (
            <input
              {...control}
              className="input"
              // Not a user's password: the browser must not save it.
              autoComplete="off"
              spellCheck={false}
              type={name === 'clientSecret' ? 'password' : 'text'}
              inputMode={name === 'channelId' ? 'numeric' : 'text'}
              value={values[name]}
              onChange={event => onChange({ ...values, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field
        label={formatMessage({ id: 'connection.privateKey' })}
        required
        hint={<FormattedMessage id="connection.privateKey.hint" />}
        error={errors['credentials.privateKey']}
      >
        {control => (
          <textarea
            {...control}
            className="input key-input"
            autoComplete="off"
            spellCheck={false}
            rows={4}
            placeholder="-----BEGIN PRIVATE KEY-----"
            value={values.privateKey}
            onChange={event => onChange({ ...values, privateKey: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
