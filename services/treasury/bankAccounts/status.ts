// Moves of a bank account's status, each with a line in the activity log.
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

/** A person closes an account: it takes no more lines and payments. Refused while payments of it are under way. */
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

/** A person opens a closed account again, unless its bank says that it is closed. */
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

/** Keeps what the bank says of the state of an account, and moves it there. */
export async function noteBankStatus(tx: Tx, id: string, word: AccountStatus): Promise<void> {
  const before = await lockBankAccount(tx, id)
  if (!before || before.bankStatus === word) return
  const status = statusByBank(before, word)
  const [row] = await tx.update(bankAccount).set({ bankStatus: word, status }).where(withId(tx, id)).returning()
  if (row) tell(tx, row, before.status, row.status)
}

/** The bank has no more word once it is not asked any more: what its lines say counts again. */
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
 * Lines came or went: whoever has looked at them before has to look again, and the account is new, active or dormant by them, where neither
 * its bank nor a person has said otherwise.
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

/** Marks the accounts of an organization that have had no lines for long; a second time finds none. Answers how many it marked. */
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
