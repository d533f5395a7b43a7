import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ make, note }) => {
    const input = {
      name: 'Matrix',
      direction: 'DEBIT',
      amount: '10.00',
      currency: 'IDR',
      rule: 'MONTHLY',
      startsOn: '2026-01-31',
    }
    note('PlannedLine', await make('createPlannedLine', input, 'plannedLine'))
  },
}
