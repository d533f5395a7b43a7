import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useUpdateCounterpartyMutation } from '../../../../__generated__/useUpdateCounterpartyMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Changes a counterparty; its accounts' numbers and names stay. */
export function useUpdateCounterparty() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateCounterpartyMutation>(
    graphql`
      mutation useUpdateCounterpartyMutation($input: UpdateCounterpartyInput!) {
        updateCounterparty(input: $input) {
          counterparty {
            id
            taxNumberDoubtful
            ...EditCounterpartyPage_counterparty
            ...CounterpartiesPage_row
          }
          warnings {
            message
          }
          passkeyOptions
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    {
      success: ({ counterparty, warnings }) =>
        [
          formatMessage({
            id: counterparty?.taxNumberDoubtful ? 'counterparties.updated.doubtful' : 'counterparties.updated',
          }),
          ...warnings.map(({ message }) => message),
        ].join(' '),
      quiet: true,
    },
  )
}
