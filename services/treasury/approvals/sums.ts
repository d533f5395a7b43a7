// Counts and totals of the inbox.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import type { Caller } from '../../kit/tokens.ts'
import { billSum } from '../bills/public.ts'
import { showSums } from '../../kit/moneySummary.ts'
import { paymentSum } from '../payments/public.ts'
import { type QueueFilters, queueFiltersOf, type QueueQuery } from './queueFilters.ts'
import type { ApprovalTab } from './tabs.ts'

type TabCounts = { inbox: number; needsApproval: number; approved: number; cancelled: number; rejected: number }

/** The count of each tab for the caller. */
export async function countByTab(
  tx: Tx,
  caller: Pick<Caller, 'permissions'>,
  { kind }: Pick<QueueQuery, 'kind'>,
): Promise<TabCounts> {
  const countOf = (tab: ApprovalTab) => {
    const { payments, bills } = queueFiltersOf(tx, caller, { tab, kind })
    return sql`(select count(*) from payment where ${payments})::int + (select count(*) from bill where ${bills})::int`
  }
  const { rows } = await tx.execute<TabCounts>(sql`
    select ${countOf('INBOX')} as inbox, ${countOf('NEEDS_APPROVAL')} as "needsApproval", ${countOf('APPROVED')} as approved,
      ${countOf('CANCELLED')} as cancelled, ${countOf('REJECTED')} as rejected`)
  return rows[0]!
}

type Sum = { currency: Currency; count: number; minor: string }

/** The number of records, and their totals by currency. */
export async function sumUp(tx: Tx, { payments, bills }: QueueFilters) {
  const { rows } = await tx.execute<Sum>(sql`
    select currency, sum(count)::int as count, coalesce(sum(minor), 0)::text as minor
    from (
      select currency, count(*) as count, ${paymentSum} as minor
      from payment where ${payments} group by currency
      union all
      select currency, count(*), ${billSum}
      from bill where ${bills} group by currency) each
    group by currency order by currency`)
  return showSums(rows.map(({ minor, ...sum }) => ({ ...sum, minor: BigInt(minor) })))
}
