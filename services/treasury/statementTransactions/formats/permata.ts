import { delimitedFormat } from './delimited.ts'

/** PermataNet and Permata e-Business. */
export const permata = delimitedFormat({
  name: 'Permata',
  bankCode: '013',
  decimalMark: '.',
  header: ['Posting Date', 'Eff Date', 'Transaction Desc', 'Debit', 'Credit', 'Balance'],
  dateColumn: 'Posting Date',
  line: row => ({
    row: row.number,
    date: row.date('Posting Date', 'dd/MM/yyyy'),
    ...row.transaction('Eff Date', 'dd/MM/yyyy'),
    description: row.description('Transaction Desc'),
    ...row.sides('Debit', 'Credit'),
    balance: row.cell('Balance'),
  }),
})
