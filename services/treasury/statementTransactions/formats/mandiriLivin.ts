import { delimitedFormat } from './delimited.ts'

/** Livin' by Mandiri, its sheet saved as CSV: one signed amount. */
export const mandiriLivin = delimitedFormat({
  name: 'Mandiri Livin',
  bankCode: '008',
  decimalMark: ',',
  header: ['Tanggal', 'Keterangan', 'Nominal', 'Saldo'],
  dateColumn: 'Tanggal',
  line: row => ({
    row: row.number,
    date: row.date('Tanggal', 'dd MMM yyyy'),
    description: row.description('Keterangan'),
    ...row.signed('Nominal'),
    balance: row.cell('Saldo'),
  }),
})
