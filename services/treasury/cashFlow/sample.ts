import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  // One category, named by bills; every fourth matched line is in it.
  rows: () => [
    `cash_category (organization_id, id, activity, name)
     select distinct organization_id, nth(0), 'OPERATING', 'Freight' from fewer`,
    `line_category (organization_id, statement_transaction_id, category_id, bank_account_id, day, direction, amount_minor)
     select organization_id, id, nth(0), account_id, day, direction, amount from fewer where status = 'RECONCILED' and n % 4 = 0`,
    `category_day (organization_id, bank_account_id, day, category_id, in_minor, out_minor, lines)
     select organization_id, account_id, day, nth(0), coalesce(sum(amount) filter (where direction = 'CREDIT'), 0),
       coalesce(sum(amount) filter (where direction = 'DEBIT'), 0), count(*)
     from fewer where status = 'RECONCILED' and n % 4 = 0 group by organization_id, account_id, day`,
    `category_month (organization_id, bank_account_id, month, category_id, in_minor, out_minor, lines)
     select organization_id, account_id, date_trunc('month', day)::date, nth(0), coalesce(sum(amount) filter (where direction = 'CREDIT'), 0),
       coalesce(sum(amount) filter (where direction = 'DEBIT'), 0), count(*)
     from fewer where status = 'RECONCILED' and n % 4 = 0 group by 1, 2, 3`,
  ],
  requests: ({ filtered, nth }) => ({
    sums: [
      ...filtered(
        '/v1/analysis/cash-flow',
        'currency=IDR&from=2024-01-01&to=2025-12-31',
        'currency=IDR&from=2024-02-10&to=2024-04-20&unit=WEEK&compare=YEAR',
      ),
      ...filtered(
        '/v1/analysis/cash-flow/lines',
        `currency=IDR&from=2023-01-01&to=2023-03-31&which=CATEGORY&categoryId=${nth(0)}`,
        'currency=IDR&from=2023-02-01&to=2023-02-28&which=UNCATEGORIZED&direction=DEBIT',
      ),
    ],
  }),
}
