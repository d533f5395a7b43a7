import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useUpdateRoleMutation } from '../../../../__generated__/useUpdateRoleMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes a role; effective at once for all its members. */
export function useUpdateRole() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateRoleMutation>(
    graphql`
      mutation useUpdateRoleMutation($input: UpdateRoleInput!) {
        updateRole(input: $input) {
          role {
            id
            ...RolePage_role
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'roles.updated' }), quiet: true },
  )
}
