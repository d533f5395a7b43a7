import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router'
import { addMessages, intlState } from '../i18n/intl.ts'
import { useThrottledCallback } from '../relay/useThrottledCallback.ts'
import { toast } from '../ui/toast/toast.ts'
import { usePermission } from './permissions.tsx'
import { useReadApprovalCount } from './useReadApprovalCount.ts'
import type { MessageId } from '../i18n/messages.ts'

/** Many changes in a row cause one refetch and one message. */
const SETTLE_MS = 1_000

/** A change of a payment or a bill. */
export type Change = {
  id: string
  number: string
  /** Its page. */
  path: string
  /** Message of its current status. */
  status: MessageId
  /** Shown as an error to its creator. */
  isBad: boolean
  /** It now needs an approval. */
  isToApprove: boolean
  /** Its status changed: its creator gets a message. */
  hasMoved: boolean
  isOwn: boolean
  /** Users get no message about their own changes. */
  isByViewer: boolean
}

type ChangeToasts = {
  /** Receives a change; the last one of a record counts. */
  receive: (change: Change) => void
  /** Refetches the count of approvals after a delay, and shows the messages. */
  settled: () => void
}

/** Fetched with the first message: no screen waits for them. */
async function fetchWords() {
  await addMessages(['changes'])
  return intlState().intl
}

/** Shows messages about records that the viewer created or must approve, and refetches the number of approvals. */
export function useChangeToasts(records: 'payments' | 'bills'): ChangeToasts {
  const navigate = useNavigate()
  const mayApprove = usePermission(records === 'payments' ? 'TREASURY_PAYMENTS_APPROVE' : 'TREASURY_BILLS_APPROVE')
  const readCount = useReadApprovalCount()
  const received = useRef(new Map<string, Change>())

  function tell() {
    readCount()
    const changes = [...received.current.values()].filter(({ isByViewer }) => !isByViewer)
    received.current.clear()
    void notifyApprover(changes.filter(({ isOwn, isToApprove }) => isToApprove && !isOwn).length)
    void notifyMaker(changes.filter(({ isOwn, hasMoved }) => isOwn && hasMoved))
  }

  async function notifyApprover(count: number) {
    if (!mayApprove || count === 0) return
    const { formatMessage } = await fetchWords()
    toast.info(formatMessage({ id: `shell.${records}.toApprove` }, { count }), {
      action: { label: formatMessage({ id: 'menu.approvals' }), onClick: () => void navigate('/approvals') },
    })
  }

  async function notifyMaker([first, ...more]: readonly Change[]) {
    if (first === undefined) return
    const { formatMessage } = await fetchWords()
    const { number, status, isBad, path } = first
    const words = { number, status: formatMessage({ id: status }), others: more.length }
    toast[isBad ? 'error' : 'info'](formatMessage({ id: 'shell.own' }, words), {
      action: { label: formatMessage({ id: 'shell.own.show' }), onClick: () => void navigate(path) },
    })
  }

  const settled = useThrottledCallback(tell, SETTLE_MS)
  const receive = useCallback((change: Change) => void received.current.set(change.id, change), [])
  return { receive, settled }
}
