// The changes that administrators make to members. Each answers for every member by itself; the rows follow from the store.
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type {
  useMemberChanges_payload$data,
  useMemberChanges_payload$key,
} from '../../../../__generated__/useMemberChanges_payload.graphql.ts'
import type { useMemberChangesCancelMutation } from '../../../../__generated__/useMemberChangesCancelMutation.graphql.ts'
import type { useMemberChangesDeactivateMutation } from '../../../../__generated__/useMemberChangesDeactivateMutation.graphql.ts'
import type { useMemberChangesRemoveMutation } from '../../../../__generated__/useMemberChangesRemoveMutation.graphql.ts'
import type { useMemberChangesResendMutation } from '../../../../__generated__/useMemberChangesResendMutation.graphql.ts'
import type { useMemberChangesRestoreMutation } from '../../../../__generated__/useMemberChangesRestoreMutation.graphql.ts'
import type { useMemberChangesRoleMutation } from '../../../../__generated__/useMemberChangesRoleMutation.graphql.ts'
import { type Outcome, useMutation } from '../../../../relay/useMutation.ts'
import { toast } from '../../../../ui/toast/toast.ts'

const readPayload = (key: useMemberChanges_payload$key): useMemberChanges_payload$data =>
  readInlineData<useMemberChanges_payload$key>(
    graphql`
      fragment useMemberChanges_payload on MembersPayload @inline {
        results {
          nodeId
          ok
          userErrors {
            message
          }
        }
        members {
          id
          ...MembersPage_row
        }
      }
    `,
    key,
  )

/** One function a change; each sends its input and answers the outcome. Failures are told by `useChangeWords`. */
export function useMemberChanges() {
  const quiet = { quiet: true }
  const [resend] = useMutation<useMemberChangesResendMutation>(
    graphql`
      mutation useMemberChangesResendMutation($input: InvitationIdsInput!) {
        resendInvitations(input: $input) {
          ...useMemberChanges_payload
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    quiet,
  )
  const [cancel] = useMutation<useMemberChangesCancelMutation>(
    graphql`
      mutation useMemberChangesCancelMutation($input: InvitationIdsInput!) {
        cancelInvitations(input: $input) {
          ...useMemberChanges_payload
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    quiet,
  )
  const [setRole] = useMutation<useMemberChangesRoleMutation>(
    graphql`
      mutation useMemberChangesRoleMutation($input: SetMemberRolesInput!) {
        setMemberRoles(input: $input) {
          ...useMemberChanges_payload
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    quiet,
  )
  const [deactivate] = useMutation<useMemberChangesDeactivateMutation>(
    graphql`
      mutation useMemberChangesDeactivateMutation($input: EndMembersInput!) {
        deactivateMembers(input: $input) {
          ...useMemberChanges_payload
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    quiet,
  )
  const [remove] = useMutation<useMemberChangesRemoveMutation>(
    graphql`
      mutation useMemberChangesRemoveMutation($input: EndMembersInput!) {
        removeMembers(input: $input) {
          ...useMemberChanges_payload
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    quiet,
  )
  const [restore] = useMutation<useMemberChangesRestoreMutation>(
    graphql`
      mutation useMemberChangesRestoreMutation($input: RestoreMembersInput!) {
        restoreMembers(input: $input) {
          ...useMemberChanges_payload
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    quiet,
  )
  return { resend, cancel, setRole, deactivate, remove, restore }
}

type Named = { readonly id: string; readonly person: { readonly fullName: string } }

/** Tells what became of a change: how many went well, and of each other one why not. Answers whether anything changed. */
export function useTellChange() {
  const { formatMessage } = useIntl()
  return useCallback(
    (message: string, members: readonly Named[], outcome: Outcome<useMemberChanges_payload$key>): boolean => {
      if (!outcome.ok) {
        toast.error(outcome.form ?? Object.values(outcome.fields).join(' '))
        return false
      }
      const { results } = readPayload(outcome.payload)
      const count = results.filter(({ ok }) => ok).length
      if (count > 0) toast.success(formatMessage({ id: message }, { count, name: members[0]?.person.fullName ?? '' }))
      for (const { nodeId, userErrors } of results.filter(({ ok }) => !ok)) {
        const name = members.find(({ id }) => id === nodeId)?.person.fullName ?? ''
        const why = userErrors.map(error => error.message).join(' ')
        toast.error(formatMessage({ id: 'members.failed' }, { name, why }))
      }
      return count > 0
    },
    [formatMessage],
  )
}
