import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  // Reads today's date first, which decides the months that have begun.
  requests: ({ filtered }) => ({ sums: filtered('/v1/month-end', 'month=2024-05') }),
  trips: { '/v1/month-end': 2 },
}
