import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { InviteDialogMutation } from '../../../../__generated__/InviteDialogMutation.graphql.ts'
import type { InviteDialogQuery } from '../../../../__generated__/InviteDialogQuery.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useFreshFactor } from '../../../../ui/freshFactor/useFreshFactor.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { emailsIn, isEmail } from '../_lib/emailList.ts'
import '../management.css'

type InviteDialogProps = { query: PreloadedQuery<InviteDialogQuery>; onClose: () => void; onInvited: () => void }

/** The most addresses that are invited at once. */
const MOST = 50

type Refused = { email: string; why: string }

/** Invites one or several people by email, with one role. Addresses that were refused stay, each with its reason. */
export function InviteDialog({ query, onClose, onInvited }: InviteDialogProps) {
  const { formatMessage } = useIntl()
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
  const [invite, isInviting] = useMutation<InviteDialogMutation>(
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
            code
            message
            field
          }
        }
      }
    `,
    { quiet: true },
  )
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  const roles = organization.roles.filter(({ isOwner }) => !isOwner)
  const [text, setText] = useState('')
  const [roleId, setRoleId] = useState('')
  const [errors, setErrors] = useState<{ emails?: string; role?: string; form?: string }>({})
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const emails = useMemo(() => emailsIn(text), [text])

  function check() {
    const wrong = emails.find(email => !isEmail(email))
    const found: typeof errors = {}
    if (emails.length === 0) found.emails = formatMessage({ id: 'rule.required' })
    else if (wrong !== undefined) found.emails = formatMessage({ id: 'members.invite.invalid' }, { email: wrong })
    else if (emails.length > MOST) found.emails = formatMessage({ id: 'members.invite.tooMany' }, { most: MOST })
    if (roleId === '') found.role = formatMessage({ id: 'rule.required' })
    setErrors(found)
    return Object.keys(found).length === 0
  }

  async function send() {
    if (!check()) return
    const outcome = await withFreshFactor(factor => invite({ variables: { input: { emails, roleId, ...factor } } }))
    if (outcome === null) return
    if (!outcome.ok) return setErrors({ form: outcome.form ?? Object.values(outcome.fields).join(' ') })
    const { results } = outcome.payload
    const count = results.filter(({ ok }) => ok).length
    if (count > 0) {
      toast.success(formatMessage({ id: 'members.invited' }, { count }))
      onInvited()
    }
    const failed = results.filter(({ ok }) => !ok)
    if (failed.length === 0) return onClose()
    setRefused(
      failed.map(({ email, userErrors }) => ({ email, why: userErrors.map(({ message }) => message).join(' ') })),
    )
    setText(failed.map(({ email }) => email).join('\n'))
  }

  return (
    <>
      <Dialog
        open
        size="md"
        onClose={onClose}
        title={formatMessage({ id: 'members.invite.title' }, { organization: organization.name })}
        description={<FormattedMessage id="members.invite.text" />}
        footer={
          <>
            <Button onClick={onClose}>
              <FormattedMessage id="action.cancel" />
            </Button>
            <Button type="submit" form="invite" variant="primary" loading={isInviting}>
              <FormattedMessage id="members.invite.send" values={{ count: Math.max(1, emails.length) }} />
            </Button>
          </>
        }
      >
        <form
          id="invite"
          className="form-column"
          noValidate
          onSubmit={event => {
            event.preventDefault()
            void send()
          }}
        >
          {errors.form ? (
            <div className="note bad" role="alert">
              <span>{errors.form}</span>
            </div>
          ) : null}
          <Field
            required
            label={formatMessage({ id: 'members.emails' })}
            hint={<FormattedMessage id="members.emails.hint" />}
            error={errors.emails}
          >
            {control => (
              <textarea
                {...control}
                data-autofocus
                className="input"
                rows={4}
                autoComplete="off"
                spellCheck={false}
                value={text}
                onChange={event => setText(event.target.value)}
              />
            )}
          </Field>
          {refused.length > 0 ? (
            <div className="note warn" role="alert">
              <ul className="invite-refused">
                {refused.map(({ email, why }) => (
                  <li key={email}>
                    <b>{email}</b> {why}
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          <Field
            required
            label={formatMessage({ id: 'members.role' })}
            hint={roles.find(({ id }) => id === roleId)?.description}
            error={errors.role}
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
        </form>
      </Dialog>
      {freshFactorDialog}
    </>
  )
}
