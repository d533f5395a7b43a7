// The approvals inbox: one queue over two tables. The first rows of each are merged by key and id, and those on the page are read in full:
// one statement that reads no more than a page of either table.
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { openPage, type Page, pageQuery, type Sort, sortKey } from '../../kit/page.ts'
import { type Bill, bill, billColumns } from '../bills/public.ts'
import { type Payment, payment, paymentColumns } from '../payments/public.ts'
import { type QueueFilters, queueFilter } from './queueFilters.ts'

/** A payment or transfer, or a bill. */
export type Approvable = { id: string; payment: Payment; bill: null } | { id: string; payment: null; bill: Bill }

const ORDERS = ['since', '-since', '-date', 'date', '-amount', 'amount'] as const

export const queueQuery = z.strictObject({ ...pageQuery(ORDERS), ...queueFilter })
type QueueQuery = z.output<typeof queueQuery>

/** Since when it waits: a bill may have been a draft for long before. */
const waitingSince = sortKey(sql`coalesce(${bill.submittedAt}, ${bill.createdAt})`, bill.createdAt.getSQLType())

type Sorts = Record<'since' | 'date' | 'amount', Sort<Approvable>>

/** The same value for a row of either table, so that a cursor holds its place in both. */
const VALUES: { [Name in keyof Sorts]: Sort<Approvable>['valueOf'] } = {
  since: row => (row.payment ? row.payment.createdAt : (row.bill.submittedAt ?? row.bill.createdAt)),
  date: row => (row.payment ?? row.bill).date,
  amount: row => (row.payment ?? row.bill).amountMinor,
}
const PAYMENT_SORTS: Sorts = {
  since: { column: payment.createdAt, valueOf: VALUES.since },
  date: { column: payment.date, valueOf: VALUES.date },
  amount: { column: payment.amountMinor, valueOf: VALUES.amount },
}
const BILL_SORTS: Sorts = {
  since: { column: waitingSince, valueOf: VALUES.since },
  date: { column: bill.date, valueOf: VALUES.date },
  amount: { column: bill.amountMinor, valueOf: VALUES.amount },
}

/** The visible part of the queue, page by page. */
export async function readQueue(
  tx: Tx,
  filters: QueueFilters,
  query: QueueQuery,
): Promise<{ rows: Approvable[]; page: Page<Approvable> }> {
  const page = openPage(query, { sorts: PAYMENT_SORTS, id: payment.id })
  return { rows: await selectQueue(tx, filters, query, page), page }
}

async function selectQueue(tx: Tx, filters: QueueFilters, query: QueueQuery, ofPayments: Page<Approvable>) {
  const ofBills = openPage(query, { sorts: BILL_SORTS, id: bill.id })
  const name = nameOf(query.sort)
  const direction = query.sort.startsWith('-') ? desc : asc
  const { limit } = ofPayments
  const first = unionAll(
    tx
      .select({ isBill: sql<boolean>`false`.as('is_bill'), id: payment.id, key: keyOf(PAYMENT_SORTS[name]) })
      .from(payment)
      .where(and(filters.payments, ofPayments.after))
      .orderBy(...ofPayments.orderBy)
      .limit(limit),
    tx
      .select({ isBill: sql<boolean>`true`.as('is_bill'), id: bill.id, key: keyOf(BILL_SORTS[name]) })
      .from(bill)
      .where(and(filters.bills, ofBills.after))
      .orderBy(...ofBills.orderBy)
      .limit(limit),
  )
    .orderBy(direction(sql`key`), direction(sql`id`))
    .limit(limit)
    .as('queue')
  const rows = await tx
    .select({ id: first.id, payment: paymentColumns(tx), bill: billColumns(tx) })
    .from(first)
    .leftJoin(payment, and(sql`not ${first.isBill}`, isRow(tx, payment, first.id)))
    .leftJoin(bill, and(sql`${first.isBill}`, isRow(tx, bill, first.id)))
    .orderBy(direction(first.key), direction(first.id))
  return rows.map(toApprovable)
}

/** `-date` orders by `date`. */
function nameOf(sort: QueueQuery['sort']): keyof Sorts {
  if (sort === 'since' || sort === '-since') return 'since'
  return sort === 'date' || sort === '-date' ? 'date' : 'amount'
}

const keyOf = ({ column }: Sort<Approvable>) => sql<string>`${column}`.as('key')

const isRow = (tx: Tx, table: { organizationId: AnyPgColumn; id: AnyPgColumn }, id: SQL | AnyPgColumn) =>
  and(eq(table.organizationId, tx.organizationId), eq(table.id, id))

function toApprovable(row: { id: string; payment: Payment | null; bill: Bill | null }): Approvable {
  const { id, payment: ofPayment, bill: ofBill } = row
  if (ofPayment) return { id, payment: ofPayment, bill: null }
  // The statement reads rows by ids that it has just found.
  if (!ofBill) throw new TypeError('neither a payment nor a bill')
  return { id, payment: null, bill: ofBill }
}
