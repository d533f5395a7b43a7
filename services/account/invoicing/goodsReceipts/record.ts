// Records and cancels receipts and returns. Their order is locked: of two concurrent ones for the same rest, one is refused.
import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { ActionOn } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { insertMany } from '../../../kit/database/insertMany.ts'
import { commonErrors } from '../../../kit/errors.ts'
import type { Files } from '../../../kit/files/files.ts'
import { type FieldRefusal, Refusal, refuseFields } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { lockOver } from '../../controls/public.ts'
import { businessToday } from '../../organizations/public.ts'
import { formatQuantity } from '../documents/public.ts'
import { takeDocumentNumber } from '../numbers/public.ts'
import {
  deriveStatus,
  lockReceivable,
  type Movement,
  moveQuantities,
  quantityOf,
  readLines,
  type SalesOrderLineRow,
} from '../salesOrders/public.ts'
import { codes } from './errors.ts'
import { type GoodsReceipt, goodsReceiptList } from './list.ts'
import type { ReceiptInput } from './shapes.ts'
import { goodsReceipt as table, goodsReceiptFile, goodsReceiptLine, type GoodsReceiptRow } from './table.ts'

const PREFIX = 'GR'

/** Records what a customer received of an approved order, or returned. */
export async function recordReceipt(tx: Tx, files: Files, input: ReceiptInput): Promise<GoodsReceiptRow> {
  if (input.date > (await businessToday(tx))) throw new Refusal(codes.receiptInFuture, { path: 'date' })
  await refuseLocked(tx, input.date, 'date')
  const order = await lockReceivable(tx, input.orderId)
  const ordered = new Map((await readLines(tx, [order.id])).map(line => [line.id, line]))
  const lines = input.lines.map(({ lineId, quantity }, place) => {
    const line = ordered.get(lineId)
    if (!line) throw refuseFields([{ path: `lines.${place}.lineId`, error: 'INVALID_VALUE' }])
    return { lineId, quantity: quantityOf(quantity), line }
  })
  const movement = input.kind === 'RETURN' ? 'RETURN' : 'RECEIVE'
  const moved = await moveQuantities(tx, order.id, movement, lines)
  refuseUnmoved(movement, lines, moved)
  await deriveStatus(tx, order)

  const number = await takeDocumentNumber(tx, { kind: 'GOODS_RECEIPT', date: input.date, prefix: PREFIX })
  const id = newId()
  const { organizationId } = tx
  const [row] = await tx
    .insert(table)
    .values({
      organizationId,
      id,
      number,
      orderId: order.id,
      customerId: order.customerId,
      kind: input.kind,
      reference: input.reference,
      date: input.date,
      createdBy: tx.actorId,
      searchText: [number, order.number, order.customerName, input.reference].filter(Boolean).join(' ').toLowerCase(),
    })
    .returning()
  const rows = lines.map(({ lineId, quantity, line: { place, description, unit } }) => ({
    organizationId,
    receiptId: id,
    place,
    orderLineId: lineId,
    description,
    unit,
    quantity,
  }))
  await insertMany(tx, goodsReceiptLine, rows)
  await attachFiles(tx, files, id, input.fileIds)
  recordReceiptChange(tx, { action: 'CREATED', row: row!, orderNumber: order.number })
  return row!
}

/** GR-5: refuses days before the period lock. */
async function refuseLocked(tx: Tx, day: string, path?: string): Promise<void> {
  const date = await lockOver(tx, day)
  if (date !== null) throw new Refusal(codes.receiptPeriodLocked, { ...(path && { path }), params: { date } })
}

type Moving = { lineId: string; quantity: bigint; line: SalesOrderLineRow }

/** The most that a movement can take of a line. */
const MAX: Readonly<Record<Movement, (line: SalesOrderLineRow) => bigint>> = {
  RECEIVE: line => line.ordered - line.received + line.returned,
  RETURN: line => line.received - line.returned,
  UNDO_RECEIPT: line => line.received - line.returned,
  UNDO_RETURN: line => line.ordered - line.received + line.returned,
}

