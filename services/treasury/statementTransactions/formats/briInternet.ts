import { delimitedFormat } from './delimited.ts'

/** BRI internet banking: Indonesian numbers. */
export const briInternet = delimitedFormat({
  name: 'BRI Internet Banking',
  bankCode: '002',
  decimalMark: ',',
  header: ['Tanggal Transaksi', 'Uraian Transaksi', 'Teller', 'Debet', 'Kredit', 'Saldo'],
  dateColumn: 'Tanggal Transaksi',
  line: row => ({
    row: row.number,
    date: row.date('Tanggal Transaksi', 'dd/MM/yy'),
    description: row.description('Uraian Transaksi'),
    ...row.sides('Debet', 'Kredit'),
    balance: row.cell('Saldo'),
  }),
})
