import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { useCreateCounterpartyMutation } from '../../../../__generated__/useCreateCounterpartyMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Adds a counterparty with its bank accounts. */
export function useCreateCounterparty() {
  const { formatMessage } = useIntl()
  return useMutation<useCreateCounterpartyMutation>(
    graphql`
      mutation useCreateCounterpartyMutation($input: CreateCounterpartyInput!) {
        createCounterparty(input: $input) {
          counterparty {
            id
            uuid
            alias
            taxNumberDoubtful
          }
          warnings {
            message
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    {
      success: ({ counterparty, warnings }) =>
        [
          formatMessage(
            { id: counterparty?.taxNumberDoubtful ? 'counterparties.created.doubtful' : 'counterparties.created' },
            { alias: counterparty?.alias ?? '' },
          ),
          ...warnings.map(({ message }) => message),
        ].join(' '),
      quiet: true,
    },
  )
}
