import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { InvoiceChangesSubscription } from '../../../../__generated__/InvoiceChangesSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useThrottledCallback } from '../../../../relay/useThrottledCallback.ts'

/** Several changes in a row cause one refetch. */
const SETTLE_MS = 300

type InvoiceChangesProps = { invoiceId: string; onChange: () => void }

/** Keeps the page of an invoice up to date: `onChange` refetches it. */
export default function InvoiceChanges({ invoiceId, onChange }: InvoiceChangesProps) {
  const settled = useThrottledCallback(onChange, SETTLE_MS)
  const config = useMemo(
    (): LiveSubscription<InvoiceChangesSubscription> => ({
      subscription: graphql`
        subscription InvoiceChangesSubscription($invoiceId: ID!) {
          invoiceChanged(invoiceId: $invoiceId) {
            invoiceUuid
            version
          }
        }
      `,
      variables: { invoiceId },
      onNext: settled,
    }),
    [invoiceId, settled],
  )
  useLiveSubscription(config, settled)
  return null
}
