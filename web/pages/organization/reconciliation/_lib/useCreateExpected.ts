import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type {
  CreateExpectedTransactionInput,
  useCreateExpectedMutation,
} from '../../../../__generated__/useCreateExpectedMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates an expected transaction for a line. */
export function useCreateExpected() {
  const [commit, isCreating] = useMutation<useCreateExpectedMutation>(
    graphql`
      mutation useCreateExpectedMutation($input: CreateExpectedTransactionInput!) {
        createExpectedTransaction(input: $input) {
          expectedTransaction {
            id
            number
            description
            remaining {
              amount
            }
            counterparty {
              id
              alias
            }
            ...CandidateCard_expected
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const create = useCallback((input: CreateExpectedTransactionInput) => commit({ variables: { input } }), [commit])
  return [create, isCreating] as const
}
