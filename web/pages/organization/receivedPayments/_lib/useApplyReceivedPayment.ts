import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useApplyReceivedPaymentMutation } from '../../../../__generated__/useApplyReceivedPaymentMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Applies the rest of a payment to chosen invoices. */
export function useApplyReceivedPayment() {
  const { formatMessage } = useIntl()
  return useMutation<useApplyReceivedPaymentMutation>(
    graphql`
      mutation useApplyReceivedPaymentMutation($input: ApplyReceivedPaymentInput!) {
        applyReceivedPayment(input: $input) {
          payment {
            ...ReceivedPaymentsPage_row
            ...ReceivedPaymentPage_payment
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'receivedPayments.APPLY.done' }, { count: 1 }), quiet: true },
  )
}
