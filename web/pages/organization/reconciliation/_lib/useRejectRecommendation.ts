import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useRejectRecommendationMutation } from '../../../../__generated__/useRejectRecommendationMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Rejects a suggestion; the engine doesn't suggest it again. */
export function useRejectRecommendation() {
  const [commit, isRejecting] = useMutation<useRejectRecommendationMutation>(
    graphql`
      mutation useRejectRecommendationMutation($ids: [ID!]!) {
        rejectRecommendations(input: { ids: $ids }) {
          recommendations {
            id
            status
            statementTransactions {
              id
              ...LineRow_line
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
  const reject = useCallback((id: string) => commit({ variables: { ids: [id] } }), [commit])
  return [reject, isRejecting] as const
}
