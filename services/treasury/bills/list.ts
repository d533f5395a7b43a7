// The list of bills: its filters and their SQL. Each bill comes with what decides its allowed actions.
import { getTableColumns, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { id } from '../../kit/idShapes.ts'
import { atLeast, atMost, defineList, equalTo, oneOf, sortBy } from '../../kit/list.ts'
import { currency } from '../../kit/money.ts'
import { amountFilters } from '../../kit/amountRange.ts'
import { checkAmountRange } from '../amountRange.ts'
import { type AttachedFile, attachedFiles } from '../../kit/files/attachedFiles.ts'
import { moneySummary } from '../../kit/moneySummary.ts'
import { mayApproveOwn, mayPay } from '../projection/public.ts'
import { moneySearch } from '../moneySearch.ts'
import type { LifecycleState } from './lifecycle.ts'
import { bill as table, BILL_STATUSES, type BillRow } from './table.ts'

/** A bill with its related data. */
export type Bill = BillRow &
  Pick<LifecycleState, 'hasPayment' | 'isReconciled' | 'approveOwn' | 'mayPay'> & {
    /** Newest first. */
    paymentIds: string[]
    expectedTransactionId: string | null
    files: AttachedFile[]
  }

/** Rows of another table that belong to the current row's bill. */
const ofBill = (alias: string) =>
  sql.raw(`${alias}.organization_id = bill.organization_id and ${alias}.bill_id = bill.id`)

/** Everything that is shown of a bill. */
export const billColumns = (tx: Tx) => ({
  ...getTableColumns(table),
  // The same condition as the unique index payment_alive_of_bill. Not `exists`: Postgres would read all rows once instead of one per bill.
  hasPayment: sql<boolean>`coalesce((
    select true from payment p where ${ofBill('p')}
      and (p.status in ('NEEDS_APPROVAL', 'SCHEDULED', 'IN_PROGRESS') or (p.status = 'FAILED' and p.archived_at is null))
    limit 1), false)`.as('has_payment'),
  isReconciled: sql<boolean>`coalesce((
    select e.allocated_minor > 0 from expected_transaction e where ${ofBill('e')}), false)`.as('is_reconciled'),
  approveOwn: mayApproveOwn(tx).as('approve_own'),
  mayPay: mayPay(tx).as('may_pay'),
  paymentIds: sql<string[]>`array(
    select p.id from payment p where ${ofBill('p')} order by p.created_at desc, p.id desc)`.as('payment_ids'),
  expectedTransactionId: sql<string | null>`(
    select e.id from expected_transaction e where ${ofBill('e')})`.as('expected_id'),
  files: attachedFiles('bill_file', ofBill('l')),
})

export const billList = defineList<Bill>({
  table,
  filters: {
    search: moneySearch(table, 'search_bill'),
    status: oneOf(table.status, z.enum(BILL_STATUSES)),
    counterpartyId: equalTo(table.counterpartyId, id),
    currency: equalTo(table.currency, currency),
    dateFrom: atLeast(table.date, z.iso.date()),
    dateTo: atMost(table.date, z.iso.date()),
    dueFrom: atLeast(table.dueDate, z.iso.date()),
    dueTo: atMost(table.dueDate, z.iso.date()),
    ...amountFilters(table.amountMinor),
  },
  refine: checkAmountRange,
  orders: ['-dueDate', 'dueDate', '-date', 'date', '-amount', 'amount', '-createdAt', 'createdAt'],
  sorts: {
    dueDate: sortBy(table, 'dueDate'),
    date: sortBy(table, 'date'),
    amount: sortBy(table, 'amountMinor'),
    createdAt: sortBy(table, 'createdAt'),
  },
  select: tx => tx.select(billColumns(tx)).from(table),
})

/** Total in minor units, without cancelled bills. */
export const billSum = sql`sum(${table.amountMinor}) filter (where ${ne(table.status, 'CANCELLED')})`

/** The number of bills that match a filter, and their totals by currency. */
export const billSummary = moneySummary(table, {
  description: 'How many the filter admits, and the sums by currency without cancelled ones',
  sum: billSum,
})

type BillCounts = {
  all: number
  draft: number
  submitted: number
  approved: number
  paid: number
  cancelled: number
}

/** The number of bills by status, for the tabs of the list. */
export async function countBills(tx: Tx): Promise<BillCounts> {
  const { rows } = await tx.execute<BillCounts>(sql`
    select count(*)::int as all,
      count(*) filter (where status = 'DRAFT')::int as draft,
      count(*) filter (where status = 'SUBMITTED')::int as submitted,
      count(*) filter (where status = 'APPROVED')::int as approved,
      count(*) filter (where status = 'PAID')::int as paid,
      count(*) filter (where status = 'CANCELLED')::int as cancelled
    from bill where organization_id = ${tx.organizationId}`)
  return rows[0]!
}
