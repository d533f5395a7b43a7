import { useCallback, useRef } from 'react'
import type { Outcome } from './useMutation.ts'

/**
 * For mutations that create: `once(values, key => create({ variables: { input: { ...values, idempotencyKey: key } } }))`. A user who
 * submits again without an answer reuses the key, so that nothing is created twice. Other values, or the same after a success, get a new
 * key.
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
