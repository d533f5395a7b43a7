// Invites a user to the customer portal, and removes one.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'
import { isEmail } from '../../_lib/emailList.ts'
import { useRemoveUser, useSendLink } from '../_lib/useCustomerUsers.ts'

/** Emails a user of the customer the link to the portal. */
export function InviteUserDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const [sendLink] = useSendLink()
  const [text, setText] = useState('')
  const email = text.trim()

  function check(): Record<string, string> {
    if (email === '') return { email: formatMessage({ id: 'rule.enter' }, { label: LABEL }) }
    return isEmail(email) ? {} : { email: formatMessage({ id: 'customers.users.invite.invalid' }) }
  }
  return (
    <FormDialog
      title={<FormattedMessage id="customers.users.invite.title" />}
      description={<FormattedMessage id="customers.users.invite.text" />}
      submitLabel={<FormattedMessage id="customers.users.send" />}
      check={check}
      send={() => sendLink({ variables: { input: { customerId, email } } })}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <Field label={<FormattedMessage id="customers.email" />} required error={errors['email']}>
          {control => (
            <input
              {...control}
              data-autofocus
              className="input"
              type="text"
              inputMode="email"
              autoComplete="off"
              value={text}
              onChange={event => setText(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}

type RemoveUserDialogProps = { customerId: string; email: string; onClose: () => void }

/** Confirms removing a user from the customer portal. */
export function RemoveUserDialog({ customerId, email, onClose }: RemoveUserDialogProps) {
  const [removeUser] = useRemoveUser()
  return (
    <FormDialog
      alert
      danger
      focusSubmit
      title={<FormattedMessage id="customers.users.remove.title" values={{ email }} />}
      description={<FormattedMessage id="customers.users.remove.text" />}
      submitLabel={<FormattedMessage id="customers.users.remove" />}
      send={() => removeUser({ variables: { input: { customerId, email } } })}
      onSent={onClose}
      onClose={onClose}
    >
      {() => null}
    </FormDialog>
  )
}
