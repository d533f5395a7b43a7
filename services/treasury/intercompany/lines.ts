// Booked transactions with accounts of others, identified by their match, else by a number or name in the bank's text.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import { organizationDay, rowOfOrganization } from '../projection/public.ts'
import { partiesOf, type PartyAccount, partyOfExpected } from './parties.ts'

/** Maximum number of days between the two sides of one transfer: transactions are included from that many days before. */
export const SPREAD_DAYS = 4

/** The page size of any list. */
const MAX_LINES = 200

/** Fewer digits may well not be an account number. */
const MIN_DIGITS = 8

export type Direction = 'DEBIT' | 'CREDIT'
export type BetweenLine = {
  id: string
  account: string
  date: string
  direction: Direction
  currency: Currency
  minor: bigint
}
export type MovedSum = { currency: Currency; in: bigint; out: bigint; betweenIn: bigint; betweenOut: bigint }
export type LinesRead = { today: string; from: string; lines: BetweenLine[]; hasMore: boolean; moved: MovedSum[] }

type LineJson = Omit<BetweenLine, 'minor'> & { amount: string }
type MovedJson = { currency: Currency; in: string; out: string; betweenIn: string; betweenOut: string }

/** The transactions, newest first, and the totals of these days up to today, overall and between the organizations. */
export async function readLines(tx: Tx, accounts: readonly PartyAccount[], days: number): Promise<LinesRead> {
  // A match outranks the text of a line; within the text, an account number outranks a name.
  const { rows } = await tx.execute<{ today: string; from: string; lines: LineJson[]; moved: MovedJson[] }>(sql`
    with o as materialized (select today, today - ${days - 1}::int as since from (${organizationDay(tx)}) own),
    ${partiesOf(tx, accounts)},
    said as materialized (
      select party_words(name.said) as party, min(name.account) as account from (
        select v.said, named.account from named
        join counterparty c on c.organization_id = ${tx.organizationId} and c.id = named.counterparty_id
        cross join lateral (values (c.legal_name), (c.alias)) v (said)
        union all
        select l.value, named.account from named
        join counterparty_learnt l on l.organization_id = ${tx.organizationId} and l.counterparty_id = named.counterparty_id
          and l.kind = 'ALIAS') name
      group by 1),
    line as materialized (
      select t.id, t.date, t.direction, t.currency, t.amount_minor, t.allocated_minor, t.description, t.party_name
      from statement_transaction t, o
      where t.organization_id = ${tx.organizationId} and t.date between o.since - ${SPREAD_DAYS}::int and o.today),
    matched as (
      select line.id, known.to_account as account, sum(a.amount_minor) as minor
      from line
      join allocation a on a.organization_id = ${tx.organizationId} and a.statement_transaction_id = line.id
      join reconciliation r on r.organization_id = ${tx.organizationId} and r.id = a.reconciliation_id and r.removed_at is null
      join expected_transaction e on e.organization_id = ${tx.organizationId} and e.id = a.expected_transaction_id
      ${partyOfExpected(tx)}
      where line.allocated_minor > 0 and known.to_account is not null
      group by 1, 2),
    spoken as (
      select line.id, coalesce(
        (select party.account from party
         where length(party.bare_number) >= ${MIN_DIGITS} and strpos(line.description, party.bare_number) > 0
           and line.description ~ ('(^|[^0-9])0*' || party.bare_number || '([^0-9]|$)')
         order by strpos(line.description, party.bare_number) limit 1),
        (select said.account from said where said.party = party_words(line.party_name))) as account, line.amount_minor as minor
      from line where line.id not in (select id from matched)),
    between_us as materialized (
      select line.id, line.date, line.direction, line.currency, found.account, found.minor
      from (select * from matched union all select * from spoken where account is not null) found join line using (id)),
    moved as (
      select a.currency, sum(d.in_minor) as in_minor, sum(d.out_minor) as out_minor
      from o, bank_account a
      join account_day d on d.organization_id = ${tx.organizationId} and d.bank_account_id = a.id
      where a.organization_id = ${tx.organizationId} and d.day between o.since and o.today
      group by 1)
    select o.today::text, o.since::text as "from",
      coalesce((select json_agg(json_build_object('id', id, 'account', account, 'date', date, 'direction', direction, 'currency', currency, 'amount', minor::text) order by date desc, id desc, account)
        from (select * from between_us order by date desc, id desc, account limit ${MAX_LINES + 1}) newest), '[]') as lines,
      coalesce((select json_agg(json_build_object('currency', currency, 'in', in_minor::text, 'out', out_minor::text,
          'betweenIn', coalesce((select sum(minor) from between_us b, o
            where b.currency = moved.currency and b.direction = 'CREDIT' and b.date >= o.since), 0)::text,
          'betweenOut', coalesce((select sum(minor) from between_us b, o
            where b.currency = moved.currency and b.direction = 'DEBIT' and b.date >= o.since), 0)::text)
          order by currency <> 'IDR', currency)
        from moved), '[]') as moved
    from o`)
  const row = rowOfOrganization(rows)
  return {
    today: row.today,
    from: row.from,
    lines: row.lines.slice(0, MAX_LINES).map(({ amount, ...line }) => ({ ...line, minor: BigInt(amount) })),
    hasMore: row.lines.length > MAX_LINES,
    moved: row.moved.map(sum => ({
      currency: sum.currency,
      in: BigInt(sum.in),
      out: BigInt(sum.out),
      betweenIn: BigInt(sum.betweenIn),
      betweenOut: BigInt(sum.betweenOut),
    })),
  }
}
