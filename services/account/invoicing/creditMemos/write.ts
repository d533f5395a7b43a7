// Creating, changing and deleting drafts.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { insertMany } from '../../../kit/database/insertMany.ts'
import { Refusal, refuseFields } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { formatMinor, minorOf } from '../../../kit/money.ts'
import { authorsAmong, businessToday, withActor } from '../../organizations/public.ts'
import { type Invoice, invoiceList, isLive } from '../invoices/public.ts'
import { quantityOf } from '../salesOrders/public.ts'
import { recordMemoChange } from './describe.ts'
import { codes } from './errors.ts'
import { AboveRest, type CreditableInvoice, type CreditAmounts, creditAmounts, type WantedCredit } from './figures.ts'
import type { CreditLineInput, MemoDraft, MemoEdit, MemoInput } from './input.ts'
import { refuseLocked } from './periodLock.ts'
import { changeMemo, lockMemo, readCreditable, refuseWrittenOff, removeMemo } from './repository.ts'
import { creditMemo as table, creditMemoLine, type CreditMemoRow } from './table.ts'

const MAX_SEARCH_LENGTH = 4_000

/** Creates a draft. What is left to credit is checked again at its approval. */
export async function createMemo(tx: Tx, input: MemoInput): Promise<CreditMemoRow> {
  const invoice = await readLive(tx, input.invoiceId, 'invoiceId')
  const { columns, lines } = await checkedValues(tx, input, invoice)
  const id = newId()
  const [row] = await tx
    .insert(table)
    .values({
      ...columns,
      organizationId: tx.organizationId,
      id,
      customerId: invoice.customerId,
      customerName: invoice.customerName,
      invoiceId: invoice.id,
      invoiceNumber: invoice.number ?? '',
      orderId: invoice.orderId,
      currency: invoice.currency,
      statusChangedAt: tx.clock.now().toString(),
      statusChangedBy: tx.actorId,
      createdBy: tx.actorId,
      authorIds: authorsAmong(tx),
    })
    .returning()
  await insertMany(tx, creditMemoLine, lines(id))
  recordMemoChange(tx, { action: 'CREATED', before: undefined, after: row! })
  return row!
}

/** Replaces the draft read at `version`. */
export async function updateMemo(tx: Tx, id: string, { version, ...input }: MemoEdit): Promise<CreditMemoRow> {
  const before = await lockMemo(tx, { id, action: 'UPDATE', version })
  if (before.invoiceId === null) throw new Refusal(codes.memoStatus)
  const invoice = await readLive(tx, before.invoiceId, 'lines')
  const { columns, lines } = await checkedValues(tx, input, invoice)
  const after = await changeMemo(tx, before, 'UPDATE', { ...columns, authorIds: withActor(tx, table.authorIds) })
  await tx
    .delete(creditMemoLine)
    .where(and(eq(creditMemoLine.organizationId, tx.organizationId), eq(creditMemoLine.memoId, id)))
  await insertMany(tx, creditMemoLine, lines(id))
  recordMemoChange(tx, { action: 'UPDATED', before, after })
  return after
}

/** Deletes a draft. */
export async function deleteMemo(tx: Tx, id: string): Promise<void> {
  const before = await lockMemo(tx, { id, action: 'DELETE' })
  await removeMemo(tx, before)
  recordMemoChange(tx, { action: 'DELETED', before, after: before })
}

/** An invoice that can be credited; refuses others with CM-9. */
export async function readLive(tx: Tx, id: string, path: string): Promise<Invoice> {
  const invoice = await invoiceList.readOne(tx, id)
  if (!invoice) throw refuseFields([{ path, error: 'INVALID_VALUE' }])
  if (!isLive(invoice)) throw new Refusal(codes.memoInvoice, { path })
  return invoice
}

/** A memo's figures while it is edited, and the invoice's creditable lines. */
export async function typedAmounts(tx: Tx, { invoiceId, lines }: MemoDraft) {
  const live = await readLive(tx, invoiceId, 'invoiceId')
  refuseQuantities(live, lines)
  const invoice = await readCreditable(tx, live)
  return { invoice, amounts: amountsOf(invoice, lines.map(wantedOf)) }
}

