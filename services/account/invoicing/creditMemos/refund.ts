// What remains of a memo is given back: asked for by a person, and done when a bank line shows that it left. Treasury says what the bank shows,
// which is the truth; the same told again, late or twice changes nothing.
import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
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
import { refundMoves, statusByRefunds } from './lifecycle.ts'
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
    .where(
      and(
        ofRefund(tx, told.id),
        lt(table.treasuryVersion, told.version),
        or(ne(table.status, 'CALLED_OFF'), gt(table.paidMinor, 0n)),
      ),
    )
  if (!known) return
  // Of a memo that is void, waits for the bank, or is usable again nobody waits for money.
  const isWanted = memo?.status === 'REFUNDING' || memo?.status === 'REFUNDED'
  await moveMemo(tx, await moveRefund(tx, known, { ...told, isWanted }))
}

const isCalledOff = (status: RefundRow['status']) => status === 'CALLING_OFF' || status === 'CALLED_OFF'

async function moveRefund(tx: Tx, known: RefundRow, told: RefundPayment & { isWanted: boolean }): Promise<RefundRow> {
  const paidMinor = told.lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const status = refundMoves(known, { ...told, paidMinor })
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

/** A memo that became void meanwhile stays void, whatever left for it, and one that waits for the bank goes on waiting. */
async function moveMemo(tx: Tx, { memoId }: RefundRow): Promise<void> {
  const before = (await creditMemoList.readOne(tx, memoId))!
  if (before.status === 'VOIDED' || before.status === 'PENDING') {
    tx.emit('credit-memo.changed', before.id)
    return
  }
  const after = await changeByBank(tx, before)
  const action = actionOf(before.status, after.status)
  if (action === undefined) tx.emit('credit-memo.changed', before.id)
  else tellMemo(tx, { action, before, after })
}

function actionOf(before: CreditMemoRow['status'], after: CreditMemoRow['status']) {
  if (before === after) return undefined
  if (after === 'REFUNDED') return 'RECONCILED'
  return before === 'REFUNDED' ? 'REMOVE_RECONCILIATION' : 'UPDATED'
}

type Given = {
  /** What has left of all refunds of a memo. */
  minor: bigint
  /** The day on which the last of it left. */
  lastOn: string | null
  /** Money of one may still leave. */
  isAsked: boolean
}

/** What refunds of a memo have given back, and may still give. */
async function givenOf(tx: Tx, memoId: string): Promise<Given> {
  const { rows } = await tx.execute<{ minor: string; lastOn: string | null; isAsked: boolean }>(sql`
    select coalesce(sum(least(r.paid_minor, r.amount_minor)), 0)::text as minor,
      max((select max(line ->> 'date') from jsonb_array_elements(r.lines) line)) as "lastOn",
      coalesce(bool_or(r.status in ('ASKED', 'PAYING', 'CALLING_OFF')), false) as "isAsked"
    from credit_memo_refund r where r.organization_id = ${tx.organizationId} and r.memo_id = ${memoId}`)
  const { minor, lastOn, isAsked } = rows[0]!
  return { minor: BigInt(minor), lastOn, isAsked }
}

type Left = Pick<CreditMemoRow, 'id' | 'status' | 'totalMinor'> & {
  /** Its total without what it pays. */
  leftMinor: bigint
}

/** What of a memo is given back, what remains, and where it stands by that. */
export async function statusBesideRefunds(tx: Tx, { id, status, totalMinor, leftMinor }: Left) {
  const { minor, lastOn, isAsked } = await givenOf(tx, id)
  const refundedMinor = minor < leftMinor ? minor : leftMinor
  const remainingMinor = leftMinor - refundedMinor
  const next = statusByRefunds({ status, totalMinor, remainingMinor, refundedMinor, isAsked })
  return { status: next, remainingMinor, refundedMinor, refundedOn: next === 'REFUNDED' ? lastOn : null }
}

async function changeByBank(tx: Tx, before: CreditMemoRow): Promise<CreditMemoRow> {
  const leftMinor = before.remainingMinor + before.refundedMinor
  const next = await statusBesideRefunds(tx, { ...before, leftMinor })
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
