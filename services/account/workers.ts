// This service's background work, from the manifests of its modules. It is little, so the API's own process does it.
import { exportsOf, startWork } from '../kit/module.ts'
import type { WorkerContext } from './account.ts'
import { importKinds } from './importKinds.ts'
import { accountModules } from './modules.ts'

/** Starts all background work: `close` stops it before the queue, `release` frees what the last jobs still use. */
export const accountWorkers = (context: Omit<WorkerContext, 'exports' | 'importKinds'>) =>
  startWork(accountModules, { ...context, exports: exportsOf(accountModules), importKinds })
