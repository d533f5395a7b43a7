import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useRateChangesDeleteMutation } from '../../../../__generated__/useRateChangesDeleteMutation.graphql.ts'
import type { useRateChangesSetMutation } from '../../../../__generated__/useRateChangesSetMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Enters and deletes exchange rates. Callers reload amounts that depend on them. */
export function useRateChanges() {
  const { formatMessage } = useIntl()
  const [set] = useMutation<useRateChangesSetMutation>(
    graphql`
      mutation useRateChangesSetMutation($input: SetExchangeRatesInput!) {
        setExchangeRates(input: $input) {
          organization {
            id
            exchangeRates {
              uuid
              currency
              date
              rate
              source
              version
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'exchangeRates.saved' }) },
  )
  const [remove, isRemoving] = useMutation<useRateChangesDeleteMutation>(
    graphql`
      mutation useRateChangesDeleteMutation($input: DeleteExchangeRateInput!) {
        deleteExchangeRate(input: $input) {
          organization {
            id
            exchangeRates {
              uuid
              currency
              date
              rate
              source
              version
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'exchangeRates.deleted' }) },
  )
  return { set, remove, isRemoving }
}
