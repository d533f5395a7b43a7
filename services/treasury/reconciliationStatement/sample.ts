import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  // The first account of the small organization, because requests that compute sums use that.
  requests: ({ nth }) => ({ sums: [`/v1/bank-accounts/${nth(4)}/reconciliation-statement?date=2025-12-31`] }),
}
