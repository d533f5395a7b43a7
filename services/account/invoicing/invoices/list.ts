// The list of invoices: its query parameters, and their meaning in SQL. Each row includes what its allowed actions depend on.
import { eq, getTableColumns, gt, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { amountFilters, amountRangeCheck } from '../../../kit/amountRange.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { AttachedFile } from '../../../kit/files/attachedFiles.ts'
import { id } from '../../../kit/idShapes.ts'
import { atLeast, atMost, defineList, equalTo, filterBy, oneOf, sortBy } from '../../../kit/list.ts'
import { textSearch } from '../../../kit/searchWords.ts'
import { type Currency, currency, money } from '../../../kit/money.ts'
import { countedBy, countsOf, showSums, summaryBody, sumsOf } from '../../../kit/moneySummary.ts'
import { sortKey } from '../../../kit/page.ts'
import { flag, listOf } from '../../../kit/query.ts'
import { approveOwnBeside } from '../../organizations/public.ts'
import { codes } from './errors.ts'
import type { LifecycleState } from './lifecycle.ts'
import {
  DELIVERY_STATUSES,
  invoice as table,
  INVOICE_KINDS,
  INVOICE_STATUSES,
  type InvoiceRow,
  ISSUED_STATUSES,
} from './table.ts'

/** As in the row's JSON: minor units as text. */
type MilestoneText = {
  name: string
  percent: number
  dueDate: string | null
  total: string
  withheld: string
}

/** An invoice with its computed fields. */
export type Invoice = InvoiceRow &
  Pick<LifecycleState, 'approveOwn' | 'isCredited'> & {
    milestones: MilestoneText[]
    isOverdue: boolean
    /** The signed receipt for the paper copy; null: none was attached. */
    receivedFile: AttachedFile | null
  }

/** The organization's business date. */
export const businessDayOf = (tx: Tx) => sql`(${tx.clock.now().toString()}::timestamptz at time zone coalesce((
  select o.time_zone from organization o where o.organization_id = ${tx.organizationId}), 'Asia/Jakarta'))::date`

/** Cash remains of a part that was due before today. */
const overdue = (tx: Tx) =>
  sql<boolean>`(${table.remainingMinor} > ${table.withheldOpenMinor} and ${table.nextDueDate} < ${businessDayOf(tx)})`

/** The statuses of the tax invoices' module, which is above this one. */
const TAX_INVOICE_STATUSES = ['NOT_EXPORTED', 'EXPORTED', 'APPROVED', 'REJECTED', 'CANCELED'] as const
export type TaxInvoiceStatus = (typeof TAX_INVOICE_STATUSES)[number]

const needsTaxInvoice = sql`(invoice.number is not null and invoice.base_minor > 0 and invoice.opened_on is null
    and invoice.vat_treatment in ('STANDARD', 'LUXURY', 'NOT_COLLECTED', 'EXEMPT'))`

/** The status that `taxInvoiceIs` compares; null if the invoice needs no tax invoice. */
export const taxInvoiceStatus = sql<TaxInvoiceStatus | null>`case when ${needsTaxInvoice} then (
    select case when invoice.status <> 'CANCELED' or t.status = 'CANCELED' then coalesce(t.status, 'NOT_EXPORTED') end
    from (values (1)) one left join tax_invoice t on t.organization_id = invoice.organization_id and t.invoice_id = invoice.id) end`

/**
 * An issued invoice that needs a tax invoice with one of these statuses. Other VAT treatments are not exported as files, or need none;
 * canceled invoices only match if their tax invoice is canceled too.
 */
export const taxInvoiceIs = (statuses: readonly TaxInvoiceStatus[]) =>
  sql`(${needsTaxInvoice}
    and (select (invoice.status <> 'CANCELED' or t.status = 'CANCELED') and coalesce(t.status, 'NOT_EXPORTED') = any (${sql.param([...statuses])}::text[])
      from (values (1)) one left join tax_invoice t on t.organization_id = invoice.organization_id and t.invoice_id = invoice.id))`

/** Only a withholding slip is missing: such an invoice is never overdue. */
export const waitingForSlip = sql`(${table.withheldOpenMinor} > 0 and ${table.remainingMinor} = ${table.withheldOpenMinor})`

const columns = (tx: Tx) => ({
  ...getTableColumns(table),
  milestones: sql<MilestoneText[]>`coalesce((
    select jsonb_agg(jsonb_build_object('name', m.name, 'percent', m.percent, 'dueDate', m.due_date,
      'total', m.total_minor::text, 'withheld', m.withheld_minor::text) order by m.place)
    from invoice_milestone m
    where m.organization_id = invoice.organization_id and m.invoice_id = invoice.id), '[]')`.as('milestones'),
  receivedFile: sql<AttachedFile | null>`(
    select jsonb_build_object('fileId', f.id, 'name', f.name, 'size', f.size) from file f
    where f.organization_id = invoice.organization_id and f.id = invoice.received_file_id)`.as('received_file'),
  isOverdue: sql<boolean>`coalesce(${overdue(tx)}, false)`.as('is_overdue'),
  approveOwn: approveOwnBeside(table),
  isCredited: sql<boolean>`exists (
    select from credit_memo m
    where m.organization_id = invoice.organization_id and m.invoice_id = invoice.id
      and m.status in ('OPEN', 'PARTIALLY_APPLIED', 'APPLIED', 'REFUNDING', 'REFUNDED'))`.as('is_credited'),
})

const LAST = '9999-12-31'

export const invoiceList = defineList<Invoice>({
  table,
  filters: {
    search: textSearch(table, 'search_invoice'),
    status: oneOf(table.status, z.enum(INVOICE_STATUSES)),
    overdue: filterBy(flag, (is, tx) => (is ? overdue(tx) : not(sql`coalesce(${overdue(tx)}, false)`))),
    withheldOpen: filterBy(flag, is => (is ? gt(table.withheldOpenMinor, 0n) : eq(table.withheldOpenMinor, 0n))),
    waitingForSlip: filterBy(flag, is => (is ? waitingForSlip : not(waitingForSlip))),
    taxInvoice: filterBy(listOf(z.enum(TAX_INVOICE_STATUSES)), statuses => taxInvoiceIs(statuses)),
    billed: filterBy(flag, is => (is ? isNotNull(table.billedUntil) : isNull(table.billedUntil))),
    kind: equalTo(table.kind, z.enum(INVOICE_KINDS)),
    entityId: equalTo(table.entityId, id),
    customerId: equalTo(table.customerId, id),
    orderId: equalTo(table.orderId, id),
    currency: equalTo(table.currency, currency),
    deliveryStatus: equalTo(table.deliveryStatus, z.enum(DELIVERY_STATUSES)),
    dateFrom: atLeast(table.invoiceDate, z.iso.date()),
    dateTo: atMost(table.invoiceDate, z.iso.date()),
    dueFrom: atLeast(table.dueDate, z.iso.date()),
    dueTo: atMost(table.dueDate, z.iso.date()),
    ...amountFilters(table.totalMinor),
  },
  refine: amountRangeCheck({
    amountAtLeastTooLarge: codes.invoiceAmountAtLeastTooLarge,
    amountNoMoreThanTooSmall: codes.invoiceAmountNoMoreThanTooSmall,
  }),
  orders: ['-invoiceDate', 'invoiceDate', 'dueDate', '-dueDate', '-amount', 'amount', '-createdAt', 'createdAt'],
  sorts: {
    invoiceDate: sortBy(table, 'invoiceDate'),
    dueDate: {
      column: sortKey(sql`coalesce(${table.nextDueDate}, '9999-12-31'::date)`, 'date'),
      valueOf: row => row.nextDueDate ?? LAST,
    },
    amount: sortBy(table, 'totalMinor'),
    createdAt: sortBy(table, 'createdAt'),
  },
  select: tx => tx.select(columns(tx)).from(table),
})

/** Minor units, as text. */
const sumWhere = (minor: SQL, condition: SQL) =>
  sql<string>`coalesce(sum(${minor}) filter (where ${condition}), 0)::text`

const issued = inArray(table.status, [...ISSUED_STATUSES])
export const cashRemaining = sql<bigint>`(${table.remainingMinor} - ${table.withheldOpenMinor})`

/** How many match a filter, and their sums by currency. */
export const invoiceSummary = {
  description:
    'How many the filter admits, and by currency the sums of their totals without canceled ones, of cash still to come and of what is still to be withheld',
  body: summaryBody.extend({
    remainingTotals: z.array(money).describe('Cash still to come of issued ones, by currency'),
    withheldOpenTotals: z.array(money).describe('What is still to be withheld of issued ones, by currency'),
  }),
  read: async (tx: Tx, where: SQL | undefined) => {
    const rows = await tx
      .select({
        currency: sql<Currency>`${table.currency}`,
        count: sql<number>`count(*)::int`,
        total: sumWhere(sql`${table.totalMinor}`, sql`${table.status} <> 'CANCELED'`),
        remaining: sumWhere(cashRemaining, issued),
        withheldOpen: sumWhere(sql`${table.withheldOpenMinor}`, issued),
      })
      .from(table)
      .where(where)
      .groupBy(table.currency)
      .orderBy(table.currency)
    return {
      ...showSums(rows.map(({ total, ...row }) => ({ ...row, minor: BigInt(total) }))),
      remainingTotals: sumsOf(rows, ({ remaining }) => remaining),
      withheldOpenTotals: sumsOf(rows, ({ withheldOpen }) => withheldOpen),
    }
  },
}

type InvoiceCounts = {
  /** Null: of all currencies. */
  currency: Currency | null
  all: number
  draft: number
  waitingApproval: number
  unpaid: number
  overdue: number
  waitingForSlip: number
  paid: number
  writtenOff: number
  canceled: number
  drafted: string
  waiting: string
  open: string
  late: string
}

/** The number of invoices per tab of their list, with the sums of those that still need something. */
export async function countInvoices(tx: Tx) {
  const { rows } = await tx.execute<InvoiceCounts>(sql`
    select currency, count(*)::int as all,
      count(*) filter (where status = 'DRAFT')::int as draft,
      count(*) filter (where status = 'WAITING_APPROVAL')::int as "waitingApproval",
      count(*) filter (where status in ('ISSUED', 'PARTIALLY_PAID'))::int as unpaid,
      count(*) filter (where ${overdue(tx)})::int as overdue,
      count(*) filter (where ${waitingForSlip})::int as "waitingForSlip",
      count(*) filter (where status = 'PAID')::int as paid,
      count(*) filter (where status = 'WRITTEN_OFF')::int as "writtenOff",
      count(*) filter (where status = 'CANCELED')::int as canceled,
      coalesce(sum(total_minor) filter (where status = 'DRAFT'), 0)::text as drafted,
      coalesce(sum(total_minor) filter (where status = 'WAITING_APPROVAL'), 0)::text as waiting,
      ${sumWhere(cashRemaining, sql`status in ('ISSUED', 'PARTIALLY_PAID')`)} as open,
      ${sumWhere(cashRemaining, overdue(tx))} as late
    from invoice where organization_id = ${tx.organizationId} ${countedBy(table.currency)}`)
  return {
    ...countsOf(rows),
    draftTotals: sumsOf(rows, ({ drafted }) => drafted),
    waitingApprovalTotals: sumsOf(rows, ({ waiting }) => waiting),
    unpaidTotals: sumsOf(rows, ({ open }) => open),
    overdueTotals: sumsOf(rows, ({ late }) => late),
  }
}

const MAX_PER_ORDER = 100

/** The 100 newest invoices of each order, newest first. */
export async function invoicesOf(tx: Tx, orderIds: readonly string[]): Promise<{ orderId: string; id: string }[]> {
  const { rows } = await tx.execute<{ orderId: string; id: string }>(sql`
    select i.order_id as "orderId", i.id from unnest(${sql.param([...orderIds])}::uuid[]) as wanted (id)
    cross join lateral (
      select order_id, id, created_at from invoice
      where organization_id = ${tx.organizationId} and order_id = wanted.id
      order by created_at desc, id desc limit ${MAX_PER_ORDER}) i
    order by i.created_at desc, i.id desc`)
  return rows
}
