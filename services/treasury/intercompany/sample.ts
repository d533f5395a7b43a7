import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  requests: () => ({
    sums: ['/v1/analysis/intercompany?currency=IDR&accounts=014/2081134471,008/1370015579024'],
    pages: ['/v1/analysis/intercompany/accounts'],
  }),
  // The movements, the expected amounts, and the owed amounts.
  trips: { '/v1/analysis/intercompany': 3 },
}
