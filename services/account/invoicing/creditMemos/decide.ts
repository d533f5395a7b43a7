// Users' decisions on a memo: approve or void.
import { stepped } from '../../../kit/database/stepped.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { readOrderSettings } from '../../orderSettings/public.ts'
import { businessToday } from '../../organizations/public.ts'
import {
  amountOf,
  type Invoice,
  isAdvancedAbove,
  isLive,
  lockInvoices,
  lockOrdersOf,
  moveAdvance,
  settleOrdersOf,
} from '../invoices/public.ts'
import { takeDocumentNumber } from '../numbers/public.ts'
import { moveQuantities } from '../salesOrders/public.ts'
import { payOwn, refuseClaimed, settle } from './apply.ts'
import { recordMemoChange } from './describe.ts'
import { codes } from './errors.ts'
import { statusOf } from './lifecycle.ts'
import type { CreditMemo } from './list.ts'
import { refuseLocked } from './periodLock.ts'
import {
  changeMemo,
  lockMemo,
  type MemoLine,
  readCreditable,
  readMemo,
  readMemoLines,
  refuseWrittenOff,
} from './repository.ts'
import type { CreditMemoRow } from './table.ts'
import { amountsOf, storedCredit } from './write.ts'
import { approveWriteOff, voidWriteOff } from './writeOff.ts'

type Wanted = { id: string; action: 'APPROVE' | 'VOID'; version?: number }

/** Locks the memo, its invoice, and before them the invoice's order. */
async function lockBoth(tx: Tx, wanted: Wanted): Promise<{ before: CreditMemo; invoice: Invoice }> {
  const seen = await readMemo(tx, wanted.id)
  await lockOrdersOf(tx, [seen])
  const before = await lockMemo(tx, wanted)
  // Users neither approve nor void an overpayment.
  if (before.invoiceId === null) throw new Refusal(codes.memoStatus)
  const invoice = (await lockInvoices(tx, [before.invoiceId])).get(before.invoiceId)!
  return { before, invoice }
}

type Approval = { id: string; version: number }

/**
 * Approves a memo in the version seen, with the year's next number. Of two for the same credit, only one is approved. It is applied at once
 * to what the invoice still owes, and nothing may be left of it while a claim covers the invoice.
 */
export async function approveMemo(tx: Tx, { id, version }: Approval): Promise<void> {
  const { before, invoice } = await lockBoth(tx, { id, action: 'APPROVE', version })
  if (!isLive(invoice)) throw new Refusal(codes.memoInvoice)
  if (before.kind === 'WRITE_OFF') return approveWriteOff(tx, before, invoice)
  await refuseWrittenOff(tx, invoice.id)
  if (before.memoDate > (await businessToday(tx))) throw new Refusal(codes.memoDate)
  const lines = await readMemoLines(tx, [id])
  refuseOthers(before, amountsOf(await readCreditable(tx, invoice), lines.map(storedCredit)))
  await refuseLocked(tx, before.memoDate)
  const applied = await payOwn(tx, before, invoice)
  const left = { totalMinor: before.totalMinor, remainingMinor: before.totalMinor - amountOf(applied) }
  refuseClaimed(invoice, left.remainingMinor)
  const { creditMemoPrefix: prefix } = await readOrderSettings(tx)
  await moveLines(tx, before, lines, 'CREDIT')
  await settle(tx, before, applied)
  if (invoice.kind === 'ADVANCE' && !(await moveAdvance(tx, invoice.id, before.baseMinor)))
    throw new Refusal(codes.memoFiguresChanged)
  const number = await takeDocumentNumber(tx, { kind: 'CREDIT_MEMO', date: before.memoDate, prefix })
  const after = await changeMemo(tx, before, 'APPROVE', {
    ...stepped(tx),
    number,
    status: statusOf(left),
    remainingMinor: left.remainingMinor,
    approvedAt: tx.clock.now().toString(),
    approvedBy: tx.actorId,
    searchText: `${number.toLowerCase()} ${before.searchText}`,
    authorIds: [],
  })
  await settleOrdersOf(tx, [invoice])
  recordMemoChange(tx, { action: 'APPROVED', before, after })
}

type Figures = Pick<CreditMemoRow, 'totalMinor' | 'vatMinor' | 'withheldMinor'>

/** CM-8: refuses if other memos approved since it was written change its figures. */
function refuseOthers(before: Figures, now: Figures): void {
  const isSame =
    now.totalMinor === before.totalMinor &&
    now.vatMinor === before.vatMinor &&
    now.withheldMinor === before.withheldMinor
  if (!isSame) throw new Refusal(codes.memoFiguresChanged)
}

/** Credited lines can be invoiced again; undone when the memo is voided. */
async function moveLines(
  tx: Tx,
  { orderId }: CreditMemo,
  lines: readonly MemoLine[],
  movement: 'CREDIT' | 'UNDO_CREDIT',
): Promise<void> {
  if (orderId === null) return
  const moved = lines.flatMap(({ orderLineId, quantity }) =>
    orderLineId === null || quantity === 0n ? [] : [{ lineId: orderLineId, quantity }],
  )
  if (moved.length === 0) return
  const done = await moveQuantities(tx, orderId, movement, moved)
  if (done.size < moved.length)
    throw new Refusal(movement === 'CREDIT' ? codes.memoFiguresChanged : codes.memoInvoicedAgain)
}

/** Voids a memo without applications, or a write-off in any state. Its number is not reused. */
export async function voidMemo(tx: Tx, { id, reason }: { id: string; reason: string }): Promise<void> {
  const { before, invoice } = await lockBoth(tx, { id, action: 'VOID' })
  if (before.kind === 'WRITE_OFF') return voidWriteOff(tx, { before, invoice, reason })
  await refuseLocked(tx, before.memoDate)
  await moveLines(tx, before, await readMemoLines(tx, [id]), 'UNDO_CREDIT')
  if (invoice.kind === 'ADVANCE' && !(await moveAdvance(tx, invoice.id, -before.baseMinor)))
    throw new Refusal(codes.memoInvoicedAgain)
  if (before.orderId !== null && (await isAdvancedAbove(tx, before.orderId))) throw new Refusal(codes.memoInvoicedAgain)
  const after = await changeMemo(tx, before, 'VOID', {
    ...stepped(tx),
    status: 'VOIDED',
    reason,
    remainingMinor: 0n,
  })
  await settleOrdersOf(tx, [invoice])
  recordMemoChange(tx, { action: 'CANCELLED', before, after, reason })
}
