// Checks once a day, in each organization, whether the stored sums of some accounts equal the sums of their transactions. Logs and repairs
// a difference.
import type { Tx } from '../../kit/database/database.ts'
import { openTicker } from '../../kit/ticker.ts'
import { businessToday, type Daily, oncePerDay } from '../projection/public.ts'
import { brokenDays, rebuild, sampleOfAccounts } from './accountDays.ts'

const EVERY_MS = 60 * 60_000
/** Accounts of an organization checked per night. */
const MAX = 5
/** Adds up all transactions of an account. */
const MAX_MS = 60_000
/** Maximum number of days named in the log. */
const MAX_REPORTED = 10

/** Stored sums of accounts: their name in the log, and a function that rebuilds them and returns the days that were wrong. */
export type KeptSums = { name: string; repair: (tx: Tx, bankAccountId: string) => Promise<string[]> }

/** A run that checks stored sums. */
export function checkingSums({ database, log }: Daily, { name, repair }: KeptSums): () => Promise<readonly string[]> {
  async function check(organizationId: string): Promise<void> {
    const accounts = await database.inOrganization(organizationId, null, async tx =>
      sampleOfAccounts(tx, await businessToday(tx), MAX),
    )
    for (const bankAccountId of accounts) {
      const days = await database.inOrganization(organizationId, null, tx => repair(tx, bankAccountId), {
        timeoutMs: MAX_MS,
      })
      if (days.length > 0)
        log.error(
          { organizationId, bankAccountId, days: days.slice(0, MAX_REPORTED), count: days.length },
          `${name} were not those of the lines; they were rebuilt`,
        )
    }
  }
  return oncePerDay({ database, log }, check, `${name} were not checked`)
}

/** Runs hourly where due, until closed. */
export const watchSums = (context: Daily, sums: KeptSums, everyMs = EVERY_MS) =>
  openTicker({
    everyMs,
    work: checkingSums(context, sums),
    log: context.log,
    failed: `no ${sums.name} were checked`,
  })

/** Rebuilds the sums of an account from its first wrong day to its last; returns the wrong days. */
export async function repairAccountDays(tx: Tx, bankAccountId: string): Promise<string[]> {
  const days = await brokenDays(tx, bankAccountId)
  const [first, last] = [days[0], days.at(-1)]
  if (first !== undefined && last !== undefined) await rebuild(tx, bankAccountId, { from: first, to: last })
  return days
}

const dailySums: KeptSums = { name: 'daily sums', repair: repairAccountDays }

/** A run that checks the daily sums. */
export const checkingAccountDays = (context: Daily) => checkingSums(context, dailySums)
export const watchAccountDays = (context: Daily) => watchSums(context, dailySums)
