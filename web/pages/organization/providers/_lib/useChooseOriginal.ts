import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useChooseOriginalMutation } from '../../../../__generated__/useChooseOriginalMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Says which payment of its order a refund belongs to. */
export function useChooseOriginal() {
  const { formatMessage } = useIntl()
  return useMutation<useChooseOriginalMutation>(
    graphql`
      mutation useChooseOriginalMutation($input: ChoosePaymentOfRefundInput!) {
        choosePaymentOfRefund(input: $input) {
          transaction {
            ...PaymentTransactionPage_transaction
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'paymentTransactions.chosen' }), quiet: true },
  )
}
