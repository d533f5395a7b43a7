import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ make, note, idOf, upload, today }) => {
    const line = {
      bankAccountId: idOf('BankAccount'),
      date: today,
      description: 'TRSF INV-2026-000702 PT MATRIKS',
      direction: 'CREDIT',
      amount: '275000.00',
    }
    note('StatementTransaction', await make('createStatementTransaction', line, 'statementTransaction'))
    const file = await upload(
      'STATEMENT',
      `Date,Description,Amount,Balance\n${today},TRSF INV-2026-000703,100000.00,100000.00\n`,
    )
    note('File', { id: file })
    const check = { bankAccountId: idOf('BankAccount'), fileId: file, dryRun: true }
    note('StatementImport', await make('importStatement', check, 'statementImport'))
  },
  ids: { importId: 'StatementImport' },
}
