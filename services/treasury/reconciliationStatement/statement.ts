// The differences between the bank's balance of an account at the end of a day and the books.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Currency } from '../../kit/money.ts'
import { checkPastDay } from '../../kit/pastDay.ts'

/** Differences between the bank and the books, in the order of the statement. Each but the last consists of records. */
export const ITEM_KINDS = [
  'CREDIT_NOT_IN_BOOKS',
  'DEBIT_NOT_IN_BOOKS',
  'PAYMENT_NOT_AT_BANK',
  'RECEIPT_NOT_AT_BANK',
  'UNEXPLAINED',
] as const
export type ItemKind = (typeof ITEM_KINDS)[number]
/** Including the balances on both ends. */
export const ROW_KINDS = ['BANK', ...ITEM_KINDS, 'BOOKS'] as const

export type StatementItem = {
  kind: ItemKind
  /** The statement transaction or expected transaction; null for what no record explains. */
  recordId: string | null
  day: string | null
  number: string | null
  description: string | null
  party: string | null
  /** Signed as added to the bank's balance; minor units as text. */
  minor: string
}

export type ReconciliationStatement = {
  currency: Currency
  /** Null: no balance of the account is known by then. */
  balances: { bankOn: string; bank: string; books: string } | null
  sums: { kind: ItemKind; count: number; minor: string }[]
  items: StatementItem[]
}

/** Of each kind, the newest; totals cover all. */
export const MAX_ITEMS = 200

type Row = Omit<ReconciliationStatement, 'balances'> & {
  today: string
  bankOn: string | null
  bank: string | null
  books: string | null
}

/** One statement, whatever the number of lines: the database finds the open ones by index. */
export async function readStatement(tx: Tx, accountId: string, day: string): Promise<ReconciliationStatement> {
  const { rows } = await tx.execute<Row>(sql`
    with row as materialized (
      select s.kind, s.record_id, s.on_day, s.number, s.description, s.party, s.minor,
        row_number() over (partition by s.kind order by s.on_day desc, s.record_id desc) as nth
      from reconciliation_statement(${tx.organizationId}, ${accountId}, ${day}::date) s),
    item as (select * from row where kind <> 'BANK' and kind <> 'BOOKS')
    select a.currency,
      (${tx.clock.now().toString()}::timestamptz at time zone coalesce(o.time_zone, 'Asia/Jakarta'))::date::text as today,
      (select on_day::text from row where kind = 'BANK') as "bankOn", (select minor::text from row where kind = 'BANK') as bank,
      (select minor::text from row where kind = 'BOOKS') as books,
      coalesce((select json_agg(json_build_object('kind', kind, 'count', count, 'minor', minor::text))
        from (select kind, count(*)::int as count, sum(minor) as minor from item group by kind) s), '[]') as sums,
      coalesce((select json_agg(json_build_object('kind', kind, 'recordId', record_id, 'day', on_day, 'number', number,
        'description', description, 'party', party, 'minor', minor::text) order by kind, nth) from item where nth <= ${MAX_ITEMS}), '[]') as items
    from bank_account a left join organization o on o.organization_id = a.organization_id
    where a.organization_id = ${tx.organizationId} and a.id = ${accountId}`)
  const [row] = rows
  if (!row) throw new Refusal(commonErrors.notFound)
  checkPastDay(day, row.today, 'date')
  const { currency, bankOn, bank, books } = row
  const place = ({ kind }: { kind: ItemKind }) => ITEM_KINDS.indexOf(kind)
  return {
    currency,
    balances: bankOn === null || bank === null || books === null ? null : { bankOn, bank, books },
    sums: row.sums.toSorted((one, other) => place(one) - place(other)),
    items: row.items.toSorted((one, other) => place(one) - place(other)),
  }
}
