import type { ReactNode } from 'react'
import { Field } from '../../../ui/form/Field.tsx'
import './emailsField.css'

/** A rejected address with the reason. */
export type RefusedEmail = { email: string; why: string }

/** The rejected addresses of a mutation's result. */
export const refusedEmails = (
  failed: readonly { readonly email: string; readonly userErrors: readonly { readonly message: string }[] }[],
): RefusedEmail[] =>
  failed.map(({ email, userErrors }) => ({ email, why: userErrors.map(({ message }) => message).join(' ') }))

type EmailsFieldProps = {
  label: string
  hint: ReactNode
  error: string | undefined
  value: string
  onChange: (value: string) => void
  refused: readonly RefusedEmail[]
}

/** One address or a pasted list of them. Rejected ones are listed below, each with its reason. */
export function EmailsField({ label, hint, error, value, onChange, refused }: EmailsFieldProps) {
  return (
    <>
      <Field required label={label} hint={hint} error={error}>
        {control => (
          <textarea
            {...control}
            data-autofocus
            className="input"
            rows={4}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
        )}
      </Field>
      {refused.length > 0 ? (
        <div className="note warn" role="alert">
          <ul className="refused-emails">
            {refused.map(({ email, why }) => (
              <li key={email}>
                <b>{email}</b> {why}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}
