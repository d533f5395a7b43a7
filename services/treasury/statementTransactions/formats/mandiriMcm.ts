import { delimitedFormat } from './delimited.ts'

/** Mandiri Cash Management, old export: two columns are named Description, and there is no balance. */
export const mandiriMcm = delimitedFormat({
  name: 'Mandiri MCM',
  bankCode: '008',
  decimalMark: '.',
  header: ['Account No', 'Date', 'Val. Date', 'Transaction Code', 'Description', 'Reference No', 'Debit', 'Credit'],
  dateColumn: 'Date',
  line: row => ({
    row: row.number,
    accountNumber: row.text('Account No'),
    date: row.date('Date', 'dd/MM/yy'),
    description: row.description('Description', 'Reference No'),
    ...row.sides('Debit', 'Credit'),
  }),
})
