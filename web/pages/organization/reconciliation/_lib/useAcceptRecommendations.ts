import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useAcceptRecommendationsMutation } from '../../../../__generated__/useAcceptRecommendationsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Confirms recommendations of the engine; each has its own result. */
export function useAcceptRecommendations() {
  const [commit, isAccepting] = useMutation<useAcceptRecommendationsMutation>(
    graphql`
      mutation useAcceptRecommendationsMutation($ids: [ID!]!) {
        acceptRecommendations(input: { ids: $ids }) {
          recommendations {
            id
            status
            statementTransactions {
              id
              ...LineRow_line
            }
            expectedTransactions {
              id
              ...CandidateCard_expected
            }
          }
          reconciliations {
            id
            result
            amount {
              amount
              currency
            }
            statementTransactions {
              id
            }
          }
          results {
            nodeId
            ok
            userErrors {
              code
              message
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const accept = useCallback((ids: readonly string[]) => commit({ variables: { ids: [...ids] } }), [commit])
  return [accept, isAccepting] as const
}
