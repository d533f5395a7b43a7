import { delimitedFormat } from './delimited.ts'

/** Mandiri Kopra: the credit column comes before the debit column, months are named in English or Indonesian. */
export const mandiriKopra = delimitedFormat({
  name: 'Mandiri Kopra',
  bankCode: '008',
  decimalMark: '.',
  header: [
    'AccountNo',
    'Ccy',
    'PostDate',
    'Remarks',
    'AdditionalDesc',
    'Credit Amount',
    'Debit Amount',
    'Close Balance',
  ],
  dateColumn: 'PostDate',
  line: row => ({
    row: row.number,
    accountNumber: row.text('AccountNo'),
    currency: row.text('Ccy'),
    date: row.date('PostDate', 'dd MMMM yyyy'),
    description: row.description('Remarks', 'AdditionalDesc'),
    ...row.sides('Debit Amount', 'Credit Amount'),
    balance: row.cell('Close Balance'),
  }),
})
