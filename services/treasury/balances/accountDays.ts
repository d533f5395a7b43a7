// The daily sums of statement transactions: comparing them with the transactions, and rebuilding them.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { lockStatementsOf } from './lockLines.ts'
import { accountDay } from './table.ts'

/** A range of days, including both ends. */
export type Span = { from: string; to: string }
export const ALL_DAYS: Span = { from: '0001-01-01', to: '9999-12-31' }

const columns = sql`day, in_minor, out_minor, lines, closing_minor, closing_line_id`

/**
 * The days of an account whose sums differ from its transactions, oldest first. One statement, so that both sides are read at the same
 * moment.
 */
export async function brokenDays(tx: Tx, bankAccountId: string, { from, to }: Span = ALL_DAYS): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    with kept as (
      select ${columns} from ${accountDay}
      where organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId} and day between ${from} and ${to}),
    actual as (select ${columns} from account_days_of_lines(${tx.organizationId}, ${bankAccountId}, ${from}, ${to}))
    select distinct day::text from (
      (select * from kept except all select * from actual) union all (select * from actual except all select * from kept)) different
    order by day`)
  return rows.map(({ day }) => day)
}

/** Rebuilds the sums of an account from its transactions. Concurrent writers of transactions wait. */
export async function rebuild(tx: Tx, bankAccountId: string, { from, to }: Span = ALL_DAYS): Promise<void> {
  await lockStatementsOf(tx, bankAccountId)
  await tx.execute(sql`
    delete from ${accountDay}
    where organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId} and day between ${from} and ${to}`)
  await tx.execute(sql`
    insert into ${accountDay} (organization_id, bank_account_id, ${columns})
    select ${tx.organizationId}, ${bankAccountId}, ${columns}
    from account_days_of_lines(${tx.organizationId}, ${bankAccountId}, ${from}, ${to})`)
}

/** Some accounts of the organization, others each day, so that each gets checked over time. */
export async function sampleOfAccounts(tx: Tx, day: string, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from bank_account where organization_id = ${tx.organizationId}
    order by md5(id::text || ${day}) limit ${most}`)
  return rows.map(({ id }) => id)
}
