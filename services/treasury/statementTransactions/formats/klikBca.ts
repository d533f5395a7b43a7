import { delimitedFormat } from './delimited.ts'

/** KlikBCA for individuals: the mark is in a column without a name, dates without a year are in separate quotes. */
export const klikBca = delimitedFormat({
  name: 'KlikBCA',
  bankCode: '014',
  decimalMark: '.',
  header: ['Tanggal Transaksi|Date', 'Keterangan|Description', 'Cabang|Branch', 'Jumlah|Amount', 'Saldo|Balance'],
  headerFits: header => header[amountAt(header) + 1] === '',
  dateColumn: 'Tanggal Transaksi|Date',
  closes: true,
  line: row => {
    const amount = row.placeOf('Jumlah|Amount')
    return {
      row: row.number,
      date: row.date('Tanggal Transaksi|Date', 'dd/MM', 'dd/MM/yyyy', 'dd/MMM'),
      description: row.description('Keterangan|Description'),
      ...row.marked(amount, amount + 1),
      balance: row.cell('Saldo|Balance'),
    }
  },
})

const amountAt = (header: readonly string[]) => header.findIndex(name => name === 'jumlah' || name === 'amount')
