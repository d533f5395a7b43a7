// Files of counterparties.
import { codes } from '../errors.ts'
import type { ImportKind } from '../../recordImports/public.ts'
import { openCounterparties } from './openCounterparties.ts'
import { COUNTERPARTY_COLUMNS } from './rows.ts'

export const counterpartyImports: ImportKind = {
  description: 'Counterparties with their bank accounts.',
  columns: COUNTERPARTY_COLUMNS,
  hashInvalid: codes.counterpartyImportHashInvalid,
  permissions: { manage: 'treasury.counterparties.manage', view: 'treasury.counterparties.view' },
  route: {
    path: '/v1/counterparty-imports',
    operationId: 'importCounterparties',
    description: 'Checks a file, and stores it if there are no errors; refuses CP-6 another file than was checked',
  },
  template: {
    name: 'counterparties.csv',
    rows: [
      COUNTERPARTY_COLUMNS.known,
      [
        'PT Sinar Makmur Abadi',
        'Sinar Makmur',
        'CUST-001',
        'COMPANY',
        'finance@sinarmakmur.example',
        '0021832415000000',
        '014',
        '5220304471',
        'PT SINAR MAKMUR ABADI',
        'BCA utama',
      ],
      [
        'PT Sinar Makmur Abadi',
        'Sinar Makmur',
        'CUST-001',
        'COMPANY',
        'finance@sinarmakmur.example',
        '0021832415000000',
        '008',
        '1370015579024',
        'PT SINAR MAKMUR ABADI',
        'Mandiri',
      ],
      ['Budi Santoso', 'Budi', '', 'INDIVIDUAL', '', '', '', '', '', ''],
    ],
  },
  open: openCounterparties,
}
