import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { binaryArray } from '../../kit/database/binaryArray.ts'
import type { Currency } from '../../kit/money.ts'

export type Moved = { direction: 'DEBIT' | 'CREDIT'; amountMinor: bigint }

/** How many of these movements of an account match an open expected transaction by exact amount; each expected one counts once. */
export async function countAwaited(
  tx: Tx,
  account: { id: string; currency: Currency },
  moved: readonly Moved[],
): Promise<number> {
  const [debits, credits] = (['DEBIT', 'CREDIT'] as const).map(direction =>
    moved.flatMap(each => (each.direction === direction ? [each.amountMinor] : [])),
  )
  const { rows } = await tx.execute<{ count: string }>(sql`
    with moved as (
      select 'DEBIT' as direction, amount, count(*) as times
      from unnest(${binaryArray('bigint', debits ?? [])}::bigint[]) as of_debit(amount) group by amount
      union all
      select 'CREDIT', amount, count(*)
      from unnest(${binaryArray('bigint', credits ?? [])}::bigint[]) as of_credit(amount) group by amount
    ), awaited as (
      select direction, amount_minor - allocated_minor as amount, count(*) as times from expected_transaction
      where organization_id = ${tx.organizationId} and currency = ${account.currency}
        and (bank_account_id = ${account.id} or bank_account_id is null)
        and status in ('UNRECONCILED', 'PARTIALLY_RECONCILED')
        and (direction, amount_minor - allocated_minor) in (select direction, amount from moved)
      group by 1, 2
    )
    select coalesce(sum(least(moved.times, awaited.times)), 0)::text as count
    from moved join awaited using (direction, amount)`)
  return Number(rows[0]?.count ?? 0)
}
