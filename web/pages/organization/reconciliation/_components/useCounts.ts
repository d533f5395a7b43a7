import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useCountsQuery } from '../../../../__generated__/useCountsQuery.graphql.ts'
import { useSettled } from '../../../../relay/useSettled.ts'

/** Many changes in a row, as during a run, are counted at most this often. */
const SETTLE = 250

/** Reads the counts of the tabs, the filters and the accounts again; what shows them follows by itself. */
export function useRefreshCounts(scope: useCountsQuery['variables']): () => void {
  const environment = useRelayEnvironment()
  const key = JSON.stringify(scope)
  const read = useCallback(() => {
    const query = graphql`
      query useCountsQuery($bankAccountId: ID, $date: DateRangeInput) {
        organization {
          id
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
          bankAccounts(first: 200) {
            edges {
              node {
                id
                unreconciledCount
              }
            }
          }
        }
      }
    `
    const variables: useCountsQuery['variables'] = JSON.parse(key)
    // A count that could not be read stays as it was; the next change reads it again.
    fetchQuery<useCountsQuery>(environment, query, variables, { networkCacheConfig: { force: true } }).subscribe({
      error: () => {},
    })
  }, [environment, key])
  return useSettled(read, SETTLE)
}
