// Which of several imports with transactions of one day contains the day's end, because a day's files can be imported in any order. Each
// leads from its opening balance to its closing one, so the day ends at the balance from which no other continues.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'

/** The transactions of one import on a day, from the balance before to the balance after them. */
export type Segment = { startMinor: bigint; endMinor: bigint; lastLineId: string }

/** The segment at the end of the day; undefined if the balances don't determine one. Pure. */
export function lastSegment(segments: readonly Segment[]): Segment | undefined {
  const open = openEnds(segments)
  if (open.length !== 1) return undefined
  return segments
    .filter(({ endMinor }) => endMinor === open[0])
    .sort((a, b) => (a.lastLineId < b.lastLineId ? 1 : -1))[0]
}

/** Balances that more segments end at than start from. */
function openEnds(segments: readonly Segment[]): bigint[] {
  const reached = new Map<bigint, number>()
  const count = (balance: bigint, by: number) => reached.set(balance, (reached.get(balance) ?? 0) + by)
  for (const { startMinor, endMinor } of segments) {
    count(endMinor, 1)
    count(startMinor, -1)
  }
  return [...reached].flatMap(([balance, times]) => (times > 0 ? Array.from({ length: times }, () => balance) : []))
}

/**
 * Whether transactions that end at this balance precede the stored ones of the day: a stored segment starts at it that none leads to. Pure.
 */
export const leadsInto = (segments: readonly Segment[], closingMinor: bigint): boolean =>
  openEnds(
    segments.map(({ startMinor, endMinor, ...rest }) => ({ ...rest, startMinor: endMinor, endMinor: startMinor })),
  ).includes(closingMinor)

/** The balance at the end of a day; null if the balances don't determine one. */
export const endOfDay = async (tx: Tx, bankAccountId: string, date: string): Promise<bigint | null> =>
  lastSegment(await segmentsOf(tx, bankAccountId, date))?.endMinor ?? null

/** Each import's segment of a day; empty if the balance after one of them is unknown. */
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
