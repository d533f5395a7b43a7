// Reads the engine's input: open lines, open expected transactions, and counterparties. It queries other modules' tables with its own
// statements, because a hundred thousand rows are too many for the code of lists and forms.
import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { bareNumber } from '../accountNumber.ts'
import type { AmountLimits } from './matching/amount.ts'
import type { Counterparty, Expected, Flow, Line } from './matching/types.ts'
import {
  toCounterparty,
  toExpected,
  toLine,
  toLimits,
  type CounterpartyRow,
  type ExpectedRow,
  type LimitsRow,
  type LineRow,
  type OpenRows,
} from './openRows.ts'

const OPEN = sql`status in ('UNRECONCILED', 'PARTIALLY_RECONCILED')`
/** Days from 1970-01-01. */
const dayOf = (column: string) => sql.raw(`(${column} - date '1970-01-01')`)
const textOf = (values: readonly string[]) => sql.param([...values])

const lineColumns = sql`id, bank_account_id, ${dayOf('date')} as day, direction, currency,
  (amount_minor - allocated_minor)::text as open, description, party_name`

const inFlows = (flows: readonly Flow[]) => sql`(currency, direction) in (
  select * from unnest(${textOf(flows.map(flow => flow.currency))}::bpchar[], ${textOf(flows.map(flow => flow.direction))}::text[]))`

/** The number of open lines in each flow, for all accounts and for the requested one. */
export async function countOpenLines(
  tx: Tx,
  bankAccountId: string | null,
): Promise<(Flow & { lines: number; asked: number })[]> {
  const asked = bankAccountId === null ? sql`true` : sql`bank_account_id = ${bankAccountId}::uuid`
  const { rows } = await tx.execute<Flow & { lines: number; asked: number }>(sql`
    select currency, direction, count(*)::int as lines, (count(*) filter (where ${asked}))::int as asked
    from statement_transaction where organization_id = ${tx.organizationId} and ${OPEN}
    group by currency, direction order by currency, direction`)
  return rows
}

/** Lines by id, in any status, and in the same round trip the limits of explained differences. */
export async function readLines(tx: Tx, ids: readonly string[]): Promise<{ lines: Line[]; limits: AmountLimits }> {
  const { rows } = await tx.execute<LineRow & { limits: LimitsRow | null }>(sql`
    select ${lineColumns}, (
      select jsonb_build_object('rounding', tolerance_rupiah, 'fee', max_fee_rupiah)
      from payment_settings where organization_id = ${tx.organizationId}) as limits
    from statement_transaction
    where organization_id = ${tx.organizationId} and id = any(${textOf(ids)}::uuid[])`)
  return { lines: rows.map(toLine), limits: toLimits(rows[0]?.limits ?? undefined) }
}

const expectedColumns = sql`id, bank_account_id, counterparty_id, ${dayOf('date')} as day, ${dayOf('date_from')} as day_from,
  ${dayOf('date_to')} as day_to, direction, currency, (amount_minor - allocated_minor)::text as open,
  (amount_from_minor - allocated_minor)::text as from, (amount_to_minor - allocated_minor)::text as to,
  number, external_id, description, data`

const counterpartiesWhere = (organizationId: string, where: SQL) => sql`
  with mine as materialized (
    select id, legal_name, alias from counterparty where organization_id = ${organizationId} and ${where}),
  account as (
    select counterparty_id, array_agg(account_number) as numbers, array_agg(account_name) as names
    from counterparty_account where organization_id = ${organizationId} and counterparty_id in (select id from mine) group by 1),
  learnt as (
    select counterparty_id, array_agg(value) filter (where kind = 'ALIAS') as aliases,
      array_agg(value) filter (where kind = 'ACCOUNT') as numbers
    from counterparty_learnt where organization_id = ${organizationId} and counterparty_id in (select id from mine) group by 1)
  select id, array[legal_name, alias] || coalesce(account.names, '{}') as names, coalesce(account.numbers, '{}') as account_numbers,
    coalesce(learnt.aliases, '{}') as learnt_aliases, coalesce(learnt.numbers, '{}') as learnt_numbers
  from mine left join account on account.counterparty_id = id left join learnt on learnt.counterparty_id = id`

/** `bankAccountId`: the account whose lines get recommendations; null: all. */
export type Share = { organizationId: string; bankAccountId: string | null; flows: readonly Flow[] }

/**
 * What a share is matched with: a statement for each kind of record. Also lines of other accounts, which compete for records without an
 * account.
 */
