import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MemberDialog_organization$key } from '../../../../__generated__/MemberDialog_organization.graphql.ts'
import type { useChangeToast_payload$key as Payload } from '../../../../__generated__/useChangeToast_payload.graphql.ts'
import type { MembersPage_row$data } from '../../../../__generated__/MembersPage_row.graphql.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import type { FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import { FactorFormDialog } from '../../../../ui/freshFactor/FactorFormDialog.tsx'
import type { Selection } from '../../../../ui/grid/DataGrid.tsx'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import type { ConfirmedAction } from '../_lib/memberAction.ts'
import { useRoleDescription } from '../_lib/seededRoles.ts'
import { useMemberChanges } from '../_lib/useMemberChanges.ts'
import { useChangeToast } from '../_lib/useChangeToast.ts'
import { BlockedByMembers } from './BlockedPolicies.tsx'

type MemberDialogProps = {
  action: ConfirmedAction
  members: readonly MembersPage_row$data[]
  organizationKey: MemberDialog_organization$key
  onClose: () => void
  /** Called with the members that failed. */
  onChanged: (refused: Selection) => void
}

/** Actions that end access: they take an optional reason for the activity log. */
const ENDING: ReadonlySet<ConfirmedAction> = new Set(['DEACTIVATE', 'REMOVE'])
const DANGEROUS: ReadonlySet<ConfirmedAction> = new Set(['DEACTIVATE', 'REMOVE', 'CANCEL'])

/** Confirms a change of one or several members, and explains its effect. */
export function MemberDialog({ action, members, organizationKey, onClose, onChanged }: MemberDialogProps) {
  const { formatMessage } = useIntl()
  const describe = useRoleDescription()
  const organization = useFragment(
    graphql`
      fragment MemberDialog_organization on Organization @throwOnFieldError {
        roles {
          id
          name
          description
          isOwner
        }
      }
    `,
    organizationKey,
  )
  const roles = organization.roles.filter(({ isOwner }) => !isOwner)
  const [held] = members
  const [roleId, setRoleId] = useState(held?.role.id ?? '')
  const [reason, setReason] = useState('')
  const changes = useMemberChanges()
  const tell = useChangeToast()

  function send(factor: FreshFactor) {
    const seen = members.map(({ id, version }) => ({ id, version }))
    switch (action) {
      case 'SET_ROLE':
        return changes.setRole({ variables: { input: { members: seen, roleId, ...factor } } })
      case 'ACTIVATE':
        return changes.activate({ variables: { input: { members: seen, ...factor } } })
      case 'RESTORE':
        return changes.restore({ variables: { input: { members: seen, ...factor } } })
      case 'CANCEL':
        return changes.cancel({ variables: { input: { memberIds: seen.map(({ id }) => id) } } })
      case 'DEACTIVATE':
        return changes.deactivate({ variables: { input: { members: seen, reason: reason.trim() || null } } })
      case 'REMOVE':
        return changes.remove({ variables: { input: { members: seen, reason: reason.trim() || null } } })
    }
  }

  const ids = useMemo(() => members.map(({ id }) => id), [members])
  const count = members.length
  const name = held?.person.fullName ?? ''

  function check(): FieldErrors {
    const isSame = action === 'SET_ROLE' && members.every(({ role }) => role.id === roleId)
    return isSame ? { roleId: formatMessage({ id: 'members.role.same' }, { count }) } : {}
  }
  function finish(payload: Payload) {
    const refused = tell(`members.done.${action}`, members, payload)
    if (refused) onChanged(refused)
    onClose()
  }
  return (
    <FactorFormDialog<Payload>
      size="sm"
      alert={DANGEROUS.has(action)}
      danger={DANGEROUS.has(action)}
      title={formatMessage({ id: `members.ask.${action}` }, { count, name })}
      description={<FormattedMessage id={`members.ask.${action}.text`} values={{ count, role: held?.role.name }} />}
      submitLabel={<FormattedMessage id={`members.action.${action}`} />}
      check={check}
      send={send}
      onSent={finish}
      onClose={onClose}
    >
      {errors => (
        <>
          {action === 'SET_ROLE' ? (
            <Field
              label={formatMessage({ id: 'members.role' })}
              hint={describe(roles.find(({ id }) => id === roleId)?.description ?? '')}
              error={errors['roleId']}
            >
              {control => (
                <select
                  {...control}
                  className="input"
                  data-autofocus
                  value={roleId}
                  onChange={event => setRoleId(event.target.value)}
                >
                  {roles.map(role => (
                    <option key={role.id} value={role.id}>
                      {role.name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          ) : null}
          {ENDING.has(action) || action === 'SET_ROLE' ? (
            <BlockedByMembers memberIds={ids} roleId={action === 'SET_ROLE' ? roleId : null} />
          ) : null}
          {ENDING.has(action) ? (
            <Field
              label={formatMessage({ id: 'members.reason' })}
              optional
              hint={<FormattedMessage id="members.reason.hint" />}
            >
              {control => (
                <textarea
                  {...control}
                  className="input"
                  rows={2}
                  maxLength={500}
                  value={reason}
                  onChange={event => setReason(event.target.value)}
                />
              )}
            </Field>
          ) : null}
        </>
      )}
    </FactorFormDialog>
  )
}
