// The amount of reconciliation work, by the engine's results.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { lastRunStart, openSince } from '../statementTransactions/public.ts'
import { type CountedWork, reconciliationCount } from './store.ts'

export type Counts = { unreconciled: number; reconciled: number; full: number; partial: number; none: number }

/**
 * Open lines by the best result among their pending recommendations, `none` only if a run covered them; and active matches, as in the
 * history.
 */
export async function countWork(tx: Tx, filter: CountedWork): Promise<Counts> {
  const { bankAccountId, importId, dateFrom, dateTo } = filter
  const { rows } = await tx.execute<Counts>(sql`
    with line as (
      select id, bank_account_id, ${openSince} as open_since from statement_transaction
      where organization_id = ${tx.organizationId} and status in ('UNRECONCILED', 'PARTIALLY_RECONCILED')
        ${bankAccountId === undefined ? sql`` : sql`and bank_account_id = ${bankAccountId}::uuid`}
        ${importId === undefined ? sql`` : sql`and import_id = ${importId}::uuid`}
        ${dateFrom === undefined ? sql`` : sql`and date >= ${dateFrom}::date`}
        ${dateTo === undefined ? sql`` : sql`and date <= ${dateTo}::date`}),
    look as materialized (
      select id as bank_account_id, greatest(${lastRunStart(tx, null)}, ${lastRunStart(tx, sql`bank_account.id`)}) as began
      from bank_account where organization_id = ${tx.organizationId}),
    best as (
      select p.statement_transaction_id as id, min(r.result) as result
      from recommendation r join recommendation_part p on p.organization_id = r.organization_id and p.recommendation_id = r.id
      where r.organization_id = ${tx.organizationId} and r.status = 'PENDING'
        ${bankAccountId === undefined ? sql`` : sql`and r.bank_account_id = ${bankAccountId}::uuid`}
      group by 1)
    select count(*)::int as unreconciled,
      ${reconciliationCount(tx, filter)} as reconciled,
      count(*) filter (where result = 'FULL_MATCH')::int as full,
      count(*) filter (where result = 'PARTIAL_MATCH')::int as partial,
      count(*) filter (where result is null and open_since < began)::int as none
    from line left join best using (id) left join look using (bank_account_id)`)
  return rows[0]!
}
