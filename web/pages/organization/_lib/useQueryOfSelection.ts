import { use, useEffect, useMemo, useRef } from 'react'
// oxlint-disable-next-line no-restricted-imports -- entrypoints know the address; what one selects within the page is known only here, and is prefetched where it can be foreseen
import { useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime'
import { lacks, reportsFailure } from '../../../relay/persistentQueries.ts'
import { Attempt } from '../../../ui/states/Boundary.tsx'

type Options = {
  readonly fetchKey?: number
  readonly fetchPolicy?: 'store-or-network' | 'store-and-network' | 'network-only'
}

/**
 * Queries data of a selection within the page: the focused line, a search, an open dialog. Suspends until it is loaded. Shown data stays
 * during a refetch, however long the server is unavailable.
 */
export function useQueryOfSelection<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  options: Options = {},
): TQuery['response'] {
  const attempt = use(Attempt)
  const environment = useRelayEnvironment()
  const asked = useRef(variables)
  asked.current = variables
  // The store reports stale and missing data alike: only data on the screen is certainly present.
  const shown = useRef('')
  const networkCacheConfig = useMemo(
    () =>
      reportsFailure(() => shown.current !== JSON.stringify(asked.current) && lacks(environment, query, asked.current)),
    [environment, query],
  )
  const fetchKey = `${attempt} ${options.fetchKey ?? 0}`
  const answer = useLazyLoadQuery<TQuery>(query, variables, { ...options, fetchKey, networkCacheConfig })
  useEffect(() => {
    shown.current = JSON.stringify(variables)
  })
  return answer
}
