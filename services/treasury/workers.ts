// The composition root of the worker: a line for each module.
import { watchForDormant } from './bankAccounts/watchDormant.ts'
import { syncWorkers } from './connections/sync/workers.ts'
import type { TreasuryContext } from './context.ts'
import type { AccountClient } from './projection/accountClient.ts'
import { exceptionWorkers, watchForExceptions } from './exceptions/watch.ts'
import { dispatchWorkers } from './payments/dispatch/workers.ts'
import { openOccurrences } from './payments/makeOccurrences.ts'
import { followAccount } from './projection/follow.ts'
import { reconciliationWorkers } from './reconciliation/workers.ts'
import { recordImportWorkers } from './recordImports/workers.ts'
import { importWorkers } from './statements/imports/workers.ts'

/** Starts everything that works in the background; `close` ends what does not end with the queue. */
export async function treasuryWorkers(context: TreasuryContext, account: AccountClient) {
  await importWorkers(context)
  await recordImportWorkers(context)
  await reconciliationWorkers(context)
  const syncs = await syncWorkers(context)
  const dispatching = await dispatchWorkers(context)
  const occurrences = openOccurrences(context)
  const following = followAccount({ ...context, account })
  await exceptionWorkers(context)
  const watching = watchForExceptions(context)
  const dormant = watchForDormant(context)
  const closers: (() => Promise<unknown>)[] = [
    syncs.close,
    dispatching.close,
    following.close,
    watching.close,
    dormant.close,
    occurrences.close,
  ]
  return {
    close: async () => {
      for (const close of closers) await close()
    },
  }
}
