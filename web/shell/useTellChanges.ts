import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router'
import { addMessages, intlState } from '../i18n/intl.ts'
import { useThrottledCallback } from '../relay/useThrottledCallback.ts'
import { toast } from '../ui/toast/toast.ts'
import { usePermission } from './permissions.tsx'
import { useReadApprovalCount } from './useReadApprovalCount.ts'
import type { MessageId } from '../i18n/messages.ts'

/** Many changes in a row are one reading, and one message. */
const SETTLE_MS = 1_000

/** What becomes of a payment or a bill. */
export type Change = {
  id: string
  number: string
  /** Its page. */
  path: string
  /** Where it stands now, in words. */
  status: MessageId
  /** Its maker wants to know of it as of a failure. */
  isBad: boolean
  /** From now on it waits for whoever approves. */
  isToApprove: boolean
  /** It stood elsewhere before: its maker is told. */
  hasMoved: boolean
  isOwn: boolean
  /** Nobody is told what they did themselves. */
  isByViewer: boolean
}

type Told = {
  /** Takes a change; the last one of a record counts. */
  hear: (change: Change) => void
  /** Reads the count of approvals again, soon, and says what was heard. */
  settled: () => void
}

/** With the first that is told: no screen waits for them. */
async function fetchWords() {
  await addMessages(['changes'])
  return intlState().intl
}

/** Tells of what the viewer made or must approve, and reads the number of approvals again. */
export function useTellChanges(records: 'payments' | 'bills'): Told {
  const navigate = useNavigate()
  const mayApprove = usePermission(records === 'payments' ? 'TREASURY_PAYMENTS_APPROVE' : 'TREASURY_BILLS_APPROVE')
  const readCount = useReadApprovalCount()
  const heard = useRef(new Map<string, Change>())

  function tell() {
    readCount()
    const changes = [...heard.current.values()].filter(({ isByViewer }) => !isByViewer)
    heard.current.clear()
    void tellApprover(changes.filter(({ isOwn, isToApprove }) => isToApprove && !isOwn).length)
    void tellMaker(changes.filter(({ isOwn, hasMoved }) => isOwn && hasMoved))
  }

  async function tellApprover(count: number) {
    if (!mayApprove || count === 0) return
    const { formatMessage } = await fetchWords()
    toast.info(formatMessage({ id: `shell.${records}.toApprove` }, { count }), {
      action: { label: formatMessage({ id: 'menu.approvals' }), onClick: () => void navigate('/approvals') },
    })
  }

  async function tellMaker([first, ...more]: readonly Change[]) {
    if (first === undefined) return
    const { formatMessage } = await fetchWords()
    const { number, status, isBad, path } = first
    const words = { number, status: formatMessage({ id: status }), others: more.length }
    toast[isBad ? 'error' : 'info'](formatMessage({ id: 'shell.own' }, words), {
      action: { label: formatMessage({ id: 'shell.own.show' }), onClick: () => void navigate(path) },
    })
  }

  const settled = useThrottledCallback(tell, SETTLE_MS)
  const hear = useCallback((change: Change) => void heard.current.set(change.id, change), [])
  return { hear, settled }
}
