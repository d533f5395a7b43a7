// The expected transactions behind a figure of the cash position.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import type { LeftOutReason } from './leftOut.ts'
import { type AccountScope, accountsOfPosition, isWhole, pendingOfPosition } from './repository.ts'

export type PendingQuery = AccountScope & {
  currency: Currency
  direction: 'DEBIT' | 'CREDIT'
  /** Records that count, that have no account, or that are in the balance already. */
  which: (typeof PENDING_KINDS)[number]
}
export const PENDING_KINDS = ['COUNTED', 'UNASSIGNED', 'LEFT_OUT'] as const

type Row = { id: string; remaining: string; left_out: LeftOutReason | null; n: number; total: string }

/** Earliest first, up to a page, with the total of all. */
export async function readPendingRecords(tx: Tx, query: PendingQuery, most: number) {
  const { currency, direction, which } = query
  const ofKind = {
    COUNTED: sql`p.left_out is null and p.bank_account_id is not null`,
    UNASSIGNED: sql`p.left_out is null and p.bank_account_id is null`,
    LEFT_OUT: sql`p.left_out is not null`,
  }[which]
  const { rows } = await tx.execute<Row>(sql`
    with ${accountsOfPosition(tx, { ...query, asOf: null })}, ${pendingOfPosition(tx)}
    select e.id, p.remaining_minor::text as remaining, p.left_out, (count(*) over ())::int as n, (sum(p.remaining_minor) over ())::text as total
    from pending p join expected_transaction e on e.organization_id = ${tx.organizationId} and e.id = p.id
    where p.currency = ${currency} and p.direction = ${direction} and ${ofKind}
      and (${isWhole(query)} or p.bank_account_id in (select id from a))
    order by e.date, e.id limit ${most}`)
  return {
    items: rows.map(row => ({ id: row.id, remainingMinor: BigInt(row.remaining), leftOut: row.left_out })),
    totalCount: rows[0]?.n ?? 0,
    totalMinor: BigInt(rows[0]?.total ?? 0),
  }
}
