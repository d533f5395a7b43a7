import { useCallback } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'

/** Reads what a query asks for into the store once more, for what follows from an event; whatever shows it follows by itself. */
export function useReadAgain<T extends OperationType>(query: GraphQLTaggedNode): (variables: T['variables']) => void {
  const environment = useRelayEnvironment()
  return useCallback(
    variables => {
      // What could not be read stays as it was; the next event reads it again.
      fetchQuery<T>(environment, query, variables).subscribe({ error: () => {} })
    },
    [environment, query],
  )
}
