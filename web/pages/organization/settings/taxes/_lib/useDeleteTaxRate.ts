import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useDeleteTaxRateMutation } from '../../../../../__generated__/useDeleteTaxRateMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Deletes a tax rate. */
export function useDeleteTaxRate() {
  const { formatMessage } = useIntl()
  return useMutation<useDeleteTaxRateMutation>(
    graphql`
      mutation useDeleteTaxRateMutation($input: DeleteTaxRateInput!) {
        deleteTaxRate(input: $input) {
          organization {
            id
            taxRates {
              uuid
              currency
              rate
              from
              until
              decree
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'taxRates.deleted' }) },
  )
}
