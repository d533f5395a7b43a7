import { Form, Formik } from 'formik'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { Refusal } from '../Refusal.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { type Challenge, failureText, signIn } from './_public/signIn.ts'
import { refusalMessage } from './social.ts'
import { SocialButton } from './SocialButton.tsx'

type PasswordStepProps = {
  notice: ReactNode
  /** Why the sign-in with the provider failed, after returning from it. */
  refused: string | null
  provider: string | null
  next: string
  onSignedIn: () => void
  onChallenge: (challenge: Challenge) => void
}

/** Email and password, with the other sign-in methods below. */
export function PasswordStep({ notice, refused, provider, next, onSignedIn, onChallenge }: PasswordStepProps) {
  const { formatMessage } = useIntl()
  const [failure, setFailure] = useState<string | null>(null)
  const returned = refused && formatMessage({ id: refusalMessage(refused) }, { provider: provider ?? '' })
  const refusal = failure ?? returned
  // Two required fields, and an @ sign makes an email (product.md §5): a schema would add 12 kB to this screen.
  const validate = ({ email, password }: { email: string; password: string }) => ({
    ...(email.trim() === ''
      ? { email: formatMessage({ id: 'signIn.emailRequired' }) }
      : !email.includes('@') && { email: formatMessage({ id: 'signIn.emailInvalid' }) }),
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
        const others = result.errors.filter(error => !onFields.includes(error))
        if (others.length > 0 || onFields.length === 0)
          setFailure(failureText({ kind: 'refused', errors: others }, formatMessage))
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
            {refusal === null ? notice : <Refusal>{refusal}</Refusal>}
            <TextField
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoFocus
              label={formatMessage({ id: 'signIn.email' })}
            />
            <PasswordField
              name="password"
              label={formatMessage({ id: 'signIn.password' })}
              autoComplete="current-password"
              aside={
                <Link className="link t13" to="/forgot-password">
                  <FormattedMessage id="signIn.forgot" />
                </Link>
              }
            />
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
            <PasskeyButton remember={values.remember} onSignedIn={onSignedIn} onFailure={setFailure} />
            {provider !== null && <SocialButton provider={provider} remember={values.remember} next={next} />}
            <p className="t12 muted invited">
              <FormattedMessage id="signIn.invited" />
            </p>
          </div>
        </Form>
      )}
    </Formik>
  )
}
