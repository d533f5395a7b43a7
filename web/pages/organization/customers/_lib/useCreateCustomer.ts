import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCreateCustomerMutation } from '../../../../__generated__/useCreateCustomerMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates a customer, which then waits for review. */
export function useCreateCustomer() {
  const { formatMessage } = useIntl()
  return useMutation<useCreateCustomerMutation>(
    graphql`
      mutation useCreateCustomerMutation($input: CreateCustomerInput!) {
        createCustomer(input: $input) {
          customer {
            uuid
            name
          }
          warnings {
            message
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'customers.created' }), quiet: true },
  )
}
