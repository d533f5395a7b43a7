// What this service does after the answer was given, as the manifests of its modules say. It is little, so the API's own process does it.
import { exportsOf, startWork } from '../kit/module.ts'
import type { WorkerContext } from './account.ts'
import { importKinds } from './importKinds.ts'
import { accountModules } from './modules.ts'

/** Starts everything that works in the background: `close` ends it before the queue, `release` what the last jobs still use. */
export const accountWorkers = (context: Omit<WorkerContext, 'exports' | 'importKinds'>) =>
  startWork(accountModules, { ...context, exports: exportsOf(accountModules), importKinds })
