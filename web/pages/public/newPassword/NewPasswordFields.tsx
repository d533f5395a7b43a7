import { Check, Dot } from 'lucide-react'
import { useFormikContext } from 'formik'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { PasswordField } from '../PasswordField.tsx'
import './newPassword.css'

export type NewPassword = { password: string; confirmation: string }

/** The server's requirements for passwords. It also rejects common ones, which is not listed here. */
const RULES = [
  { id: 'length', isMet: (password: string) => [...password].length >= 8 },
  { id: 'capital', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'number', isMet: (password: string) => /\p{Nd}/u.test(password) },
] as const

/** Errors of the two fields, for Formik. */
export function validateNewPassword(
  { password, confirmation }: NewPassword,
  formatMessage: IntlShape['formatMessage'],
): Partial<NewPassword> {
  const missing = password === '' ? 'newPassword.required' : 'newPassword.rules'
  const isWeak = RULES.some(({ isMet }) => !isMet(password))
  return {
    ...(isWeak && { password: formatMessage({ id: missing }) }),
    ...(confirmation !== password && { confirmation: formatMessage({ id: 'newPassword.mismatch' }) }),
  }
}

/** A new password and its confirmation, with a live checklist of the rules. `email` identifies the user for password managers. */
export function NewPasswordFields({ email, autoFocus = false }: { email: string; autoFocus?: boolean }) {
  const { formatMessage } = useIntl()
  const { values } = useFormikContext<NewPassword>()
  return (
    <>
      <input className="sr" type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      <PasswordField
        name="password"
        label={formatMessage({ id: 'newPassword.password' })}
        autoComplete="new-password"
        autoFocus={autoFocus}
        hint={<Rules password={values.password} />}
      />
      <PasswordField
        name="confirmation"
        label={formatMessage({ id: 'newPassword.confirmation' })}
        autoComplete="new-password"
      />
    </>
  )
}

function Rules({ password }: { password: string }) {
  return (
    <span className="password-rules">
      {RULES.map(({ id, isMet }) => {
        const met = isMet(password)
        const Icon = met ? Check : Dot
        return (
          <span key={id} className={met ? 'met' : undefined}>
            <Icon className="i i-12" aria-hidden />
            <FormattedMessage id={`newPassword.rule.${id}`} />
          </span>
        )
      })}
    </span>
  )
}
