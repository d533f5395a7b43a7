import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'

/** Refetches a query into the store, for consequences of an event; everything that shows the data updates automatically. */
export function useReadAgain<T extends OperationType>(query: GraphQLTaggedNode): (variables: T['variables']) => void {
  const environment = useRelayEnvironment()
  return useCallback(
    variables => {
      // Not `fetchQuery`: it would join a request in flight, which may predate the event.
      const operation = createOperationDescriptor(getRequest(query), variables)
      // On failure the data stays; the next event refetches.
      environment.execute({ operation }).subscribe({ error: () => {} })
    },
    [environment, query],
  )
}
