// Mutations of members by administrators. Each returns a result per member; the rows update from the store.
import { graphql } from 'react-relay/hooks'
import type { useMemberChangesActivateMutation } from '../../../../__generated__/useMemberChangesActivateMutation.graphql.ts'
import type { useMemberChangesCancelMutation } from '../../../../__generated__/useMemberChangesCancelMutation.graphql.ts'
import type { useMemberChangesDeactivateMutation } from '../../../../__generated__/useMemberChangesDeactivateMutation.graphql.ts'
import type { useMemberChangesRemoveMutation } from '../../../../__generated__/useMemberChangesRemoveMutation.graphql.ts'
import type { useMemberChangesRestoreMutation } from '../../../../__generated__/useMemberChangesRestoreMutation.graphql.ts'
import type { useMemberChangesRoleMutation } from '../../../../__generated__/useMemberChangesRoleMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** One function per mutation; each sends its input and returns the outcome. `useChangeToast` shows failures. */
export function useMemberChanges() {
  const quiet = { quiet: true }
  const [cancel] = useMutation<useMemberChangesCancelMutation>(
    graphql`
      mutation useMemberChangesCancelMutation($input: InvitationIdsInput!) {
        cancelInvitations(input: $input) {
          ...useChangeToast_payload
          userErrors {
            ...useMutation_error
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
          ...useChangeToast_payload
          userErrors {
            ...useMutation_error
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
          ...useChangeToast_payload
          userErrors {
            ...useMutation_error
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
          ...useChangeToast_payload
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    quiet,
  )
  const [activate] = useMutation<useMemberChangesActivateMutation>(
    graphql`
      mutation useMemberChangesActivateMutation($input: ActivateMembersInput!) {
        activateMembers(input: $input) {
          ...useChangeToast_payload
          userErrors {
            ...useMutation_error
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
          ...useChangeToast_payload
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    quiet,
  )
  return { cancel, setRole, deactivate, activate, remove, restore }
}
