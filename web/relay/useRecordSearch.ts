import { useCallback, useRef } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { reportsFailure } from './persistentQueries.ts'
import type { Option, SearchOptions } from '../ui/form/comboboxProps.ts'

/** The search of a Combobox as a Relay query: results stay in the store. */
export function useRecordSearch<T extends OperationType>(
  query: GraphQLTaggedNode,
  toVariables: (text: string) => T['variables'],
  toOptions: (response: T['response']) => readonly Option[],
): SearchOptions {
  const environment = useRelayEnvironment()
  const latest = useRef({ toVariables, toOptions })
  latest.current = { toVariables, toOptions }
  return useCallback(
    async text => {
      const config = { networkCacheConfig: reportsFailure() }
      const response = await fetchQuery<T>(environment, query, latest.current.toVariables(text), config).toPromise()
      return response === undefined ? [] : latest.current.toOptions(response)
    },
    [environment, query],
  )
}
