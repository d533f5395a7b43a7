// What remains of a memo is given back: asked for by a person, and done when a bank line shows that it left. Treasury says what the bank shows,
// which is the truth; the same told again, late or twice changes nothing.
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { businessToday } from '../../organizations/public.ts'
import { customer } from '../customers/public.ts'
import { tellMemo } from './describe.ts'
import { codes } from './errors.ts'
import type { RefundCall, RefundRequest } from './input.ts'
import { refundMoves, standingOf } from './lifecycle.ts'
import { creditMemoList } from './list.ts'
import { changeMemo, lockMemo, readMemo, stepped } from './repository.ts'
import { creditMemo, creditMemoRefund as table, type CreditMemoRow, type RefundLine, type RefundRow } from './table.ts'

const ofRefund = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))
const nextVersion = { version: sql`${table.version} + 1` }

/** The refunds of these memos, the newest first. */
export const readRefunds = (tx: Tx, memoIds: readonly string[]): Promise<RefundRow[]> =>
  tx
    .select()
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), among(table.memoId, memoIds)))
    .orderBy(desc(table.askedAt), desc(table.id))

/** Asks for all that remains, to the customer's account; from here on it can pay nothing. Refuses CM-23 where there is no account. */
export async function askRefund(tx: Tx, id: string, { version }: RefundRequest): Promise<void> {
  const before = await lockMemo(tx, { id, action: 'REFUND', version })
  const { bankName, accountNumber, accountName } = await accountOf(tx, before.customerId)
  const [refund] = await tx
    .insert(table)
    .values({
      organizationId: tx.organizationId,
      id: newId(),
      memoId: id,
      amountMinor: before.remainingMinor,
      bankName,
      accountNumber,
      accountName,
      askedOn: await businessToday(tx),
      askedAt: tx.clock.now().toString(),
      askedBy: tx.actorId,
    })
    .returning({ id: table.id })
  const after = await changeMemo(tx, before, 'REFUND', { ...stepped(tx), status: 'REFUNDING' })
  tellMemo(tx, { action: 'UPDATED', before, after })
  tx.emit('credit-memo-refund.changed', refund!.id)
}

async function accountOf(tx: Tx, customerId: string) {
  const { bankName, accountNumber, accountName } = customer
  const [found] = await tx
    .select({ bankName, accountNumber, accountName })
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, customerId)))
  if (found?.bankName == null || found.accountNumber === null || found.accountName === null)
    throw new Refusal(codes.memoRefundWithoutAccount)
  return { bankName: found.bankName, accountNumber: found.accountNumber, accountName: found.accountName }
}

/**
 * Calls a refund off. The memo can pay nothing until treasury says that no money leaves for it any more, which it may know better: then the
 * refund goes on. Refuses CM-20 where a part is known to have left.
 */
export async function callOffRefund(tx: Tx, id: string, { version, reason }: RefundCall): Promise<void> {
  if ((await readMemo(tx, id)).refundStatus === 'PAYING') throw new Refusal(codes.memoRefundPartlyPaid)
  const before = await lockMemo(tx, { id, action: 'CALL_OFF_REFUND', version })
  await callOff(tx, [id], reason)
  const after = await changeMemo(tx, before, 'CALL_OFF_REFUND', stepped(tx))
  tellMemo(tx, { action: 'UPDATED', before, after, reason })
}

/** Calls off what is asked for of locked memos, and is not done. */
export async function callOff(tx: Tx, memoIds: readonly string[], reason: string | null): Promise<void> {
  const off = await tx
    .update(table)
    .set({
      status: 'CALLING_OFF',
      calledOffAt: tx.clock.now().toString(),
      calledOffBy: tx.actorId,
      reason,
      ...nextVersion,
    })
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        among(table.memoId, memoIds),
        among(table.status, ['ASKED', 'PAYING']),
      ),
    )
    .returning({ id: table.id })
  for (const refund of off) tx.emit('credit-memo-refund.changed', refund.id)
}

/** What treasury knows of a refund. */
export type RefundPayment = {
  id: string
  /** A newer one is larger. */
  version: number
  /** It was called off, and no money leaves for it any more. */
  isClosed: boolean
  lines: readonly RefundLine[]
}

