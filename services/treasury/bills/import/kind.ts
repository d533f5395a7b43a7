// Files of bills.
import type { ImportKind } from '../../recordImports/public.ts'
import { codes } from '../errors.ts'
import { openBills } from './openBills.ts'
import { BILL_COLUMNS } from './rows.ts'

export const billImports: ImportKind = {
  description: 'Bills, as drafts.',
  columns: BILL_COLUMNS,
  // Each gets its own number and event.
  mostRows: 10_000,
  hashInvalid: codes.billImportHashInvalid,
  permissions: { manage: 'treasury.bills.manage', view: 'treasury.bills.view' },
  route: {
    path: '/v1/bill-imports',
    operationId: 'importBills',
    description:
      'Checks a file, and creates its drafts if there are no errors; refuses BI-24 another file than was checked',
  },
  template: {
    name: 'bills.csv',
    rows: [
      BILL_COLUMNS.known,
      [
        '2026-12-01',
        '2026-12-20',
        'Graha Teknik',
        'Maintenance',
        'GTP/INV/1120',
        '109000000.00',
        'IDR',
        '100000000.00',
        'STANDARD',
        '',
        'PPH23',
        '',
        '',
        '24-104-01',
        '',
        '04002600098811204',
        '2026-12-01',
        '',
      ],
      [
        '2026-12-02',
        '2026-12-16',
        'Sinar Makmur',
        'Office',
        'INV/2026/0815',
        '2500000.00',
        'IDR',
        ...Array<string>(11).fill(''),
      ],
    ],
  },
  open: openBills,
}
