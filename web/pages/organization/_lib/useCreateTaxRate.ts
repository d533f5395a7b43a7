import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCreateTaxRateMutation } from '../../../__generated__/useCreateTaxRateMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'

type TaxRate = Omit<useCreateTaxRateMutation['variables']['input'], 'idempotencyKey'>

/** Enters a tax rate of a foreign currency. */
export function useCreateTaxRate() {
  const { formatMessage } = useIntl()
  const once = useIdempotentSubmit()
  const [create] = useMutation<useCreateTaxRateMutation>(
    graphql`
      mutation useCreateTaxRateMutation($input: CreateTaxRateInput!) {
        createTaxRate(input: $input) {
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
    { success: () => formatMessage({ id: 'taxRates.added' }), quiet: true },
  )
  return (rate: TaxRate) => once(rate, idempotencyKey => create({ variables: { input: { ...rate, idempotencyKey } } }))
}
