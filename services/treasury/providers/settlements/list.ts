// The list of settlements, for users of invoicing: payouts of payment providers for customers' payments.
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { z } from 'zod'
import { amountFilters } from '../../../kit/amountRange.ts'
import { currency } from '../../../kit/money.ts'
import { atLeast, atMost, defineList, equalTo, filterBy, oneOf, sortBy } from '../../../kit/list.ts'
import { listOf } from '../../../kit/query.ts'
import { searchFilter } from '../../../kit/searchWords.ts'
import { checkAmountRange } from '../../amountRange.ts'
import { PROVIDERS, type ProviderName } from '../rules/statuses.ts'
import { paymentProvider, paymentRecord, type RecordRow, SETTLEMENT_STATUSES } from '../table.ts'

/** The bank line that the batch is matched with; minor units as text. */
type Line = { id: string; date: string; description: string; amountMinor: string }

/** A batch with its provider and its bank account. */
export type SettlementRow = RecordRow & {
  provider: ProviderName
  providerAlias: string
  accountAlias: string
  lines: Line[]
}

const columns = {
  ...getTableColumns(paymentRecord),
  provider: paymentProvider.provider,
  providerAlias: sql<string>`${paymentProvider.alias}`.as('provider_alias'),
  accountAlias: sql<string>`(
    select b.alias from bank_account b
    where b.organization_id = payment_record.organization_id and b.id = payment_record.bank_account_id)`.as(
    'account_alias',
  ),
  lines: sql<Line[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', s.id, 'date', s.date, 'description', s.description,
      'amountMinor', a.amount_minor::text) order by s.date, s.id)
    from expected_transaction e
    join allocation a on a.organization_id = e.organization_id and a.expected_transaction_id = e.id
    join reconciliation r on r.organization_id = a.organization_id and r.id = a.reconciliation_id and r.removed_at is null
    join statement_transaction s on s.organization_id = a.organization_id and s.id = a.statement_transaction_id
    where e.organization_id = payment_record.organization_id and e.payment_record_id = payment_record.id
      and e.status <> 'ARCHIVED'), '[]')`.as('lines'),
}

const ofProvider = filterBy(
  listOf(z.enum(PROVIDERS)),
  names => sql`${paymentRecord.providerId} in (
    select p.id from payment_provider p
    where p.organization_id = ${paymentRecord.organizationId} and p.provider = any (${sql.param([...names])}::text[]))`,
)

export const settlementList = defineList<SettlementRow>({
  table: paymentRecord,
  filters: {
    search: searchFilter({
      has: ({ word, amountMinor }) =>
        sql`(${paymentRecord.searchText} like contains_pattern(${word}) or ${paymentRecord.netMinor} = ${amountMinor}::bigint)`,
    }),
    provider: ofProvider,
    status: oneOf(paymentRecord.settlement, z.enum(SETTLEMENT_STATUSES)),
    payoutFrom: atLeast(paymentRecord.payoutOn, z.iso.date()),
    payoutTo: atMost(paymentRecord.payoutOn, z.iso.date()),
    currency: equalTo(paymentRecord.currency, currency),
    ...amountFilters(paymentRecord.netMinor),
  },
  refine: checkAmountRange,
  orders: ['-payoutOn', 'payoutOn', '-net', 'net', '-createdAt', 'createdAt'],
  sorts: {
    payoutOn: sortBy(paymentRecord, 'payoutOn'),
    net: sortBy(paymentRecord, 'netMinor'),
    createdAt: sortBy(paymentRecord, 'createdAt'),
  },
  select: tx =>
    tx
      .select(columns)
      .from(paymentRecord)
      .innerJoin(
        paymentProvider,
        and(
          eq(paymentProvider.organizationId, paymentRecord.organizationId),
          eq(paymentProvider.id, paymentRecord.providerId),
        ),
      ),
})
