import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useDeleteRoleMutation } from '../../../../__generated__/useDeleteRoleMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Deletes a role that nobody has. */
export function useDeleteRole() {
  const { formatMessage } = useIntl()
  return useMutation<useDeleteRoleMutation>(
    graphql`
      mutation useDeleteRoleMutation($input: DeleteRoleInput!) {
        deleteRole(input: $input) {
          deletedId @deleteRecord
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    { success: formatMessage({ id: 'roles.deleted' }) },
  )
}
