import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { InviteDialogMutation } from '../../../../__generated__/InviteDialogMutation.graphql.ts'
import type { InviteDialogQuery } from '../../../../__generated__/InviteDialogQuery.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import type { FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import { FactorFormDialog } from '../../../../ui/freshFactor/FactorFormDialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { EmailsField, type RefusedEmail, refusedEmails } from '../../_components/EmailsField.tsx'
import { emailsIn, isEmail } from '../../_lib/emailList.ts'
import { useRoleDescription } from '../_lib/seededRoles.ts'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'
import '../management.css'

type InviteDialogProps = { query: PreloadedQuery<InviteDialogQuery>; onClose: () => void; onInvited: () => void }

/** Maximum number of addresses per invitation. */
const MAX = 50

type Payload = NonNullable<InviteDialogMutation['response']['inviteMembers']>

/** Invites users by email, with one role. Rejected addresses stay, each with its reason. */
export function InviteDialog({ query, onClose, onInvited }: InviteDialogProps) {
  const { formatMessage } = useIntl()
  const describe = useRoleDescription()
  const { organization } = usePreloadedQuery<InviteDialogQuery>(
    graphql`
      query InviteDialogQuery @preloadable @throwOnFieldError {
        organization {
          name
          roles {
            id
            name
            description
            isOwner
          }
        }
      }
    `,
    query,
  )
  const [invite] = useMutation<InviteDialogMutation>(
    graphql`
      mutation InviteDialogMutation($input: InviteMembersInput!) {
        inviteMembers(input: $input) {
          results {
            email
            ok
            userErrors {
              message
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const roles = organization.roles.filter(({ isOwner }) => !isOwner)
  const [text, setText] = useState('')
  const [roleId, setRoleId] = useState('')
  const [refused, setRefused] = useState<readonly RefusedEmail[]>([])
  const emails = useMemo(() => emailsIn(text), [text])

  function wrongEmails(): string | null {
    const wrong = emails.find(email => !isEmail(email))
    if (emails.length === 0) return formatMessage({ id: 'rule.enter' }, { label: LABEL })
    if (wrong !== undefined) return formatMessage({ id: 'members.invite.invalid' }, { email: wrong })
    return emails.length > MAX ? formatMessage({ id: 'members.invite.tooMany' }, { most: MAX }) : null
  }

  function check(): FieldErrors {
    const wrong = wrongEmails()
    return {
      ...(wrong !== null && { emails: wrong }),
      ...(roleId === '' && { roleId: formatMessage({ id: 'rule.enter' }, { label: LABEL }) }),
    }
  }

  function tell({ results }: Payload) {
    const count = results.filter(({ ok }) => ok).length
    if (count > 0) {
      toast.success(formatMessage({ id: 'members.invited' }, { count }))
      onInvited()
    }
    const failed = results.filter(({ ok }) => !ok)
    if (failed.length === 0) return onClose()
    setRefused(refusedEmails(failed))
    setText(failed.map(({ email }) => email).join('\n'))
  }

  return (
    <FactorFormDialog
      size="md"
      title={formatMessage({ id: 'members.invite.title' }, { organization: organization.name })}
      description={<FormattedMessage id="members.invite.text" />}
      submitLabel={<FormattedMessage id="members.invite.send" values={{ count: Math.max(1, emails.length) }} />}
      check={check}
      send={factor => invite({ variables: { input: { emails, roleId, ...factor } } })}
      onSent={tell}
      onClose={onClose}
    >
      {errors => (
        <>
          <EmailsField
            label={formatMessage({ id: 'members.emails' })}
            hint={<FormattedMessage id="members.emails.hint" />}
            error={errors['emails']}
            value={text}
            onChange={setText}
            refused={refused}
          />
          <Field
            required
            label={formatMessage({ id: 'members.role' })}
            hint={describe(roles.find(({ id }) => id === roleId)?.description ?? '')}
            error={errors['roleId']}
          >
            {control => (
              <select {...control} className="input" value={roleId} onChange={event => setRoleId(event.target.value)}>
                <option value="">{formatMessage({ id: 'members.role.choose' })}</option>
                {roles.map(role => (
                  <option key={role.id} value={role.id}>
                    {role.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </>
      )}
    </FactorFormDialog>
  )
}
