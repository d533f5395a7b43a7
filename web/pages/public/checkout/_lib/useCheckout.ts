import { useCallback, useEffect, useRef, useState } from 'react'
import { openCheckout, type Opened } from '../checkoutCalls.ts'

/** Polling interval while a payment is awaited, and otherwise: the invoice may be paid or canceled elsewhere. */
const AWAITED_MS = 3_000
const IDLE_MS = 15_000

const isAwaited = (opened: Opened): boolean =>
  opened.state === 'OPEN' && (opened.invoice.session?.status === 'PENDING' || opened.invoice.session?.status === 'OPEN')

/** The invoice of a link, polled while the page is visible. */
export function useCheckout(token: string, first: Opened) {
  const [opened, setOpened] = useState(first)
  const [isBehind, setBehind] = useState(false)
  const lastTurn = useRef(0)

  const refresh = useCallback(async () => {
    const turn = ++lastTurn.current
    const next = await openCheckout(token)
    // A later request was faster.
    if (turn !== lastTurn.current) return
    setBehind(next.state === 'UNREACHABLE')
    // The shown data stays while the server doesn't answer.
    setOpened(before => (next.state === 'UNREACHABLE' && before.state === 'OPEN' ? before : next))
  }, [token])

  const isOver = opened.state === 'ENDED'
  const everyMs = isAwaited(opened) ? AWAITED_MS : IDLE_MS
  useEffect(() => {
    if (isOver) return undefined
    let isStopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => void ask(), everyMs)
    }
    async function ask() {
      if (document.visibilityState === 'visible') await refresh()
      if (!isStopped) wait()
    }
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    wait()
    document.addEventListener('visibilitychange', look)
    return () => {
      isStopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh, isOver, everyMs])

  return { opened, refresh, isBehind }
}
