import type { Tx } from '../../kit/database/database.ts'
import { newestStated } from '../balances/public.ts'
import { noteLines, recordStanding } from '../bankAccounts/public.ts'
import { organizationZone } from '../projection/public.ts'
import { newestBalance, newestLine } from './repository.ts'

type Stated = { importId: string; closingMinor: bigint | null }

/**
 * Keeps what the account says of its lines up with them: the day of the newest, and the balance that the newest line that says one says. A
 * file's own closing balance counts as said by its last line. What the bank itself said holds until a later day has lines. Whoever calls
 * holds the account's lock.
 */
export async function noteStanding(tx: Tx, bankAccountId: string, stated?: Stated): Promise<void> {
  const newest = await newestLine(tx, bankAccountId)
  const byFile = stated && stated.closingMinor !== null && newest?.importId === stated.importId ? stated : undefined
  const line = byFile ? newest : await newestBalance(tx, bankAccountId)
  const lastStatementOn = newest?.date ?? null
  const byBank = await newestStated(tx, bankAccountId)
  const zone = await organizationZone(tx)
  if (byBank && !(line && line.date > dayOf(byBank.at, zone))) {
    const { ledgerMinor: balanceMinor, availableMinor, at: balanceAt } = byBank
    await recordStanding(tx, bankAccountId, { lastStatementOn, balanceMinor, availableMinor, balanceAt })
    await noteLines(tx, bankAccountId)
    return
  }
  await recordStanding(tx, bankAccountId, {
    lastStatementOn,
    balanceMinor: byFile?.closingMinor ?? line?.endingBalanceMinor ?? null,
    availableMinor: null,
    balanceAt: line ? startOfDay(line.date, zone) : null,
  })
  await noteLines(tx, bankAccountId)
}

const startOfDay = (date: string, zone: string): string =>
  Temporal.PlainDate.from(date).toZonedDateTime(zone).toInstant().toString()

const dayOf = (moment: string, zone: string): string =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString()
