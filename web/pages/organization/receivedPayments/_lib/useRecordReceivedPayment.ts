import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useRecordReceivedPaymentMutation } from '../../../../__generated__/useRecordReceivedPaymentMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Records a payment with its proof. */
export function useRecordReceivedPayment() {
  const { formatMessage } = useIntl()
  return useMutation<useRecordReceivedPaymentMutation>(
    graphql`
      mutation useRecordReceivedPaymentMutation($input: RecordReceivedPaymentInput!) {
        recordReceivedPayment(input: $input) {
          payment {
            uuid
            ...ReceivedPaymentsPage_row
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'receivedPayments.recorded' }) },
  )
}
