import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  journalUnmapped: {
    code: 'U-TRSY-JR-1',
    status: 422,
    en: 'Set an account code first for: {accounts}.',
    id: 'Isi kode akun terlebih dahulu untuk: {accounts}.',
  },
  journalUnchanged: {
    code: 'U-TRSY-JR-2',
    status: 409,
    en: 'There’s nothing new to export for this month.',
    id: 'Tidak ada jurnal baru untuk diekspor pada bulan ini.',
  },
  journalNotExported: {
    code: 'U-TRSY-JR-3',
    status: 409,
    en: 'This month hasn’t been exported yet.',
    id: 'Bulan ini belum pernah diekspor.',
  },
  journalTooLong: {
    code: 'U-TRSY-JR-4',
    status: 422,
    en: 'There are more than {most, number} entries in this month, too many to show or export.',
    id: 'Bulan ini berisi lebih dari {most, number} jurnal, terlalu banyak untuk ditampilkan atau diekspor.',
  },
})
