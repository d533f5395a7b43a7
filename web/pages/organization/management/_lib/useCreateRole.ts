import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useCreateRoleMutation } from '../../../../__generated__/useCreateRoleMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates a role. */
export function useCreateRole() {
  const { formatMessage } = useIntl()
  return useMutation<useCreateRoleMutation>(
    graphql`
      mutation useCreateRoleMutation($input: CreateRoleInput!) {
        createRole(input: $input) {
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
    { success: formatMessage({ id: 'roles.created' }), quiet: true },
  )
}
