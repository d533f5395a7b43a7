// Once a day in each organization, looks at some accounts whether their daily sums are what their lines say. A break is told and repaired.
import type { Tx } from '../../kit/database/database.ts'
import { openTicker } from '../../kit/ticker.ts'
import { businessToday, type Daily, oncePerDay } from '../projection/public.ts'
import { brokenDays, rebuild, sampleOfAccounts } from './accountDays.ts'

const EVERY_MS = 60 * 60_000
/** Accounts of an organization that are looked at in a night. */
const MOST = 5
/** All lines of an account are added up. */
const LONGEST_MS = 60_000
/** Days that the log names. */
const MOST_TOLD = 10

/** Rounds of checking. */
export function checkingAccountDays({ database, log }: Daily): () => Promise<readonly string[]> {
  async function check(organizationId: string): Promise<void> {
    const accounts = await database.inOrganization(organizationId, null, async tx =>
      sampleOfAccounts(tx, await businessToday(tx), MOST),
    )
    for (const bankAccountId of accounts) {
      const days = await database.inOrganization(organizationId, null, tx => repairAccountDays(tx, bankAccountId), {
        timeoutMs: LONGEST_MS,
      })
      if (days.length > 0)
        log.error(
          { organizationId, bankAccountId, days: days.slice(0, MOST_TOLD), count: days.length },
          'daily sums were not those of the lines; they were rebuilt',
        )
    }
  }
  return oncePerDay({ database, log }, check, 'daily sums were not checked')
}

/** Rebuilds the sums of an account from its first broken day to its last; answers the days that were broken. */
export async function repairAccountDays(tx: Tx, bankAccountId: string): Promise<string[]> {
  const days = await brokenDays(tx, bankAccountId)
  const [first, last] = [days[0], days.at(-1)]
  if (first !== undefined && last !== undefined) await rebuild(tx, bankAccountId, { from: first, to: last })
  return days
}

/** Looks every hour where it is due, until closed. */
export const watchAccountDays = (context: Daily, everyMs = EVERY_MS) =>
  openTicker({
    everyMs,
    work: checkingAccountDays(context),
    log: context.log,
    failed: 'no daily sums were checked',
  })
