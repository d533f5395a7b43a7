import { useEffect, useRef } from 'react'
import { useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig, OperationType } from 'relay-runtime'
import { onReconnect } from './webSocket.ts'

/**
 * A subscription that catches up. Events of the time without a connection are lost; `catchUp` reads again what they were about,
 * and is called each time the connection is back. Memoize `config`: a new one subscribes anew.
 */
export function useLiveSubscription<T extends OperationType>(
  config: GraphQLSubscriptionConfig<T>,
  catchUp: () => void,
): void {
  useSubscription<T>(config)
  const latest = useRef(catchUp)
  useEffect(() => {
    latest.current = catchUp
  }, [catchUp])
  useEffect(() => onReconnect(() => latest.current()), [])
}
