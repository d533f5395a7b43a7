import { useMemo } from 'react'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { type LiveSubscription, useLiveSubscription } from './useLiveSubscription.ts'
import { useThrottledCallback } from './useThrottledCallback.ts'

/**
 * Refetches data that an event may have changed: every event of `subscription` calls `read`, throttled to once per `delay` ms. The event's
 * own data is in the store before. Returns how to refetch on other occasions.
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
