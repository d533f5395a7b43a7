import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { CustomerUpdatesSubscription } from '../../../../__generated__/CustomerUpdatesSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useThrottledCallback } from '../../../../relay/useThrottledCallback.ts'

/** Several changes in a row cause one refetch. */
const SETTLE_MS = 300

type CustomerUpdatesProps = { customerId: string; onChange: () => void }

/** Keeps the page of a customer and its change request up to date: `onChange` refetches it. */
export default function CustomerUpdates({ customerId, onChange }: CustomerUpdatesProps) {
  const settled = useThrottledCallback(onChange, SETTLE_MS)
  const config = useMemo(
    (): LiveSubscription<CustomerUpdatesSubscription> => ({
      subscription: graphql`
        subscription CustomerUpdatesSubscription($customerId: ID!) {
          customerChanged(customerId: $customerId) {
            customerUuid
            version
          }
        }
      `,
      variables: { customerId },
      onNext: settled,
    }),
    [customerId, settled],
  )
  useLiveSubscription(config, settled)
  return null
}
