import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  statementTooLong: {
    code: 'U-ACC-SA-1',
    status: 422,
    en: 'There’s too much in this period for one statement. Choose a shorter one.',
    id: 'Terlalu banyak transaksi dalam periode ini untuk satu rekening koran. Pilih periode yang lebih pendek.',
  },
  statementDoesNotAddUp: {
    code: 'U-ACC-SA-2',
    status: 409,
    en: 'The balance at the end of this period doesn’t match what was open then. Choose a statement until today.',
    id: 'Saldo pada akhir periode ini tidak cocok dengan yang terbuka saat itu. Pilih rekening koran sampai hari ini.',
  },
})
