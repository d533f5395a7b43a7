import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: ({ fewer }) => [
    `expected_transaction (organization_id, id, number, date, description, direction, amount_minor, allocated_minor, currency,
       status, counterparty_id, bank_account_id, created_at)
     select organization_id, id, 'EX-' || n, day, 'Invoice ' || n, direction, amount,
       case status when 'RECONCILED' then amount else 0 end, 'IDR', status, case when n < ${fewer} then id end, account_id, moment
     from record`,
  ],
  requests: ({ account, ids, nth, sorted, filtered }) => ({
    pages: [
      ...sorted('/v1/expected-transactions', '-date', 'date', '-amount', 'amount', '-createdAt', 'createdAt'),
      ...filtered(
        '/v1/expected-transactions',
        `bankAccountId=${account}`,
        `counterpartyId=${nth(0)}`,
        'status=UNRECONCILED',
        'source=MANUAL',
        'dateFrom=2024-03-01&dateTo=2024-03-31',
        'search=123000',
        `ids=${ids()}`,
      ),
      `/v1/expected-transactions/${nth(0)}`,
    ],
    sums: ['/v1/expected-transactions/summary'],
  }),
}
