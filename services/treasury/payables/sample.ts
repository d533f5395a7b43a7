import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  requests: () => ({ sums: ['/v1/analysis/payables', '/v1/analysis/payables/bills?currency=IDR'] }),
}
