import { delimitedFormat } from './delimited.ts'

/** KlikBCA Bisnis and myBCA Bisnis: amount and mark share a cell; the balance may have no header, or be missing. */
export const bcaBisnis = delimitedFormat({
  name: 'BCA Bisnis',
  bankCode: '014',
  decimalMark: '.',
  header: ['Tanggal Transaksi', 'Keterangan', 'Cabang', 'Jumlah'],
  headerFits: header => header[header.indexOf('jumlah') + 1] !== '' || !header.includes('saldo'),
  dateColumn: 'Tanggal Transaksi',
  line: row => {
    const afterAmount = row.placeOf('Jumlah') + 1
    return {
      row: row.number,
      date: row.date('Tanggal Transaksi', 'dd/MM', 'dd/MM/yyyy', 'dd/MMM'),
      description: row.description('Keterangan'),
      ...row.markedTogether('Jumlah'),
      balance: row.has('Saldo') ? row.cell('Saldo') : row.width > afterAmount ? row.cell(afterAmount) : null,
    }
  },
})