/** Brings a refund and its memo to what treasury says; an older state than the known one changes nothing. */
export async function storeRefundPayment(tx: Tx, told: RefundPayment): Promise<void> {
  const [seen] = await tx.select({ memoId: table.memoId }).from(table).where(ofRefund(tx, told.id))
  if (!seen) return
  const [memo] = await tx
    .select({ status: creditMemo.status })
    .from(creditMemo)
    .where(and(eq(creditMemo.organizationId, tx.organizationId), eq(creditMemo.id, seen.memoId)))
    .for('no key update')
  const [known] = await tx
    .select()
    .from(table)
    .where(and(ofRefund(tx, told.id), lt(table.treasuryVersion, told.version), ne(table.status, 'CALLED_OFF')))
  if (!known) return
  await moveMemo(
    tx,
    await moveRefund(tx, known, { ...told, isVoid: memo?.status !== 'REFUNDING' && memo?.status !== 'REFUNDED' }),
  )
}

const isCalledOff = (status: RefundRow['status']) => status === 'CALLING_OFF' || status === 'CALLED_OFF'

async function moveRefund(tx: Tx, known: RefundRow, told: RefundPayment & { isVoid: boolean }): Promise<RefundRow> {
  const paidMinor = told.lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  // Of a memo that is void nobody waits for money.
  const before = told.isVoid ? ({ ...known, status: 'CALLING_OFF' } as const) : known
  const status = refundMoves(before, { paidMinor, isClosed: told.isClosed })
  const isOff = isCalledOff(status)
  const [row] = await tx
    .update(table)
    .set({
      status,
      paidMinor,
      lines: [...told.lines],
      refundedOn: status === 'DONE' ? lastDay(told.lines) : null,
      treasuryVersion: told.version,
      // Where money left all the same it is called off no more.
      ...(isOff
        ? { calledOffAt: known.calledOffAt ?? tx.clock.now().toString() }
        : { calledOffAt: null, calledOffBy: null, reason: null }),
      ...nextVersion,
    })
    .where(ofRefund(tx, known.id))
    .returning()
  if (isOff !== isCalledOff(known.status)) tx.emit('credit-memo-refund.changed', known.id)
  return row!
}

const lastDay = (lines: readonly RefundLine[]) =>
  lines
    .map(({ date }) => date)
    .toSorted()
    .at(-1) ?? null

/** A memo that became void meanwhile stays void, whatever left for it. */
async function moveMemo(tx: Tx, refund: RefundRow): Promise<void> {
  const before = (await creditMemoList.readOne(tx, refund.memoId))!
  if (before.status !== 'REFUNDING' && before.status !== 'REFUNDED') {
    tx.emit('credit-memo.changed', before.id)
    return
  }
  const after = await changeByBank(tx, before, refund)
  const action = actionOf(before.status, after.status)
  if (action === undefined) tx.emit('credit-memo.changed', before.id)
  else tellMemo(tx, { action, before, after })
}

function actionOf(before: CreditMemoRow['status'], after: CreditMemoRow['status']) {
  if (before === after) return undefined
  if (after === 'REFUNDED') return 'RECONCILED'
  return before === 'REFUNDED' ? 'REMOVE_RECONCILIATION' : 'UPDATED'
}

async function changeByBank(tx: Tx, before: CreditMemoRow, refund: RefundRow): Promise<CreditMemoRow> {
  const left = before.remainingMinor + before.refundedMinor
  const values = {
    DONE: { status: 'REFUNDED', remainingMinor: 0n, refundedMinor: left, refundedOn: refund.refundedOn },
    CALLED_OFF: {
      status: standingOf({ totalMinor: before.totalMinor, remainingMinor: left }),
      remainingMinor: left,
      refundedMinor: 0n,
      refundedOn: null,
    },
    OPEN: {
      status: 'REFUNDING',
      remainingMinor: left - refund.paidMinor,
      refundedMinor: refund.paidMinor,
      refundedOn: null,
    },
  } as const
  const next = values[refund.status === 'DONE' || refund.status === 'CALLED_OFF' ? refund.status : 'OPEN']
  const [row] = await tx
    .update(creditMemo)
    .set({
      ...next,
      ...(next.status !== before.status && stepped(tx)),
      version: sql`${creditMemo.version} + 1`,
    })
    .where(and(eq(creditMemo.organizationId, tx.organizationId), eq(creditMemo.id, before.id)))
    .returning()
  if (!row) throw new Refusal(commonErrors.staleVersion)
  return row
}
