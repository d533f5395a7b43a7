import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ make, note, idOf, today }) => {
    const input = {
      kind: 'PAYMENT',
      fromAccountId: idOf('BankAccount'),
      counterpartyAccountId: idOf('CounterpartyBankAccount'),
      amount: { amount: '150000.00', currency: 'IDR' },
      date: today,
      idempotencyKey: randomUUID(),
    }
    note('Payment', await make('createPayment', input, 'payment'))
  },
  about: 'Payment',
  ids: {
    fromAccountId: 'BankAccount',
    toAccountId: 'BankAccount',
    importId: 'RecordImport',
    'payments.id': 'Payment',
  },
}
