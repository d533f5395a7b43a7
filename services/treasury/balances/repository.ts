// SQL of the balances that banks reported, and of the daily balances from statements.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import { bankAccount } from '../bankAccounts/public.ts'
import type { KnownBalance } from './history.ts'
import { accountBalance as table, type AccountBalanceRow } from './table.ts'

/** Stores a reported balance. For the same moment the last report wins. */
export async function insertBalance(tx: Tx, values: Omit<AccountBalanceRow, 'organizationId'>): Promise<void> {
  await tx
    .insert(table)
    .values({ ...values, organizationId: tx.organizationId })
    .onConflictDoUpdate({
      target: [table.organizationId, table.bankAccountId, table.at],
      set: { ledgerMinor: values.ledgerMinor, availableMinor: values.availableMinor },
    })
}

/** The newest balance that a bank reported for an account. */
export async function newestStated(tx: Tx, bankAccountId: string): Promise<AccountBalanceRow | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.bankAccountId, bankAccountId)))
    .orderBy(desc(table.at))
    .limit(1)
  return row
}

export type HistoryQuery = {
  currency: string
  /** Null: all. */
  accountIds: readonly string[] | null
  entityIds: readonly string[] | null
  from: string
  to: string
}

/**
 * For each account in a currency, the balance of each day on which one is known: the bank's last report, else the balance stated after the
 * lines in a file, else the one on its newest line. Also the newest one before the range, however old, and the account's current one, which
 * is part of the total. Reads the daily sums, so that a busy account costs no more than a quiet one.
 */
export async function knownBalances(
  tx: Tx,
  { currency, accountIds, entityIds, from, to }: HistoryQuery,
): Promise<KnownBalance[]> {
  const { rows } = await tx.execute<{ bank_account_id: string; day: string; ledger_minor: string }>(sql`
    with account as materialized (
      select a.id, o.time_zone, a.balance_minor, (a.balance_at at time zone o.time_zone)::date as balance_on
      from bank_account a join organization o on o.organization_id = a.organization_id
      where a.organization_id = ${tx.organizationId} and a.currency = ${currency}
        and (${accountIds === null} or a.id = any (${sql.param(accountIds ?? [])}::uuid[]))
        and (${entityIds === null} or a.entity_id = any (${sql.param(entityIds ?? [])}::uuid[]))),
    known as (
      select account.id, booked.day, booked.closing_minor as ledger_minor, 1 as precedence, null::timestamptz as at
      from account join account_day booked on booked.organization_id = ${tx.organizationId} and booked.bank_account_id = account.id
        and booked.day between ${from} and ${to} and booked.closing_minor is not null
      union all
      select account.id, before.day, before.closing_minor, 1, null
      from account cross join lateral (
        select d.day, d.closing_minor from account_day d
        where d.organization_id = ${tx.organizationId} and d.bank_account_id = account.id and d.day < ${from}::date
          and d.closing_minor is not null
        order by d.day desc limit 1) before
      union all
      select account.id, import.period_to, (import.totals ->> 'closingMinor')::bigint, 2, null
      from account join statement_import import on import.organization_id = ${tx.organizationId}
        and import.bank_account_id = account.id and import.status = 'IMPORTED' and import.period_to <= ${to}::date
        and import.totals ->> 'closingMinor' is not null
        and exists (select from statement_transaction line where line.organization_id = ${tx.organizationId} and line.import_id = import.id)
      union all
      select account.id, (said.at at time zone account.time_zone)::date, said.ledger_minor, 3, said.at
      from account join account_balance said on said.organization_id = ${tx.organizationId} and said.bank_account_id = account.id
        and said.at >= ${from}::timestamp at time zone account.time_zone
        and said.at < (${to}::date + 1)::timestamp at time zone account.time_zone
      union all
      select account.id, (said.at at time zone account.time_zone)::date, said.ledger_minor, 3, said.at
      from account cross join lateral (
        select b.at, b.ledger_minor from account_balance b
        where b.organization_id = ${tx.organizationId} and b.bank_account_id = account.id
          and b.at < ${from}::timestamp at time zone account.time_zone
        order by b.at desc limit 1) said
      union all
      select id, balance_on, balance_minor, 4, null from account where balance_on <= ${to}::date)
    select id as bank_account_id, day::text, ledger_minor::text from known
    where ledger_minor is not null
    order by day, precedence, at`)
  return rows.map(row => ({ bankAccountId: row.bank_account_id, on: row.day, ledgerMinor: BigInt(row.ledger_minor) }))
}

/** The organization's balance at a bank in a currency. */
export type BankBalance = {
  bankCode: string
  currency: Currency
  ledgerMinor: bigint
  accounts: number
  unknown: number
  oldestAsOf: string | null
}

export async function balancesByBank(tx: Tx): Promise<BankBalance[]> {
  const rows = await tx
    .select({
      bankCode: bankAccount.bankCode,
      currency: bankAccount.currency,
      ledgerMinor: sql<bigint>`coalesce(sum(${bankAccount.balanceMinor}), 0)::text`.mapWith(BigInt),
      accounts: sql<number>`count(*)::int`,
      unknown: sql<number>`(count(*) - count(${bankAccount.balanceMinor}))::int`,
      oldestAsOf: sql<string | null>`min(${bankAccount.balanceAt})`.mapWith(bankAccount.balanceAt),
    })
    .from(bankAccount)
    .where(eq(bankAccount.organizationId, tx.organizationId))
    .groupBy(bankAccount.bankCode, bankAccount.currency)
    .orderBy(bankAccount.bankCode, bankAccount.currency)
  return rows
}
