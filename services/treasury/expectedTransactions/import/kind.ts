// Files of expected transactions.
import { codes } from '../errors.ts'
import type { ImportKind } from '../../recordImports/public.ts'
import { openExpected } from './openExpected.ts'
import { EXPECTED_COLUMNS } from './rows.ts'

export const expectedImports: ImportKind = {
  description: 'Expected transactions.',
  columns: EXPECTED_COLUMNS,
  hashInvalid: codes.expectedImportHashInvalid,
  permissions: { manage: 'treasury.expected.manage', view: 'treasury.expected.view' },
  route: {
    path: '/v1/expected-transaction-imports',
    operationId: 'importExpectedTransactions',
    description: 'Checks a file, and stores it if there are no errors; refuses ET-4 another file than was checked',
  },
  template: {
    name: 'expected-transactions.csv',
    rows: [
      [...EXPECTED_COLUMNS.known, 'data.po_number'],
      [
        '2026-12-01',
        'CREDIT',
        '1500000.00',
        'IDR',
        'Sinar Makmur',
        '2081134471',
        'Invoice INV-2026-000123',
        'November delivery',
        'INV-2026-000123',
        'PO-7781',
      ],
      ['2026-12-05', 'DEBIT', '250000.50', 'IDR', '', '', 'Office internet', '', '', ''],
    ],
  },
  open: openExpected,
}
