import { useContext, useEffect, useMemo, useRef } from 'react'
import { useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig, OperationType } from 'relay-runtime'
import { CatchUp } from './catchUp.ts'
import { ReadSince } from './readSince.ts'

/** What to subscribe to, and what to do besides storing the answers. */
export type LiveSubscription<T extends OperationType> = Pick<
  GraphQLSubscriptionConfig<T>,
  'subscription' | 'variables' | 'onNext' | 'onCompleted'
>

/**
 * A subscription that misses nothing. `catchUp` reads again what it is about; it is called when something may have happened between the
 * reading of the screen and the beginning of the subscription, or while there was no connection. Memoize `config`: a new one
 * subscribes anew.
 */
export function useLiveSubscription<T extends OperationType>(config: LiveSubscription<T>, catchUp: () => void): void {
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
      return {
        ...config,
        // The socket reconnects by itself, and catching up reads what was missed: nothing to tell a person.
        onError: () => {},
        cacheConfig: { metadata: { [CatchUp.key]: missed } },
      }
    }, [config]),
  )
}
