import type { Tx } from '../../kit/database/database.ts'
import { newestStated } from '../balances/public.ts'
import { noteLines, storeAccountBalance } from '../bankAccounts/public.ts'
import { organizationZone } from '../projection/public.ts'
import { endOfDay } from './dayChain.ts'
import { newestClosing } from './imports/repository.ts'
import { netAfter, newestBalance, newestLine } from './repository.ts'

/**
 * Keeps what the account says of its lines up with them: the day of the newest, and the balance that the newest line that says one says. A
 * file's own closing balance counts as said by its last line, as long as the file is not undone. What the bank itself said holds until a
 * later day has lines. Whoever calls holds the account's lock.
 */
export async function updateAccountBalance(tx: Tx, bankAccountId: string): Promise<void> {
  const newest = await newestLine(tx, bankAccountId)
  const line = await lastSaid(tx, bankAccountId)
  const lastStatementOn = newest?.date ?? null
  const byBank = await newestStated(tx, bankAccountId)
  const zone = await organizationZone(tx)
  const isByBank = byBank && !(line && line.date > dayOf(byBank.at, zone))
  await storeAccountBalance(tx, bankAccountId, {
    lastStatementOn,
    balanceMinor: isByBank ? byBank.ledgerMinor : (line?.balanceMinor ?? null),
    availableMinor: isByBank ? byBank.availableMinor : null,
    balanceAt: isByBank ? byBank.at : line ? startOfDay(line.date, zone) : null,
  })
  await noteLines(tx, bankAccountId)
}

type Said = { id: string; date: string; balanceMinor: bigint }

/** The newest balance that lines say, or that the file of one says behind its last. */
async function lastSaid(tx: Tx, bankAccountId: string, until?: string): Promise<Said | undefined> {
  const line = await newestBalance(tx, bankAccountId, until)
  // Only files that bring something from that line on can say a later one: others are not looked through.
  const said = (await newestClosing(tx, bankAccountId, { from: line, until })) ?? line
  return said && { ...said, balanceMinor: (await endOfDay(tx, bankAccountId, said.date)) ?? said.balanceMinor }
}

/**
 * The balance that lines lead to at the end of a day: the last one that was said, with what came after it without a balance of its own, as
 * lines typed by hand do. Null where none was said.
 */
export async function carriedBalance(tx: Tx, bankAccountId: string, until: string): Promise<bigint | null> {
  const said = await lastSaid(tx, bankAccountId, until)
  return said ? said.balanceMinor + (await netAfter(tx, bankAccountId, said, until)) : null
}

const startOfDay = (date: string, zone: string): string =>
  Temporal.PlainDate.from(date).toZonedDateTime(zone).toInstant().toString()

const dayOf = (moment: string, zone: string): string =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString()
