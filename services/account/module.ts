// How a module of this service says what it is.
import type { Access } from '../kit/access.ts'
import type { Files } from '../kit/files/files.ts'
import { manifestsOf, type ModuleManifest } from '../kit/module.ts'
import type { Account, WorkerContext } from './account.ts'

/** What routes stand on. */
type RouteContext = {
  account: Account
  access: Access
  files: Files
  /** Whether emails stay here, to be read on a page. */
  mailbox: boolean
}

export type AccountModule = ModuleManifest<WorkerContext, RouteContext>

export const defineModule = manifestsOf<WorkerContext, RouteContext>()
