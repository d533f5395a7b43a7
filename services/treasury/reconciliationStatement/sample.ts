import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  requests: ({ nth }) => ({ sums: [`/v1/bank-accounts/${nth(0)}/reconciliation-statement?date=2025-12-31`] }),
}
