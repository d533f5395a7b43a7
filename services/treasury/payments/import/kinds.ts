// Files of payments, and of transfers.
import { codes } from '../errors.ts'
import type { ImportKind } from '../../recordImports/public.ts'
import { openPayments, problemsOfNeeds } from './openPayments.ts'
import { PAYMENT_COLUMNS, TRANSFER_COLUMNS } from './rows.ts'

const ofBoth = {
  // Each gets its own number, event and approval.
  mostRows: 10_000,
  hashInvalid: codes.paymentImportHashInvalid,
  permissions: { manage: 'treasury.payments.create', view: 'treasury.payments.view' },
  problemsOf: problemsOfNeeds,
}

export const paymentImports: ImportKind = {
  description: 'Payments, which then need approval.',
  ...ofBoth,
  columns: PAYMENT_COLUMNS,
  route: {
    path: '/v1/payment-imports',
    operationId: 'importPayments',
    description:
      'Checks a file, and creates its payments if there are no errors; refuses TF-31 another file than was checked',
  },
  template: {
    name: 'payments.csv',
    rows: [
      PAYMENT_COLUMNS.known,
      [
        '2081134471',
        'Sinar Makmur',
        '1370015579024',
        '008',
        '1500000.00',
        'IDR',
        'BI_FAST',
        '2026-12-01',
        'INV-2026-000123',
        'November delivery',
      ],
    ],
  },
  open: openPayments('PAYMENT'),
}

export const transferImports: ImportKind = {
  description: 'Transfers, which then need approval.',
  ...ofBoth,
  columns: TRANSFER_COLUMNS,
  route: {
    path: '/v1/transfer-imports',
    operationId: 'importTransfers',
    description:
      'Checks a file, and creates its transfers if there are no errors; refuses TF-31 another file than was checked',
  },
  template: {
    name: 'transfers.csv',
    rows: [
      TRANSFER_COLUMNS.known,
      [
        '2081134471',
        '1370015500001',
        '008',
        '250000000.00',
        'IDR',
        'RTGS',
        '2026-12-01',
        'Payroll',
        'Fund the payroll account',
      ],
    ],
  },
  open: openPayments('TRANSFER'),
}
