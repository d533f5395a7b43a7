import { useCallback, useEffect, useRef, useState } from 'react'
import { RequestFailed } from '../../../../relay/operation.ts'
import { SignedOut } from '../calls.ts'
import { useLive } from '../live.ts'

export type Answered<Value> =
  { state: 'LOADING' } | { state: 'FAILED'; message: string } | { state: 'READY'; value: Value }

type Held<Value> = { key: string; answered: Answered<Value> }
const LOADING = { state: 'LOADING' } as const

/**
 * Loads data; reloads when `key` changes and when something on the page has changed, and shows the previous data until then. If the session
 * has ended, leads to the sign-in. Also returns how to reload, from scratch or quietly.
 */
export function useAnswer<Value>(
  key: string,
  ask: () => Promise<Value>,
  onSignedOut: () => void,
): [Answered<Value>, () => void, () => Promise<void>] {
  const [held, setHeld] = useState<Held<Value>>({ key, answered: LOADING })
  const { turn } = useLive()
  const asked = useRef(0)
  const latest = useRef({ ask, onSignedOut })
  useEffect(() => {
    latest.current = { ask, onSignedOut }
  })

  const read = useCallback(async () => {
    const mine = ++asked.current
    const answered = await latest.current.ask().then(
      (value): Answered<Value> => ({ state: 'READY', value }),
      (error: unknown): Answered<Value> | null =>
        error instanceof SignedOut
          ? null
          : { state: 'FAILED', message: error instanceof RequestFailed ? error.message : '' },
    )
    // It was reloaded since, or is no longer shown.
    if (mine !== asked.current) return
    if (answered === null) return latest.current.onSignedOut()
    // The shown data stays while the server doesn't answer.
    setHeld(before =>
      answered.state === 'FAILED' && before.key === key && before.answered.state === 'READY'
        ? before
        : { key, answered },
    )
  }, [key])

  useEffect(() => {
    void read()
  }, [read, turn])
  useEffect(
    () => () => {
      asked.current++
    },
    [],
  )
  const again = () => {
    setHeld({ key, answered: LOADING })
    void read()
  }
  return [held.key === key ? held.answered : LOADING, again, read]
}
