// The list of payments and transfers: its filters and their SQL. Each comes with what decides its allowed actions.
import { getTableColumns, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { id } from '../../kit/idShapes.ts'
import { atLeast, atMost, defineList, equalTo, filterBy, oneOf, sortBy } from '../../kit/list.ts'
import { currency } from '../../kit/money.ts'
import { flag } from '../../kit/query.ts'
import { amountFilters } from '../../kit/amountRange.ts'
import { checkAmountRange } from '../amountRange.ts'
import { mayCount } from '../approvalPolicies/public.ts'
import { type AttachedFile, attachedFiles } from '../../kit/files/attachedFiles.ts'
import { TRANSFER_METHODS } from '../connections/public.ts'
import { moneySummary } from '../../kit/moneySummary.ts'
import { mayApproveOwn, zoneInSql } from '../projection/public.ts'
import { moneySearch } from '../moneySearch.ts'
import { type LifecycleState, VOID } from './lifecycle.ts'
import { type Frequency, payment as table, PAYMENT_KINDS, PAYMENT_STATUSES, type PaymentRow } from './table.ts'

/** The holder of an account according to a bank. */
type NameCheck = { accountName: string | null; checkedAt: string }

/** When and by whom an account was added to which nothing has been sent yet. */
type NewAccount = { addedAt: string; addedBy: string | null }

type Recurrence = { frequency: Frequency; nextDate: string; endedAt: string | null }

/** A payment with its related data. */
export type Payment = PaymentRow &
  Pick<LifecycleState, 'hasConnection' | 'approveOwn'> & {
    approverIds: string[]
    recurrence: Recurrence | null
    /** Null: not checked recently. */
    nameCheck: NameCheck | null
    /** Null: the account is long known, was paid before, or is our own; or the payment no longer awaits a decision. */
    newAccount: NewAccount | null
    files: AttachedFile[]
    expectedTransactionIds: string[]
    fittingLineId: string | null
  }

/** An account may change its holder, so its bank is asked again after this time. */
const NAME_CHECK_LASTS = { hours: 30 * 24 }

/** How long an account counts as new, unless money has arrived there; an account outside of Arus is new until then. */
const ACCOUNT_IS_NEW = { hours: 30 * 24 }

/** Rows of another table that belong to the current row's payment. */
const ofPayment = (alias: string) =>
  sql.raw(`${alias}.organization_id = payment.organization_id and ${alias}.payment_id = payment.id`)

/** Everything that is shown of a payment. */
export const paymentColumns = (tx: Tx) => ({
  ...getTableColumns(table),
  hasConnection: sql<boolean>`(
    select a.connection_type = 'API' from bank_account a
    where a.organization_id = payment.organization_id and a.id = payment.from_account_id)`.as('has_connection'),
  // Approvals of the current content: others don't count, nor does an author's while the payment can still be released.
  approverIds: sql<string[]>`array(
    select a.approver_id from payment_approval a
    where ${ofPayment('a')} and a.voided_at is null and a.content_hash = payment.content_hash
      and (payment.status not in ('NEEDS_APPROVAL', 'FAILED') or ${mayCount(tx, table.authorIds, sql`a.approver_id`)})
    order by a.approved_at, a.id)`.as('approver_ids'),
  approveOwn: mayApproveOwn(tx).as('approve_own'),
  recurrence: sql<Recurrence | null>`(
    select jsonb_build_object('frequency', r.frequency, 'nextDate', r.next_date, 'endedAt', r.ended_at)
    from payment_recurrence r
    where r.organization_id = payment.organization_id and r.id = payment.recurrence_id)`.as('recurrence'),
  nameCheck: sql<NameCheck | null>`(
    select jsonb_build_object('accountName', i.account_name, 'checkedAt', i.inquired_at)
    from account_inquiry i
    where i.organization_id = payment.organization_id and i.bank_code = payment.beneficiary_bank_code
      and i.account_number = payment.beneficiary_account_number
      and i.inquired_at > ${tx.clock.now().subtract(NAME_CHECK_LASTS).toString()})`.as('name_check'),
  // For approvers; not needed once decided. An own account connected to its bank is proved; one that was only entered is not.
  // An account that is not kept in Arus is entered again for each payment.
  newAccount: sql<NewAccount | null>`(
    select jsonb_build_object('addedAt', c.created_at, 'addedBy', c.created_by)
    from (
      select organization_id, bank_code, account_number, created_at, created_by from counterparty_account
      where organization_id = payment.organization_id and id = payment.counterparty_account_id
      union all
      select organization_id, bank_code, account_number, coalesce(number_changed_at, created_at),
        case when number_changed_at is null then created_by else number_changed_by end
      from bank_account
      where organization_id = payment.organization_id and id = payment.to_account_id and connection_type <> 'API'
      union all
      select payment.organization_id, payment.beneficiary_bank_code, payment.beneficiary_account_number, payment.created_at,
        coalesce(payment.edited_by, payment.created_by)
      where payment.counterparty_account_id is null and payment.to_account_id is null) c
    where payment.status in ('NEEDS_APPROVAL', 'FAILED')
      and (payment.counterparty_account_id is null and payment.to_account_id is null
        or c.created_at > ${tx.clock.now().subtract(ACCOUNT_IS_NEW).toString()})
      and not exists (
        select from payment p
        where p.organization_id = c.organization_id and p.beneficiary_bank_code = c.bank_code
          and p.beneficiary_bare_number = ltrim(c.account_number, '0') and p.status = 'SENT'))`.as('new_account'),
  files: attachedFiles('payment_file', ofPayment('l')),
  expectedTransactionIds: sql<string[]>`array(
    select e.id from expected_transaction e where ${ofPayment('e')} order by e.direction desc)`.as('expected_ids'),
  // For a payment sent manually, only the statement can show it.
  fittingLineId: sql<string | null>`(case when payment.status = 'IN_PROGRESS' and payment.channel = 'MANUAL' then (
    select case when count(*) = 1 then min(fitting.id::text)::uuid end
    from (
      select s.id from statement_transaction s
      where s.organization_id = payment.organization_id and s.bank_account_id = payment.from_account_id
        and s.status = 'UNRECONCILED' and s.direction = 'DEBIT' and s.amount_minor = payment.amount_minor
        and s.date >= (payment.created_at at time zone ${zoneInSql(tx)})::date
      limit 2) fitting) end)`.as('fitting_line_id'),
})

export const paymentList = defineList<Payment>({
  table,
  filters: {
    search: moneySearch(table, 'search_payment'),
    kind: equalTo(table.kind, z.enum(PAYMENT_KINDS)),
    status: oneOf(table.status, z.enum(PAYMENT_STATUSES)),
    method: equalTo(table.method, z.enum(TRANSFER_METHODS)),
    fromAccountId: equalTo(table.fromAccountId, id),
    counterpartyId: equalTo(table.counterpartyId, id),
    currency: equalTo(table.currency, currency),
    dateFrom: atLeast(table.date, z.iso.date()),
    dateTo: atMost(table.date, z.iso.date()),
    ...amountFilters(table.amountMinor),
    // Archived payments are listed only on request.
    archived: filterBy(flag.default(false), wanted =>
      wanted ? isNotNull(table.archivedAt) : isNull(table.archivedAt),
    ),
    recurrenceId: equalTo(table.recurrenceId, id),
    importId: equalTo(table.importId, id),
  },
  refine: checkAmountRange,
  orders: ['-date', 'date', '-amount', 'amount', '-createdAt', 'createdAt'],
  sorts: {
    date: sortBy(table, 'date'),
    amount: sortBy(table, 'amountMinor'),
    createdAt: sortBy(table, 'createdAt'),
  },
  select: tx => tx.select(paymentColumns(tx)).from(table),
})

/** Total in minor units, without cancelled and rejected payments. */
export const paymentSum = sql`sum(${table.amountMinor}) filter (where ${notInArray(table.status, [...VOID])})`

/** The number of payments that match a filter, and their totals by currency. */
export const paymentSummary = moneySummary(table, {
  description: 'How many the filter admits, and the sums by currency without cancelled and rejected ones',
  sum: paymentSum,
})
