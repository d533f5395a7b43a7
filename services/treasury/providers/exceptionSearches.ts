// Exceptions of payment providers: missing money, amounts that don't add up, and stale connections.
import { type SQL, sql } from 'drizzle-orm'
import type { ExceptionSearch } from '../exceptionSearch.ts'
import { zoneInSql } from '../projection/public.ts'

/** An amount in wire format, for labels. */
const inUnits = (minor: SQL) => sql`to_char(${minor} / 100.0, 'FM999999999999999990.00')`

/** Money may be this many banking days late before it is reported. */
const LATE_BANKING_DAYS = 2

/** A paid order that is in no batch although its date has passed. */
const missingTransactions: ExceptionSearch = {
  type: 'MISSING_SETTLEMENT',
  subjectType: 'PAYMENT_TRANSACTION',
  // A credited order may be in a batch whose report is missing: then the batch is reported instead.
  find: (tx, { bankingDaysAgo }) => sql`
    select 'PAYMENT_TRANSACTION', t.id, '', left(t.order_reference || ' ' || p.alias, 200), p.bank_account_id, t.net_minor, t.currency,
      t.expected_on
    from provider_transaction t
    join payment_provider p on p.organization_id = t.organization_id and p.id = t.provider_id
    where t.organization_id = ${tx.organizationId} and t.record_id is null and t.status = 'SUCCESS' and t.kind = 'PAYMENT'
      and t.expected_on < ${bankingDaysAgo(LATE_BANKING_DAYS)}::date
      and not (t.settlement = 'SETTLED' and exists (
        select from payment_record r
        where r.organization_id = t.organization_id and r.provider_id = t.provider_id and r.currency = t.currency
          and r.transaction_count is null and r.payout_on >= (t.transacted_at at time zone ${zoneInSql(tx)})::date))`,
}

/** A batch that its provider has paid out, but that is not on the bank statement. */
const missingRecords: ExceptionSearch = {
  type: 'MISSING_SETTLEMENT',
  subjectType: 'PAYMENT_RECORD',
  find: (tx, { bankingDaysAgo }) => sql`
    select 'PAYMENT_RECORD', r.id, '', left(r.external_id || ' ' || p.alias, 200), r.bank_account_id, r.net_minor, r.currency, r.payout_on
    from payment_record r
    join payment_provider p on p.organization_id = r.organization_id and p.id = r.provider_id
    where r.organization_id = ${tx.organizationId} and r.settlement = 'SETTLED' and r.reconciliation_status = 'UNRECONCILED'
      and r.payout_on < ${bankingDaysAgo(LATE_BANKING_DAYS)}::date`,
}

/** A transaction whose net differs from the sum of its parts, or whose status is unknown. */
const wrongTransactions: ExceptionSearch = {
  type: 'AMOUNT_MISMATCH',
  subjectType: 'PAYMENT_TRANSACTION',
  find: tx => sql`
    select 'PAYMENT_TRANSACTION', t.id, case when t.is_status_known then '' else t.status_word end,
      left(t.order_reference || ' ' || p.alias, 200), p.bank_account_id, t.net_minor, t.currency,
      (t.transacted_at at time zone ${zoneInSql(tx)})::date
    from provider_transaction t
    join payment_provider p on p.organization_id = t.organization_id and p.id = t.provider_id
    where t.organization_id = ${tx.organizationId} and (t.figure_check = 'MISMATCH' or not t.is_status_known)`,
}

/** A customer paid another amount than requested: it is booked as paid, and reported. */
const otherAmounts: ExceptionSearch = {
  type: 'AMOUNT_MISMATCH',
  subjectType: 'PAYMENT_TRANSACTION',
  find: tx => sql`
    select 'PAYMENT_TRANSACTION', t.id, 'charge',
      left(c.invoice_number || ' ' || p.alias || ': ' || ${inUnits(sql`t.gross_minor`)}
        || case when t.gross_minor < c.amount_minor then ' < ' else ' > ' end || ${inUnits(sql`c.amount_minor`)}, 200),
      p.bank_account_id, abs(t.gross_minor - c.amount_minor), t.currency, (t.transacted_at at time zone ${zoneInSql(tx)})::date
    from provider_charge c
    join provider_transaction t on t.organization_id = c.organization_id and t.id = c.transaction_id and t.status = 'SUCCESS'
    join payment_provider p on p.organization_id = c.organization_id and p.id = c.provider_id
    where c.organization_id = ${tx.organizationId} and c.paid_minor <> c.amount_minor`,
}

