// The only place where tests let time pass (tests/tools/sleeps.test.ts): by polling for a condition, never by sleeping. Independent of
// vitest, since benchmarks and test processes use it as well.
import { setTimeout as pass } from 'node:timers/promises'

/**
 * The timeout for anything that must happen. No test is about speed: a slow machine takes four times as long as a fast one, and three files
 * share it.
 */
export const TIMEOUT_MS = 60_000

type Patience = { withinMs?: number; everyMs?: number }

/** Polls until the result is truthy; returns it. Errors are ignored. */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  { withinMs = TIMEOUT_MS, everyMs = 20 }: Patience = {},
): Promise<Exclude<Answer, false | null | undefined>> {
  const end = performance.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== false && answer !== null && answer !== undefined)
      return answer as Exclude<Answer, false | null | undefined>
    if (performance.now() > end) throw new Error(`it did not come to pass within ${withinMs} ms`)
    await pass(everyMs)
  }
}

/** The result, or undefined after the timeout. For what must end even without an answer. */
export async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer | undefined> {
  const over = new AbortController()
  const limit = pass(ms, undefined, { signal: over.signal, ref: true }).catch(() => undefined)
  try {
    return await Promise.race([answer, limit])
  } finally {
    over.abort()
  }
}

/** Work of a given duration, as part of a test: in a job, inside a transaction, between two actions. */
export const busyFor = (ms: number): Promise<void> => pass(ms)
