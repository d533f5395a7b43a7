// The list of credit memos: its query parameters, and their meaning in SQL. Each row includes what its allowed actions depend on.
import { getTableColumns, sql } from 'drizzle-orm'
import { z } from 'zod'
import { amountFilters, amountRangeCheck } from '../../../kit/amountRange.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { id } from '../../../kit/idShapes.ts'
import { atLeast, atMost, defineList, equalTo, filterBy, oneOf, sortBy } from '../../../kit/list.ts'
import { type Currency, currency } from '../../../kit/money.ts'
import { countedBy, countsOf, moneySummary, sumsOf } from '../../../kit/moneySummary.ts'
import { textSearch } from '../../../kit/searchWords.ts'
import { approveOwnBeside } from '../../organizations/public.ts'
import { codes } from './errors.ts'
import type { LifecycleState } from './lifecycle.ts'
import {
  CREDIT_MEMO_KINDS,
  CREDIT_MEMO_STATUSES,
  creditMemo as table,
  type CreditMemoRow,
  type RefundStatus,
  type ReturnNoteStatus,
} from './table.ts'

/** A memo with its computed fields. */
export type CreditMemo = CreditMemoRow &
  Pick<LifecycleState, 'approveOwn' | 'isStale' | 'refundStatus' | 'returnNoteStatus'> & {
    /** The legal entity whose invoice it corrects or writes off. */
    entityId: string | null
    /** For an invoice in a foreign currency: ten-thousandths of a rupiah per unit, as text. */
    rupiahRate: string | null
  }

/** The status of the newest refund that is requested or done. */
const refundStatus = sql<RefundStatus | null>`(
  select r.status from credit_memo_refund r
  where r.organization_id = credit_memo.organization_id and r.memo_id = credit_memo.id and r.status <> 'CALLED_OFF'
  order by r.asked_at desc, r.id desc limit 1)`.as('refund_status')

/** The buyer must report a return when the tax office has approved the tax invoice. */
const returnNoteStatus = sql<ReturnNoteStatus>`(case
  when ${table.returnNoteNumber} is not null then 'RECEIVED'
  when ${table.kind} = 'CORRECTION' and ${table.vatMinor} > 0
    and ${table.status} in ('OPEN', 'PARTIALLY_APPLIED', 'APPLIED', 'REFUNDING', 'REFUNDED')
    and exists (select from tax_invoice t
      where t.organization_id = credit_memo.organization_id and t.invoice_id = credit_memo.invoice_id and t.status = 'APPROVED')
    then 'AWAITED'
  else 'NOT_NEEDED' end)`

/** The legal entity whose invoice it corrects or writes off; issued invoices keep theirs. */
const entityId = sql<string | null>`(
  select i.entity_id from invoice i
  where i.organization_id = credit_memo.organization_id and i.id = credit_memo.invoice_id)`

const columns = {
  ...getTableColumns(table),
  entityId: entityId.as('entity_id'),
  returnNoteStatus: returnNoteStatus.as('return_note_status'),
  rupiahRate: sql<string | null>`(
    select i.rupiah_rate::text from invoice i
    where i.organization_id = credit_memo.organization_id and i.id = credit_memo.invoice_id)`.as('rupiah_rate'),
  approveOwn: approveOwnBeside(table),
  refundStatus,
  isStale: sql<boolean>`(${table.kind} = 'WRITE_OFF' and ${table.status} = 'DRAFT' and exists (
    select from invoice i
    where i.organization_id = credit_memo.organization_id and i.id = credit_memo.invoice_id
      and i.remaining_minor - i.withheld_open_minor <> credit_memo.total_minor))`.as('is_stale'),
}

/** The customer used credit that is no longer valid, because the match that created it was undone. */
const isToReclaim = sql`(credit_memo.status = 'VOIDED' and exists (
  select from credit_memo_refund r
  where r.organization_id = credit_memo.organization_id and r.memo_id = credit_memo.id and r.paid_minor > 0))`

