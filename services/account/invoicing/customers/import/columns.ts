// The columns of a file of customers, and the fields that they fill.
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
  // Money goes there: a digit that the spreadsheet dropped would be another account.
  digits: ['account_number'],
  otherFile: codes.customerImportContentInvalid,
} as const satisfies Columns

type CustomerColumn = (typeof CUSTOMER_COLUMNS.known)[number]

/** The column that a field of the form comes from: an address is of several. */
export function columnOf(path: string): CustomerColumn {
  const name = path.split('.').at(-1) ?? path
  const snake = name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  return CUSTOMER_COLUMNS.known.find(column => column === snake) ?? 'ward'
}
