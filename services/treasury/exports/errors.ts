import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  exportFailed: {
    code: 'U-TRSY-EX-1',
    status: 500,
    en: 'Oops! An error occurred while exporting the records. Please try again later.',
    id: 'Maaf, terjadi kesalahan saat mengekspor data. Silakan coba lagi nanti.',
  },
  exportColumnUnknown: {
    code: 'U-TRSY-EX-2',
    status: 422,
    en: 'This list has no column {column}.',
    id: 'Daftar ini tidak memiliki kolom {column}.',
  },
  exportUnderWay: {
    code: 'U-TRSY-EX-3',
    status: 409,
    en: 'Another export of yours is still in progress. Wait until it’s finished, or cancel it.',
    id: 'Ekspor Anda yang lain masih berlangsung. Tunggu hingga selesai atau batalkan.',
  },
  exportOver: {
    code: 'U-TRSY-EX-4',
    status: 409,
    en: 'This export is already finished.',
    id: 'Ekspor ini sudah selesai.',
  },
  exportUnavailable: {
    code: 'U-TRSY-EX-5',
    status: 409,
    en: 'This file isn’t available. It’s either not ready yet or has expired.',
    id: 'Berkas ini tidak tersedia karena belum siap atau sudah kedaluwarsa.',
  },
})
