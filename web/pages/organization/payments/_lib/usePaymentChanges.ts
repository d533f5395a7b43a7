import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { usePaymentChangesSubscription } from '../../../../__generated__/usePaymentChangesSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useThrottledCallback } from '../../../../relay/useThrottledCallback.ts'

/** Several changes in a row cause one refetch. */
const SETTLE_MS = 300

/**
 * Live changes to payments by colleagues, banks and time. The event, shared by all subscribers, contains the status; `refresh` reads what
 * depends on the viewer, and counts and totals. For all payments, or for one.
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
