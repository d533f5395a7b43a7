import { useEffect, useState } from 'react'
import { RequestFailed } from '../../../relay/operation.ts'
import { SignedOut } from './calls.ts'

export type Answered<Value> =
  { state: 'LOADING' } | { state: 'FAILED'; message: string } | { state: 'READY'; value: Value }

/** What a question is answered; asked again when `key` changes. Who is signed out meanwhile is led to the sign-in. */
export function useAnswer<Value>(
  key: string,
  ask: () => Promise<Value>,
  onSignedOut: () => void,
): [Answered<Value>, () => void] {
  const [turn, setTurn] = useState(0)
  const [held, setHeld] = useState<{ key: string; answered: Answered<Value> }>({ key, answered: { state: 'LOADING' } })
  useEffect(() => {
    let isOver = false
    const show = (answered: Answered<Value>) => {
      if (!isOver) setHeld({ key, answered })
    }
    ask().then(
      value => show({ state: 'READY', value }),
      (error: unknown) => {
        if (error instanceof SignedOut) onSignedOut()
        else show({ state: 'FAILED', message: error instanceof RequestFailed ? error.message : '' })
      },
    )
    return () => {
      isOver = true
    }
    // The key says what is asked.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, turn])
  const again = () => {
    setHeld({ key, answered: { state: 'LOADING' } })
    setTurn(count => count + 1)
  }
  return [held.key === key ? held.answered : { state: 'LOADING' }, again]
}
