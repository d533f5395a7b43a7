// The manifest type of this service's modules.
import type { Access } from '../kit/access.ts'
import type { ListExports } from '../kit/exports/listExport.ts'
import type { Files } from '../kit/files/files.ts'
import type { ErrorRow } from '../kit/errors.ts'
import type { ImportKind, ImportKinds } from '../kit/recordImports/kinds.ts'
import { manifestsOf } from '../kit/module.ts'
import type { Account, WorkerContext } from './account.ts'

/** The context of routes. */
export type AccountRouteContext = {
  account: Account
  access: Access
  files: Files
  /** Whether emails are kept locally, to be read on a page. */
  mailbox: boolean
  /** The exports of lists. */
  exports: ListExports
  /** The importable kinds of files. */
  importKinds: ImportKinds
  /** The errors of this service's modules, by code. */
  errorRows: ReadonlyMap<string, ErrorRow>
  /** Treasury's URL, and the secret that services share; undefined: it is not called. */
  treasury: WorkerContext['treasury']
}

export const defineModule = manifestsOf<WorkerContext, AccountRouteContext, ImportKind>()