export const creditMemoList = defineList<CreditMemo>({
  table,
  filters: {
    search: textSearch(table, 'search_credit_memo'),
    status: oneOf(table.status, z.enum(CREDIT_MEMO_STATUSES)),
    toReclaim: filterBy(
      z.enum(['true', 'false']).describe('Whether they are void although money of their refund has left'),
      is => (is === 'true' ? isToReclaim : sql`not ${isToReclaim}`),
    ),
    kind: equalTo(table.kind, z.enum(CREDIT_MEMO_KINDS)),
    returnNote: filterBy(
      z.enum(['AWAITED', 'RECEIVED']).describe('Whether the buyer still has to note the return, or has'),
      status => sql`${returnNoteStatus} = ${status}`,
    ),
    entityId: filterBy(id, value => sql`${entityId} = ${value}`),
    customerId: equalTo(table.customerId, id),
    invoiceId: equalTo(table.invoiceId, id),
    orderId: equalTo(table.orderId, id),
    currency: equalTo(table.currency, currency),
    dateFrom: atLeast(table.memoDate, z.iso.date()),
    dateTo: atMost(table.memoDate, z.iso.date()),
    ...amountFilters(table.totalMinor),
  },
  refine: amountRangeCheck({
    amountAtLeastTooLarge: codes.memoAmountAtLeastTooLarge,
    amountNoMoreThanTooSmall: codes.memoAmountNoMoreThanTooSmall,
  }),
  orders: ['-memoDate', 'memoDate', '-amount', 'amount', '-createdAt', 'createdAt'],
  sorts: {
    memoDate: sortBy(table, 'memoDate'),
    amount: sortBy(table, 'totalMinor'),
    createdAt: sortBy(table, 'createdAt'),
  },
  select: tx => tx.select(columns).from(table),
})

/** How many memos match a filter, and what can still be applied of them, by currency. */
export const creditMemoSummary = moneySummary(table, {
  description: 'How many the filter admits, and the sums by currency of what of them can still be applied',
  sum: sql`sum(${table.remainingMinor}) filter (where ${table.status} <> 'REFUNDING')`,
})

type CreditMemoCounts = Record<
  'all' | 'draft' | 'pending' | 'open' | 'applied' | 'refunded' | 'voided' | 'overpaid' | 'toReclaim',
  number
> & {
  /** Null: of all currencies. */
  currency: Currency | null
  usable: string
}

/** The number of memos per tab of their list, with what overpayments can still pay. */
export async function countMemos(tx: Tx) {
  const { rows } = await tx.execute<CreditMemoCounts>(sql`
    select currency, count(*)::int as all,
      count(*) filter (where status = 'DRAFT')::int as draft,
      count(*) filter (where status = 'PENDING')::int as pending,
      count(*) filter (where status in ('OPEN', 'PARTIALLY_APPLIED'))::int as open,
      count(*) filter (where status = 'APPLIED')::int as applied,
      count(*) filter (where status in ('REFUNDING', 'REFUNDED'))::int as refunded,
      count(*) filter (where status = 'VOIDED')::int as voided,
      count(*) filter (where kind = 'OVERPAYMENT' and status in ('OPEN', 'PARTIALLY_APPLIED'))::int as overpaid,
      count(*) filter (where ${isToReclaim})::int as "toReclaim",
      coalesce(sum(remaining_minor) filter (where kind = 'OVERPAYMENT' and status in ('OPEN', 'PARTIALLY_APPLIED')), 0)::text as usable
    from credit_memo where organization_id = ${tx.organizationId} ${countedBy(table.currency)}`)
  return { ...countsOf(rows), overpaidTotals: sumsOf(rows, ({ usable }) => usable) }
}

const MAX_PER_RECORD = 100

/** The 100 newest memos of each order, newest first. */
export async function memosOfOrders(tx: Tx, orderIds: readonly string[]): Promise<{ orderId: string; id: string }[]> {
  const { rows } = await tx.execute<{ orderId: string; id: string }>(sql`
    select m.order_id as "orderId", m.id from unnest(${sql.param([...orderIds])}::uuid[]) as wanted (id)
    cross join lateral (
      select order_id, id, created_at from credit_memo
      where organization_id = ${tx.organizationId} and order_id = wanted.id
      order by created_at desc, id desc limit ${MAX_PER_RECORD}) m
    order by m.created_at desc, m.id desc`)
  return rows
}

/** The 100 newest memos that correct each invoice, and those applied to it now, newest first. */
export async function memosOfInvoices(
  tx: Tx,
  invoiceIds: readonly string[],
): Promise<{ invoiceId: string; id: string }[]> {
  const { rows } = await tx.execute<{ invoiceId: string; id: string }>(sql`
    select wanted.id as "invoiceId", m.id from unnest(${sql.param([...invoiceIds])}::uuid[]) as wanted (id)
    cross join lateral (
      (select id, created_at from credit_memo
        where organization_id = ${tx.organizationId} and invoice_id = wanted.id
        order by created_at desc, id desc limit ${MAX_PER_RECORD})
      union
      (select paying.id, paying.created_at from credit_memo_application a
        join credit_memo paying on paying.organization_id = a.organization_id and paying.id = a.memo_id
        where a.organization_id = ${tx.organizationId} and a.invoice_id = wanted.id and a.undone_at is null
        order by a.applied_at desc, a.id desc limit ${MAX_PER_RECORD})) m
    order by m.created_at desc, m.id desc`)
  return rows
}
