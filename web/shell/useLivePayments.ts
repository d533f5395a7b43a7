import { useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { useLivePaymentsQuery } from '../__generated__/useLivePaymentsQuery.graphql.ts'
import type { useLivePaymentsSubscription } from '../__generated__/useLivePaymentsSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../relay/useLiveSubscription.ts'
import { useReadAgain } from '../relay/useReadAgain.ts'
import { useSettled } from '../relay/useSettled.ts'
import { toast } from '../ui/toast/toast.ts'
import { usePermission } from './permissions.tsx'

/** Many changes in a row are one reading, and one message. */
const SETTLE_MS = 1_000

type Change = NonNullable<useLivePaymentsSubscription['response']['paymentStatusChanged']>

/** Reads the number of approvals again when payments change, and tells of what the viewer made or must approve. */
export function useLivePayments(viewerUuid: string): void {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const mayApprove = usePermission('treasury.payments.approve')
  const readAgain = useReadAgain<useLivePaymentsQuery>(graphql`
    query useLivePaymentsQuery {
      organization {
        id
        approvalCounts {
          inbox
        }
      }
    }
  `)
  const heard = useRef(new Map<string, Change>())
  /** The state of each own payment that was told last: not every change of a payment moves it on. */
  const told = useRef(new Map<string, string>())

  function tell() {
    readAgain({})
    const changes = [...heard.current.values()].filter(({ actor }) => actor?.uuid !== viewerUuid)
    heard.current.clear()
    const [own, others] = [changes.filter(isOwn), changes.filter(change => !isOwn(change))]
    tellApprover(others.filter(isNew).length)
    tellMaker(own.filter(hasMovedOn))
  }
  const isOwn = ({ payment }: Change) => payment.createdBy?.uuid === viewerUuid
  const isNew = ({ payment, previousStatus }: Change) => previousStatus === null && payment.approvalsGiven === 0

  function hasMovedOn({ payment, previousStatus }: Change): boolean {
    if (previousStatus === null || told.current.get(payment.id) === payment.status) return false
    told.current.set(payment.id, payment.status)
    return true
  }

  function tellApprover(count: number) {
    if (!mayApprove || count === 0) return
    toast.info(formatMessage({ id: 'shell.payments.toApprove' }, { count }), {
      action: { label: formatMessage({ id: 'menu.approvals' }), onClick: () => void navigate('/approvals') },
    })
  }

  function tellMaker([first, ...more]: readonly Change[]) {
    if (first === undefined) return
    const { number, status } = first.payment
    const isBad = status === 'FAILED' || status === 'REJECTED'
    const words = { number, status: formatMessage({ id: `shell.payments.${status}` }), others: more.length }
    toast[isBad ? 'error' : 'info'](formatMessage({ id: 'shell.payments.own' }, words))
  }

  const settled = useSettled(tell, SETTLE_MS)

  const config = useMemo(
    (): LiveSubscription<useLivePaymentsSubscription> => ({
      subscription: graphql`
        subscription useLivePaymentsSubscription {
          paymentStatusChanged {
            previousStatus
            actor {
              uuid
            }
            payment {
              id
              number
              status
              approvalsGiven
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
        if (change) heard.current.set(change.payment.id, change)
        settled()
      },
    }),
    [settled],
  )
  useLiveSubscription(config, settled)
}
