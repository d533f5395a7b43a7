import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: () => [
    `receipt_lag (organization_id, counterparty_id, days, samples)
     select organization_id, id, n % 90, 9 from fewer where n < 20000`,
  ],
  requests: ({ filtered }) => ({
    sums: [
      ...filtered('/v1/analysis/cash-forecast', 'currency=IDR', 'currency=IDR&unit=MONTH&receiptsLateDays=7'),
      '/v1/analysis/cash-forecast/records?currency=IDR&direction=CREDIT',
    ],
  }),
}
