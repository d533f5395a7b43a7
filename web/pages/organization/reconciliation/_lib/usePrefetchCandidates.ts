import { useEffect } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { candidatesQuery as CandidatesQuery } from '../../../../__generated__/candidatesQuery.graphql.ts'
import { reportsFailure } from '../../../../relay/persistentQueries.ts'
import { candidatesQuery } from '../_components/candidatesQuery.ts'

/** Holding an arrow key passes many lines: only where one stays, the next line is worth asking for. */
const STAYED = 120

/** Asks for what the next line could be while one works on this one, so that it is there at once. */
export function usePrefetchCandidates(lineId: string | null): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (lineId === null) return
    const variables = { id: lineId }
    // Nothing shows it yet, so nothing else would keep it in the store.
    const retained = environment.retain(createOperationDescriptor(getRequest(candidatesQuery), variables))
    const timer = setTimeout(() => {
      const fetched = fetchQuery<CandidatesQuery>(environment, candidatesQuery, variables, {
        fetchPolicy: 'store-or-network',
        networkCacheConfig: reportsFailure(),
      })
      // A failure shows when the line is really opened, with a way to try again.
      fetched.subscribe({ error: () => {} })
    }, STAYED)
    return () => {
      clearTimeout(timer)
      retained.dispose()
    }
  }, [environment, lineId])
}
