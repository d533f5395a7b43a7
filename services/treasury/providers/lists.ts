// The lists of providers, batches and transactions: their filters and SQL.
import { and, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { id } from '../../kit/idShapes.ts'
import { atLeast, atMost, defineList, equalTo, filterBy, oneOf, sortBy } from '../../kit/list.ts'
import { type Currency, currency, money, showMoney } from '../../kit/money.ts'
import { amountFilters } from '../../kit/amountRange.ts'
import { checkAmountRange } from '../amountRange.ts'
import { zoneInSql } from '../projection/public.ts'
import { searchFilter } from '../../kit/searchWords.ts'
import { layersOf } from './layersOf.ts'
import { CHANNELS, TRANSACTION_KINDS } from './reports.ts'
import { PROVIDER_STATUSES } from './rules/lifecycle.ts'
import { PAYMENT_RESULTS, PROVIDERS, TRANSACTION_STATUSES } from './rules/statuses.ts'
import {
  paymentProvider,
  paymentRecord,
  type ProviderRow,
  providerTransaction,
  RECORD_RECONCILIATION_STATUSES,
  type RecordRow,
  SETTLEMENT_STATUSES,
  type TransactionRow,
} from './table.ts'

const minorText = (sum: SQL) => sql<bigint>`coalesce(${sum}, 0)::text`.mapWith(BigInt)

/** Connections are few: no index is needed for search. */
export const providerList = defineList<ProviderRow>({
  table: paymentProvider,
  filters: {
    search: searchFilter({ has: ({ word }) => sql`${paymentProvider.searchText} like contains_pattern(${word})` }),
    status: oneOf(paymentProvider.status, z.enum(PROVIDER_STATUSES)),
    provider: oneOf(paymentProvider.provider, z.enum(PROVIDERS)),
  },
  orders: ['-createdAt', 'createdAt'],
  sorts: { createdAt: sortBy(paymentProvider, 'createdAt') },
  select: tx => tx.select(getTableColumns(paymentProvider)).from(paymentProvider),
})

const layers = z.object({
  currency,
  pending: money.describe('Paid by payers, and not withdrawable yet'),
  withdrawable: money.describe('Credited at the provider, and in no batch'),
  onItsWay: money.describe('In a batch, and not matched to a bank line'),
})
const providerSummaryShape = z.object({
  totalCount: z.int(),
  atProviders: z.array(layers).describe('Money at providers by currency; of connections that the filter admits'),
})

/** The number of connections that match a filter, and the money at them, in three layers. */
export const providerSummary = {
  description: 'How many the filter admits, and the money at them by currency in three layers',
  body: providerSummaryShape,
  async read(tx: Tx, where: SQL | undefined): Promise<z.infer<typeof providerSummaryShape>> {
    type Sums = { count: number; currency: Currency | null; pending: string; withdrawable: string; on_its_way: string }
    const { rows } = await tx.execute<Sums>(sql`
      with ${layersOf(tx, where)},
      layers as (
        select currency, sum(pending) as pending, sum(withdrawable) as withdrawable, sum(on_its_way) as on_its_way
        from layers_of group by currency)
      select (select count(*)::int from shown) as count, l.currency, coalesce(sum(l.pending), 0)::text as pending,
        coalesce(sum(l.withdrawable), 0)::text as withdrawable, coalesce(sum(l.on_its_way), 0)::text as on_its_way
      from (select 1) as one left join layers l on true group by l.currency order by l.currency`)
    return {
      totalCount: rows[0]?.count ?? 0,
      atProviders: rows.flatMap(row =>
        row.currency === null
          ? []
          : [
              {
                currency: row.currency,
                pending: showMoney(BigInt(row.pending), row.currency),
                withdrawable: showMoney(BigInt(row.withdrawable), row.currency),
                onItsWay: showMoney(BigInt(row.on_its_way), row.currency),
              },
            ],
      ),
    }
  },
}

/** A batch with the amount received at the bank; null before it is matched. */
export type ListedRecord = RecordRow & { settledMinor: bigint | null; expectedTransactionId: string | null }

/** The amount of a batch matched with bank lines; null before. */
export const settledMinor = sql<bigint | null>`(
  select sum(a.amount_minor)::text from expected_transaction e
  join allocation a on a.organization_id = e.organization_id and a.expected_transaction_id = e.id
  join reconciliation r on r.organization_id = a.organization_id and r.id = a.reconciliation_id and r.removed_at is null
  where e.organization_id = payment_record.organization_id and e.payment_record_id = payment_record.id
    and e.status <> 'ARCHIVED')`.mapWith((text: string | null) => (text === null ? null : BigInt(text)))

const listedColumns = {
  ...getTableColumns(paymentRecord),
  settledMinor,
  expectedTransactionId: sql<string | null>`(
    select e.id from expected_transaction e
    where e.organization_id = payment_record.organization_id and e.payment_record_id = payment_record.id
      and e.status <> 'ARCHIVED')`,
}

export const recordList = defineList<ListedRecord>({
  table: paymentRecord,
  filters: {
    search: searchFilter({
      has: ({ word, amountMinor }) =>
        sql`(${paymentRecord.searchText} like contains_pattern(${word}) or ${paymentRecord.netMinor} = ${amountMinor}::bigint)`,
    }),
    providerId: equalTo(paymentRecord.providerId, id),
    bankAccountId: equalTo(paymentRecord.bankAccountId, id),
    settlement: oneOf(paymentRecord.settlement, z.enum(SETTLEMENT_STATUSES)),
    reconciliationStatus: oneOf(paymentRecord.reconciliationStatus, z.enum(RECORD_RECONCILIATION_STATUSES)),
    hasMismatch: equalTo(paymentRecord.hasMismatch, z.stringbool()),
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
  select: tx => tx.select(listedColumns).from(paymentRecord),
})

const recordSummaryShape = z.object({
  totalCount: z.int(),
  mismatchCount: z.int(),
  totals: z.array(money).describe('Net by currency'),
})

export const recordSummary = {
  description: 'How many the filter admits, how many of them do not add up, and their net by currency',
  body: recordSummaryShape,
  async read(tx: Tx, where: SQL | undefined): Promise<z.infer<typeof recordSummaryShape>> {
    const rows = await tx
      .select({
        currency: sql<Currency>`${paymentRecord.currency}`,
        count: sql<number>`count(*)::int`,
        mismatches: sql<number>`(count(*) filter (where ${paymentRecord.hasMismatch}))::int`,
        net: minorText(sql`sum(${paymentRecord.netMinor})`),
      })
      .from(paymentRecord)
      .where(where)
      .groupBy(paymentRecord.currency)
      .orderBy(paymentRecord.currency)
    return {
      totalCount: rows.reduce((total, { count }) => total + count, 0),
      mismatchCount: rows.reduce((total, { mismatches }) => total + mismatches, 0),
      totals: rows.map(row => showMoney(row.net, row.currency)),
    }
  },
}

/** The moment at which a date begins in the organization's time zone. */
const startOfDay = (tx: Tx, day: string, daysLater = 0) =>
  sql`((${day}::date + ${daysLater}::int)::timestamp at time zone ${zoneInSql(tx)})`

/** A refund with the provider's id of its payment, and whether its order has another payment that it could take back. */
export type ListedTransaction = TransactionRow & { originalName: string | null; hasOtherPayments: boolean }

const originalName = sql<string | null>`(
  select o.external_id from provider_transaction o
  where o.organization_id = provider_transaction.organization_id and o.id = provider_transaction.original_id)`

/** As `mayChoose`, but for what other refunds took of those payments. */
const hasOtherPayments = sql<boolean>`(
  provider_transaction.kind <> 'PAYMENT' and provider_transaction.order_reference <> '' and exists(
    select from provider_transaction o
    where o.organization_id = provider_transaction.organization_id and o.order_reference = provider_transaction.order_reference
      and o.provider_id = provider_transaction.provider_id and o.kind = 'PAYMENT' and o.status in ('SUCCESS', 'REVERSED')
      and o.currency = provider_transaction.currency and o.gross_minor >= abs(provider_transaction.gross_minor)
      and o.id is distinct from provider_transaction.original_id))`

export const transactionList = defineList<ListedTransaction>({
  table: providerTransaction,
  filters: {
    search: searchFilter({
      find: ({ word, amountMinor }) =>
        sql`${providerTransaction.id} in (select search_provider_transaction(${word}, ${amountMinor}::bigint))`,
      has: ({ word, amountMinor }) =>
        sql`(${providerTransaction.searchText} like contains_pattern(${word}) or ${providerTransaction.grossMinor} = ${amountMinor}::bigint)`,
    }),
    providerId: equalTo(providerTransaction.providerId, id),
    recordId: equalTo(providerTransaction.recordId, id),
    orderReference: equalTo(providerTransaction.orderReference, z.string().max(255)),
    kind: oneOf(providerTransaction.kind, z.enum(TRANSACTION_KINDS)),
    channel: oneOf(providerTransaction.channel, z.enum(CHANNELS)),
    status: oneOf(providerTransaction.status, z.enum(TRANSACTION_STATUSES)),
    result: oneOf(providerTransaction.result, z.enum(PAYMENT_RESULTS)),
    settlement: oneOf(providerTransaction.settlement, z.enum(SETTLEMENT_STATUSES)),
    // Not a parameter: the index of mismatches is partial.
    hasMismatch: filterBy(z.stringbool(), has =>
      has
        ? sql`${providerTransaction.figureCheck} = 'MISMATCH'`
        : sql`${providerTransaction.figureCheck} <> 'MISMATCH'`,
    ),
    transactedFrom: filterBy(z.iso.date(), (day, tx) => gte(providerTransaction.transactedAt, startOfDay(tx, day))),
    transactedTo: filterBy(z.iso.date(), (day, tx) => lt(providerTransaction.transactedAt, startOfDay(tx, day, 1))),
    currency: equalTo(providerTransaction.currency, currency),
    ...amountFilters(providerTransaction.grossMinor),
  },
  refine: checkAmountRange,
  orders: ['-transactedAt', 'transactedAt', '-gross', 'gross', '-createdAt', 'createdAt'],
  sorts: {
    transactedAt: sortBy(providerTransaction, 'transactedAt'),
    gross: sortBy(providerTransaction, 'grossMinor'),
    createdAt: sortBy(providerTransaction, 'createdAt'),
  },
  select: tx =>
    tx.select({ ...getTableColumns(providerTransaction), originalName, hasOtherPayments }).from(providerTransaction),
})

const transactionSummaryShape = z.object({
  totalCount: z.int(),
  grossTotals: z.array(money).describe('Gross by currency of what succeeded'),
  netTotals: z.array(money).describe('Net by currency of what succeeded'),
})

export const transactionSummary = {
  description: 'How many the filter admits, and the sums by currency of those that succeeded',
  body: transactionSummaryShape,
  async read(tx: Tx, where: SQL | undefined): Promise<z.infer<typeof transactionSummaryShape>> {
    const succeeded = eq(providerTransaction.status, 'SUCCESS')
    const rows = await tx
      .select({
        currency: sql<Currency>`${providerTransaction.currency}`,
        count: sql<number>`count(*)::int`,
        gross: minorText(sql`sum(${providerTransaction.grossMinor}) filter (where ${succeeded})`),
        net: minorText(sql`sum(${providerTransaction.netMinor}) filter (where ${succeeded})`),
      })
      .from(providerTransaction)
      .where(and(where))
      .groupBy(providerTransaction.currency)
      .orderBy(providerTransaction.currency)
    return {
      totalCount: rows.reduce((total, { count }) => total + count, 0),
      grossTotals: rows.map(row => showMoney(row.gross, row.currency)),
      netTotals: rows.map(row => showMoney(row.net, row.currency)),
    }
  },
}
