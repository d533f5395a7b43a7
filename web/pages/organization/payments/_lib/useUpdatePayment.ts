import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdatePaymentMutation } from '../../../../__generated__/useUpdatePaymentMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes a payment that was shown in `version`; changing approved fields voids the approvals. */
export function useUpdatePayment() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdatePaymentMutation>(
    graphql`
      mutation useUpdatePaymentMutation($input: UpdatePaymentInput!) {
        updatePayment(input: $input) {
          payment {
            uuid
            number
            ...PaymentPage_payment
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    {
      success: payload => formatMessage({ id: 'payments.updated' }, { number: payload.payment?.number ?? '' }),
      quiet: true,
    },
  )
}
