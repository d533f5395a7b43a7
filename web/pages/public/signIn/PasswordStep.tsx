import { Form, Formik } from 'formik'
import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextField, useFormField } from '../../../ui/form/fields.tsx'
import { type Challenge, signIn } from './signIn.ts'

type PasswordStepProps = { notice: ReactNode; onSignedIn: () => void; onChallenge: (challenge: Challenge) => void }

/** Email and password. */
export function PasswordStep({ notice, onSignedIn, onChallenge }: PasswordStepProps) {
  const { formatMessage } = useIntl()
  const [failure, setFailure] = useState<string | null>(null)
  // Two fields that must not be empty: a schema would cost this screen 12 kB.
  const validate = ({ email, password }: { email: string; password: string }) => ({
    ...(email.trim() === '' && { email: formatMessage({ id: 'signIn.emailRequired' }) }),
    ...(password === '' && { password: formatMessage({ id: 'signIn.passwordRequired' }) }),
  })
  return (
    <Formik
      initialValues={{ email: '', password: '', remember: false }}
      validate={validate}
      validateOnBlur={false}
      onSubmit={async ({ email, password, remember }, { setErrors, setFieldValue }) => {
        setFailure(null)
        const result = await signIn(email.trim(), password, remember)
        if (result.kind === 'signedIn') return onSignedIn()
        if (result.kind === 'challenge') return onChallenge(result.challenge)
        const onFields = result.errors.filter(({ field }) => field === 'email' || field === 'password')
        setErrors(Object.fromEntries(onFields.map(({ field, message }) => [field, message])))
        const other = result.errors.find(error => !onFields.includes(error))
        if (other || onFields.length === 0)
          setFailure(
            other?.message || formatMessage({ id: other?.code === null ? 'request.unreachable' : 'error.server' }),
          )
        await setFieldValue('password', '', false)
        document.querySelector<HTMLInputElement>('input[name=password]')?.focus()
      }}
    >
      {({ isSubmitting, values, setFieldValue }) => (
        <Form noValidate>
          <h1>
            <FormattedMessage id="signIn.title" />
          </h1>
          <p className="lead">
            <FormattedMessage id="signIn.lead" />
          </p>
          <div className="stack">
            {failure === null ? notice : <Refusal>{failure}</Refusal>}
            <TextField
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoFocus
              label={formatMessage({ id: 'signIn.email' })}
            />
            <PasswordField />
            <label className="row t13">
              <Checkbox
                checked={values.remember}
                onChange={event => void setFieldValue('remember', event.target.checked, false)}
              />
              <FormattedMessage id="signIn.remember" />
            </label>
            <Button type="submit" variant="primary" size="xl" block hint="Enter" loading={isSubmitting}>
              <FormattedMessage id="signIn.submit" />
            </Button>
            <p className="t12 muted invited">
              <FormattedMessage id="signIn.invited" />
            </p>
          </div>
        </Form>
      )}
    </Formik>
  )
}

/** Why it didn't work; it says the same whether or not the account exists. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <div className="note bad" role="alert">
      <CircleAlert className="i" aria-hidden />
      <span>{children}</span>
    </div>
  )
}

function PasswordField() {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'signIn.password' })
  const field = useFormField<string>('password', label)
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} error={field.error} id={field.id}>
      {control => (
        <div className="input">
          <input
            {...control}
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
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
  )
}
