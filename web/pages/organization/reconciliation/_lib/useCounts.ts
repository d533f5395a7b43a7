import { graphql, useFragment } from 'react-relay/hooks'
import type { useCounts_organization$key } from '../../../../__generated__/useCounts_organization.graphql.ts'
import type { useCountsQuery } from '../../../../__generated__/useCountsQuery.graphql.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'
import { useThrottledCallback } from '../../../../relay/useThrottledCallback.ts'

/** Minimum interval between refetches, for many changes in a row as during a run. */
const SETTLE = 250

/** The counts of tabs and filters, the latest run, and how to refetch them together with the counts of the accounts. */
export function useCounts(organizationKey: useCounts_organization$key, scope: useCountsQuery['variables']) {
  const { reconciliationCounts, reconciliationRuns } = useFragment<useCounts_organization$key>(
    graphql`
      fragment useCounts_organization on Organization
      @argumentDefinitions(bankAccountId: { type: "ID" }, date: { type: "DateRangeInput" })
      @throwOnFieldError {
        reconciliationCounts(bankAccountId: $bankAccountId, date: $date) {
          unreconciled
          reconciled
          full
          partial
          none
        }
        reconciliationRuns(first: 1, bankAccountId: $bankAccountId) {
          id
          status
          ...RunStrip_run
        }
      }
    `,
    organizationKey,
  )
  // Includes all account fields of the page: a colleague may have opened an account meanwhile.
  const readAgain = useReadAgain<useCountsQuery>(graphql`
    query useCountsQuery($bankAccountId: ID, $date: DateRangeInput) {
      organization {
        id
        ...useCounts_organization @arguments(bankAccountId: $bankAccountId, date: $date) @alias
        bankAccounts(first: 200) {
          edges {
            node {
              id
              alias
              accountNumber
              currency
              unreconciledCount
              lastStatementOn
            }
          }
        }
      }
    }
  `)
  const refresh = useThrottledCallback(() => readAgain(scope), SETTLE)
  return { counts: reconciliationCounts, latestRun: reconciliationRuns[0], refresh }
}
