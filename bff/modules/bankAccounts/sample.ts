import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ make, note, idOf }) => {
    const input = {
      bankCode: '014',
      accountNumber: String(Date.now()).slice(-10),
      alias: `Matrix ${randomUUID()}`,
      entityId: idOf('Entity'),
      currency: 'IDR',
    }
    note('BankAccount', await make('createBankAccount', input, 'bankAccount'))
  },
  // Connections, their credentials and their schedule.
  about: 'BankAccount',
  values: { bankCode: '014', accountNumber: '1234567890' },
}
