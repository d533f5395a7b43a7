// What prevents closing a month, as far as treasury knows: facts from its records, each for users who may see those records.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { type Fact, factColumns } from '../../kit/facts.ts'
import { type Month, monthOf } from '../../kit/journals/journals.ts'
import type { Currency } from '../../kit/money.ts'
import { businessToday, zoneInSql } from '../projection/public.ts'

/** An account with its current name, for a link to it. */
type NamedAccount = { bankAccountId: string; alias: string }

/** Null: the caller may not see it. */
export type TreasuryMonthEnd = {
  /** Accounts that existed in the month, and those whose statements don't reach its last day. */
  statements: { total: number; missing: (NamedAccount & { through: string | null })[] } | null
  lines: { total: number; open: number } | null
  /** Accounts with a known balance, and those whose balance change differs from their transactions; minor units as text. */
  reconciliation: { total: number; differing: (NamedAccount & { currency: Currency; minor: string })[] } | null
  settlements: { total: number; pending: number } | null
  bills: { drafts: number; submitted: number } | null
  /** Payments and transfers that await approval. */
  payments: { payments: number; transfers: number } | null
  /** Current counts, whatever the month. */
  exceptions: { open: number; inProgress: number } | null
}

/** The facts of a month in one statement, so that all are read at the same moment; refuses a month that has not begun with G-2. */
export async function readMonthEnd(
  tx: Tx,
  month: string,
  permissions: ReadonlySet<string>,
): Promise<TreasuryMonthEnd & { month: Month }> {
  const period = monthOf(month, await businessToday(tx))
  const columns = factColumns(factsOf(tx, period), permissions)
  // A closed account counts in the months in which it still had transactions.
  const { rows } = await tx.execute<TreasuryMonthEnd>(sql`
    with account as (
      select a.id, a.alias, a.currency, greatest(a.last_checked_on, a.last_statement_on, (
        select max(i.period_to) from statement_import i
        where i.organization_id = a.organization_id and i.bank_account_id = a.id and i.status = 'IMPORTED')) as through
      from bank_account a
      where a.organization_id = ${tx.organizationId} and case a.status
        when 'CLOSED' then exists (
          select from account_day d where d.organization_id = a.organization_id and d.bank_account_id = a.id
            and d.day between ${period.first} and ${period.last})
        else (a.created_at at time zone ${zoneInSql(tx)})::date <= ${period.last}::date or exists (
          select from account_day d where d.organization_id = a.organization_id and d.bank_account_id = a.id
            and d.day <= ${period.last}) end)
    select ${columns}`)
  const [row] = rows
  if (!row) throw new Error('facts are one row')
  return { ...row, month: period }
}

function factsOf(tx: Tx, { first, last }: Month): Record<keyof TreasuryMonthEnd, Fact> {
  const own = sql`organization_id = ${tx.organizationId}`
  return {
    statements: {
      view: 'treasury.statements.view',
      of: sql`(
      select jsonb_build_object('total', count(*), 'missing', coalesce(jsonb_agg(
        jsonb_build_object('bankAccountId', id, 'alias', alias, 'through', through) order by through nulls first, alias, id)
        filter (where through is null or through < ${last}::date), '[]'))
      from account)`,
    },
    lines: {
      view: 'treasury.statements.view',
      of: sql`jsonb_build_object(
      'total', (select coalesce(sum(lines), 0) from account_day where ${own} and day between ${first} and ${last}),
      'open', (select count(*) from statement_transaction
        where ${own} and date between ${first} and ${last} and status in ('UNRECONCILED', 'PARTIALLY_RECONCILED')))`,
    },
    reconciliation: {
      view: 'treasury.reconciliation.view',
      of: sql`(
      select jsonb_build_object('total', count(*) filter (where s.kind = 'BANK'), 'differing', coalesce(jsonb_agg(
        jsonb_build_object('bankAccountId', account.id, 'alias', account.alias, 'currency', account.currency, 'minor', s.minor::text)
        order by account.alias, account.id) filter (where s.kind = 'UNEXPLAINED'), '[]'))
      from account cross join lateral reconciliation_statement(${tx.organizationId}, account.id, ${last}::date) s)`,
    },
    settlements: {
      view: 'invoicing.settlements.view',
      of: sql`(
      select jsonb_build_object('total', count(*), 'pending', count(*) filter (where settlement = 'PENDING'))
      from payment_record where ${own} and payout_on between ${first} and ${last})`,
    },
    bills: {
      view: 'treasury.bills.view',
      of: sql`(
      select jsonb_build_object('drafts', count(*) filter (where status = 'DRAFT'), 'submitted', count(*) filter (where status = 'SUBMITTED'))
      from bill where ${own} and date between ${first} and ${last} and status in ('DRAFT', 'SUBMITTED'))`,
    },
    payments: {
      view: 'treasury.payments.view',
      of: sql`(
      select jsonb_build_object('payments', count(*) filter (where kind = 'PAYMENT'), 'transfers', count(*) filter (where kind = 'TRANSFER'))
      from payment where ${own} and status = 'NEEDS_APPROVAL' and date between ${first} and ${last} and archived_at is null)`,
    },
    exceptions: {
      view: 'treasury.exceptions.view',
      of: sql`(
      select jsonb_build_object('open', count(*) filter (where status = 'OPEN'), 'inProgress', count(*) filter (where status = 'IN_PROGRESS'))
      from exception where ${own} and status in ('OPEN', 'IN_PROGRESS'))`,
    },
  }
}
