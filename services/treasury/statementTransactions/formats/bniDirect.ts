import { delimitedFormat } from './delimited.ts'

/** BNI Direct: times with dots, a last column that may be missing, parts of the text separated by bars. */
export const bniDirect = delimitedFormat({
  name: 'BNI Direct',
  bankCode: '009',
  decimalMark: '.',
  header: ['Post Date', 'Branch', 'Journal No', 'Description', 'Debit', 'Credit'],
  dateColumn: 'Post Date',
  line: row => ({
    row: row.number,
    date: row.date('Post Date', 'dd/MM/yy'),
    ...row.transaction('Value Date', 'dd/MM/yy'),
    description: row.description('Description'),
    ...row.sides('Debit', 'Credit'),
    balance: row.has('Balance') ? row.cell('Balance') : null,
  }),
})

/** BNI Direct's workbook saved as CSV: one amount, with D or K in another column. */
export const bniDirectSheet = delimitedFormat({
  name: 'BNI Direct (workbook)',
  bankCode: '009',
  decimalMark: '.',
  header: ['Post Date|Posting Date', 'Description', 'Amount', 'DB/CR', 'Balance'],
  dateColumn: 'Post Date|Posting Date',
  line: row => ({
    row: row.number,
    date: row.date('Post Date|Posting Date', 'dd/MM/yy'),
    description: row.description('Description'),
    ...row.marked('Amount', 'DB/CR'),
    balance: row.cell('Balance'),
  }),
})
