// Refunds the rest of a memo: a user requests it, and it is done when a bank line shows that the money left. Treasury's view of the bank is
// authoritative; repeated or late updates change nothing.
import { stepped } from '../../../kit/database/stepped.ts'
import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { businessToday } from '../../organizations/public.ts'
import { customer } from '../customers/public.ts'
import { recordMemoChange } from './describe.ts'
import { codes } from './errors.ts'
import type { RefundCall, RefundRequest } from './input.ts'
import { refundMoves, statusByRefunds } from './lifecycle.ts'
import { creditMemoList } from './list.ts'
import { changeMemo, lockMemo, readMemo } from './repository.ts'
import { creditMemo, creditMemoRefund as table, type CreditMemoRow, type RefundLine, type RefundRow } from './table.ts'

const ofRefund = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))
const nextVersion = { version: sql`${table.version} + 1` }

/** The refunds of these memos, newest first. */
export const readRefunds = (tx: Tx, memoIds: readonly string[]): Promise<RefundRow[]> =>
  tx
    .select()
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), among(table.memoId, memoIds)))
    .orderBy(desc(table.askedAt), desc(table.id))

/**
 * Requests a refund of all that remains to the customer's account; it can no longer pay invoices. CM-23: refuses if there is no account.
 */
export async function requestRefund(tx: Tx, id: string, { version }: RefundRequest): Promise<void> {
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
  recordMemoChange(tx, { action: 'UPDATED', before, after })
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
 * Cancels a refund. The memo stays unusable until treasury reports that no more money leaves for it. Treasury may know better: then the
 * refund continues. CM-20: refuses if a part is known to have left.
 */
export async function callOffRefund(tx: Tx, id: string, { version, reason }: RefundCall): Promise<void> {
  if ((await readMemo(tx, id)).refundStatus === 'PAYING') throw new Refusal(codes.memoRefundPartlyPaid)
  const before = await lockMemo(tx, { id, action: 'CALL_OFF_REFUND', version })
  await callOff(tx, [id], reason)
  const after = await changeMemo(tx, before, 'CALL_OFF_REFUND', stepped(tx))
  recordMemoChange(tx, { action: 'UPDATED', before, after, reason })
}

/** Cancels the unfinished refunds of locked memos. */
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

/** A refund's state in treasury. */
export type RefundPayment = {
  id: string
  /** Newer states have larger numbers. */
  version: number
  /** It was canceled, and no more money leaves for it. */
  isClosed: boolean
  lines: readonly RefundLine[]
}

/** Applies treasury's state to a refund and its memo; an older state changes nothing. */
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
  // A memo that is void, pending, or usable again no longer expects the refund.
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
      // Money left despite the cancellation, so it is no longer canceled.
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

/** A memo voided in the meantime stays void, whatever was paid for it, and a pending one stays pending. */
async function moveMemo(tx: Tx, { memoId }: RefundRow): Promise<void> {
  const before = (await creditMemoList.readOne(tx, memoId))!
  if (before.status === 'VOIDED' || before.status === 'PENDING') {
    tx.emit('credit-memo.changed', before.id)
    return
  }
  const after = await changeByBank(tx, before)
  const action = actionOf(before.status, after.status)
  if (action === undefined) tx.emit('credit-memo.changed', before.id)
  else recordMemoChange(tx, { action, before, after })
}

function actionOf(before: CreditMemoRow['status'], after: CreditMemoRow['status']) {
  if (before === after) return undefined
  if (after === 'REFUNDED') return 'RECONCILED'
  return before === 'REFUNDED' ? 'REMOVE_RECONCILIATION' : 'UPDATED'
}

type Given = {
  /** The sum of what left for all refunds of a memo. */
  minor: bigint
  /** The day on which the last of it left. */
  lastOn: string | null
  /** Money of one may still leave. */
  isAsked: boolean
}

/** What the refunds of a memo have paid, and whether more may leave. */
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
  /** Its total minus its applications. */
  leftMinor: bigint
}

/** A memo's refunded and remaining amounts, and its resulting status. */
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
