import { useMemo, useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import type { LivePaymentsSubscription } from '../__generated__/LivePaymentsSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../relay/useLiveSubscription.ts'
import { type Change, useChangeToasts } from './useChangeToasts.ts'

type PaymentChange = NonNullable<LivePaymentsSubscription['response']['paymentStatusChanged']>

/**
 * Keeps the count of approvals up to date, and shows messages about payments. A component, so that the frame can load it after its first
 * screen.
 */
export default function LivePayments({ viewerUuid }: { viewerUuid: string }) {
  const { receive, settled } = useChangeToasts('payments')
  /** The last known status of each payment: after two quick steps both events read the latter status. */
  const stood = useRef(new Map<string, string>())

  const config = useMemo(
    (): LiveSubscription<LivePaymentsSubscription> => ({
      subscription: graphql`
        subscription LivePaymentsSubscription {
          paymentStatusChanged {
            isNew
            previousStatus
            actor {
              uuid
            }
            payment {
              id
              uuid
              kind
              number
              status
              createdBy {
                uuid
              }
            }
          }
        }
      `,
      variables: {},
      onNext: response => {
        const change = response?.paymentStatusChanged
        // No message about a change that leaves the payment's status, such as one of several approvals.
        const isStep = change !== undefined && (change.isNew || change.previousStatus !== null)
        if (isStep && stood.current.get(change.payment.id) !== change.payment.status) {
          stood.current.set(change.payment.id, change.payment.status)
          receive(asChange(change, viewerUuid))
        }
        settled()
      },
    }),
    [receive, settled, viewerUuid],
  )
  useLiveSubscription(config, settled)
  return null
}

function asChange({ payment, isNew, previousStatus, actor }: PaymentChange, viewerUuid: string): Change {
  const { id, uuid, kind, number, status, createdBy } = payment
  return {
    id,
    number,
    path: `${kind === 'TRANSFER' ? '/transfers' : '/payments'}/${uuid}`,
    status: `shell.payments.${status}`,
    isBad: status === 'FAILED' || status === 'REJECTED',
    isToApprove: isNew && status === 'NEEDS_APPROVAL',
    hasMoved: previousStatus !== null,
    isOwn: createdBy?.uuid === viewerUuid,
    isByViewer: actor?.uuid === viewerUuid,
  }
}
