import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { LiveBillsSubscription } from '../__generated__/LiveBillsSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../relay/useLiveSubscription.ts'
import { type Change, useChangeToasts } from './useChangeToasts.ts'

type BillChange = NonNullable<LiveBillsSubscription['response']['billChanged']>

/**
 * Keeps the count of approvals up to date as bills change, and shows messages about them. A component, so that the frame can load it after
 * its first screen.
 */
export default function LiveBills({ viewerUuid }: { viewerUuid: string }) {
  const { receive, settled } = useChangeToasts('bills')
  const config = useMemo(
    (): LiveSubscription<LiveBillsSubscription> => ({
      subscription: graphql`
        subscription LiveBillsSubscription {
          billChanged {
            previousStatus
            actor {
              uuid
            }
            bill {
              id
              uuid
              number
              status
              createdBy {
                uuid
              }
              submittedBy {
                uuid
              }
            }
          }
        }
      `,
      variables: {},
      onNext: response => {
        const change = response?.billChanged
        // No message about a change that leaves the bill's status, such as a payment of it.
        if (change?.previousStatus) receive(asChange(change, viewerUuid))
        settled()
      },
    }),
    [receive, settled, viewerUuid],
  )
  useLiveSubscription(config, settled)
  return null
}

function asChange({ bill, previousStatus, actor }: BillChange, viewerUuid: string): Change {
  const { id, uuid, number, status, createdBy, submittedBy } = bill
  const isUnpaidAgain = previousStatus === 'PAID'
  const isTurnedDown = status === 'CANCELLED' && previousStatus === 'SUBMITTED'
  return {
    id,
    number,
    path: `/bills/${uuid}`,
    status: `shell.bills.${isUnpaidAgain ? 'UNPAID' : isTurnedDown ? 'REJECTED' : status}`,
    isBad: isUnpaidAgain || isTurnedDown,
    isToApprove: status === 'SUBMITTED',
    hasMoved: true,
    // A user who submitted another user's draft waits for its approval as well.
    isOwn: createdBy?.uuid === viewerUuid || submittedBy?.uuid === viewerUuid,
    isByViewer: actor?.uuid === viewerUuid,
  }
}
