// What every use case of this service is given: the database and the rules that a configuration may change. A module that brings a part of it
// declares that part beside it.
import type { Database } from '../kit/database/database.ts'
import type { ListExports } from '../kit/exports/listExport.ts'
import type { Files } from '../kit/files/files.ts'
import type { Log } from '../kit/http/log.ts'
import type { Jobs } from '../kit/jobs.ts'
import type { ImportKinds } from '../kit/recordImports/kinds.ts'
import type { Feed } from '../kit/outbox/feed.ts'
import type { openMint } from '../kit/tokens.ts'

export interface Rules {
  /** Wrong attempts that lock what they were made on, and how long each lock lasts: every one in a row is twice as long. */
  lockout: {
    windowMinutes: number
    lockMinutes: number
    longestLockMinutes: number
    attemptsPerEmail: number
    attemptsPerAddress: number
    /** Of one address at one email, in a day, for a day. */
    attemptsPerPair: number
    attemptsPerFactor: number
  }
  challenge: { minutes: number; attempts: number }
  session: {
    idleHours: number
    rememberDays: number
    absoluteDays: number
    /** After so much use an id is replaced, */
    replaceAfterMinutes: number
    /** and the one before stays good for so long. */
    graceSeconds: number
  }
  apiTokens: { longestDays: number }
  webhooks: {
    perOrganization: number
    /** Whether this machine itself may be called, also without TLS: local mode alone. */
    allowLoopback: boolean
  }
  /** How long a link in a letter lives. */
  links: { resetMinutes: number; invitationHours: number; customerMinutes: number }
}

export const DEFAULT_RULES: Rules = {
  lockout: {
    windowMinutes: 15,
    lockMinutes: 15,
    longestLockMinutes: 24 * 60,
    attemptsPerEmail: 5,
    // An office shares one address: what one person may try is not enough for all of them.
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
  /** Signs callers' tokens, and shows the public half of its key. */
  tokens: Awaited<ReturnType<typeof openMint>>
  rules: Rules
  /** Where browsers find Arus, without a slash at the end: links in letters begin with it, and passkeys belong to its host. */
  publicOrigin: string
  /** Adds what is done after the commit, for example letters. */
  jobs: Pick<Jobs, 'enqueue'>
}

/** What works in the background has the queue, the service's own feed and the way to treasury as well. */
export interface WorkerContext {
  account: Account
  files: Files
  /** How lists are exported. */
  exports: ListExports
  /** What each kind of file makes. */
  importKinds: ImportKinds
  jobs: Pick<Jobs, 'work'>
  log: Log
  feed: Feed
  /** Where treasury is, and the secret that services share; undefined: its events are not followed. */
  treasury: { url: string; serviceSecret: string } | undefined
}

/** Where a request came from, as the BFF saw it. */
export type Origin = {
  address: string | null
  userAgent: string | null
  /** ISO code of the country that the address is in; null: unknown. */
  country: string | null
}
