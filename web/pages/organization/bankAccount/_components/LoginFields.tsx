import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'
import type { FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import type { Login, LoginFields as Asked } from '../_lib/login.ts'

type LoginFieldsProps = {
  values: Login
  /** The fields that this bank requires. */
  asked: Asked
  onChange: (values: Login) => void
  errors: FieldErrors
}

/** The login at the bank's SFTP server. Always empty at first: stored logins can't be read. */
export function LoginFields({ values, asked, onChange, errors }: LoginFieldsProps) {
  const { formatMessage } = useIntl()
  const put = (name: keyof Login) => (event: { target: { value: string } }) =>
    onChange({ ...values, [name]: event.target.value })
  // Not a user's password: the browser must not save it.
  const secret = { autoComplete: 'off', spellCheck: false } as const
  const text = (name: 'companyId' | 'userId' | 'cif') => (
    <Field label={formatMessage({ id: `connection.login.${name}` })} required error={errors[`login.${name}`]}>
      {control => <input {...control} {...secret} className="input" value={values[name]} onChange={put(name)} />}
    </Field>
  )
  return (
    <>
      {asked.includes('COMPANY_ID') ? text('companyId') : null}
      {text('userId')}
      {asked.includes('CIF') ? text('cif') : null}
      {asked.includes('PASSWORD') ? (
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
      ) : null}
      <Field
        label={formatMessage({ id: 'connection.privateKey' })}
        hint={<FormattedMessage id="connection.login.privateKey.hint" />}
        error={
          errors['login.privateKey'] ??
          (asked.includes('PASSWORD') ? undefined : (errors['login.password'] ?? errors.login))
        }
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
