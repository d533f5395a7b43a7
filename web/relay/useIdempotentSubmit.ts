import { useCallback, useRef } from 'react'
import type { Outcome } from './useMutation.ts'

/**
 * For what makes something: `once(values, key => create({ variables: { input: { ...values, idempotencyKey: key } } }))`. Whoever
 * presses again because no answer came asks under the same key, and what was made the first time is not made again. Other values,
 * and the same after it worked, are another thing.
 */
export function useIdempotentSubmit() {
  const asked = useRef<{ what: string; key: string } | null>(null)
  return useCallback(async <P>(values: object, make: (key: string) => Promise<Outcome<P>>): Promise<Outcome<P>> => {
    const what = JSON.stringify(values)
    if (asked.current?.what !== what) asked.current = { what, key: crypto.randomUUID() }
    const outcome = await make(asked.current.key)
    if (outcome.ok) asked.current = null
    return outcome
  }, [])
}
