// The sums of categories by day and month: comparing them with the parts of lines, and rebuilding them.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { checkingSums, type KeptSums, watchSums } from '../balances/public.ts'
import type { Daily } from '../projection/public.ts'

/** The days of an account whose sums differ from its lines, oldest first; for months that are wrong on their own the first day. */
export async function brokenCategoryDays(tx: Tx, bankAccountId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    with actual as materialized (
      select day, category_id, in_minor, out_minor, lines from category_days_of_lines(${tx.organizationId}, ${bankAccountId})),
    actual_month as (
      select date_trunc('month', day)::date as month, category_id, sum(in_minor) as in_minor, sum(out_minor) as out_minor,
        sum(lines)::int as lines
      from actual group by 1, 2),
    kept as (
      select day, category_id, in_minor, out_minor, lines from category_day
      where organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId}),
    kept_month as (
      select month, category_id, in_minor, out_minor, lines from category_month
      where organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId})
    select distinct day::text from (
      (table kept except all table actual) union all (table actual except all table kept)
      union all (table kept_month except all table actual_month) union all (table actual_month except all table kept_month)) different
    order by day`)
  return rows.map(({ day }) => day)
}

/** Rebuilds the wrong sums of an account; returns their days. Concurrent categorization of its lines waits. */
export async function repairCategoryDays(tx: Tx, bankAccountId: string): Promise<string[]> {
  await tx.execute(sql`select hold_line_categories(${tx.organizationId}, array[${bankAccountId}::uuid])`)
  const days = await brokenCategoryDays(tx, bankAccountId)
  if (days.length === 0) return days
  const own = sql`where organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId}`
  await tx.execute(sql`delete from category_day ${own}`)
  await tx.execute(sql`delete from category_month ${own}`)
  await tx.execute(sql`
    insert into category_day (organization_id, bank_account_id, day, category_id, in_minor, out_minor, lines)
    select ${tx.organizationId}, ${bankAccountId}, day, category_id, in_minor, out_minor, lines
    from category_days_of_lines(${tx.organizationId}, ${bankAccountId})`)
  await tx.execute(sql`
    insert into category_month (organization_id, bank_account_id, month, category_id, in_minor, out_minor, lines)
    select organization_id, bank_account_id, date_trunc('month', day)::date, category_id, sum(in_minor), sum(out_minor), sum(lines)
    from category_day ${own} group by 1, 2, 3, 4`)
  return days
}

const categorySums: KeptSums = { name: 'sums of categories', repair: repairCategoryDays }

/** A run that checks the sums of categories. */
export const checkingCategoryDays = (context: Daily) => checkingSums(context, categorySums)
export const watchCategoryDays = (context: Daily) => watchSums(context, categorySums)
