// The columns of a file of payments or transfers. Their names are those of the file: English in every language.
import type { PaymentKind } from '../../_lib/paymentKind.ts'

export type ColumnName =
  | 'from_account_number'
  | 'counterparty_alias'
  | 'account_number'
  | 'bank_code'
  | 'to_account_number'
  | 'amount'
  | 'currency'
  | 'method'
  | 'date'
  | 'memo'
  | 'notes'

/** How the cells of a column are parsed when pasted or typed. */
type Reading = 'text' | 'number' | 'amount' | 'date' | 'word'

export type ImportColumn = { name: ColumnName; reading: Reading; width: string }

const from: ImportColumn = { name: 'from_account_number', reading: 'number', width: '150px' }
const terms: readonly ImportColumn[] = [
  // 17 digits and a decimal mark.
  { name: 'amount', reading: 'amount', width: '172px' },
  { name: 'currency', reading: 'word', width: '76px' },
  { name: 'method', reading: 'word', width: '116px' },
  { name: 'date', reading: 'date', width: '116px' },
  { name: 'memo', reading: 'text', width: '170px' },
  { name: 'notes', reading: 'text', width: '170px' },
]

export const importColumns: Readonly<Record<PaymentKind, readonly ImportColumn[]>> = {
  PAYMENT: [
    from,
    { name: 'counterparty_alias', reading: 'text', width: '190px' },
    { name: 'account_number', reading: 'number', width: '150px' },
    { name: 'bank_code', reading: 'number', width: '84px' },
    ...terms,
  ],
  TRANSFER: [
    from,
    { name: 'to_account_number', reading: 'number', width: '150px' },
    { name: 'bank_code', reading: 'number', width: '84px' },
    ...terms,
  ],
}
