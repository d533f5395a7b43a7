import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { usePaymentChangesSubscription } from '../../../../__generated__/usePaymentChangesSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useThrottledCallback } from '../../../../relay/useThrottledCallback.ts'

/** Several changes in a row cause one refetch. */
const SETTLE_MS = 300

/**
 * What colleagues, banks and the clock do to payments, live. Where a payment stands comes with the event, which all subscribers share;
 * what depends on the viewer, and counts and totals, `refresh` reads. Of all payments, or of one.
 */
export function usePaymentChanges(refresh: () => void, paymentId?: string): void {
  const settled = useThrottledCallback(refresh, SETTLE_MS)
  const config = useMemo(
    (): LiveSubscription<usePaymentChangesSubscription> => ({
      subscription: graphql`
        subscription usePaymentChangesSubscription($ids: [ID!]) {
          paymentStatusChanged(ids: $ids) {
            payment {
              id
              status
              channel
              approvalsGiven
              failureCode
              failureReason
              rejectionReason
              cancellationReason
            }
          }
        }
      `,
      variables: { ids: paymentId === undefined ? null : [paymentId] },
      onNext: settled,
    }),
    [settled, paymentId],
  )
  useLiveSubscription(config, settled)
}
