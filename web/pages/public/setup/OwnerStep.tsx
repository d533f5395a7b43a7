import { Form, Formik } from 'formik'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { attempt } from '../attempt.ts'
import { FocusFirstError } from '../newOrganization/_public/FocusFirstError.tsx'
import { NewPasswordFields, validateNewPassword } from '../newPassword/NewPasswordFields.tsx'
import { Refusal } from '../Refusal.tsx'
import { createFirstOwner, type Founder } from './setup.ts'

/** The link can't be used, or there is an owner already. */
const CLOSED: ReadonlySet<string> = new Set(['U-ACC-OG-9', 'U-ACC-OG-10'])

type OwnerStepProps = { token: string; onMade: (founder: Founder) => void; onExpired: () => void }

/** Name, email and password of the first owner. */
export function OwnerStep({ token, onMade, onExpired }: OwnerStepProps) {
  const { formatMessage } = useIntl()
  const [failure, setFailure] = useState<string | null>(null)
  const required = formatMessage({ id: 'setup.required' })
  return (
    <Formik
      initialValues={{ fullName: '', email: '', password: '', confirmation: '' }}
      validate={({ fullName, email, ...passwords }) => ({
        ...(fullName.trim() === '' && { fullName: required }),
        ...(email.trim() === '' && { email: required }),
        ...(email.trim() !== '' && !email.includes('@') && { email: formatMessage({ id: 'setup.email.invalid' }) }),
        ...validateNewPassword(passwords, formatMessage),
      })}
      validateOnBlur={false}
      onSubmit={async ({ fullName, email, password }, { setErrors }) => {
        setFailure(null)
        const input = { token, fullName: fullName.trim(), email: email.trim(), password }
        const outcome = await attempt(() => createFirstOwner(input), {
          formatMessage,
          fields: ['fullName', 'email', 'password'],
        })
        if (outcome.ok && outcome.answer.viewer) return onMade({ ...outcome.answer.viewer, hasFactor: false })
        if (outcome.ok) return setFailure(formatMessage({ id: 'error.server' }))
        if (outcome.codes.some(code => CLOSED.has(code))) return onExpired()
        setErrors(outcome.fields)
        setFailure(outcome.message)
      }}
    >
      {({ isSubmitting, values }) => (
        <Form noValidate className="setup-form">
          <FocusFirstError />
          <div className="setup-in">
            <h1>
              <FormattedMessage id="setup.owner" />
            </h1>
            <p className="lead">
              <FormattedMessage id="setup.owner.lead" />
            </p>
            {failure === null ? null : <Refusal>{failure}</Refusal>}
            <div className="setup-fields">
              <TextField
                name="fullName"
                autoComplete="name"
                autoFocus
                required
                maxLength={200}
                label={formatMessage({ id: 'setup.fullName' })}
              />
              <TextField
                name="email"
                type="email"
                autoComplete="email"
                required
                maxLength={320}
                label={formatMessage({ id: 'setup.email' })}
                hint={<FormattedMessage id="setup.email.hint" />}
              />
              <NewPasswordFields email={values.email} />
            </div>
          </div>
          <div className="setup-dock">
            <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
              <FormattedMessage id="setup.continue" />
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  )
}
