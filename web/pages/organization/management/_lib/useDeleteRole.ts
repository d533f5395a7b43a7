import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useDeleteRoleMutation } from '../../../../__generated__/useDeleteRoleMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Deletes a role without members, also from the roles that other screens show. */
export function useDeleteRole() {
  const { formatMessage } = useIntl()
  const [commit, isDeleting] = useMutation<useDeleteRoleMutation>(
    graphql`
      mutation useDeleteRoleMutation($input: DeleteRoleInput!) {
        deleteRole(input: $input) {
          deletedId
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'roles.deleted' }) },
  )
  const remove = useCallback(
    (input: { id: string; version: number }) =>
      commit({
        variables: { input },
        updater: (store, response) => {
          const organization = store.getRoot().getLinkedRecord('organization')
          const roles = organization?.getLinkedRecords('roles')
          const deleted = response?.deleteRole?.deletedId
          if (roles && deleted)
            organization?.setLinkedRecords(
              roles.filter(role => role.getDataID() !== deleted),
              'roles',
            )
        },
      }),
    [commit],
  )
  return [remove, isDeleting] as const
}
