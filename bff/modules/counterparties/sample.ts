import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ make, note }) => {
    const counterparty = await make<{ id: string; uuid: string; bankAccounts: { id: string }[] }>(
      'createCounterparty',
      {
        legalName: 'PT Matriks',
        alias: `Matriks ${randomUUID()}`,
        type: 'COMPANY',
        bankAccounts: [{ bankCode: '014', accountNumber: '1234567890', accountName: 'PT Matriks' }],
      },
      'counterparty',
      '{ id uuid bankAccounts { id } }',
    )
    note('Counterparty', counterparty)
    note('CounterpartyBankAccount', counterparty.bankAccounts[0])
  },
  ids: { counterpartyAccountId: 'CounterpartyBankAccount', 'bankAccounts.id': 'CounterpartyBankAccount' },
  withoutIds: ['createCounterparty'],
}
