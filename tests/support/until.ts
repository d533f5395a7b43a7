// The one place where tests let time pass (tests/tools/sleeps.test.ts): by asking until something is so, never by waiting and hoping. Free of
// vitest, for benchmarks and processes of tests use it as well.
import { setTimeout as pass } from 'node:timers/promises'

/**
 * How long what is to come may take: what waits for longer waits in vain. No test is about how quick a machine is: a slow one takes four times
 * as long as a quick one, and three files at a time share it.
 */
export const TIMEOUT_MS = 60_000

type Patience = { withinMs?: number; everyMs?: number }

/** Asks again and again, until the answer is neither false nor nothing; gives it. What can't be asked is no answer. */
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

/** What comes first: the answer, or nothing after so long. For what must end although somebody is silent. */
export async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer | undefined> {
  const over = new AbortController()
  const limit = pass(ms, undefined, { signal: over.signal, ref: true }).catch(() => undefined)
  try {
    return await Promise.race([answer, limit])
  } finally {
    over.abort()
  }
}

/** Work that takes so long, as part of what is tested: of a job, inside a transaction, between two deeds of somebody. */
export const busyFor = (ms: number): Promise<void> => pass(ms)
