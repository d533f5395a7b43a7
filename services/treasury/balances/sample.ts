import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  requests: () => ({
    sums: ['/v1/balances', '/v1/balance-history?currency=IDR&from=2024-01-01&to=2024-03-31'],
  }),
}
