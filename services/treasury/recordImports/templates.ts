import { stringify } from 'csv-stringify/sync'
import { COUNTERPARTY_COLUMNS } from './counterpartyRows.ts'
import { EXPECTED_COLUMNS } from './expectedRows.ts'
import { PAYMENT_COLUMNS, TRANSFER_COLUMNS } from './paymentRows.ts'

export const TEMPLATE_NAMES = [
  'counterparties.csv',
  'expected-transactions.csv',
  'payments.csv',
  'transfers.csv',
] as const

/** Templates to fill in, each with rows that show what goes where. Headers are English and fixed. */
export const TEMPLATES: Readonly<Record<(typeof TEMPLATE_NAMES)[number], string>> = {
  'counterparties.csv': stringify([
    COUNTERPARTY_COLUMNS.known,
    [
      'PT Sinar Makmur Abadi',
      'Sinar Makmur',
      'CUST-001',
      'COMPANY',
      'finance@sinarmakmur.example',
      '0021832415000000',
      '014',
      '2081134471',
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
  ]),
  'expected-transactions.csv': stringify([
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
  ]),
  'payments.csv': stringify([
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
  ]),
  'transfers.csv': stringify([
    TRANSFER_COLUMNS.known,
    ['2081134471', '1370015500001', '250000000.00', 'IDR', 'RTGS', '2026-12-01', 'Payroll', 'Fund the payroll account'],
  ]),
}
