import type { Access } from '../kit/access.ts'
import type { Clock } from '../kit/clock.ts'
import type { Database } from '../kit/database/database.ts'
import type { Files } from '../kit/files/files.ts'
import type { Log } from '../kit/http/log.ts'
import type { Jobs } from '../kit/jobs.ts'
import type { Projection } from './projection/projection.ts'

/** What a module's routes and workers stand on. */
export type TreasuryContext = {
  database: Database
  jobs: Jobs
  files: Files
  clock: Clock
  log: Log
  /** What we know of the account service's organizations, and the way to know it newer. */
  projection: Projection
}

/** A route also knows who asks. */
export type RouteContext = TreasuryContext & { access: Access }
