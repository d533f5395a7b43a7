import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ make, note, idOf, today }) => {
    const input = {
      date: today,
      dueDate: today,
      counterpartyId: idOf('Counterparty'),
      amount: { amount: '175000.00', currency: 'IDR' },
      idempotencyKey: randomUUID(),
    }
    note('Bill', await make('createBill', input, 'bill'))
  },
  ids: { 'bills.id': 'Bill', 'recordWithholdingSlip.id': 'Bill' },
  about: 'Bill',
}
