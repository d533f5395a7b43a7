import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { Field } from '../../ui/form/Field.tsx'
import { useFormField } from '../../ui/form/fields.tsx'

type PasswordFieldProps = {
  name: string
  label: string
  /** Tells a password manager whether to fill in or to generate one. */
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  hint?: ReactNode
  /** At the end of the label's line. */
  aside?: ReactNode
}

/** A password, hidden until the user reveals it. */
export function PasswordField({ name, label, autoComplete, autoFocus, hint, aside }: PasswordFieldProps) {
  const { formatMessage } = useIntl()
  const field = useFormField<string>(name, label)
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="password-field">
      <Field label={label} error={field.error} id={field.id} hint={hint}>
        {control => (
          <div className="input">
            <input
              {...control}
              name={name}
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoFocus={autoFocus}
              value={field.value}
              onChange={event => field.change(event.target.value)}
              onBlur={field.touch}
            />
            <button
              type="button"
              className="input-button"
              aria-pressed={shown}
              aria-label={formatMessage({ id: 'signIn.showPassword' })}
              onClick={() => setShown(!shown)}
            >
              <Icon className="i" aria-hidden />
            </button>
          </div>
        )}
      </Field>
      {aside}
    </div>
  )
}
