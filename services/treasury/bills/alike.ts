// Possible duplicates among bills: same counterparty, same amount, nearly the same date.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'

type Wanted = { counterpartyId: string; amountMinor: bigint; currency: Currency; date: string }

/** Numbers of stored bills, newest first. */
export type AlikeBills = readonly string[]

const MAX_NAMED = 3

/** For each of these, the similar stored bills that were not cancelled; excludes those of `importId`. */
export async function billsAlike(
  tx: Tx,
  wanted: readonly Wanted[],
  { days, importId = null }: { days: number; importId?: string | null },
): Promise<AlikeBills[]> {
  if (wanted.length === 0) return []
  const column = (valueOf: (each: Wanted) => string) => sql.param(wanted.map(valueOf))
  // One join for all: row by row, the planner could pick any index that looks as good as the right one while a file is being stored and
  // there are no statistics yet, and some of them lead to every bill.
  const { rows } = await tx.execute<{ place: number; numbers: string[] }>(sql`
    select wanted.place::int,
      coalesce((array_agg(b.number order by b.id desc) filter (where b.id is not null))[1:${sql.raw(String(MAX_NAMED))}], '{}') as numbers
    from unnest(${column(each => each.counterpartyId)}::uuid[], ${column(each => String(each.amountMinor))}::bigint[],
      ${column(each => each.currency)}::char(3)[], ${column(each => each.date)}::date[])
      with ordinality as wanted (counterparty_id, amount_minor, currency, date, place)
    left join bill b on b.organization_id = ${tx.organizationId} and b.counterparty_id = wanted.counterparty_id
      and b.amount_minor = wanted.amount_minor and b.currency = wanted.currency
      and b.date between wanted.date - ${days}::int and wanted.date + ${days}::int
      and b.status <> 'CANCELLED' and b.import_id is distinct from ${importId}::uuid
    group by wanted.place
    order by wanted.place`)
  return rows.map(({ numbers }) => numbers)
}