/** A refund of an invoice's payment that may belong to several payments: it is booked once a user has chosen. */
const uncertainRefunds: ExceptionSearch = {
  type: 'AMOUNT_MISMATCH',
  subjectType: 'PAYMENT_TRANSACTION',
  find: tx => sql`
    select 'PAYMENT_TRANSACTION', t.id, 'refund', left(coalesce(c.invoice_number, t.order_reference) || ' ' || p.alias, 200),
      p.bank_account_id, t.gross_minor, t.currency, (t.transacted_at at time zone ${zoneInSql(tx)})::date
    from provider_transaction t
    join provider_charge c on c.organization_id = t.organization_id and c.provider_id = t.provider_id and c.reference = t.order_reference
    join payment_provider p on p.organization_id = t.organization_id and p.id = t.provider_id
    where t.organization_id = ${tx.organizationId} and t.kind <> 'PAYMENT' and t.status = 'SUCCESS' and not t.is_original_certain`,
}

/** A payment that was not refunded as a whole, by its own status or by refunds. */
const isStillPaid = (transaction: 't' | 'o') =>
  sql.raw(`${transaction}.status = 'SUCCESS' and ${transaction}.result <> 'REFUNDED'`)

/** An order that was paid twice: reports the later payment, with the earlier one; or a refund that was reported in two differing ways. */
const duplicateTransactions: ExceptionSearch = {
  type: 'DUPLICATE_SUSPICION',
  subjectType: 'PAYMENT_TRANSACTION',
  // A fixed virtual account accepts any number of payments.
  find: (tx, { settings }) => sql`
    select 'PAYMENT_TRANSACTION', t.id, o.external_id,
      left(t.order_reference || ' ' || p.alias || ': ' || t.external_id || ' = ' || o.external_id, 200), p.bank_account_id, t.gross_minor,
      t.currency, (t.transacted_at at time zone ${zoneInSql(tx)})::date
    from provider_transaction t
    join provider_transaction o on o.organization_id = t.organization_id and o.id = t.twin_id and (${isStillPaid('o')} or o.kind <> 'PAYMENT')
    join payment_provider p on p.organization_id = t.organization_id and p.id = t.provider_id
    where t.organization_id = ${tx.organizationId} and t.twin_id is not null and (${isStillPaid('t')} or t.kind <> 'PAYMENT')
      and not exists (
        select from provider_charge c where c.organization_id = t.organization_id and c.provider_id = t.provider_id
          and c.reference = t.order_reference and c.amount_minor is null)
      and ${settings.duplicateDays}::int > 0`,
}

/** A batch whose net, orders or carried amount don't add up. */
const wrongRecords: ExceptionSearch = {
  type: 'AMOUNT_MISMATCH',
  subjectType: 'PAYMENT_RECORD',
  find: tx => sql`
    select 'PAYMENT_RECORD', r.id, '', left(r.external_id || ' ' || p.alias, 200), r.bank_account_id, r.net_minor, r.currency, r.payout_on
    from payment_record r
    join payment_provider p on p.organization_id = r.organization_id and p.id = r.provider_id
    where r.organization_id = ${tx.organizationId} and r.has_mismatch`,
}

/** A provider that has not synced for a day, or fails. */
const staleProviders: ExceptionSearch = {
  type: 'STALE_CONNECTION',
  subjectType: 'PAYMENT_PROVIDER',
  find: (tx, { today }) => sql`
    select 'PAYMENT_PROVIDER', id, coalesce(last_synced_at::text, ''), alias, bank_account_id, null::bigint, null::char(3),
      (coalesce(last_synced_at, created_at) at time zone ${zoneInSql(tx)})::date
    from payment_provider
    where organization_id = ${tx.organizationId} and mode = 'API' and status = 'ACTIVE'
      and (last_error is not null or coalesce(last_synced_at, created_at) < ${today}::date - interval '1 day')`,
}

export const providerSearches: readonly ExceptionSearch[] = [
  missingTransactions,
  missingRecords,
  wrongTransactions,
  wrongRecords,
  otherAmounts,
  uncertainRefunds,
  duplicateTransactions,
  staleProviders,
]
