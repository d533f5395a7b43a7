import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ make, note, idOf, today }) => {
    const account = idOf('BankAccount')
    const input = {
      bankCode: '014',
      alias: 'Deposit',
      amount: { amount: '100000000.00', currency: 'IDR' },
      issuedOn: today,
      tenor: 3,
      tenorType: 'MONTHS',
      interestRate: '5.25',
      sourceAccountId: account,
      payoutAccountId: account,
    }
    note('Deposit', await make('createDeposit', input, 'deposit'))
  },
  ids: { sourceAccountId: 'BankAccount', payoutAccountId: 'BankAccount' },
}
