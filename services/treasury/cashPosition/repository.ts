// SQL of the cash position: everything in one statement, whatever the number of accounts.
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { toRfc3339 } from '../../kit/database/columns.ts'
import type { Currency } from '../../kit/money.ts'
import type { OwnDay } from '../bankingDays/public.ts'
import { type RateJson, ratesInSql } from '../exchangeRates/public.ts'
import { organizationDay, rowOfOrganization } from '../projection/public.ts'
import { leftOutOfBalance } from './leftOut.ts'
import { type KnownAccount, type Pending, STALE_AFTER } from './position.ts'
import type { Staleness } from './staleness.ts'

/** The selected accounts, directly or by entity; null for all. */
export type AccountScope = { accountIds: readonly string[] | null; entityIds: readonly string[] | null }

export type PositionQuery = AccountScope & { asOf: string | null; currency: Currency | null }

/** Whether all of the organization is selected: records without an account belong only to that. */
export const isWhole = ({ accountIds, entityIds }: AccountScope): boolean => accountIds === null && entityIds === null

/** Open expected transactions of a currency that have no account, and those already in the balances. */
export type CurrencyPending = {
  currency: Currency
  unassignedIn: Pending
  unassignedOut: Pending
  leftOutIn: Pending
  leftOutOut: Pending
}

export type PositionRead = {
  today: string
  zone: string
  ownDays: OwnDay[]
  staleness: Staleness
  accounts: KnownAccount[]
  pending: CurrencyPending[]
  rates: RateJson[]
}

type Row = {
  today: string
  zone: string
  own_days: { date: string; name: string; isOpen: boolean; closesAt: string | null }[]
  staleness: Staleness | null
  accounts: AccountJson[]
  pending: PendingJson[]
  rates: RateJson[]
}
type AccountJson = {
  id: string
  bankCode: string
  entityId: string
  currency: Currency
  connectionType: KnownAccount['connectionType']
  isClosed: boolean
  ledger: string | null
  available: string | null
  at: string | null
  day: string | null
  restriction: 'BLOCKED' | 'MINIMUM_BALANCE' | null
  restricted: string | null
  reason: string | null
  from: string | null
  until: string | null
}
type PendingJson = {
  bankAccountId: string | null
  currency: Currency
  direction: 'DEBIT' | 'CREDIT'
  isLeftOut: boolean
  amount: string
  count: number
}

/** The requested date, and whether it is today: a past date has no pending money. */
const dayOf = ({ asOf }: Pick<PositionQuery, 'asOf'>): SQL => sql`coalesce(${asOf}::date, o.today)`

/** Accounts of the query with their balance at the end of its day; for today the account's own balance. */
export const accountsOfPosition = (tx: Tx, query: PositionQuery): SQL => sql`
  o as materialized (${organizationDay(tx)}),
  a as materialized (
    select a.*, o.zone, ${dayOf(query)} as as_of, ${dayOf(query)} = o.today as is_now
    from bank_account a, o
    where a.organization_id = ${tx.organizationId}
      and (${query.currency}::text is null or a.currency = ${query.currency})
      and (${query.accountIds === null} or a.id = any (${sql.param([...(query.accountIds ?? [])])}::uuid[]))
      and (${query.entityIds === null} or a.entity_id = any (${sql.param([...(query.entityIds ?? [])])}::uuid[]))),
  held as materialized (
    select a.id, a.currency, known.ledger as ledger_minor, known.available as available_minor, known.at
    from a left join lateral (select * from (
      select a.balance_minor as ledger, a.available_minor as available, a.balance_at as at, 4 as precedence
      where a.is_now and a.balance_minor is not null
      union all
      (select b.ledger_minor, b.available_minor, b.at, 3 from account_balance b
       where not a.is_now and b.organization_id = ${tx.organizationId} and b.bank_account_id = a.id
         and b.at < (a.as_of + 1)::timestamp at time zone a.zone
       order by b.at desc limit 1)
      union all
      (select (i.totals ->> 'closingMinor')::bigint, null, i.period_to::timestamp at time zone a.zone, 2 from statement_import i
       where not a.is_now and i.organization_id = ${tx.organizationId} and i.bank_account_id = a.id and i.status = 'IMPORTED'
         and i.period_to <= a.as_of and i.totals ->> 'closingMinor' is not null
         and exists (select from statement_transaction t where t.organization_id = ${tx.organizationId} and t.import_id = i.id)
       order by i.period_to desc limit 1)
      union all
      (select d.closing_minor, null, d.day::timestamp at time zone a.zone, 1 from account_day d
       where not a.is_now and d.organization_id = ${tx.organizationId} and d.bank_account_id = a.id and d.day <= a.as_of
         and d.closing_minor is not null
       order by d.day desc limit 1)) stated
      order by (stated.at at time zone a.zone)::date desc nulls last, stated.precedence desc limit 1) known on true)`

