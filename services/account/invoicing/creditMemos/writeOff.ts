// Write-offs of cash that will not be paid: drafted by one user, approved by another, and only voided as a whole.
import { stepped } from '../../../kit/database/stepped.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { formatMinor } from '../../../kit/money.ts'
import { readOrderSettings } from '../../orderSettings/public.ts'
import { authorsAmong, businessToday } from '../../organizations/public.ts'
import { cashOf, type Invoice, settleOrdersOf } from '../invoices/public.ts'
import { takeDocumentNumber } from '../numbers/public.ts'
import { settle, undoOne } from './apply.ts'
import { recordMemoChange } from './describe.ts'
import { codes } from './errors.ts'
import type { WriteOffInput } from './input.ts'
import type { CreditMemo } from './list.ts'
import { refuseLocked } from './periodLock.ts'
import { changeMemo, readActiveApplications } from './repository.ts'
import { creditMemo as table, type CreditMemoRow } from './table.ts'
import { readLive } from './write.ts'

/** Drafts a memo for all cash that an invoice still expects. Refuses with CM-9, and CM-17 when it expects none. */
export async function writeOffInvoice(tx: Tx, { invoiceId, note }: WriteOffInput): Promise<CreditMemoRow> {
  const invoice = await readLive(tx, invoiceId, 'invoiceId')
  const totalMinor = cashOf(invoice)
  if (totalMinor <= 0n) throw new Refusal(codes.memoNothingToWriteOff, { path: 'invoiceId' })
  const [row] = await tx
    .insert(table)
    .values({
      ...stepped(tx),
      organizationId: tx.organizationId,
      id: newId(),
      kind: 'WRITE_OFF',
      customerId: invoice.customerId,
      customerName: invoice.customerName,
      invoiceId: invoice.id,
      invoiceNumber: invoice.number ?? '',
      orderId: invoice.orderId,
      memoDate: await businessToday(tx),
      note,
      currency: invoice.currency,
      lineCount: 0,
      baseMinor: totalMinor,
      vatMinor: 0n,
      totalMinor,
      withheldMinor: 0n,
      createdBy: tx.actorId,
      authorIds: authorsAmong(tx),
      searchText: [invoice.number, invoice.customerName, formatMinor(totalMinor), note].join(' ').toLowerCase(),
    })
    .returning()
  recordMemoChange(tx, { action: 'CREATED', before: undefined, after: row! })
  return row!
}

/**
 * Approves a write-off, dated today, with the year's next number: its invoice expects no more cash. Refuses with CM-7, and CM-22 when the
 * remaining amount has changed since the draft. Locks are held.
 */
export async function approveWriteOff(tx: Tx, before: CreditMemo, invoice: Invoice): Promise<void> {
  const { totalMinor } = before
  if (cashOf(invoice) !== totalMinor) throw new Refusal(codes.memoWriteOffChanged)
  const memoDate = await businessToday(tx)
  await refuseLocked(tx, memoDate)
  await settle(tx, before, [{ invoice, amountMinor: totalMinor, withheldMinor: 0n }])
  const { creditMemoPrefix: prefix } = await readOrderSettings(tx)
  const number = await takeDocumentNumber(tx, { kind: 'CREDIT_MEMO', date: memoDate, prefix })
  const after = await changeMemo(tx, before, 'APPROVE', {
    ...stepped(tx),
    number,
    memoDate,
    status: 'APPLIED',
    approvedAt: tx.clock.now().toString(),
    approvedBy: tx.actorId,
    searchText: `${number.toLowerCase()} ${before.searchText}`,
    authorIds: [],
  })
  await settleOrdersOf(tx, [invoice])
  recordMemoChange(tx, { action: 'APPROVED', before, after })
}

type Taken = { before: CreditMemo; invoice: Invoice; reason: string }

/** Voids a write-off: its invoice is owed again. CM-7: refuses one dated before the period lock. Locks are held. */
export async function voidWriteOff(tx: Tx, { before, invoice, reason }: Taken): Promise<void> {
  await refuseLocked(tx, before.memoDate)
  for (const one of await readActiveApplications(tx, before.id)) await undoOne(tx, before, { one, reason })
  const after = await changeMemo(tx, before, 'VOID', { ...stepped(tx), status: 'VOIDED', reason })
  await settleOrdersOf(tx, [invoice])
  recordMemoChange(tx, { action: 'CANCELLED', before, after, reason })
}
