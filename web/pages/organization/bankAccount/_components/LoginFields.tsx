import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'
import type { FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import type { Login } from '../_lib/login.ts'

type LoginFieldsProps = { values: Login; onChange: (values: Login) => void; errors: FieldErrors }

/** Who signs in at the bank's server of files. Nothing of it is filled in from before: it can't be read again. */
export function LoginFields({ values, onChange, errors }: LoginFieldsProps) {
  const { formatMessage } = useIntl()
  const put = (name: keyof Login) => (event: { target: { value: string } }) =>
    onChange({ ...values, [name]: event.target.value })
  // Never offered again, and no password of a person.
  const secret = { autoComplete: 'off', spellCheck: false } as const
  return (
    <>
      <Field label={formatMessage({ id: 'connection.login.username' })} required error={errors['login.username']}>
        {control => (
          <input {...control} {...secret} className="input" value={values.username} onChange={put('username')} />
        )}
      </Field>
      <Field
        label={formatMessage({ id: 'connection.login.password' })}
        hint={<FormattedMessage id="connection.login.either" />}
        error={errors['login.password'] ?? errors.login}
      >
        {control => (
          <input
            {...control}
            {...secret}
            className="input"
            type="password"
            value={values.password}
            onChange={put('password')}
          />
        )}
      </Field>
      <Field
        label={formatMessage({ id: 'connection.privateKey' })}
        hint={<FormattedMessage id="connection.login.privateKey.hint" />}
        error={errors['login.privateKey']}
      >
        {control => (
          <textarea
            {...control}
            {...secret}
            className="input key-input"
            rows={4}
            placeholder="-----BEGIN OPENSSH PRIVATE KEY-----"
            value={values.privateKey}
            onChange={put('privateKey')}
          />
        )}
      </Field>
    </>
  )
}