/** Open expected transactions up to today, and whether the account's balance already contains them. */
export const pendingOfPosition = (tx: Tx): SQL => sql`
  pending as (
    select e.id, e.bank_account_id, e.currency, e.direction, e.amount_minor - e.allocated_minor as remaining_minor,
      ${leftOutOfBalance(tx)} as left_out
    from expected_transaction e join o on true
    where e.organization_id = ${tx.organizationId} and e.status in ('UNRECONCILED', 'PARTIALLY_RECONCILED') and e.date <= o.today)`

export async function readPosition(tx: Tx, query: PositionQuery): Promise<PositionRead> {
  const { rows } = await tx.execute<Row>(sql`
    with ${accountsOfPosition(tx, query)}, ${pendingOfPosition(tx)},
    sums as (
      select p.bank_account_id, p.currency, p.direction, p.left_out is not null as is_left_out,
        sum(p.remaining_minor) as amount, count(*)::int as n
      from pending p join o on ${query.asOf}::date is null or ${query.asOf}::date = o.today
      where (${query.currency}::text is null or p.currency = ${query.currency})
        and (${isWhole(query)} or p.bank_account_id in (select id from a))
      group by 1, 2, 3, 4)
    select o.today::text, o.zone,
      coalesce((select json_agg(json_build_object('date', date, 'name', name, 'isOpen', is_open, 'closesAt', closes_at)) from banking_day
        where organization_id = ${tx.organizationId} and date <= coalesce(${query.asOf}::date, o.today)), '[]') as own_days,
      (select json_build_object('apiHours', api_hours, 'fileDays', file_days, 'manualDays', manual_days, 'version', version)
        from balance_staleness where organization_id = ${tx.organizationId}) as staleness,
      coalesce((select json_agg(json_build_object('id', a.id, 'bankCode', a.bank_code, 'entityId', a.entity_id, 'currency', a.currency,
          'connectionType', a.connection_type, 'isClosed', a.status = 'CLOSED', 'ledger', held.ledger_minor::text,
          'available', held.available_minor::text, 'at', held.at::text, 'day', ((held.at at time zone a.zone)::date)::text,
          'restriction', a.restriction, 'restricted', a.restricted_minor::text, 'reason', a.restriction_reason,
          'from', a.restricted_from, 'until', a.restricted_until)
          order by a.currency <> 'IDR', a.currency, a.bank_code, a.entity_id, a.alias, a.id)
        from a join held on held.id = a.id), '[]') as accounts,
      coalesce((select json_agg(json_build_object('bankAccountId', bank_account_id, 'currency', currency, 'direction', direction,
        'isLeftOut', is_left_out, 'amount', amount::text, 'count', n)) from sums), '[]') as pending,
      ${ratesInSql(tx, dayOf(query))} as rates
    from o`)
  const row = rowOfOrganization(rows)
  return {
    today: row.today,
    zone: row.zone,
    ownDays: row.own_days,
    staleness: row.staleness ?? { ...STALE_AFTER, version: 0 },
    accounts: row.accounts.map(account => toKnown(account, row.pending)),
    pending: pendingByCurrency(row.pending),
    rates: row.rates,
  }
}

function toKnown(json: AccountJson, pending: readonly PendingJson[]): KnownAccount {
  const { id, bankCode, entityId, currency, connectionType, isClosed, ledger, available, at, day } = json
  const { restriction, restricted, reason, from, until } = json
  const own = pending.filter(each => each.bankAccountId === id && !each.isLeftOut)
  return {
    id,
    bankCode,
    entityId,
    currency,
    connectionType,
    isClosed,
    balance:
      ledger === null || at === null || day === null
        ? null
        : {
            ledgerMinor: BigInt(ledger),
            availableMinor: available === null ? null : BigInt(available),
            at: toRfc3339(at),
            day,
          },
    restriction:
      restriction === null || restricted === null || reason === null || from === null
        ? null
        : { kind: restriction, minor: BigInt(restricted), reason, from, until },
    pendingIn: sumOf(own, 'CREDIT'),
    pendingOut: sumOf(own, 'DEBIT'),
  }
}

const sumOf = (pending: readonly PendingJson[], direction: PendingJson['direction']): Pending =>
  pending
    .filter(each => each.direction === direction)
    .reduce((sum, { amount, count }) => ({ minor: sum.minor + BigInt(amount), count: sum.count + count }), {
      minor: 0n,
      count: 0,
    })

const pendingByCurrency = (pending: readonly PendingJson[]): CurrencyPending[] =>
  [...Map.groupBy(pending, ({ currency }) => currency)].map(([currency, of]) => {
    const unassigned = of.filter(each => each.bankAccountId === null && !each.isLeftOut)
    const leftOut = of.filter(each => each.isLeftOut)
    return {
      currency,
      unassignedIn: sumOf(unassigned, 'CREDIT'),
      unassignedOut: sumOf(unassigned, 'DEBIT'),
      leftOutIn: sumOf(leftOut, 'CREDIT'),
      leftOutOut: sumOf(leftOut, 'DEBIT'),
    }
  })
