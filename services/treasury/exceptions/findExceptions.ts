// What is wrong now, as SQL: each search answers the causes that there are. An exception is raised for each that has none, and one whose
// cause is gone is resolved. Running it again changes nothing.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import { newId } from '../../kit/ids.ts'
import { type PaymentSettings, readPaymentSettings } from '../paymentSettings/public.ts'
import { businessToday } from '../projection/public.ts'
import { exception, EXCEPTION_TYPES, type ExceptionRow, type ExceptionType } from './table.ts'

/** Of one kind, each time: the oldest first, the others the next time. */
const MOST_AT_ONCE = 2_000

type Moment = { today: string; settings: PaymentSettings }

/**
 * Each answers subject_type, subject_id, cause, label, bank_account_id, amount_minor, currency and since of what is wrong now in the
 * organization of the transaction.
 */
const SEARCHES: Readonly<Record<ExceptionType, (tx: Tx, moment: Moment) => SQL>> = {
  // A line that nobody has explained.
  UNMATCHED_STATEMENT: (tx, { today, settings }) => sql`
    select 'STATEMENT_TRANSACTION', id, '', left(description, 200), bank_account_id, amount_minor - allocated_minor, currency, date
    from statement_transaction
    where organization_id = ${tx.organizationId} and status = 'UNRECONCILED'
      and date < ${today}::date - ${settings.unmatchedDays}::int`,
  // Money that should have come or gone by now. A payment that waits for an export is nobody's fault yet.
  UNMATCHED_EXPECTED: (tx, { today, settings }) => sql`
    select 'EXPECTED_TRANSACTION', id, '', left(number || ' ' || description, 200), bank_account_id, amount_minor - allocated_minor, currency,
      coalesce(date_to, date)
    from expected_transaction
    where organization_id = ${tx.organizationId} and status = 'UNRECONCILED'
      and coalesce(date_to, date) < ${today}::date - ${settings.unmatchedDays}::int`,
  // Matched, and yet not all of it.
  AMOUNT_MISMATCH: (tx, { today, settings }) => sql`
    select 'STATEMENT_TRANSACTION', id, '', left(description, 200), bank_account_id, amount_minor - allocated_minor, currency, date
    from statement_transaction
    where organization_id = ${tx.organizationId} and status = 'PARTIALLY_RECONCILED'
      and date < ${today}::date - ${settings.unmatchedDays}::int`,
  FAILED_PAYMENT: tx => sql`
    select 'PAYMENT', id, coalesce(decided_at::text, ''), left(number || ' ' || beneficiary_name, 200), from_account_id, amount_minor, currency,
      value_date
    from payment
    where organization_id = ${tx.organizationId} and status = 'FAILED' and archived_at is null`,
  // The bank has not told us anything for a day, or refuses to.
  STALE_CONNECTION: (tx, { today }) => sql`
    select 'BANK_ACCOUNT', c.bank_account_id, coalesce(c.last_synced_at::text, ''), a.alias, c.bank_account_id, null::bigint, null::char(3),
      coalesce(c.last_synced_at, c.created_at)::date
    from bank_connection c
    join bank_account a on a.organization_id = c.organization_id and a.id = c.bank_account_id
    where c.organization_id = ${tx.organizationId}
      and (c.last_error is not null or coalesce(c.last_synced_at, c.created_at) < ${today}::date - interval '1 day')`,
  // Two payments alike, of which neither was called off.
  DUPLICATE_SUSPICION: (tx, { settings }) => sql`
    select 'PAYMENT', p.id, other.number, left(p.number || ' = ' || other.number || ' ' || p.beneficiary_name, 200), p.from_account_id,
      p.amount_minor, p.currency, p.date
    from payment p
    cross join lateral (
      select o.number from payment o
      where o.organization_id = p.organization_id and o.beneficiary_bank_code = p.beneficiary_bank_code
        and o.beneficiary_bare_number = p.beneficiary_bare_number and o.amount_minor = p.amount_minor
        and o.currency = p.currency and o.id < p.id
        and o.date between p.date - ${settings.duplicateDays}::int and p.date + ${settings.duplicateDays}::int
        and o.status not in ('CANCELLED', 'REJECTED', 'FAILED')
        and o.recurrence_id is distinct from coalesce(p.recurrence_id, '00000000-0000-0000-0000-000000000000')
      order by o.id desc limit 1) as other
    where p.organization_id = ${tx.organizationId} and ${settings.duplicateDays}::int > 0
      and p.status in ('NEEDS_APPROVAL', 'SCHEDULED', 'IN_PROGRESS')`,
}

