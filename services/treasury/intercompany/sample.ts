import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  requests: () => ({
    sums: ['/v1/analysis/intercompany?currency=IDR&accounts=014/2081134471,008/1370015579024'],
    pages: ['/v1/analysis/intercompany/accounts'],
  }),
  // What moved, what is expected, and what is owed.
  trips: { '/v1/analysis/intercompany': 3 },
}
