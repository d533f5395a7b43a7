// Searches over records of lower modules that declare none of their own.
import { sql } from 'drizzle-orm'
import type { ExceptionSearch } from '../exceptionSearch.ts'
import { zoneInSql } from '../projection/public.ts'

/** The bank connection has not synced for a day, or fails. */
const isStale = (today: string) =>
  sql`(c.last_error is not null or coalesce(c.last_synced_at, c.created_at) < ${today}::date - interval '1 day')`

export const searches: readonly ExceptionSearch[] = [
  // A statement transaction left unmatched.
  {
    type: 'UNMATCHED_STATEMENT',
    subjectType: 'STATEMENT_TRANSACTION',
    find: (tx, { today, settings }) => sql`
      select 'STATEMENT_TRANSACTION', id, '', left(description, 200), bank_account_id, amount_minor - allocated_minor, currency, date
      from statement_transaction
      where organization_id = ${tx.organizationId} and status = 'UNRECONCILED'
        and date < ${today}::date - ${settings.unmatchedDays}::int`,
  },
  // Overdue money. A payment that waits for an export is not overdue; a batch paid out by its provider is reported as a settlement, not
  // twice.
  {
    type: 'UNMATCHED_EXPECTED',
    subjectType: 'EXPECTED_TRANSACTION',
    find: (tx, { today, settings }) => sql`
      select 'EXPECTED_TRANSACTION', e.id, '', left(e.number || ' ' || e.description, 200), e.bank_account_id,
        e.amount_minor - e.allocated_minor, e.currency, coalesce(e.date_to, e.date)
      from expected_transaction e
      left join payment_record r on r.organization_id = e.organization_id and r.id = e.payment_record_id
      where e.organization_id = ${tx.organizationId} and e.status = 'UNRECONCILED' and r.settlement is distinct from 'SETTLED'
        and coalesce(e.date_to, e.date) < ${today}::date - ${settings.unmatchedDays}::int`,
  },
  // Matched, but only in part.
  {
    type: 'AMOUNT_MISMATCH',
    subjectType: 'STATEMENT_TRANSACTION',
    find: (tx, { today, settings }) => sql`
      select 'STATEMENT_TRANSACTION', id, '', left(description, 200), bank_account_id, amount_minor - allocated_minor, currency, date
      from statement_transaction
      where organization_id = ${tx.organizationId} and status = 'PARTIALLY_RECONCILED'
        and date < ${today}::date - ${settings.unmatchedDays}::int`,
  },
  {
    type: 'FAILED_PAYMENT',
    subjectType: 'PAYMENT',
    find: tx => sql`
      select 'PAYMENT', id, coalesce(decided_at::text, ''), left(number || ' ' || beneficiary_name, 200), from_account_id,
        amount_minor, currency, value_date
      from payment
      where organization_id = ${tx.organizationId} and status = 'FAILED' and archived_at is null`,
  },
  {
    type: 'STALE_CONNECTION',
    subjectType: 'BANK_ACCOUNT',
    find: (tx, { today }) => sql`
      select 'BANK_ACCOUNT', c.bank_account_id, coalesce(c.last_synced_at::text, ''), a.alias, c.bank_account_id, null::bigint,
        null::char(3), coalesce(c.last_synced_at, c.created_at)::date
      from bank_connection c
      join bank_account a on a.organization_id = c.organization_id and a.id = c.bank_account_id
      where c.organization_id = ${tx.organizationId} and ${isStale(today)}`,
  },
  // No statement, entered or imported, arrived for an account without an API connection. An account reported for its connection is not
  // reported twice.
  {
    type: 'STALE_CONNECTION',
    subjectType: 'BANK_ACCOUNT',
    find: (tx, { today, statementsSince }) => sql`
      select 'BANK_ACCOUNT', a.id, known.until::text, a.alias, a.id, null::bigint, null::char(3), known.until
      from bank_account a
      cross join lateral (
        select coalesce(greatest(a.last_checked_on, (
          select s.date from statement_transaction s
          where s.organization_id = a.organization_id and s.bank_account_id = a.id
          order by s.date desc limit 1)), (a.created_at at time zone ${zoneInSql(tx)})::date) as until) as known
      where a.organization_id = ${tx.organizationId} and a.status <> 'CLOSED'
        and known.until < ${statementsSince}::date
        and not exists (
          select from bank_connection c
          where c.organization_id = a.organization_id and c.bank_account_id = a.id and (c.type = 'API' or ${isStale(today)}))`,
  },
  // Two similar payments, neither of them cancelled: reports the later one, or the one that has not been sent.
  {
    type: 'DUPLICATE_SUSPICION',
    subjectType: 'PAYMENT',
    find: (tx, { settings }) => sql`
      select 'PAYMENT', p.id, other.number, left(p.number || ' = ' || other.number || ' ' || p.beneficiary_name, 200),
        p.from_account_id, p.amount_minor, p.currency, p.date
      from payment p
      cross join lateral (
        select o.number from payment o
        where o.organization_id = p.organization_id and o.beneficiary_bank_code = p.beneficiary_bank_code
          and o.beneficiary_bare_number = p.beneficiary_bare_number and o.amount_minor = p.amount_minor
          and o.currency = p.currency and o.id <> p.id and (o.id < p.id or o.status = 'SENT')
          and o.date between p.date - ${settings.duplicateDays}::int and p.date + ${settings.duplicateDays}::int
          and o.status not in ('CANCELLED', 'REJECTED', 'FAILED')
          and o.recurrence_id is distinct from coalesce(p.recurrence_id, '00000000-0000-0000-0000-000000000000')
        order by o.id desc limit 1) as other
      where p.organization_id = ${tx.organizationId} and ${settings.duplicateDays}::int > 0
        and p.status in ('NEEDS_APPROVAL', 'SCHEDULED', 'IN_PROGRESS')`,
  },
]
