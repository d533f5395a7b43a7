import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useBillCustomerMutation } from '../../../../__generated__/useBillCustomerMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'

/** Drafts invoices for what of a customer's orders is delivered or agreed until a day, and not invoiced. */
export function useBillCustomer() {
  const { formatMessage } = useIntl()
  const once = useIdempotentSubmit()
  const [bill] = useMutation<useBillCustomerMutation>(
    graphql`
      mutation useBillCustomerMutation($input: BillCustomerInput!) {
        billCustomer(input: $input) {
          customer {
            id
            ...CustomerBilling_customer
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'customers.billing.done' }), quiet: true },
  )
  return (values: { customerId: string; until: string }) =>
    once(values, idempotencyKey => bill({ variables: { input: { ...values, idempotencyKey } } }))
}
