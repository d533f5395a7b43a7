import type { Tx } from '../../kit/database/database.ts'
import { recordStanding } from '../bankAccounts/read.ts'
import { organizationZone } from '../projection/organization.ts'
import { newestBalance, newestLine } from './repository.ts'

type Stated = { importId: string; closingMinor: bigint | null }

/**
 * Keeps what the account says of its lines up with them: the day of the newest, and the balance that the newest line that says one says. A
 * file's own closing balance counts as said by its last line. Whoever calls holds the account's lock.
 */
export async function noteStanding(tx: Tx, bankAccountId: string, stated?: Stated): Promise<void> {
  const newest = await newestLine(tx, bankAccountId)
  const byFile = stated && stated.closingMinor !== null && newest?.importId === stated.importId ? stated : undefined
  const line = byFile ? newest : await newestBalance(tx, bankAccountId)
  await recordStanding(tx, bankAccountId, {
    lastStatementOn: newest?.date ?? null,
    balanceMinor: byFile?.closingMinor ?? line?.endingBalanceMinor ?? null,
    balanceAt: line ? await startOfDay(tx, line.date) : null,
  })
}

async function startOfDay(tx: Tx, date: string): Promise<string> {
  const zone = await organizationZone(tx)
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).toInstant().toString()
}
