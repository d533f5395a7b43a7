// The lines behind a figure of the cash flow.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Span } from './periods.ts'
import { accountsOfFlow, type FlowScope } from './repository.ts'

/** All but transfers between own accounts; only those transfers; one category; or the uncategorized rest. */
export const LINE_KINDS = ['FLOW', 'TRANSFER', 'CATEGORY', 'UNCATEGORIZED'] as const
export type LineKind = (typeof LINE_KINDS)[number]

export type LinesQuery = FlowScope & {
  span: Span
  which: LineKind
  /** For lines of a category. */
  categoryId: string | null
  /** Null: both. */
  direction: 'DEBIT' | 'CREDIT' | null
}

export type LinesRead = {
  items: { id: string; direction: 'DEBIT' | 'CREDIT'; minor: bigint }[]
  hasMore: boolean
  /** Totals of all lines, also beyond this page. */
  in: bigint
  out: bigint
}

type Row = {
  items: { id: string; direction: 'DEBIT' | 'CREDIT'; amount: string }[]
  in_minor: string
  out_minor: string
}

/** Newest first, up to a page. A line in several categories is in each with its part. */
export async function readFlowLines(tx: Tx, query: LinesQuery, most: number): Promise<LinesRead> {
  const { span, which, categoryId, direction } = query
  const isPart = which === 'CATEGORY' || which === 'TRANSFER'
  const within = sql`between ${span.from}::date and ${span.to}::date`
  // Which categories are included, or for the uncategorized rest, excluded.
  const chosen = {
    CATEGORY: sql`c.id = ${categoryId}::uuid`,
    TRANSFER: sql`c.activity = 'TRANSFER'`,
    FLOW: sql`c.activity = 'TRANSFER'`,
    UNCATEGORIZED: sql`true`,
  }[which]
  const found = isPart
    ? sql`
    select part.statement_transaction_id as id, part.day, part.direction, sum(part.amount_minor) as minor
    from line_category part join chosen on chosen.id = part.category_id join a on a.id = part.bank_account_id
    where part.organization_id = ${tx.organizationId} and part.day ${within} and (${direction}::text is null or part.direction = ${direction})
    group by 1, 2, 3`
    : sql`
    select t.id, t.date as day, t.direction, t.amount_minor - taken.minor as minor
    from statement_transaction t join a on a.id = t.bank_account_id
    cross join lateral (
      select coalesce(sum(part.amount_minor), 0) as minor from line_category part
      where part.organization_id = ${tx.organizationId} and part.statement_transaction_id = t.id
        and part.category_id in (select id from chosen)) taken
    where t.organization_id = ${tx.organizationId} and t.date ${within} and (${direction}::text is null or t.direction = ${direction})
      and t.amount_minor > taken.minor`
  const { rows } = await tx.execute<Row>(sql`
    with ${accountsOfFlow(tx, query)},
    chosen as materialized (select c.id from cash_category c where c.organization_id = ${tx.organizationId} and ${chosen}),
    shown as (select * from (${found}) f order by day desc, id desc limit ${most + 1}),
    lines as (
      select coalesce(sum(d.in_minor), 0) as in_minor, coalesce(sum(d.out_minor), 0) as out_minor
      from account_day d join a on a.id = d.bank_account_id
      where d.organization_id = ${tx.organizationId} and d.day ${within} and ${!isPart}),
    parts as (
      select coalesce(sum(d.in_minor), 0) as in_minor, coalesce(sum(d.out_minor), 0) as out_minor
      from category_day d join a on a.id = d.bank_account_id
      where d.organization_id = ${tx.organizationId} and d.day ${within} and d.category_id in (select id from chosen))
    select
      coalesce((select json_agg(json_build_object('id', id, 'direction', direction, 'amount', minor::text) order by day desc, id desc)
        from shown), '[]') as items,
      abs(lines.in_minor - parts.in_minor)::text as in_minor, abs(lines.out_minor - parts.out_minor)::text as out_minor
    from lines, parts`)
  const [row] = rows
  if (!row) throw new Error('an aggregate has one row')
  return {
    items: row.items.slice(0, most).map(({ amount, ...item }) => ({ ...item, minor: BigInt(amount) })),
    hasMore: row.items.length > most,
    in: direction === 'DEBIT' ? 0n : BigInt(row.in_minor),
    out: direction === 'CREDIT' ? 0n : BigInt(row.out_minor),
  }
}
