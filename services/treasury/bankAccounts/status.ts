// Changes of a bank account's status, each with an entry in the activity log.
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { readPaymentSettings } from '../paymentSettings/public.ts'
import { businessToday, organizationZone } from '../projection/public.ts'
import { closing } from './events.ts'
import { type AccountStatus, isPossible, statusByBank, statusByLines } from './lifecycle.ts'
import { lockBankAccount } from './repository.ts'
import { bankAccount, type BankAccountRow } from './table.ts'

const withId = (tx: Tx, id: string) => and(eq(bankAccount.organizationId, tx.organizationId), eq(bankAccount.id, id))

function tell(
  tx: Tx,
  { id, alias }: BankAccountRow,
  before: AccountStatus,
  after: AccountStatus,
  reason?: string | null,
) {
  if (before !== after)
    recordActivity(tx, {
      action: 'UPDATED',
      recordType: 'BANK_ACCOUNT',
      recordId: id,
      recordLabel: alias,
      changes: [{ field: 'status', before, after }],
      reason: reason ?? null,
    })
  tx.emit('bank-account.changed', id, { scopeId: id })
}

/** A user closes an account: it accepts no more transactions and payments. Refused while its payments are in progress. */
export async function closeBankAccount(
  tx: Tx,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<BankAccountRow> {
  const before = await lockBankAccount(tx, id)
  if (!before) throw new Refusal(commonErrors.notFound)
  if (!isPossible(before, 'CLOSE')) throw new Refusal(codes.bankAccountStateInvalid)
  await tx.raise(closing, { id })
  return move(tx, before, version, { status: 'CLOSED', closedByHand: true }, reason)
}

/** A user reopens a closed account, unless its bank reports it closed. */
export async function reopenBankAccount(tx: Tx, id: string, version: number): Promise<BankAccountRow> {
  const before = await lockBankAccount(tx, id)
  if (!before) throw new Refusal(commonErrors.notFound)
  if (before.bankStatus === 'CLOSED') throw new Refusal(codes.bankAccountClosedByBank)
  if (!isPossible(before, 'REOPEN')) throw new Refusal(codes.bankAccountStateInvalid)
  const status = before.bankStatus ?? (await byLines(tx, before))
  return move(tx, before, version, { status, closedByHand: false }, null)
}

async function move(
  tx: Tx,
  before: BankAccountRow,
  version: number,
  values: Pick<BankAccountRow, 'status' | 'closedByHand'>,
  reason: string | null,
): Promise<BankAccountRow> {
  const [row] = await tx
    .update(bankAccount)
    .set({ ...values, version: sql`${bankAccount.version} + 1` })
    .where(and(withId(tx, before.id), eq(bankAccount.version, version), eq(bankAccount.status, before.status)))
    .returning()
  if (!row) throw new Refusal(commonErrors.staleVersion)
  tell(tx, row, before.status, row.status, reason)
  return row
}

async function byLines(tx: Tx, { lastStatementOn, createdAt }: BankAccountRow): Promise<AccountStatus> {
  const { dormantDays } = await readPaymentSettings(tx)
  const madeOn = Temporal.Instant.from(createdAt)
    .toZonedDateTimeISO(await organizationZone(tx))
    .toPlainDate()
    .toString()
  return statusByLines({ lastStatementOn, quietSince: lastStatementOn ?? madeOn }, await businessToday(tx), dormantDays)
}

/** Stores the status that the bank reports, and applies it. */
export async function noteBankStatus(tx: Tx, id: string, word: AccountStatus): Promise<void> {
  const before = await lockBankAccount(tx, id)
  if (!before || before.bankStatus === word) return
  const status = statusByBank(before, word)
  const [row] = await tx.update(bankAccount).set({ bankStatus: word, status }).where(withId(tx, id)).returning()
  if (row) tell(tx, row, before.status, row.status)
}

/** Forgets the bank's report when the bank is no longer polled: the transactions decide again. */
export async function forgetBankStatus(tx: Tx, id: string): Promise<void> {
  const before = await lockBankAccount(tx, id)
  if (!before || before.bankStatus === null) return
  const status = before.status === 'CLOSED' ? 'CLOSED' : await byLines(tx, before)
  const [row] = await tx
    .update(bankAccount)
    .set({ bankStatus: null, status, closedByHand: status === 'CLOSED' })
    .where(withId(tx, id))
    .returning()
  if (row) tell(tx, row, before.status, row.status)
}

/**
 * Transactions were added or removed: earlier readers must read again, and the account becomes new, active or dormant by them, unless its
 * bank or a user has decided otherwise.
 */
export async function noteLines(tx: Tx, id: string): Promise<void> {
  const [before] = await tx
    .update(bankAccount)
    .set({ linesVersion: sql`${bankAccount.linesVersion} + 1` })
    .where(withId(tx, id))
    .returning()
  if (!before || before.bankStatus !== null || before.status === 'CLOSED') return
  const status = await byLines(tx, before)
  if (status === before.status) return
  const [row] = await tx.update(bankAccount).set({ status }).where(withId(tx, id)).returning()
  if (row) tell(tx, row, before.status, row.status)
}

/** Marks the accounts of an organization that have had no transactions for long; a second call finds none. Returns how many it marked. */
export async function markDormant(tx: Tx): Promise<number> {
  const { dormantDays } = await readPaymentSettings(tx)
  const today = await businessToday(tx)
  const zone = await organizationZone(tx)
  const quietSince = sql`coalesce(${bankAccount.lastStatementOn}, (${bankAccount.createdAt} at time zone ${zone})::date)`
  const quiet = and(
    eq(bankAccount.organizationId, tx.organizationId),
    isNull(bankAccount.bankStatus),
    ne(bankAccount.status, 'CLOSED'),
    ne(bankAccount.status, 'DORMANT'),
    sql`${quietSince} + ${dormantDays}::int <= ${today}::date`,
  )
  const before = await tx.select().from(bankAccount).where(quiet).orderBy(bankAccount.id).for('no key update')
  for (const account of before) {
    await tx.update(bankAccount).set({ status: 'DORMANT' }).where(withId(tx, account.id))
    tell(tx, account, account.status, 'DORMANT')
  }
  return before.length
}