/**
 * CM-16: refuses credited quantities, which could be invoiced again, while the advances deducted from them could not be deducted again. An
 * amount changes no quantity.
 */
function refuseQuantities({ deductedMinor }: Invoice, lines: readonly CreditLineInput[]): void {
  const place = lines.findIndex(({ quantity }) => typeof quantity === 'string')
  if (deductedMinor > 0n && place >= 0) throw new Refusal(codes.memoOfDeducted, { path: `lines.${place}.quantity` })
}

const wantedOf = ({ invoiceLineId: lineId, quantity, amount }: CreditLineInput): WantedCredit =>
  typeof quantity === 'string'
    ? { lineId, quantity: quantityOf(quantity) }
    : { lineId, baseMinor: minorOf(amount ?? '0') }

/** The figures of a credit. CM-1: refuses more than is left, and lines of other invoices. */
export function amountsOf(invoice: CreditableInvoice, wanted: readonly WantedCredit[]): CreditAmounts {
  const known = new Set(invoice.lines.map(({ id }) => id))
  const strange = wanted.findIndex(({ lineId }) => !known.has(lineId))
  if (strange >= 0) throw refuseFields([{ path: `lines.${strange}.invoiceLineId`, error: 'INVALID_VALUE' }])
  try {
    return creditAmounts(invoice, wanted)
  } catch (error) {
    if (!(error instanceof AboveRest)) throw error
    const { place, most } = error
    const field = place !== undefined && 'baseMinor' in wanted[place]! ? 'amount' : 'quantity'
    throw new Refusal(codes.memoAboveRest, {
      path: place === undefined ? 'lines' : `lines.${place}.${field}`,
      params: { most },
    })
  }
}

/** The values to store, or all validation errors. */
async function checkedValues(tx: Tx, input: Omit<MemoInput, 'invoiceId'>, invoice: Invoice) {
  const { memoDate, note } = input
  if (memoDate < invoice.invoiceDate || memoDate > (await businessToday(tx)))
    throw new Refusal(codes.memoDate, { path: 'memoDate' })
  await refuseLocked(tx, memoDate, 'memoDate')
  await refuseWrittenOff(tx, invoice.id)
  refuseQuantities(invoice, input.lines)
  const creditable = await readCreditable(tx, invoice)
  const amounts = amountsOf(creditable, input.lines.map(wantedOf))
  if (amounts.totalMinor <= 0n) throw new Refusal(codes.memoWithoutTotal, { path: 'lines' })
  const descriptions = new Map(creditable.lines.map(line => [line.id, line.description]))
  const { baseMinor, vatMinor, totalMinor, withheldMinor } = amounts
  const firstLine = descriptions.get(input.lines[0]!.invoiceLineId) ?? ''
  const columns = {
    memoDate,
    note,
    lineCount: input.lines.length,
    firstLine,
    baseMinor,
    vatMinor,
    totalMinor,
    withheldMinor,
    searchText: [
      invoice.number,
      invoice.customerName,
      formatMinor(totalMinor),
      note,
      ...input.lines.map(({ invoiceLineId }) => descriptions.get(invoiceLineId)),
    ]
      .join(' ')
      .toLowerCase()
      .slice(0, MAX_SEARCH_LENGTH),
  }
  const lines = (memoId: string) =>
    amounts.lines.map(({ lineId, quantity, baseMinor: base }, place) => ({
      organizationId: tx.organizationId,
      id: newId(),
      memoId,
      place,
      invoiceLineId: lineId,
      quantity,
      baseMinor: base,
    }))
  return { columns, lines }
}

/** A stored draft in the form of a request. */
export const storedCredit = (line: { invoiceLineId: string; quantity: bigint; baseMinor: bigint }): WantedCredit =>
  line.quantity > 0n
    ? { lineId: line.invoiceLineId, quantity: line.quantity }
    : { lineId: line.invoiceLineId, baseMinor: line.baseMinor }
