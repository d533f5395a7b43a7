import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ make, note, idOf, today }) => {
    const input = {
      date: today,
      description: 'Invoice INV-2026-000702',
      direction: 'CREDIT',
      amount: { amount: '275000.00', currency: 'IDR' },
      counterpartyId: idOf('Counterparty'),
    }
    note('ExpectedTransaction', await make('createExpectedTransaction', input, 'expectedTransaction'))
  },
}
