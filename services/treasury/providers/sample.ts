import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: ({ account }) => [
    `payment_provider (organization_id, id, provider, alias, mode, bank_account_id, counterparty_id, hook_token, created_at)
     select organization_id, id, 'DOKU', 'Shop ' || n, 'FILE', '${account}', id, lpad(n::text, 43, 'h'), moment from fewer where n < 20`,
    `payment_record (organization_id, id, provider_id, external_id, bank_account_id, currency, payout_on, gross_minor, fee_minor, vat_minor,
       withheld_minor, adjustment_minor, net_minor, transaction_count, members_minor, settlement, reconciliation_status, created_at)
     select f.organization_id, f.id, p.id, 'wd_' || f.n, '${account}', 'IDR', f.day, f.amount, 0, 0, 0, 0, f.amount, 1, f.amount, 'SETTLED',
       case when f.status = 'RECONCILED' then 'RECONCILED' else 'UNRECONCILED' end, f.moment
     from fewer f join payment_provider p on p.organization_id = f.organization_id and p.alias = 'Shop ' || (f.n % 20)`,
    `provider_transaction (organization_id, id, provider_id, external_id, kind, order_reference, channel, currency, gross_minor,
       adjustment_minor, net_minor, status, status_word, is_status_known, result, settlement, record_id, transacted_at,
       provider_updated_at, expected_on, created_at)
     select f.organization_id, f.id, p.id, 'txn_' || f.n, 'PAYMENT', 'INV-' || f.n, 'QRIS', 'IDR', f.amount, 0, f.amount, 'SUCCESS', 'SUCCESS',
       true, 'SUCCESS', 'SETTLED', f.id, f.moment, f.moment, f.day, f.moment
     from fewer f join payment_provider p on p.organization_id = f.organization_id and p.alias = 'Shop ' || (f.n % 20)`,
    `payment_record_member (organization_id, record_id, place, kind, transaction_id, net_minor, is_elsewhere)
     select organization_id, id, 0, 'TRANSACTION', id, amount, false from fewer`,
  ],
  requests: ({ ids, nth, sorted, filtered }) => ({
    pages: [
      ...sorted('/v1/payment-providers', '-createdAt', 'createdAt'),
      ...filtered('/v1/payment-providers', 'status=ACTIVE', 'provider=DOKU', `ids=${ids(10)}`),
      `/v1/payment-providers/${nth(0)}`,
      ...sorted('/v1/payment-records', '-payoutOn', 'payoutOn', '-net', 'net', '-createdAt', 'createdAt'),
      ...filtered(
        '/v1/payment-records',
        `providerId=${nth(0)}`,
        'payoutFrom=2023-04-10&payoutTo=2023-04-12',
        `ids=${ids(10)}`,
      ),
      `/v1/payment-records/${nth(0)}`,
      `/v1/payment-records/members?recordIds=${ids(10)}`,
      ...sorted(
        '/v1/payment-transactions',
        '-transactedAt',
        'transactedAt',
        '-gross',
        'gross',
        '-createdAt',
        'createdAt',
      ),
      ...filtered(
        '/v1/payment-transactions',
        'status=SUCCESS',
        `providerId=${nth(0)}`,
        `recordId=${nth(0)}`,
        'orderReference=INV-7',
        'hasMismatch=true',
        'transactedFrom=2023-04-10&transactedTo=2023-04-12',
        `ids=${ids(10)}`,
      ),
      `/v1/payment-transactions/${nth(0)}`,
      ...sorted('/v1/settlements', '-payoutOn', 'payoutOn', '-net', 'net', '-createdAt', 'createdAt'),
      ...filtered('/v1/settlements', 'provider=DOKU', 'payoutFrom=2023-04-10&payoutTo=2023-04-12', `ids=${ids(10)}`),
      `/v1/settlements/${nth(0)}`,
      `/v1/settlements/payments?settlementIds=${ids(10)}`,
      `/v1/settlements/of-transactions?transactionIds=${ids(10)}`,
    ],
    searches: ['/v1/payment-transactions?search=INV-7'],
    sums: [
      '/v1/payment-providers/summary',
      `/v1/payment-providers/figures?providerIds=${ids(10)}`,
      `/v1/payment-records/fees?recordIds=${ids(10)}`,
      '/v1/payment-records/summary',
      '/v1/payment-transactions/summary',
      '/v1/settlements/summary',
    ],
  }),
  uncounted: [
    '/v1/payment-providers/capabilities',
    // For services only.
    '/v1/provider-charges',
    '/v1/provider-charges/methods',
    '/v1/provider-virtual-accounts',
    '/v1/provider-virtual-accounts/banks',
    '/v1/projection/provider-transactions',
  ],
}
