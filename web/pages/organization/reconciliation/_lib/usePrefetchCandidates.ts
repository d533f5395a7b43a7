import { useEffect } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { candidatesQuery as CandidatesQuery } from '../../../../__generated__/candidatesQuery.graphql.ts'
import { reportsFailure } from '../../../../relay/persistentQueries.ts'
import { candidatesQuery } from '../_components/candidatesQuery.ts'

/** Holding an arrow key passes many lines: prefetch only where the user stays. */
const STAYED = 120

/** Prefetches the next line's candidates while the user works on this one. */
export function usePrefetchCandidates(lineId: string | null): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (lineId === null) return
    const variables = { id: lineId }
    // Nothing shows it yet, so it must be retained in the store.
    const retained = environment.retain(createOperationDescriptor(getRequest(candidatesQuery), variables))
    const timer = setTimeout(() => {
      const fetched = fetchQuery<CandidatesQuery>(environment, candidatesQuery, variables, {
        fetchPolicy: 'store-or-network',
        networkCacheConfig: reportsFailure(),
      })
      // If it fails, opening the line shows the failure with a retry.
      fetched.subscribe({ error: () => {} })
    }, STAYED)
    return () => {
      clearTimeout(timer)
      retained.dispose()
    }
  }, [environment, lineId])
}
