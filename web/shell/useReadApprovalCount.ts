import { graphql } from 'react-relay/hooks'
import type { useReadApprovalCountQuery } from '../__generated__/useReadApprovalCountQuery.graphql.ts'
import { useReadAgain } from '../relay/useReadAgain.ts'

/** Refetches how many payments and bills need the viewer's approval. */
export function useReadApprovalCount(): () => void {
  const readAgain = useReadAgain<useReadApprovalCountQuery>(graphql`
    query useReadApprovalCountQuery {
      organization {
        id
        approvalQueueCounts {
          inbox
        }
      }
    }
  `)
  return () => readAgain({})
}