/** GR-1: refuses lines that can't take the movement. */
function refuseUnmoved(movement: Movement, lines: readonly Moving[], moved: ReadonlySet<string>): void {
  const errors = lines.flatMap(({ lineId, line }, place): FieldRefusal[] =>
    moved.has(lineId)
      ? []
      : [
          {
            path: `lines.${place}.quantity`,
            error: codes.receiptTooMuch,
            params: { most: formatQuantity(MAX[movement](line)) },
          },
        ],
  )
  const [first] = errors
  if (first) throw new Refusal(codes.receiptTooMuch, { errors, params: first.params ?? {} })
}

async function attachFiles(tx: Tx, files: Files, receiptId: string, fileIds: readonly string[]): Promise<void> {
  const links = await files.storedFiles(tx, fileIds, 'GOODS_RECEIPT_DOCUMENT')
  if (links.length > 0) await tx.insert(goodsReceiptFile).values(links.map(link => ({ ...link, receiptId })))
}

type Canceled = { id: string; version: number; reason: string }

/** Cancels a receipt: its quantities no longer count. */
export async function cancelReceipt(tx: Tx, { id, version, reason }: Canceled): Promise<void> {
  const seen = await readReceipt(tx, id)
  const order = await lockReceivable(tx, seen.orderId)
  // Read under the order's lock, which every change of its receipts takes.
  const before = await readReceipt(tx, id)
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (before.status === 'CANCELED') throw new Refusal(codes.receiptCanceled)
  await refuseLocked(tx, before.date)
  const ordered = new Map((await readLines(tx, [order.id])).map(line => [line.id, line]))
  const lines = before.lines.flatMap(({ lineId, quantity }): Moving[] => {
    const line = lineId === null ? undefined : ordered.get(lineId)
    return line ? [{ lineId: line.id, quantity: BigInt(quantity), line }] : []
  })
  const movement = before.kind === 'RETURN' ? 'UNDO_RETURN' : 'UNDO_RECEIPT'
  const moved = await moveQuantities(tx, order.id, movement, lines)
  // Reports an invoice before a return as the obstacle, since the user can cancel the return themselves.
  const isInvoiced = lines.some(
    ({ line, quantity }) =>
      line.kind !== 'SERVICE' &&
      line.invoiced > line.credited &&
      line.invoiced - line.credited > line.received - line.returned - quantity,
  )
  if (moved.size < lines.length && movement === 'UNDO_RECEIPT' && isInvoiced) throw new Refusal(codes.receiptInvoiced)
  refuseUnmoved(movement, lines, moved)
  await deriveStatus(tx, order)
  const [after] = await tx
    .update(table)
    .set({
      status: 'CANCELED',
      reason,
      canceledAt: tx.clock.now().toString(),
      canceledBy: tx.actorId,
      version: sql`${table.version} + 1`,
    })
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table.id, id),
        eq(table.version, version),
        eq(table.status, 'RECORDED'),
      ),
    )
    .returning()
  if (!after) throw new Refusal(commonErrors.staleVersion)
  recordReceiptChange(tx, { action: 'CANCELLED', row: after, orderNumber: order.number, reason })
}

async function readReceipt(tx: Tx, id: string): Promise<GoodsReceipt> {
  const row = await goodsReceiptList.readOne(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

type ReceiptChange = {
  action: ActionOn<'GOODS_RECEIPT'>
  row: GoodsReceiptRow
  orderNumber: string
  reason?: string
}

function recordReceiptChange(tx: Tx, { action, row, orderNumber, reason }: ReceiptChange): void {
  const created = [
    { field: 'salesOrder', before: null, after: orderNumber },
    { field: 'kind', before: null, after: row.kind },
    { field: 'date', before: null, after: row.date },
  ]
  recordActivity(tx, {
    action,
    recordType: 'GOODS_RECEIPT',
    recordId: row.id,
    recordLabel: row.number,
    changes: action === 'CREATED' ? created : [{ field: 'status', before: 'RECORDED', after: 'CANCELED' }],
    reason: reason ?? null,
  })
  tx.emit('goods-receipt.changed', row.id)
}
