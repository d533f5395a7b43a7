import type { Tx } from '../../kit/database/database.ts'
import { recordBalance } from '../bankAccounts/read.ts'
import { organizationZone } from '../projection/organization.ts'
import { newestBalance, newestLine } from './repository.ts'

type Stated = { importId: string; closingMinor: bigint | null }

/**
 * Keeps the account's balance up with its lines: it is what the newest line that says one says. A file's own closing balance
 * counts as said by its last line.
 */
export async function noteBalance(tx: Tx, bankAccountId: string, stated?: Stated): Promise<void> {
  const newest = await newestLine(tx, bankAccountId)
  const byFile = stated && stated.closingMinor !== null && newest?.importId === stated.importId ? stated : undefined
  const line = byFile ? newest : await newestBalance(tx, bankAccountId)
  const balanceMinor = byFile?.closingMinor ?? line?.endingBalanceMinor ?? null
  await recordBalance(tx, bankAccountId, balanceMinor, line ? await startOfDay(tx, line.date) : null)
}

async function startOfDay(tx: Tx, date: string): Promise<string> {
  const zone = await organizationZone(tx)
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).toInstant().toString()
}
