import { useContext, useEffect, useMemo, useRef } from 'react'
import { useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig, OperationType } from 'relay-runtime'
import { CatchUp } from './catchUp.ts'
import { ReadSince } from './readSince.ts'

/** What to subscribe to, and what to do in addition to storing the events. */
export type LiveSubscription<T extends OperationType> = Pick<
  GraphQLSubscriptionConfig<T>,
  'subscription' | 'variables' | 'onNext' | 'onCompleted'
>

/**
 * A subscription that misses nothing. `catchUp` refetches the data; it is called when events may have been missed between reading the
 * screen and subscribing, or while disconnected. Memoize `config`: a new one subscribes again.
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
        // The socket reconnects automatically and `catchUp` reads what was missed: no error to show.
        onError: () => {},
        cacheConfig: { metadata: { [CatchUp.key]: missed } },
      }
    }, [config]),
  )
}
