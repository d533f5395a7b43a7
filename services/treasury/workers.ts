// The composition root of the worker: a line for each module.
import type { TreasuryConfig } from './config.ts'
import type { TreasuryContext } from './context.ts'

/** Starts everything that works in the background; `close` ends what does not end with the queue. */
export async function treasuryWorkers(_context: TreasuryContext, _config: TreasuryConfig) {
  const closers: (() => Promise<unknown>)[] = []
  return {
    close: async () => {
      for (const close of closers) await close()
    },
  }
}
