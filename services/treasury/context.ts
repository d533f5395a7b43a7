// What the routes and workers of modules stand on. A module that brings a part of it declares that part beside it.
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

/** What a module's routes and workers stand on. */
export interface TreasuryContext {
  database: Database
  jobs: Jobs
  files: Files
  clock: Clock
  log: Log
  /** What a person should look at, and how that is found: as the modules say it. */
  exceptionSearches: readonly ExceptionSearch[]
  /** What each kind of file makes. */
  importKinds: ImportKinds
  /** Keeps banks' credentials so that only we can read them. */
  seals: Sealing
}

/** A route also knows who asks, and what they have proved. */
export interface RouteContext extends TreasuryContext {
  access: Access
  /** By code, what the modules of this service answer with. */
  errorRows: ReadonlyMap<string, ErrorRow>
  /** How lists are exported. */
  exports: ListExports
}

/** What works in the background also reads the account service. */
export interface WorkerContext extends TreasuryContext {
  /** The account service, as a worker of ours sees it. */
  account: FeedOrigin
  /** How lists are exported. */
  exports: ListExports
}

type FeedOrigin = { origin: string; token: () => Promise<string> }
