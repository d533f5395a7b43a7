import type { Tx } from '../../kit/database/database.ts'
import { newestStated } from '../balances/public.ts'
import { noteLines, storeAccountBalance } from '../bankAccounts/public.ts'
import { organizationZone } from '../projection/public.ts'
import { endOfDay } from './dayChain.ts'
import { newestClosing } from './imports/repository.ts'
import { netAfter, newestBalance, newestLine } from './repository.ts'

/**
 * Updates what the account derives from its transactions: the date of the newest, and the balance of the newest with a balance. A file's
 * closing balance counts as stated by its last transaction, until the file is undone. The bank's own report is used until a later day has
 * transactions. The caller holds the account's lock.
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

/** The newest balance stated by a transaction, or by a file after its last one. */
async function lastSaid(tx: Tx, bankAccountId: string, until?: string): Promise<Said | undefined> {
  const line = await newestBalance(tx, bankAccountId, until)
  // Only files with transactions from that one on can state a later balance: others are not read.
  const said = (await newestClosing(tx, bankAccountId, { from: line, until })) ?? line
  return said && { ...said, balanceMinor: (await endOfDay(tx, bankAccountId, said.date)) ?? said.balanceMinor }
}

/**
 * The balance at the end of a day according to transactions: the last stated one, plus later transactions without a balance, for example
 * manual ones. Null if none was stated.
 */
export async function carriedBalance(tx: Tx, bankAccountId: string, until: string): Promise<bigint | null> {
  const said = await lastSaid(tx, bankAccountId, until)
  return said ? said.balanceMinor + (await netAfter(tx, bankAccountId, said, until)) : null
}

const startOfDay = (date: string, zone: string): string =>
  Temporal.PlainDate.from(date).toZonedDateTime(zone).toInstant().toString()

const dayOf = (moment: string, zone: string): string =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString()
