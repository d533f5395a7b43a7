import { useMemo } from 'react'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { type LiveSubscription, useLiveSubscription } from './useLiveSubscription.ts'
import { useThrottledCallback } from './useThrottledCallback.ts'

/**
 * Reads again what an event may have changed: every event of `subscription` calls `read`, many in a row once, `delay` ms after the first of
 * them. What the event itself brings is in the store before. Answers how to read at another occasion.
 */
export function useLiveReading<T extends OperationType & { variables: Record<string, never> }>(
  subscription: GraphQLTaggedNode,
  read: () => void,
  delay: number,
): () => void {
  const settled = useThrottledCallback(read, delay)
  const config = useMemo(
    (): LiveSubscription<T> => ({ subscription, variables: {}, onNext: settled }),
    [subscription, settled],
  )
  useLiveSubscription(config, settled)
  return settled
}
