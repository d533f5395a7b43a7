// The background side: the jobs of each module, from its manifest.
import { exportsOf, startWork } from '../kit/module.ts'
import type { TreasuryContext, WorkerContext } from './context.ts'
import { treasuryModules } from './modules.ts'

/** Starts all background work: `close` ends it before the queue closes, `release` frees what the last jobs still use. */
export const treasuryWorkers = (context: TreasuryContext, account: WorkerContext['account']) =>
  startWork(treasuryModules, { ...context, account, exports: exportsOf(treasuryModules) })
