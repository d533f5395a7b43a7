import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCreatePaymentMutation } from '../../../../__generated__/useCreatePaymentMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates a payment or transfer. */
export function useCreatePayment() {
  const { formatMessage } = useIntl()
  return useMutation<useCreatePaymentMutation>(
    graphql`
      mutation useCreatePaymentMutation($input: CreatePaymentInput!) {
        createPayment(input: $input) {
          payment {
            uuid
            number
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    {
      success: payload => formatMessage({ id: 'payments.created' }, { number: payload.payment?.number ?? '' }),
      quiet: true,
    },
  )
}
