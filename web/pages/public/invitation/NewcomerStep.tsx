import { Form, Formik } from 'formik'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { attempt } from '../attempt.ts'
import { NewPasswordFields, validateNewPassword } from '../newPassword/NewPasswordFields.tsx'
import { Refusal } from '../Refusal.tsx'
import { InvitationHead } from './InvitationHead.tsx'
import { acceptInvitation, type Invitation } from './invitation.ts'

const LINK_INVALID = 'U-ACC-US-19'

type NewcomerStepProps = {
  invitation: Invitation
  token: string
  signedInAs: string | null
  onAccepted: (organizationId: string) => void
  onExpired: () => void
}

/** Name and password of a new user. */
export function NewcomerStep({ invitation, token, signedInAs, onAccepted, onExpired }: NewcomerStepProps) {
  const { formatMessage } = useIntl()
  const [failure, setFailure] = useState<string | null>(null)
  return (
    <Formik
      initialValues={{ fullName: '', password: '', confirmation: '' }}
      validate={values => ({
        ...(values.fullName.trim() === '' && { fullName: formatMessage({ id: 'invitation.nameRequired' }) }),
        ...validateNewPassword(values, formatMessage),
      })}
      validateOnBlur={false}
      onSubmit={async ({ fullName, password }, { setErrors }) => {
        setFailure(null)
        const input = { token, fullName: fullName.trim(), password }
        const outcome = await attempt(() => acceptInvitation(input), {
          formatMessage,
          fields: ['fullName', 'password'],
        })
        if (outcome.ok && outcome.answer.organizationId) return onAccepted(outcome.answer.organizationId)
        if (outcome.ok) return setFailure(formatMessage({ id: 'error.server' }))
        if (outcome.codes.includes(LINK_INVALID)) return onExpired()
        setErrors(outcome.fields)
        setFailure(outcome.message)
      }}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <InvitationHead invitation={invitation} />
          <div className="stack">
            {failure === null ? null : <Refusal>{failure}</Refusal>}
            {signedInAs === null ? null : (
              <div className="note info">
                <Info className="i" aria-hidden />
                <span>
                  <FormattedMessage id="invitation.signsOut" values={{ email: signedInAs }} />
                </span>
              </div>
            )}
            <p className="t13 muted">
              <FormattedMessage id="invitation.account" values={{ email: <b>{invitation.email}</b> }} />
            </p>
            <TextField
              name="fullName"
              autoComplete="name"
              autoFocus
              maxLength={200}
              label={formatMessage({ id: 'invitation.name' })}
            />
            <NewPasswordFields email={invitation.email} />
            <Button type="submit" variant="primary" size="xl" block hint="Enter" loading={isSubmitting}>
              <FormattedMessage id="invitation.accept" />
            </Button>
            <p className="t12 muted invited">
              <FormattedMessage
                id={invitation.requiresSecondFactor ? 'invitation.factorNext' : 'invitation.factorOptional'}
              />
            </p>
          </div>
        </Form>
      )}
    </Formik>
  )
}
