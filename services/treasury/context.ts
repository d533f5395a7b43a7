import type { Access } from '../kit/access.ts'
import type { Clock } from '../kit/clock.ts'
import type { Database } from '../kit/database/database.ts'
import type { Files } from '../kit/files/files.ts'
import type { Log } from '../kit/http/log.ts'
import type { Jobs } from '../kit/jobs.ts'
import type { Sealing } from '../kit/sealing.ts'
import type { DropPlace } from './connections/fileDrop/place.ts'
import type { SftpPlaces } from './connections/fileDrop/sftpServers.ts'
import type { Banks } from './connections/snap/banks.ts'
import type { Projection } from './projection/projection.ts'
import type { ProofReaders } from './proofs/proof.ts'

/** What a module's routes and workers stand on. */
export type TreasuryContext = {
  database: Database
  jobs: Jobs
  files: Files
  clock: Clock
  log: Log
  /** What we know of the account service's organizations, and the way to know it newer. */
  projection: Projection
  /** The banks that are configured, by which accounts can be connected. */
  banks: Banks
  /** Keeps banks' credentials so that only we can read them. */
  seals: Sealing
  /** Where statement files are laid down; absent where this installation has no such place. */
  drop: DropPlace | undefined
  /** Banks' own servers for files, in which organizations sign in. */
  sftp: SftpPlaces
}

/** A route also knows who asks, and what they have proved. */
export type RouteContext = TreasuryContext & { access: Access; proofs: ProofReaders }
