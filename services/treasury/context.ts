// What the routes and workers of modules depend on. A module that contributes a part declares it beside this.
import type { Access } from '../kit/access.ts'
import type { Clock } from '../kit/clock.ts'
import type { Database } from '../kit/database/database.ts'
import type { ErrorRow } from '../kit/errors.ts'
import type { ListExports } from '../kit/exports/listExport.ts'
import type { Files } from '../kit/files/files.ts'
import type { Log } from '../kit/http/log.ts'
import type { Jobs } from '../kit/jobs.ts'
import type { ImportKinds } from '../kit/recordImports/kinds.ts'
import type { Sealing } from '../kit/sealing.ts'
import type { ExceptionSearch } from './exceptionSearch.ts'

/** What a module's routes and workers depend on. */
export interface TreasuryContext {
  database: Database
  jobs: Jobs
  files: Files
  clock: Clock
  log: Log
  /** The searches for exceptions that the modules declare. */
  exceptionSearches: readonly ExceptionSearch[]
  /** What each kind of import file creates. */
  importKinds: ImportKinds
  /** Encrypts banks' credentials so that only this service can read them. */
  seals: Sealing
}

/** A route also knows the caller and what they have proved. */
export interface RouteContext extends TreasuryContext {
  access: Access
  /** The error codes of this service's modules, by code. */
  errorRows: ReadonlyMap<string, ErrorRow>
  /** How lists are exported. */
  exports: ListExports
}

/** Background work also reads the account service. */
export interface WorkerContext extends TreasuryContext {
  /** The account service, as a worker sees it. */
  account: FeedOrigin
  /** How lists are exported. */
  exports: ListExports
}

type FeedOrigin = { origin: string; token: () => Promise<string> }
