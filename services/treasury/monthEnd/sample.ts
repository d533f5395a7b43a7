import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  // Today is asked for first: it says which months have begun.
  requests: ({ filtered }) => ({ sums: filtered('/v1/month-end', 'month=2024-05') }),
  trips: { '/v1/month-end': 2 },
}
