import { graphql } from 'react-relay/hooks'
import type { useReadApprovalCountQuery } from '../__generated__/useReadApprovalCountQuery.graphql.ts'
import { useReadAgain } from '../relay/useReadAgain.ts'

/** Reads again how many payments and bills wait for the viewer's decision. */
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
