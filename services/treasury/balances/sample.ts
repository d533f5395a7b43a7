import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: () => [
    `account_day (organization_id, bank_account_id, day, in_minor, out_minor, lines)
     select organization_id, account_id, day, coalesce(sum(amount) filter (where direction = 'CREDIT'), 0),
       coalesce(sum(amount) filter (where direction = 'DEBIT'), 0), count(*)
     from record group by organization_id, account_id, day`,
    `account_month (organization_id, bank_account_id, month, in_minor, out_minor, lines)
     select organization_id, account_id, date_trunc('month', day)::date, coalesce(sum(amount) filter (where direction = 'CREDIT'), 0),
       coalesce(sum(amount) filter (where direction = 'DEBIT'), 0), count(*)
     from record group by 1, 2, 3`,
  ],
  requests: () => ({
    sums: ['/v1/balances', '/v1/balance-history?currency=IDR&from=2024-01-01&to=2024-03-31'],
  }),
}
