// The columns of a customer file, and their form fields.
import type { Columns } from '../../../../kit/recordImports/readCsv.ts'
import { codes } from '../errors.ts'

export const CUSTOMER_COLUMNS = {
  required: ['type', 'legal_name', 'email', 'phone', 'street', 'ward', 'postal_code'],
  known: [
    'type',
    'legal_name',
    'alias',
    'email',
    'phone',
    'industry',
    'employees',
    'pic_name',
    'pic_position',
    'pic_email',
    'pic_phone',
    'identity_number',
    'tax_number',
    'branch_number',
    'business_number',
    'tax_status',
    'withholding',
    'street',
    'ward',
    'postal_code',
    'bank_name',
    'account_number',
    'account_name',
    'branch_name',
    'finance_name',
    'finance_email',
    'language',
  ],
  // Payments go there: a digit dropped by the spreadsheet would make it another account.
  digits: ['account_number'],
  otherFile: codes.customerImportContentInvalid,
} as const satisfies Columns

type CustomerColumn = (typeof CUSTOMER_COLUMNS.known)[number]

/** The column of a form field; an address has several. */
export function columnOf(path: string): CustomerColumn {
  const name = path.split('.').at(-1) ?? path
  const snake = name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  return CUSTOMER_COLUMNS.known.find(column => column === snake) ?? 'ward'
}
