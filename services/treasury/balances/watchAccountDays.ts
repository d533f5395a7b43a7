// Once a day in each organization, looks at some accounts whether sums that are kept of them are what their lines say. A break is told and
// repaired.
import type { Tx } from '../../kit/database/database.ts'
import { openTicker } from '../../kit/ticker.ts'
import { businessToday, type Daily, oncePerDay } from '../projection/public.ts'
import { brokenDays, rebuild, sampleOfAccounts } from './accountDays.ts'

const EVERY_MS = 60 * 60_000
/** Accounts of an organization that are looked at in a night. */
const MAX = 5
/** All lines of an account are added up. */
const MAX_MS = 60_000
/** Days that the log names. */
const MAX_REPORTED = 10

/** Sums that are kept of accounts: how they are called in the log, and what makes them again and answers the days that were broken. */
export type KeptSums = { name: string; repair: (tx: Tx, bankAccountId: string) => Promise<string[]> }

/** Rounds of checking sums. */
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

/** Looks every hour where it is due, until closed. */
export const watchSums = (context: Daily, sums: KeptSums, everyMs = EVERY_MS) =>
  openTicker({
    everyMs,
    work: checkingSums(context, sums),
    log: context.log,
    failed: `no ${sums.name} were checked`,
  })

/** Rebuilds the sums of an account from its first broken day to its last; answers the days that were broken. */
export async function repairAccountDays(tx: Tx, bankAccountId: string): Promise<string[]> {
  const days = await brokenDays(tx, bankAccountId)
  const [first, last] = [days[0], days.at(-1)]
  if (first !== undefined && last !== undefined) await rebuild(tx, bankAccountId, { from: first, to: last })
  return days
}

const dailySums: KeptSums = { name: 'daily sums', repair: repairAccountDays }

/** Rounds of checking the daily sums. */
export const checkingAccountDays = (context: Daily) => checkingSums(context, dailySums)
export const watchAccountDays = (context: Daily) => watchSums(context, dailySums)
