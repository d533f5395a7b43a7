// The list of payments and transfers: what may be asked of it, and what that means in SQL. Each comes with what decides what may be
// done to it.
import { getTableColumns, isNotNull, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { id } from '../../kit/idShapes.ts'
import { atLeast, atMost, defineList, equalTo, filterBy, oneOf, sortBy } from '../../kit/list.ts'
import { type Currency, currency, money, showMoney } from '../../kit/money.ts'
import { flag } from '../../kit/query.ts'
import { amountFilters, checkAmountRange } from '../amountRange.ts'
import { TRANSFER_METHODS } from '../connections/bankConnection.ts'
import { searchFilter } from '../searchWords.ts'
import { type Standing, VOID } from './lifecycle.ts'
import { type Frequency, payment as table, PAYMENT_KINDS, PAYMENT_STATUSES, type PaymentRow } from './table.ts'

type Recurrence = { frequency: Frequency; nextDate: string; endedAt: string | null }
type AttachedFile = { fileId: string; name: string; size: number }

/** A payment with what stands beside it. */
export type Payment = PaymentRow &
  Pick<Standing, 'hasConnection' | 'approveOwn'> & {
    approverIds: string[]
    recurrence: Recurrence | null
    files: AttachedFile[]
    expectedTransactionIds: string[]
  }

/** Rows of another table that belong to the payment of the row at hand. */
const ofPayment = (alias: string) =>
  sql.raw(`${alias}.organization_id = payment.organization_id and ${alias}.payment_id = payment.id`)

const columnsOf = (tx: Tx) => ({
  ...getTableColumns(table),
  hasConnection: sql<boolean>`(
    select a.connection_type = 'API' from bank_account a
    where a.organization_id = payment.organization_id and a.id = payment.from_account_id)`.as('has_connection'),
  // Of what it says now: one that names other content counts for nothing.
  approverIds: sql<string[]>`array(
    select a.approver_id from payment_approval a
    where ${ofPayment('a')} and a.voided_at is null and a.content_hash = payment.content_hash
    order by a.approved_at, a.id)`.as('approver_ids'),
  approveOwn: sql<boolean>`coalesce((
    select (o.controls ->> 'approveOwn')::boolean from organization o
    where o.organization_id = ${tx.organizationId}), false)`.as('approve_own'),
  recurrence: sql<Recurrence | null>`(
    select jsonb_build_object('frequency', r.frequency, 'nextDate', r.next_date, 'endedAt', r.ended_at)
    from payment_recurrence r
    where r.organization_id = payment.organization_id and r.id = payment.recurrence_id)`.as('recurrence'),
  files: sql<AttachedFile[]>`coalesce((
    select jsonb_agg(jsonb_build_object('fileId', p.file_id, 'name', f.name, 'size', f.size) order by p.place)
    from payment_file p join file f on f.organization_id = p.organization_id and f.id = p.file_id
    where ${ofPayment('p')}), '[]')`.as('files'),
  expectedTransactionIds: sql<string[]>`array(
    select e.id from expected_transaction e where ${ofPayment('e')} order by e.direction desc)`.as('expected_ids'),
})

const selectPayments = (tx: Tx) => tx.select(columnsOf(tx)).from(table)

const sorts = {
  date: sortBy(table, 'date'),
  amount: sortBy(table, 'amountMinor'),
  createdAt: sortBy(table, 'createdAt'),
}
const orders = ['-date', 'date', '-amount', 'amount', '-createdAt', 'createdAt'] as const

export const paymentList = defineList<Payment>({
  table,
  filters: {
    search: searchFilter({
      find: ({ word, amountMinor }) => sql`${table.id} in (select search_payment(${word}, ${amountMinor}::bigint))`,
      has: ({ word, amountMinor }) => sql`(${table.searchText} like contains_pattern(${word})
        or ${table.amountMinor} = ${amountMinor}::bigint
        or exists (
          select from counterparty c
          where c.organization_id = ${table.organizationId} and c.id = ${table.counterpartyId}
            and c.search_text like contains_pattern(${word})))`,
    }),
    kind: equalTo(table.kind, z.enum(PAYMENT_KINDS)),
    status: oneOf(table.status, z.enum(PAYMENT_STATUSES)),
    method: equalTo(table.method, z.enum(TRANSFER_METHODS)),
    fromAccountId: equalTo(table.fromAccountId, id),
    counterpartyId: equalTo(table.counterpartyId, id),
    currency: equalTo(table.currency, currency),
    dateFrom: atLeast(table.date, z.iso.date()),
    dateTo: atMost(table.date, z.iso.date()),
    ...amountFilters(table.amountMinor),
    // Out of sight is out of the list until it is asked for.
    archived: filterBy(flag.default(false), wanted =>
      wanted ? isNotNull(table.archivedAt) : isNull(table.archivedAt),
    ),
    recurrenceId: equalTo(table.recurrenceId, id),
  },
  refine: checkAmountRange,
  orders,
  sorts,
  select: selectPayments,
})

const APPROVAL_TABS = ['INBOX', 'NEEDS_APPROVAL', 'APPROVED', 'CANCELLED', 'REJECTED'] as const
export type ApprovalTab = (typeof APPROVAL_TABS)[number]

/** What each part of the inbox holds for whoever asks. That they may approve at all is for the caller to see to. */
export function inTab(tab: ApprovalTab, { actorId, organizationId }: Tx): SQL {
  const undecided = sql`payment.status = 'NEEDS_APPROVAL'`
  // As a list of ids, for which the key of payments is an index.
  const approvedByMe = sql`payment.id = any (array(
    select a.payment_id from payment_approval a
    where a.organization_id = ${organizationId} and a.approver_id = ${actorId} and a.voided_at is null))`
  const own = sql`payment.created_by = ${actorId}`
  const mine = sql`(${own} or payment.decided_by = ${actorId} or ${approvedByMe})`
  if (tab === 'NEEDS_APPROVAL') return undecided
  if (tab === 'CANCELLED' || tab === 'REJECTED') return sql`payment.status = ${tab} and ${mine}`
  if (tab === 'APPROVED')
    return sql`payment.status not in ('CANCELLED', 'REJECTED') and (${approvedByMe} or ${own})
      and (${approvedByMe} or not ${undecided})`
  const mayApproveOwn = sql`coalesce((
    select (o.controls ->> 'approveOwn')::boolean from organization o where o.organization_id = ${organizationId}), false)`
  return sql`${undecided} and not ${approvedByMe}
    and (payment.open_to is null or ${actorId} = any (payment.open_to))
    and (${mayApproveOwn} or not (${own} or payment.edited_by is not distinct from ${actorId}))`
}

/** Payments and transfers that people decide on. */
export const approvalList = defineList<Payment>({
  table,
  filters: {
    tab: filterBy(z.enum(APPROVAL_TABS).default('INBOX'), inTab),
    kind: equalTo(table.kind, z.enum(PAYMENT_KINDS)),
  },
  orders: ['createdAt', '-createdAt', '-date', 'date', '-amount', 'amount'],
  sorts,
  select: selectPayments,
})

/** How many a filter admits, and their sums by currency without those that moved no money. */
export const paymentSummary = {
  description: 'How many the filter admits, and the sums by currency without cancelled and rejected ones',
  body: z.object({ totalCount: z.int(), totals: z.array(money) }),
  read: async (tx: Tx, where: SQL | undefined) => {
    const sums = await tx
      .select({
        currency: sql<Currency>`${table.currency}`,
        count: sql<number>`count(*)::int`,
        minor:
          sql<bigint>`coalesce(sum(${table.amountMinor}) filter (where ${notInArray(table.status, [...VOID])}), 0)::text`.mapWith(
            BigInt,
          ),
      })
      .from(table)
      .where(where)
      .groupBy(table.currency)
      .orderBy(table.currency)
    return {
      totalCount: sums.reduce((total, { count }) => total + count, 0),
      totals: sums.map(({ currency: of, minor }) => showMoney(minor, of)),
    }
  },
}
