// Expected and owed amounts with accounts of others.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import { expectedDay, openOfScope } from '../cashForecast/public.ts'
import { accountsOfPosition } from '../cashPosition/public.ts'
import { bucketOf, type Owed, owedBills } from '../payables/public.ts'
import { partiesOf, type PartyAccount, partyOfExpected } from './parties.ts'

/** The range of the weekly forecast. */
const WEEKS = 12

export type Expected = Record<'in' | 'out', { minor: bigint; count: number }>

/** What the forecast counts up to the end of its twelfth week. */
export async function readExpected(tx: Tx, accounts: readonly PartyAccount[], currency: Currency): Promise<Expected> {
  const scope = { currency, accountIds: null, entityIds: null }
  const { rows } = await tx.execute<{ direction: 'DEBIT' | 'CREDIT'; amount: string; count: number }>(sql`
    with ${accountsOfPosition(tx, { ...scope, asOf: null })}, ${openOfScope(tx, scope)}, ${partiesOf(tx, accounts)}
    select e.direction, sum(e.remaining_minor)::text as amount, count(*)::int as count
    from open e join o on true ${partyOfExpected(tx)}
    where e.left_out is null and known.to_account is not null
      and ${expectedDay(true)} < date_trunc('week', o.today)::date + ${WEEKS * 7}::int
    group by 1`)
  const of = (direction: 'DEBIT' | 'CREDIT') => {
    const sum = rows.find(row => row.direction === direction)
    return { minor: BigInt(sum?.amount ?? 0), count: sum?.count ?? 0 }
  }
  return { in: of('CREDIT'), out: of('DEBIT') }
}

/** Open amounts of those counterparties' bills, as in the payables. */
export async function readOwed(tx: Tx, accounts: readonly PartyAccount[], currency: Currency): Promise<Owed[]> {
  const { rows } = await tx.execute<{
    counterpartyId: string
    today: string
    dueOn: string
    amount: string
    count: number
    underWay: string
  }>(sql`
    with ${owedBills(tx, { asOf: null, currency })}, ${partiesOf(tx, accounts)}
    select owed.counterparty_id as "counterpartyId", o.today::text, owed.due_date::text as "dueOn", sum(owed.remaining_minor)::text as amount,
      count(*)::int as count, coalesce(sum(owed.remaining_minor) filter (where owed.is_under_way), 0)::text as "underWay"
    from owed join o on true where owed.counterparty_id in (select counterparty_id from named)
    group by 1, 2, 3`)
  return rows.map(({ counterpartyId, today, dueOn, amount, count, underWay }) => ({
    counterpartyId,
    currency,
    bucket: bucketOf(dueOn, today),
    minor: BigInt(amount),
    count,
    underWay: BigInt(underWay),
  }))
}
