// The daily and monthly sums of statement transactions: comparing them with the transactions, and rebuilding them.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { lockStatementsOf } from './lockLines.ts'
import { accountDay, accountMonth } from './table.ts'

/** A range of days, including both ends. */
export type Span = { from: string; to: string }
export const ALL_DAYS: Span = { from: '0001-01-01', to: '9999-12-31' }

const columns = sql`day, in_minor, out_minor, lines, closing_minor, closing_line_id`
const monthColumns = sql`month, in_minor, out_minor, lines`

/** The sums that the transactions of a span have, or the months of its days. */
const daysOfLines = (tx: Tx, bankAccountId: string, { from, to }: Span) =>
  sql`select ${columns} from account_days_of_lines(${tx.organizationId}, ${bankAccountId}, ${from}, ${to})`
const byMonth = sql`
  select date_trunc('month', day)::date as month, sum(in_minor) as in_minor, sum(out_minor) as out_minor, sum(lines)::int as lines`
const monthsOfLines = (tx: Tx, bankAccountId: string, { from, to }: Span) => sql`
  ${byMonth} from account_days_of_lines(${tx.organizationId}, ${bankAccountId}, date_trunc('month', ${from}::date)::date,
    (date_trunc('month', ${to}::date) + interval '1 month - 1 day')::date)
  group by 1`

/** The kept sums of these days, or of their months. */
const keptDays = (tx: Tx, bankAccountId: string, { from, to }: Span) => sql`
  ${accountDay} where organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId} and day between ${from} and ${to}`
const keptMonths = (tx: Tx, bankAccountId: string, { from, to }: Span) => sql`
  ${accountMonth} where organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId}
    and month between date_trunc('month', ${from}::date)::date and ${to}::date`

/**
 * The days of an account whose sums differ from its transactions, oldest first; for months that are wrong on their own the first day. One
 * statement, so that both sides are read at the same moment.
 */
export async function brokenDays(tx: Tx, bankAccountId: string, span: Span = ALL_DAYS): Promise<string[]> {
  // All days make whole months: their transactions are read once.
  const actualMonths =
    span === ALL_DAYS ? sql`${byMonth} from actual group by 1` : monthsOfLines(tx, bankAccountId, span)
  const { rows } = await tx.execute<{ day: string }>(sql`
    with kept as (select ${columns} from ${keptDays(tx, bankAccountId, span)}),
    actual as (${daysOfLines(tx, bankAccountId, span)}),
    kept_month as (select ${monthColumns} from ${keptMonths(tx, bankAccountId, span)}),
    actual_month as (${actualMonths})
    select distinct day::text from (
      select day from ((table kept except all table actual) union all (table actual except all table kept)) of_day
      union all
      select month from ((table kept_month except all table actual_month) union all (table actual_month except all table kept_month)) of_month
    ) different
    order by day`)
  return rows.map(({ day }) => day)
}

/** Rebuilds the sums of an account from its transactions. Concurrent writers of transactions wait. */
export async function rebuild(tx: Tx, bankAccountId: string, span: Span = ALL_DAYS): Promise<void> {
  await lockStatementsOf(tx, bankAccountId)
  await tx.execute(sql`delete from ${keptDays(tx, bankAccountId, span)}`)
  await tx.execute(sql`
    insert into ${accountDay} (organization_id, bank_account_id, ${columns})
    select ${tx.organizationId}, ${bankAccountId}, ${columns} from (${daysOfLines(tx, bankAccountId, span)}) of_lines`)
  await tx.execute(sql`delete from ${keptMonths(tx, bankAccountId, span)}`)
  await tx.execute(sql`
    insert into ${accountMonth} (organization_id, bank_account_id, ${monthColumns})
    select ${tx.organizationId}, ${bankAccountId}, ${monthColumns} from (${monthsOfLines(tx, bankAccountId, span)}) of_lines`)
}

/** Some accounts of the organization, others each day, so that each gets checked over time. */
export async function sampleOfAccounts(tx: Tx, day: string, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from bank_account where organization_id = ${tx.organizationId}
    order by md5(id::text || ${day}) limit ${most}`)
  return rows.map(({ id }) => id)
}
