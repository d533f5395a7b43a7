// How a module of this service says what it is.
import type { Access } from '../kit/access.ts'
import type { ListExports } from '../kit/exports/listExport.ts'
import type { Files } from '../kit/files/files.ts'
import type { ErrorRow } from '../kit/errors.ts'
import type { ImportKind, ImportKinds } from '../kit/recordImports/kinds.ts'
import { manifestsOf } from '../kit/module.ts'
import type { Account, WorkerContext } from './account.ts'

/** What routes stand on. */
export type AccountRouteContext = {
  account: Account
  access: Access
  files: Files
  /** Whether emails stay here, to be read on a page. */
  mailbox: boolean
  /** How lists are exported. */
  exports: ListExports
  /** What each kind of file makes. */
  importKinds: ImportKinds
  /** By code, what the modules of this service answer with. */
  errorRows: ReadonlyMap<string, ErrorRow>
  /** Where treasury is, and the secret that services share; undefined: it is not asked. */
  treasury: WorkerContext['treasury']
}

export const defineModule = manifestsOf<WorkerContext, AccountRouteContext, ImportKind>()
