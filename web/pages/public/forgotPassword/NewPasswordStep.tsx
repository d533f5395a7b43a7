import { Form, Formik } from 'formik'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { attempt } from '../attempt.ts'
import { NewPasswordFields, validateNewPassword } from '../newPassword/NewPasswordFields.tsx'
import { Refusal } from '../Refusal.tsx'
import { resetPassword } from './forgotPassword.ts'

const LINK_INVALID = 'U-ACC-AU-17'

type NewPasswordStepProps = { token: string; email: string; onDone: () => void; onExpired: () => void }

/** The new password of the link's user. */
export function NewPasswordStep({ token, email, onDone, onExpired }: NewPasswordStepProps) {
  const { formatMessage } = useIntl()
  const [failure, setFailure] = useState<string | null>(null)
  return (
    <Formik
      initialValues={{ password: '', confirmation: '' }}
      validate={values => validateNewPassword(values, formatMessage)}
      validateOnBlur={false}
      onSubmit={async ({ password }, { setErrors }) => {
        setFailure(null)
        const outcome = await attempt(() => resetPassword(token, password), { formatMessage, fields: ['password'] })
        if (outcome.ok) return onDone()
        if (outcome.codes.includes(LINK_INVALID)) return onExpired()
        setErrors(outcome.fields)
        setFailure(outcome.message)
      }}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <h1>
            <FormattedMessage id="forgotPassword.new.title" />
          </h1>
          <p className="lead">
            <FormattedMessage id="forgotPassword.new.lead" values={{ email: <b>{email}</b> }} />
          </p>
          <div className="stack">
            {failure === null ? null : <Refusal>{failure}</Refusal>}
            <NewPasswordFields email={email} autoFocus />
            <Button type="submit" variant="primary" size="xl" block hint="Enter" loading={isSubmitting}>
              <FormattedMessage id="forgotPassword.new.submit" />
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  )
}
