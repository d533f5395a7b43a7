import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'

/** Reads what a query asks for into the store once more, for what follows from an event; whatever shows it follows by itself. */
export function useReadAgain<T extends OperationType>(query: GraphQLTaggedNode): (variables: T['variables']) => void {
  const environment = useRelayEnvironment()
  return useCallback(
    variables => {
      // Not `fetchQuery`: it would join a reading under way, and that may be from before the event.
      const operation = createOperationDescriptor(getRequest(query), variables)
      // What could not be read stays as it was; the next event reads it again.
      environment.execute({ operation }).subscribe({ error: () => {} })
    },
    [environment, query],
  )
}