export function statementsOf({ organizationId, bankAccountId, flows }: Share): Record<keyof OpenRows, SQL> {
  const open = sql`organization_id = ${organizationId} and ${OPEN} and ${inFlows(flows)}`
  const mayHappenThere =
    bankAccountId === null ? sql`true` : sql`(bank_account_id is null or bank_account_id = ${bankAccountId}::uuid)`
  return {
    lines: sql`select ${lineColumns} from statement_transaction where ${open}`,
    expecteds: sql`select ${expectedColumns} from expected_transaction where ${open} and ${mayHappenThere}`,
    counterparties: counterpartiesWhere(organizationId, sql`true`),
    rejected: sql`
      select array_agg(distinct p.statement_transaction_id::text) as lines, array_agg(distinct p.expected_transaction_id::text) as expecteds
      from recommendation r join recommendation_part p on p.organization_id = r.organization_id and p.recommendation_id = r.id
      where r.organization_id = ${organizationId} and r.status = 'REJECTED'
      group by r.id`,
    undone: sql`
      select array_agg(distinct a.statement_transaction_id::text) as lines, array_agg(distinct a.expected_transaction_id::text) as expecteds
      from reconciliation r join allocation a on a.organization_id = r.organization_id and a.reconciliation_id = r.id
      where r.organization_id = ${organizationId} and r.removed_at is not null
      group by r.id`,
    limits: sql`select tolerance_rupiah as rounding, max_fee_rupiah as fee from payment_settings where organization_id = ${organizationId}`,
  }
}

// For a single line, reads only its possible candidates: indexes find them generously, the engine decides.

/** The lookup for a line. */
export type Probe = {
  line: Line
  /** Ranges of open amounts. */
  amounts: readonly { from: bigint; to: bigint }[]
  /** Parts of document numbers. */
  terms: readonly string[]
  counterpartyIds: readonly string[]
  /** Of the line's account and of none, or only of other accounts. */
  where?: 'HERE' | 'ELSEWHERE'
}

/** If there are many of one kind, only those near the line's date are evaluated. */
const MAX_PER_KIND = 60

/** Open expected transactions that may fit a line. */
export async function readProbed(
  tx: Tx,
  { line, amounts, terms, counterpartyIds, where = 'HERE' }: Probe,
): Promise<Expected[]> {
  const onAccount =
    where === 'HERE'
      ? sql`(bank_account_id is null or bank_account_id = ${line.accountId}::uuid)`
      : sql`bank_account_id <> ${line.accountId}::uuid`
  const fits = sql`organization_id = ${tx.organizationId} and ${OPEN} and currency = ${line.currency} and direction = ${line.direction}
    and ${onAccount}`
  const nearest = sql`order by abs(${dayOf('date')} - ${line.day}::int), id limit ${MAX_PER_KIND}`
  const lows = textOf(amounts.map(({ from }) => String(from)))
  const highs = textOf(amounts.map(({ to }) => String(to)))
  const byAmount = sql`select open_expected_within(${line.currency}, ${line.direction}, ${lows}::bigint[], ${highs}::bigint[],
    date '1970-01-01' + ${line.day}::int)`
  const byCounterparty = counterpartyIds.map(
    id => sql`(select id from expected_transaction where ${fits} and counterparty_id = ${id}::uuid ${nearest})`,
  )
  const byTerm = terms.length ? [sql`select open_expected_with(${textOf(terms)}::text[])`] : []
  const found = sql.join([byAmount, ...byCounterparty, ...byTerm], sql` union `)
  const { rows } = await tx.execute<ExpectedRow>(sql`
    with found (id) as (${found})
    select ${expectedColumns} from expected_transaction where ${fits} and id in (select id from found)`)
  return rows.map(toExpected)
}

/** Open expected transactions that a search finds among those that may fit the line. */
export async function searchProbed(
  tx: Tx,
  line: Line,
  words: readonly { word: string; amountMinor: bigint | null }[],
): Promise<Expected[]> {
  const matches = words.map(
    ({ word, amountMinor }) => sql`and id in (select search_expected(${word}, ${amountMinor}::bigint))`,
  )
  const { rows } = await tx.execute<ExpectedRow>(sql`
    select ${expectedColumns} from expected_transaction
    where organization_id = ${tx.organizationId} and ${OPEN} and currency = ${line.currency} and direction = ${line.direction}
      and (bank_account_id is null or bank_account_id = ${line.accountId}::uuid) ${sql.join(matches, sql` `)}
    order by abs(${dayOf('date')} - ${line.day}::int), id limit ${MAX_PER_KIND}`)
  return rows.map(toExpected)
}

/** Counterparties that share a word of their name, an account number or a learnt name with a line, or are given. */
export async function readLikelyCounterparties(
  tx: Tx,
  likely: { words: readonly string[]; numbers: readonly string[]; alias: string; ids: readonly string[] },
): Promise<Counterparty[]> {
  const { organizationId } = tx
  const numbers = textOf(likely.numbers.map(bareNumber))
  // An array, so that Postgres looks each up: it knows nothing about the result of a subquery.
  const { rows } = await tx.execute<CounterpartyRow>(
    counterpartiesWhere(
      organizationId,
      sql`id = any(array(
        select counterparties_with(${textOf(likely.words)}::text[])
        union select counterparty_id from counterparty_account
          where organization_id = ${organizationId} and bare_number = any(${numbers}::text[])
        union select counterparty_id from counterparty_learnt
          where organization_id = ${organizationId}
            and kind = 'ALIAS' and value = ${likely.alias}
        union select counterparty_id from counterparty_learnt
          where organization_id = ${organizationId} and bare_number = any(${numbers}::text[])
        union select unnest(${textOf(likely.ids)}::uuid[])))`,
    ),
  )
  return rows.map(toCounterparty)
}