/** Raises what is new and resolves what is over, in one organization. Answers how many of each. */
export async function findExceptions(tx: Tx): Promise<{ raised: number; resolved: number }> {
  const moment = { today: await businessToday(tx), settings: await readPaymentSettings(tx) }
  const sums = { raised: 0, resolved: 0 }
  for (const type of EXCEPTION_TYPES) {
    const { raised, resolved } = await findOfType(tx, type, SEARCHES[type](tx, moment))
    // The activity log tells what people and programs do with them: an exception itself says since when it is there, and that it went.
    for (const moved of [...raised, ...resolved]) tellException(tx, moved)
    sums.raised += raised.length
    sums.resolved += resolved.length
  }
  return sums
}

/** Tells of an exception that was raised, changed or settled. */
export const tellException = (tx: Tx, { id, bankAccountId }: Pick<ExceptionRow, 'id' | 'bankAccountId'>): void =>
  tx.emit('exception.changed', id, { scopeId: bankAccountId })

/** What a search found and nobody knows yet. */
type Fresh = {
  subjectType: ExceptionRow['subjectType']
  subjectId: string
  cause: string
  label: string
  bankAccountId: string | null
  amountMinor: string | null
  currency: ExceptionRow['currency']
  since: string
}

type Moved = Pick<ExceptionRow, 'id' | 'bankAccountId'>

async function findOfType(tx: Tx, type: ExceptionType, found: SQL): Promise<{ raised: Moved[]; resolved: Moved[] }> {
  const { organizationId } = tx
  const { rows } = await tx.execute<{ reopened: Moved[]; resolved: Moved[]; fresh: Fresh[] }>(sql`
    with found (subject_type, subject_id, cause, label, bank_account_id, amount_minor, currency, since) as materialized (${found}),
    -- What a person settled stays settled while its cause lasts; what we settled ourselves may come back.
    reopened as (
      update exception e set status = 'OPEN', resolution = null, resolved_at = null, since = f.since, version = version + 1
      from found f
      where e.organization_id = ${organizationId} and e.type = ${type} and e.resolution = 'BY_SYSTEM'
        and f.subject_id = e.subject_id and f.cause = e.cause
      returning e.id, e.bank_account_id),
    resolved as (
      update exception e set status = 'RESOLVED', resolution = 'BY_SYSTEM', resolved_at = now(), version = version + 1
      where e.organization_id = ${organizationId} and e.type = ${type} and e.status <> 'RESOLVED'
        and not exists (select from found f where f.subject_id = e.subject_id and f.cause = e.cause)
      returning e.id, e.bank_account_id),
    fresh as (
      select f.* from found f
      where not exists (
        select from exception e
        where e.organization_id = ${organizationId} and e.type = ${type} and e.subject_id = f.subject_id and e.cause = f.cause)
      order by f.since, f.subject_id limit ${MOST_AT_ONCE})
    select (${movedIn(sql`reopened`)}) as reopened, (${movedIn(sql`resolved`)}) as resolved,
      coalesce((select jsonb_agg(jsonb_build_object(
        'subjectType', subject_type, 'subjectId', subject_id, 'cause', cause, 'label', label, 'bankAccountId', bank_account_id,
        'amountMinor', amount_minor::text, 'currency', currency, 'since', since)) from fresh), '[]') as fresh`)
  const [{ reopened, resolved, fresh } = { reopened: [], resolved: [], fresh: [] }] = rows
  return { raised: [...reopened, ...(await raise(tx, type, fresh))], resolved }
}

const movedIn = (rows: SQL) =>
  sql`select coalesce(jsonb_agg(jsonb_build_object('id', id, 'bankAccountId', bank_account_id)), '[]') from ${rows}`

/** Two workers may look at once: each cause is raised by one of them. Answers those that this one raised. */
async function raise(tx: Tx, type: ExceptionType, fresh: readonly Fresh[]): Promise<Moved[]> {
  const { organizationId } = tx
  const rows = fresh.map(({ amountMinor, ...cause }) => ({
    ...cause,
    organizationId,
    id: newId(),
    type,
    amountMinor: amountMinor === null ? null : BigInt(amountMinor),
  }))
  const stored = await insertMany(tx, exception, rows, { onConflict: 'ignore' })
  if (stored === rows.length) return rows
  const ids = rows.map(({ id }) => id)
  return tx
    .select({ id: exception.id, bankAccountId: exception.bankAccountId })
    .from(exception)
    .where(and(eq(exception.organizationId, organizationId), inArray(exception.id, ids)))
}
