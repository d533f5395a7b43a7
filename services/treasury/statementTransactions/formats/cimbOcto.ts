import { delimitedFormat } from './delimited.ts'

/** CIMB Niaga OCTO: semicolons, plain numbers. */
export const cimbOcto = delimitedFormat({
  name: 'CIMB OCTO',
  bankCode: '022',
  decimalMark: '.',
  header: ['Tanggal', 'Deskripsi', 'Debit', 'Kredit', 'Saldo'],
  dateColumn: 'Tanggal',
  line: row => ({
    row: row.number,
    date: row.date('Tanggal', 'dd-MMM-yyyy'),
    description: row.description('Deskripsi'),
    ...row.sides('Debit', 'Kredit'),
    balance: row.cell('Saldo'),
  }),
})
