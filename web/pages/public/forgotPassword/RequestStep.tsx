import { Form, Formik } from 'formik'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { attempt } from '../attempt.ts'
import { Refusal } from '../Refusal.tsx'
import { requestLink } from './forgotPassword.ts'

/** Asks for the user's email. */
export function RequestStep({ onSent }: { onSent: (sent: { email: string; mailbox: string | null }) => void }) {
  const { formatMessage } = useIntl()
  const [failure, setFailure] = useState<string | null>(null)
  const validate = ({ email }: { email: string }) => {
    if (email.trim() === '') return { email: formatMessage({ id: 'signIn.emailRequired' }) }
    return email.includes('@') ? {} : { email: formatMessage({ id: 'forgotPassword.emailInvalid' }) }
  }
  return (
    <Formik
      initialValues={{ email: '' }}
      validate={validate}
      validateOnBlur={false}
      onSubmit={async (values, { setErrors }) => {
        setFailure(null)
        const email = values.email.trim()
        const outcome = await attempt(() => requestLink(email), { formatMessage, fields: ['email'] })
        if (outcome.ok) return onSent({ email, mailbox: outcome.answer.mailbox ?? null })
        setErrors(outcome.fields)
        setFailure(outcome.message)
      }}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <Link className="link row t13 sign-in-back" to="/">
            <ArrowLeft className="i" aria-hidden />
            <FormattedMessage id="forgotPassword.signIn" />
          </Link>
          <h1>
            <FormattedMessage id="forgotPassword.title" />
          </h1>
          <p className="lead">
            <FormattedMessage id="forgotPassword.lead" />
          </p>
          <div className="stack">
            {failure === null ? null : <Refusal>{failure}</Refusal>}
            <TextField
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoFocus
              label={formatMessage({ id: 'signIn.email' })}
            />
            <Button type="submit" variant="primary" size="xl" block hint="Enter" loading={isSubmitting}>
              <FormattedMessage id="forgotPassword.send" />
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  )
}
