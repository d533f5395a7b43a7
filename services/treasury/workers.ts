// The background side: what each module does there, as its manifest says.
import { exportsOf, startWork } from '../kit/module.ts'
import type { TreasuryContext, WorkerContext } from './context.ts'
import { treasuryModules } from './modules.ts'

/** Starts everything that works in the background: `close` ends it before the queue, `release` what the last jobs still use. */
export const treasuryWorkers = (context: TreasuryContext, account: WorkerContext['account']) =>
  startWork(treasuryModules, { ...context, account, exports: exportsOf(treasuryModules) })
