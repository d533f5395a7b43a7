// The context of every use case: the database and configurable rules. A module that provides a part of it declares that part itself.
import type { Database } from '../kit/database/database.ts'
import type { ListExports } from '../kit/exports/listExport.ts'
import type { Files } from '../kit/files/files.ts'
import type { Log } from '../kit/http/log.ts'
import type { Jobs } from '../kit/jobs.ts'
import type { ImportKinds } from '../kit/recordImports/kinds.ts'
import type { Feed } from '../kit/outbox/feed.ts'
import type { openMint } from '../kit/tokens.ts'

export interface Rules {
  /** How many failed attempts lock out, and for how long: each further lockout lasts twice as long. */
  lockout: {
    windowMinutes: number
    lockMinutes: number
    longestLockMinutes: number
    attemptsPerEmail: number
    attemptsPerAddress: number
    /** Per address and email, in a day, for a day. */
    attemptsPerPair: number
    attemptsPerFactor: number
  }
  challenge: { minutes: number; attempts: number }
  session: {
    idleHours: number
    rememberDays: number
    absoluteDays: number
    /** An id is replaced after this much use, */
    replaceAfterMinutes: number
    /** and the previous one stays valid for this long. */
    graceSeconds: number
  }
  apiTokens: { longestDays: number }
  webhooks: {
    perOrganization: number
    /** Whether this machine itself may be called, also without TLS: local mode only. */
    allowLoopback: boolean
  }
  /** How long links in emails are valid. */
  links: { resetMinutes: number; invitationHours: number; customerMinutes: number }
}

export const DEFAULT_RULES: Rules = {
  lockout: {
    windowMinutes: 15,
    lockMinutes: 15,
    longestLockMinutes: 24 * 60,
    attemptsPerEmail: 5,
    // An office shares one address, so the limit is higher than for one user.
    attemptsPerAddress: 50,
    attemptsPerPair: 20,
    attemptsPerFactor: 5,
  },
  challenge: { minutes: 5, attempts: 5 },
  session: { idleHours: 12, rememberDays: 30, absoluteDays: 90, replaceAfterMinutes: 15, graceSeconds: 10 },
  apiTokens: { longestDays: 366 },
  webhooks: { perOrganization: 20, allowLoopback: false },
  links: { resetMinutes: 60, invitationHours: 72, customerMinutes: 15 },
  organizationsBy: 'owners',
}

export interface Account {
  database: Database
  /** Signs callers' tokens, and publishes its public key. */
  tokens: Awaited<ReturnType<typeof openMint>>
  rules: Rules
  /** The public origin of Arus, without a trailing slash: links in emails begin with it, and passkeys belong to its host. */
  publicOrigin: string
  /** Registers work to run after the commit, for example emails. */
  jobs: Pick<Jobs, 'enqueue'>
}

/** Background work has in addition the queue, the service's own feed and the connection to treasury. */
export interface WorkerContext {
  account: Account
  files: Files
  /** The exports of lists. */
  exports: ListExports
  /** The importable kinds of files. */
  importKinds: ImportKinds
  jobs: Pick<Jobs, 'work'>
  log: Log
  feed: Feed
  /** Treasury's URL, and the secret that services share; undefined: its events are not followed. */
  treasury: { url: string; serviceSecret: string } | undefined
}

/** The origin of a request, as the BFF reports it. */
export type Origin = {
  address: string | null
  userAgent: string | null
  /** ISO code of the address's country; null: unknown. */
  country: string | null
}
