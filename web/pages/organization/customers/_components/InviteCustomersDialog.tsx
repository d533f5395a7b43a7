import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { useInviteCustomersMutation } from '../../../../__generated__/useInviteCustomersMutation.graphql.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog, type FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { EmailsField, type RefusedEmail, refusedEmails } from '../../_components/EmailsField.tsx'
import { emailsIn, isEmail } from '../../_lib/emailList.ts'
import { languages } from '../_lib/customerValues.ts'
import { useInviteCustomers } from '../_lib/useInviteCustomers.ts'

/** Maximum number of addresses per invitation. */
const MAX_EMAILS = 200
const FORMS = ['REQUEST', 'ACCOUNT'] as const

type Payload = NonNullable<useInviteCustomersMutation['response']['inviteCustomers']>

type InviteCustomersDialogProps = { onClose: () => void; onInvited: () => void }

/** Invites one or a pasted list of addresses. Rejected ones stay, each with its reason. */
export function InviteCustomersDialog({ onClose, onInvited }: InviteCustomersDialogProps) {
  const { formatMessage } = useIntl()
  const [invite] = useInviteCustomers()
  const [text, setText] = useState('')
  const [language, setLanguage] = useState<(typeof languages)[number]>('ID')
  const [form, setForm] = useState<(typeof FORMS)[number]>('REQUEST')
  const [refused, setRefused] = useState<readonly RefusedEmail[]>([])
  const emails = useMemo(() => emailsIn(text), [text])

  function check(): FieldErrors {
    const wrong = emails.find(email => !isEmail(email))
    if (emails.length === 0) return { emails: formatMessage({ id: 'rule.enter' }, { label: LABEL }) }
    if (wrong !== undefined) return { emails: formatMessage({ id: 'customers.invite.invalid' }, { email: wrong }) }
    return emails.length > MAX_EMAILS
      ? { emails: formatMessage({ id: 'customers.invite.tooMany' }, { most: MAX_EMAILS }) }
      : {}
  }
  function tell({ results }: Payload) {
    const count = results.filter(({ customer }) => customer).length
    if (count > 0) {
      toast.success(formatMessage({ id: 'customers.invited' }, { count }))
      onInvited()
    }
    const failed = results.filter(({ userErrors }) => userErrors.length > 0)
    if (failed.length === 0) return onClose()
    setRefused(refusedEmails(failed))
    setText(failed.map(({ email }) => email).join('\n'))
  }
  return (
    <FormDialog<Payload>
      size="md"
      title={<FormattedMessage id="customers.invite.title" />}
      description={<FormattedMessage id="customers.invite.text" />}
      submitLabel={<FormattedMessage id="customers.invite.send" values={{ count: Math.max(1, emails.length) }} />}
      check={check}
      send={() => invite({ variables: { input: { emails, language, form } } })}
      onSent={tell}
      onClose={onClose}
    >
      {errors => (
        <>
          <EmailsField
            label={formatMessage({ id: 'customers.invite.emails' })}
            hint={<FormattedMessage id="customers.invite.hint" />}
            error={errors['emails']}
            value={text}
            onChange={setText}
            refused={refused}
          />
          <Field
            label={formatMessage({ id: 'customers.invite.form' })}
            hint={<FormattedMessage id={`customers.invite.form.${form}.hint`} />}
          >
            {control => (
              <select
                {...control}
                className="input"
                value={form}
                onChange={event => setForm(FORMS.find(one => one === event.target.value) ?? 'REQUEST')}
              >
                {FORMS.map(one => (
                  <option key={one} value={one}>
                    {formatMessage({ id: `customers.invite.form.${one}` })}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={formatMessage({ id: 'customers.invite.language' })}>
            {control => (
              <select
                {...control}
                className="input"
                value={language}
                onChange={event => setLanguage(languages.find(one => one === event.target.value) ?? 'ID')}
              >
                {languages.map(one => (
                  <option key={one} value={one}>
                    {formatMessage({ id: `customers.invite.language.${one}` })}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}
