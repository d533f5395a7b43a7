// The list of goods receipts: its query parameters, and their meaning in SQL.
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { type AttachedFile, attachedFiles } from '../../../kit/files/attachedFiles.ts'
import { id } from '../../../kit/idShapes.ts'
import { atLeast, atMost, defineList, equalTo, sortBy } from '../../../kit/list.ts'
import { textSearch } from '../../../kit/searchWords.ts'
import { goodsReceipt as table, type GoodsReceiptRow, RECEIPT_KINDS, RECEIPT_STATUSES } from './table.ts'

type Line = { lineId: string | null; description: string; unit: string; quantity: string }

/** A receipt with its lines and files, and its order's status. */
export type GoodsReceipt = GoodsReceiptRow & {
  lines: Line[]
  files: AttachedFile[]
  isOrderFinal: boolean
}

const columns = {
  ...getTableColumns(table),
  lines: sql<Line[]>`coalesce((
    select jsonb_agg(jsonb_build_object('lineId', r.order_line_id, 'description', r.description, 'unit', r.unit,
      'quantity', r.quantity::text) order by r.place)
    from goods_receipt_line r
    where r.organization_id = ${table.organizationId} and r.receipt_id = ${table.id}), '[]')`.as('lines'),
  files: attachedFiles(
    'goods_receipt_file',
    sql`l.organization_id = ${table.organizationId} and l.receipt_id = ${table.id}`,
  ),
  isOrderFinal: sql<boolean>`(
    select o.status in ('CLOSED', 'REJECTED', 'CANCELED') from sales_order o
    where o.organization_id = ${table.organizationId} and o.id = ${table.orderId})`.as('is_order_final'),
}

export const goodsReceiptList = defineList<GoodsReceipt>({
  table,
  filters: {
    search: textSearch(table, 'search_goods_receipt'),
    status: equalTo(table.status, z.enum(RECEIPT_STATUSES)),
    kind: equalTo(table.kind, z.enum(RECEIPT_KINDS)),
    customerId: equalTo(table.customerId, id),
    orderId: equalTo(table.orderId, id),
    dateFrom: atLeast(table.date, z.iso.date()),
    dateTo: atMost(table.date, z.iso.date()),
  },
  orders: ['-date', 'date', '-createdAt', 'createdAt'],
  sorts: { date: sortBy(table, 'date'), createdAt: sortBy(table, 'createdAt') },
  select: tx => tx.select(columns).from(table),
})

/** How many receipts match a filter. */
export const goodsReceiptSummary = {
  description: 'How many goods receipts the filter admits',
  body: z.object({ totalCount: z.int() }),
  read: async (tx: Tx, where: SQL | undefined) => ({ totalCount: await tx.$count(table, where) }),
}

const MAX_PER_ORDER = 100

/** The 100 newest receipts of each order, newest first. */
export async function receiptsOf(tx: Tx, orderIds: readonly string[]): Promise<{ orderId: string; id: string }[]> {
  const { rows } = await tx.execute<{ orderId: string; id: string }>(sql`
    select r.order_id as "orderId", r.id from unnest(${sql.param([...orderIds])}::uuid[]) as wanted (id)
    cross join lateral (
      select order_id, id, created_at from goods_receipt
      where organization_id = ${tx.organizationId} and order_id = wanted.id
      order by created_at desc, id desc limit ${MAX_PER_ORDER}) r
    order by r.created_at desc, r.id desc`)
  return rows
}
