// Which of several imports that brought lines of one day holds the day's end: the files of a day can be imported in any order. Each takes the
// balance from where it begins to where it ends, so that the day's end is the balance from which no other goes on.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'

/** What one import brought of a day, from the balance before it to the balance after it. */
export type Segment = { startMinor: bigint; endMinor: bigint; lastLineId: string }

/** The segment at whose end the day stands; undefined where the balances name none. Pure. */
export function lastSegment(segments: readonly Segment[]): Segment | undefined {
  const open = openEnds(segments)
  if (open.length !== 1) return undefined
  return segments
    .filter(({ endMinor }) => endMinor === open[0])
    .sort((a, b) => (a.lastLineId < b.lastLineId ? 1 : -1))[0]
}

/** Balances that are reached more often than they are left. */
function openEnds(segments: readonly Segment[]): bigint[] {
  const reached = new Map<bigint, number>()
  const count = (balance: bigint, by: number) => reached.set(balance, (reached.get(balance) ?? 0) + by)
  for (const { startMinor, endMinor } of segments) {
    count(endMinor, 1)
    count(startMinor, -1)
  }
  return [...reached].flatMap(([balance, times]) => (times > 0 ? Array.from({ length: times }, () => balance) : []))
}

/** Whether lines that end at this balance come before what is stored of the day: from it a stored segment begins that none leads to. Pure. */
export const leadsInto = (segments: readonly Segment[], closingMinor: bigint): boolean =>
  openEnds(
    segments.map(({ startMinor, endMinor, ...rest }) => ({ ...rest, startMinor: endMinor, endMinor: startMinor })),
  ).includes(closingMinor)

/** The balance at which a day ends; null where the balances name none. */
export const endOfDay = async (tx: Tx, bankAccountId: string, date: string): Promise<bigint | null> =>
  lastSegment(await segmentsOf(tx, bankAccountId, date))?.endMinor ?? null

/** What each import brought of a day; nothing where the balance after one of them is not known. */
export async function segmentsOf(tx: Tx, bankAccountId: string, date: string): Promise<Segment[]> {
  const { rows } = await tx.execute<{ net: string; end: string | null; id: string }>(sql`
    with of_day as (
      select import_id, (array_agg(id order by id desc))[1] as id, (array_agg(ending_balance_minor order by id desc))[1] as balance,
        sum(case direction when 'DEBIT' then -amount_minor else amount_minor end) as net
      from statement_transaction
      where organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId} and date = ${date}
      group by import_id, case when import_id is null then id end
    )
    select of_day.id, net::text, coalesce(balance, (
      select (import.totals ->> 'closingMinor')::bigint from statement_import import
      where import.organization_id = ${tx.organizationId} and import.id = of_day.import_id and not exists (
        select from statement_transaction later
        where later.organization_id = ${tx.organizationId} and later.import_id = of_day.import_id and later.date > ${date})
    ))::text as end
    from of_day`)
  const segments = rows.flatMap(({ net, end, id }) =>
    end === null ? [] : [{ startMinor: BigInt(end) - BigInt(net), endMinor: BigInt(end), lastLineId: id }],
  )
  return segments.length === rows.length ? segments : []
}
