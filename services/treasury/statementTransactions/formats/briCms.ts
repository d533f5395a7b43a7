import { delimitedFormat } from './delimited.ts'

/** BRI Cash Management System: each row has the opening and closing balance. */
export const briCms = delimitedFormat({
  name: 'BRI CMS',
  bankCode: '002',
  decimalMark: '.',
  header: ['TGL_TRAN', 'DESK_TRAN', 'MUTASI_DEBET', 'MUTASI_KREDIT', 'SALDO_AKHIR_MUTASI'],
  dateColumn: 'TGL_TRAN',
  line: row => {
    const sides = row.sides('MUTASI_DEBET', 'MUTASI_KREDIT')
    row.agrees('GLSIGN', sides.direction)
    return {
      row: row.number,
      ...(row.has('NOREK') && { accountNumber: row.text('NOREK') }),
      date: row.date('TGL_TRAN', 'yyyy-MM-dd'),
      description: row.description('DESK_TRAN', 'TRREMK', 'REMARK_CUSTOM'),
      ...sides,
      ...(row.has('SALDO_AWAL_MUTASI') && { balanceBefore: row.cell('SALDO_AWAL_MUTASI') }),
      balance: row.cell('SALDO_AKHIR_MUTASI'),
    }
  },
})
