import { useContext, useEffect, useMemo, useRef } from 'react'
import { useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig, OperationType } from 'relay-runtime'
import { ReadSince } from './readSince.ts'
import { CatchUp } from './webSocket.ts'

/**
 * A subscription that misses nothing. `catchUp` reads again what it is about; it is called when something may have happened between the
 * reading of the screen and the beginning of the subscription, or while there was no connection. Memoize `config`: a new one
 * subscribes anew.
 */
export function useLiveSubscription<T extends OperationType>(
  config: GraphQLSubscriptionConfig<T>,
  catchUp: () => void,
): void {
  const since = useContext(ReadSince)
  const latest = useRef({ since, catchUp })
  useEffect(() => {
    latest.current = { since, catchUp }
  }, [since, catchUp])
  useSubscription<T>(
    useMemo(() => {
      const missed = new CatchUp(
        () => latest.current.since,
        () => latest.current.catchUp(),
      )
      return { ...config, cacheConfig: { metadata: { [CatchUp.key]: missed } } }
    }, [config]),
  )
}
