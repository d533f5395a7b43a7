// Credit that the system creates when a customer pays more than was owed. It is voided only with its payment.
import { stepped } from '../../../kit/database/stepped.ts'
import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { newId } from '../../../kit/ids.ts'
import { type Currency, formatMinor } from '../../../kit/money.ts'
import { readOrderSettings } from '../../orderSettings/public.ts'
import { invoiceList, settleInvoice } from '../invoices/public.ts'
import { takeDocumentNumber } from '../numbers/public.ts'
import { recordMemoChange } from './describe.ts'
import { callOff, statusBesideRefunds } from './refund.ts'
import { creditMemo as table, creditMemoApplication as applications, type CreditMemoRow } from './table.ts'

type Overpaid = {
  payment: {
    id: string
    number: string
    customerId: string
    customerName: string
    paymentDate: string
    currency: Currency
  }
  amountMinor: bigint
  /** The money has not been seen yet: the credit can't be used until a bank line shows it. */
  isPending: boolean
}

/** Stores the rest of a payment as credit, with the year's next number; the number's series is locked last. */
export async function openOverpayment(tx: Tx, { payment, amountMinor, isPending }: Overpaid): Promise<void> {
  const { creditMemoPrefix: prefix } = await readOrderSettings(tx)
  const number = await takeDocumentNumber(tx, { kind: 'CREDIT_MEMO', date: payment.paymentDate, prefix })
  const [row] = await tx
    .insert(table)
    .values({
      ...stepped(tx),
      organizationId: tx.organizationId,
      id: newId(),
      number,
      kind: 'OVERPAYMENT',
      status: isPending ? 'PENDING' : 'OPEN',
      customerId: payment.customerId,
      customerName: payment.customerName,
      paymentId: payment.id,
      paymentNumber: payment.number,
      memoDate: payment.paymentDate,
      currency: payment.currency,
      lineCount: 0,
      baseMinor: amountMinor,
      vatMinor: 0n,
      totalMinor: amountMinor,
      withheldMinor: 0n,
      remainingMinor: isPending ? 0n : amountMinor,
      approvedAt: tx.clock.now().toString(),
      createdBy: tx.actorId,
      searchText: [number, payment.customerName, payment.number, formatMinor(amountMinor)].join(' ').toLowerCase(),
    })
    .returning()
  recordMemoChange(tx, { action: 'CREATED', before: undefined, after: row! })
}

const ofPayments = (tx: Tx, paymentIds: readonly string[]) =>
  and(eq(table.organizationId, tx.organizationId), among(table.paymentId, paymentIds), ne(table.status, 'VOIDED'))

const activeOf = (tx: Tx, memoIds: readonly string[]) =>
  tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.organizationId, tx.organizationId),
        among(applications.memoId, memoIds),
        isNull(applications.undoneAt),
      ),
    )
    .orderBy(desc(applications.appliedAt), desc(applications.id))

/** The invoices that credit of these payments pays now; undoing it must lock their orders first. */
export async function invoicesCreditedBy(tx: Tx, paymentIds: readonly string[]): Promise<string[]> {
  return [...new Set((await creditedBy(tx, paymentIds)).map(({ invoiceId }) => invoiceId))]
}

/** What the credit of these payments pays. */
export async function creditedBy(tx: Tx, paymentIds: readonly string[]) {
  const memos = await tx.select({ id: table.id }).from(table).where(ofPayments(tx, paymentIds))
  return activeOf(
    tx,
    memos.map(({ id }) => id),
  )
}

/** Locks the credit of these payments, after the payments and before the invoices. */
export const lockOverpayments = (tx: Tx, paymentIds: readonly string[]): Promise<CreditMemoRow[]> =>
  tx.select().from(table).where(ofPayments(tx, paymentIds)).orderBy(asc(table.id)).for('no key update')

/** The payments whose credit was confirmed by the line of a match. */
export async function paymentsShownBy(tx: Tx, reconciliationId: string): Promise<string[]> {
  const memos = await tx
    .select({ paymentId: table.paymentId })
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.shownBy, reconciliationId)))
  return memos.flatMap(({ paymentId }) => paymentId ?? [])
}

/** A bank line confirms locked pending credit: from now on it can pay invoices, except for what was refunded or may still leave. */
export async function showOverpayment(tx: Tx, before: CreditMemoRow, reconciliationId: string): Promise<void> {
  const next = await statusBesideRefunds(tx, { ...before, leftMinor: before.totalMinor })
  await change(tx, [before], { ...next, shownBy: reconciliationId })
}

/** The match that confirmed locked credit is undone: its applications are undone, and it is pending again. */
export async function hideOverpayments(tx: Tx, memos: readonly CreditMemoRow[]): Promise<void> {
  await takeBack(tx, memos, null)
  await change(tx, memos, { status: 'PENDING', remainingMinor: 0n, shownBy: null })
}

type Changes = Partial<
  Pick<CreditMemoRow, 'status' | 'remainingMinor' | 'refundedMinor' | 'refundedOn' | 'shownBy' | 'reason'>
>

async function change(tx: Tx, memos: readonly CreditMemoRow[], changes: Changes): Promise<void> {
  const action = changes.status === 'VOIDED' ? 'CANCELLED' : 'UPDATED'
  const byId = new Map(memos.map(memo => [memo.id, memo]))
  const changed = await tx
    .update(table)
    .set({ ...stepped(tx), refundedMinor: 0n, refundedOn: null, ...changes, version: sql`${table.version} + 1` })
    .where(and(eq(table.organizationId, tx.organizationId), inArray(table.id, [...byId.keys()])))
    .returning()
  for (const after of changed)
    recordMemoChange(tx, {
      action,
      before: byId.get(after.id),
      after,
      ...(action === 'CANCELLED' && { reason: after.reason }),
    })
}

/** Undoes the applications of locked credit, newest first. The invoices that it pays are locked. */
async function takeBack(tx: Tx, memos: readonly CreditMemoRow[], reason: string | null): Promise<void> {
  const active = await activeOf(
    tx,
    memos.map(({ id }) => id),
  )
  for (const { id, invoiceId, amountMinor, withheldMinor } of active) {
    await tx
      .update(applications)
      .set({ undoneAt: tx.clock.now().toString(), undoneBy: tx.actorId, undoReason: reason })
      .where(and(eq(applications.organizationId, tx.organizationId), eq(applications.id, id)))
    // Several may be applied to one invoice: each reads the state left by the previous one.
    const invoice = (await invoiceList.readOne(tx, invoiceId))!
    await settleInvoice(tx, invoice, { amountMinor: -amountMinor, withheldMinor: -withheldMinor })
  }
  // The refund still records what was paid out already.
  await callOff(
    tx,
    memos.map(({ id }) => id),
    reason,
  )
}

/** Voids locked credit and undoes its applications, newest first. The invoices that it pays are locked; the caller updates their orders. */
export async function voidOverpayments(
  tx: Tx,
  memos: readonly CreditMemoRow[],
  reason: string | null = null,
): Promise<void> {
  await takeBack(tx, memos, reason)
  await change(tx, memos, { status: 'VOIDED', remainingMinor: 0n, reason })
}
