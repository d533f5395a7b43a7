// One hook per mutation of an approval policy. Each answer contains all policies, since they are ordered by name.
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { usePolicyChangesCreateMutation } from '../../../../../__generated__/usePolicyChangesCreateMutation.graphql.ts'
import type { usePolicyChangesDeleteMutation } from '../../../../../__generated__/usePolicyChangesDeleteMutation.graphql.ts'
import type { usePolicyChangesUpdateMutation } from '../../../../../__generated__/usePolicyChangesUpdateMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Creates a policy. */
export function useCreatePolicy() {
  const { formatMessage } = useIntl()
  return useMutation<usePolicyChangesCreateMutation>(
    graphql`
      mutation usePolicyChangesCreateMutation($input: CreateApprovalPolicyInput!) {
        createApprovalPolicy(input: $input) {
          organization {
            ...PoliciesCard_organization
          }
          passkeyOptions
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'settings.saved' }), quiet: true },
  )
}

/** Changes a policy for future payments. */
export function useUpdatePolicy() {
  const { formatMessage } = useIntl()
  return useMutation<usePolicyChangesUpdateMutation>(
    graphql`
      mutation usePolicyChangesUpdateMutation($input: UpdateApprovalPolicyInput!) {
        updateApprovalPolicy(input: $input) {
          organization {
            ...PoliciesCard_organization
          }
          passkeyOptions
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'settings.saved' }), quiet: true },
  )
}

/** Deletes a policy; payments made under it keep their approval plan. */
export function useDeletePolicy() {
  return useMutation<usePolicyChangesDeleteMutation>(
    graphql`
      mutation usePolicyChangesDeleteMutation($input: DeleteApprovalPolicyInput!) {
        deleteApprovalPolicy(input: $input) {
          organization {
            ...PoliciesCard_organization
          }
          passkeyOptions
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}
