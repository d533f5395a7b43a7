// The list of received payments: its query parameters, and their meaning in SQL. Each row includes what its allowed actions depend on.
import { and, eq, getTableColumns, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { amountFilters, amountRangeCheck } from '../../../kit/amountRange.ts'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { type AttachedFile, attachedFiles } from '../../../kit/files/attachedFiles.ts'
import { id } from '../../../kit/idShapes.ts'
import { atLeast, atMost, defineList, equalTo, filterBy, oneOf, sortBy } from '../../../kit/list.ts'
import { listOf } from '../../../kit/query.ts'
import { type Currency, currency } from '../../../kit/money.ts'
import { countedBy, countsOf, moneySummary, sumsOf } from '../../../kit/moneySummary.ts'
import { textSearch } from '../../../kit/searchWords.ts'
import { approveOwnBeside } from '../../organizations/public.ts'
import { codes } from './errors.ts'
import { type LifecycleState, SHOWN_STATUSES, type ShownStatus } from './lifecycle.ts'
import { PAYMENT_METHODS, receivedPayment as table, type ReceivedPaymentRow, VERIFICATIONS } from './table.ts'

/** A payment with its computed fields. */
export type ReceivedPayment = ReceivedPaymentRow &
  Pick<LifecycleState, 'approveOwn' | 'isPartlyVerified'> & {
    files: AttachedFile[]
    invoiceNumbers: string[]
    overpaid: Overpaid | null
    /** The payment that it took the place of; null: none. */
    replaces: string | null
  }

/** A payment's rest kept as credit; minor units as text. */
type Overpaid = { creditMemoId: string; amountMinor: string }

/** As `shownStatus`. */
export const shownStatusInSql = sql<ShownStatus>`case when ${table.refundedMinor} > 0 then 'REFUNDED' else ${table.status} end`

/** CANCELED and REFUNDED are stored alike, so that an index still finds each. */
function isOneOf(shown: readonly ShownStatus[]): SQL | undefined {
  const stored = among(
    table.status,
    shown.map(status => (status === 'REFUNDED' ? 'CANCELED' : status)),
  )
  const [hasCanceled, hasRefunded] = [shown.includes('CANCELED'), shown.includes('REFUNDED')]
  if (hasCanceled === hasRefunded) return stored
  const wanted = hasCanceled ? eq(table.refundedMinor, 0n) : gt(table.refundedMinor, 0n)
  return and(stored, or(ne(table.status, 'CANCELED'), wanted))
}

const columns = {
  ...getTableColumns(table),
  approveOwn: approveOwnBeside(table),
  files: attachedFiles(
    'received_payment_file',
    sql`l.organization_id = ${table.organizationId} and l.payment_id = ${table.id}`,
  ),
  invoiceNumbers: sql<string[]>`coalesce((
    select jsonb_agg(paid.number order by paid.since, paid.number)
    from (
      select i.number, min(a.applied_at) as since
      from received_payment_application a
      join invoice i on i.organization_id = a.organization_id and i.id = a.invoice_id
      where a.organization_id = received_payment.organization_id and a.payment_id = received_payment.id and a.undone_at is null
      group by i.number) paid), '[]')`.as('invoice_numbers'),
  isPartlyVerified: sql<boolean>`exists(
    select from received_payment_application a
    where a.organization_id = received_payment.organization_id and a.payment_id = received_payment.id and a.undone_at is null
      and a.verified_minor > 0)`.as('is_partly_verified'),
  overpaid: sql<Overpaid | null>`(
    select jsonb_build_object('creditMemoId', m.id, 'amountMinor', m.total_minor::text) from credit_memo m
    where m.organization_id = received_payment.organization_id and m.payment_id = received_payment.id and m.status <> 'VOIDED')`.as(
    'overpaid',
  ),
  replaces: sql<string | null>`(
    select before.id from received_payment before
    where before.organization_id = received_payment.organization_id and before.replaced_by = received_payment.id)`.as(
    'replaces',
  ),
}

export const receivedPaymentList = defineList<ReceivedPayment>({
  table,
  filters: {
    search: textSearch(table, 'search_received_payment'),
    status: filterBy(listOf(z.enum(SHOWN_STATUSES)), isOneOf),
    method: oneOf(table.method, z.enum(PAYMENT_METHODS)),
    verification: equalTo(table.verification, z.enum(VERIFICATIONS)),
    customerId: equalTo(table.customerId, id),
    currency: equalTo(table.currency, currency),
    dateFrom: atLeast(table.paymentDate, z.iso.date()),
    dateTo: atMost(table.paymentDate, z.iso.date()),
    unapplied: filterBy(z.enum(['true', 'false']).describe('Whether something of them pays no invoice'), is =>
      is === 'true' ? gt(table.unappliedMinor, 0n) : eq(table.unappliedMinor, 0n),
    ),
    ...amountFilters(table.amountMinor),
  },
  refine: amountRangeCheck({
    amountAtLeastTooLarge: codes.receivedAmountAtLeastTooLarge,
    amountNoMoreThanTooSmall: codes.receivedAmountNoMoreThanTooSmall,
  }),
  orders: ['-paymentDate', 'paymentDate', '-amount', 'amount', '-createdAt', 'createdAt'],
  sorts: {
    paymentDate: sortBy(table, 'paymentDate'),
    amount: sortBy(table, 'amountMinor'),
    createdAt: sortBy(table, 'createdAt'),
  },
  select: tx => tx.select(columns).from(table),
})

/** How many match a filter, and their sums by currency. */
export const receivedPaymentSummary = moneySummary(table, {
  description:
    'How many the filter admits, and the sums by currency of their amounts without failed, canceled and refunded ones',
  sum: sql`sum(${table.amountMinor}) filter (where ${table.status} not in ('FAILED', 'CANCELED'))`,
})

type Counts = Record<'all' | 'pending' | 'unverified' | 'unapplied' | 'canceled', number> &
  Record<'toConfirm' | 'claimed' | 'left', string> & {
    /** Null: of all currencies. */
    currency: Currency | null
  }

/** The number of payments per tab of their list, with the sums of those that still need something. */
export async function countReceivedPayments(tx: Tx) {
  const { rows } = await tx.execute<Counts>(sql`
    select currency, count(*)::int as all,
      count(*) filter (where status = 'PENDING')::int as pending,
      count(*) filter (where status = 'SUCCEEDED' and verification = 'UNVERIFIED')::int as unverified,
      count(*) filter (where unapplied_minor > 0)::int as unapplied,
      count(*) filter (where status in ('FAILED', 'CANCELED'))::int as canceled,
      coalesce(sum(amount_minor) filter (where status = 'PENDING'), 0)::text as "toConfirm",
      coalesce(sum(amount_minor) filter (where status = 'SUCCEEDED' and verification = 'UNVERIFIED'), 0)::text as claimed,
      coalesce(sum(unapplied_minor), 0)::text as left
    from received_payment where organization_id = ${tx.organizationId} ${countedBy(table.currency)}`)
  return {
    ...countsOf(rows),
    pendingTotals: sumsOf(rows, ({ toConfirm }) => toConfirm),
    unverifiedTotals: sumsOf(rows, ({ claimed }) => claimed),
    unappliedTotals: sumsOf(rows, ({ left }) => left),
  }
}

const MAX_PER_RECORD = 100

/** The 100 newest current or past payments of each invoice, newest first. */
export async function paymentsOfInvoices(
  tx: Tx,
  invoiceIds: readonly string[],
): Promise<{ invoiceId: string; id: string }[]> {
  const { rows } = await tx.execute<{ invoiceId: string; id: string }>(sql`
    select wanted.id as "invoiceId", p.id from unnest(${sql.param([...invoiceIds])}::uuid[]) as wanted (id)
    cross join lateral (
      select distinct paying.id, paying.created_at from received_payment_application a
      join received_payment paying on paying.organization_id = a.organization_id and paying.id = a.payment_id
      where a.organization_id = ${tx.organizationId} and a.invoice_id = wanted.id
      order by paying.created_at desc, paying.id desc limit ${MAX_PER_RECORD}) p
    order by p.created_at desc, p.id desc`)
  return rows
}
