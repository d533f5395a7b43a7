import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: () => [
    `receipt_lag (organization_id, counterparty_id, days, samples)
     select organization_id, id, n % 90, 9 from fewer where n < 20000`,
    `forecast_snapshot (organization_id, currency, taken_on, opening_minor)
     select organization_id, 'IDR', current_date - n::int, 1000 from fewer where n < 400`,
    `forecast_snapshot_day (organization_id, currency, taken_on, day, source, in_minor, out_minor)
     select organization_id, 'IDR', current_date - n::int, current_date - n::int + ahead, 'MANUAL', 5, 3
     from fewer, generate_series(0, 90) ahead where n < 400`,
  ],
  requests: ({ filtered }) => ({
    sums: [
      ...filtered(
        '/v1/analysis/cash-forecast',
        'currency=IDR',
        `currency=IDR&unit=MONTH&scenarios=${encodeURIComponent('[{"receiptsLateDays":7}]')}`,
      ),
      '/v1/analysis/cash-forecast/records?currency=IDR&direction=CREDIT',
      ...filtered('/v1/analysis/cash-forecast/accuracy', 'currency=IDR', 'currency=IDR&unit=MONTH'),
    ],
  }),
  // Today's date, the balances, and the past forecasts.
  trips: { '/v1/analysis/cash-forecast/accuracy': 3 },
}
