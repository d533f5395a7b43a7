// Runs the modules' searches for current causes. Raises an exception for each new cause, and resolves those whose cause is gone. Running it
// again changes nothing.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import { newId } from '../../kit/ids.ts'
import { bankingCalendarFrom, bankingDaysBefore } from '../bankingDays/public.ts'
import { EXCEPTION_TYPES, type ExceptionMoment, type ExceptionSearch, type ExceptionType } from '../exceptionSearch.ts'
import { readPaymentSettings } from '../paymentSettings/public.ts'
import { businessToday } from '../projection/public.ts'
import { exception, type ExceptionRow } from './table.ts'

/** Per type and run: oldest first, the rest in the next run. */
const MAX_AT_ONCE = 2_000

/** Raises new exceptions and resolves ended ones in one organization. Returns the number of each. */
export async function findExceptions(
  tx: Tx,
  searches: readonly ExceptionSearch[],
): Promise<{ raised: number; resolved: number }> {
  const moment = await readMoment(tx)
  const sums = { raised: 0, resolved: 0 }
  for (const type of EXCEPTION_TYPES) {
    const found = searches.filter(search => search.type === type).map(({ find }) => sql`(${find(tx, moment)})`)
    // Without a search for a type nothing is known: its exceptions stay.
    if (found.length === 0) continue
    const { raised, resolved } = await findOfType(tx, type, sql.join(found, sql` union all `))
    // Not in the activity log, which is for actions of users and API tokens: an exception itself records when it was raised and resolved.
    for (const moved of [...raised, ...resolved]) emitExceptionChanged(tx, moved)
    sums.raised += raised.length
    sums.resolved += resolved.length
  }
  return sums
}

async function readMoment(tx: Tx): Promise<ExceptionMoment> {
  const today = await businessToday(tx)
  const day = Temporal.PlainDate.from(today)
  const settings = await readPaymentSettings(tx)
  const { staleBankingDays } = settings
  const calendar = await bankingCalendarFrom(tx, day.subtract({ days: 2 * staleBankingDays + MAX_CLOSURE_DAYS }))
  const bankingDaysAgo = (count: number) => bankingDaysBefore(day, count, calendar).toString()
  return { today, settings, statementsSince: bankingDaysAgo(staleBankingDays), bankingDaysAgo }
}

/** Banks never close so long that twice the requested days plus these contain fewer banking days. */
const MAX_CLOSURE_DAYS = 31

/** Emits the event of an exception that was raised, changed or resolved. */
export const emitExceptionChanged = (tx: Tx, { id, bankAccountId }: Pick<ExceptionRow, 'id' | 'bankAccountId'>): void =>
  tx.emit('exception.changed', id, { scopeId: bankAccountId })

/** A cause that was found and has no exception yet. */
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
  // Resolved exceptions stay resolved while their cause lasts; one that returns after its cause was gone is reopened.
  const { rows } = await tx.execute<{ reopened: Moved[]; resolved: Moved[]; fresh: Fresh[] }>(sql`
    with found (subject_type, subject_id, cause, label, bank_account_id, amount_minor, currency, since) as materialized (${found}),
    reopened as (
      update exception e set status = 'OPEN', resolution = null, resolution_note = null, resolved_at = null, resolved_by = null,
        cause_ended_at = null, since = f.since, version = version + 1
      from found f
      where e.organization_id = ${organizationId} and e.type = ${type}
        and (e.resolution = 'BY_SYSTEM' or e.cause_ended_at is not null) and f.subject_id = e.subject_id and f.cause = e.cause
      returning e.id, e.bank_account_id),
    resolved as (
      update exception e set status = 'RESOLVED', resolution = 'BY_SYSTEM', resolved_at = now(), version = version + 1
      where e.organization_id = ${organizationId} and e.type = ${type} and e.status <> 'RESOLVED'
        and not exists (select from found f where f.subject_id = e.subject_id and f.cause = e.cause)
      returning e.id, e.bank_account_id),
    ended as (
      update exception e set cause_ended_at = now()
      where e.organization_id = ${organizationId} and e.type = ${type} and e.resolution = 'BY_PERSON' and e.cause_ended_at is null
        and not exists (select from found f where f.subject_id = e.subject_id and f.cause = e.cause)),
    fresh as (
      select f.* from found f
      where not exists (
        select from exception e
        where e.organization_id = ${organizationId} and e.type = ${type} and e.subject_id = f.subject_id and e.cause = f.cause)
      order by f.since, f.subject_id limit ${MAX_AT_ONCE})
    select (${movedIn(sql`reopened`)}) as reopened, (${movedIn(sql`resolved`)}) as resolved,
      coalesce((select jsonb_agg(jsonb_build_object(
        'subjectType', subject_type, 'subjectId', subject_id, 'cause', cause, 'label', label, 'bankAccountId', bank_account_id,
        'amountMinor', amount_minor::text, 'currency', currency, 'since', since)) from fresh), '[]') as fresh`)
  const [{ reopened, resolved, fresh } = { reopened: [], resolved: [], fresh: [] }] = rows
  return { raised: [...reopened, ...(await raise(tx, type, fresh))], resolved }
}

const movedIn = (rows: SQL) =>
  sql`select coalesce(jsonb_agg(jsonb_build_object('id', id, 'bankAccountId', bank_account_id)), '[]') from ${rows}`

/** Several workers may search at once: each cause is raised by one of them. Returns those raised by this one. */
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
