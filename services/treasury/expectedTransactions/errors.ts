import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  expectedNotFound: {
    code: 'U-TRSY-ET-1',
    status: 404,
    en: 'Expected transaction not found.',
    id: 'Rencana transaksi tidak ditemukan.',
  },
  expectedAlreadyReconciled: {
    code: 'U-TRSY-ET-2',
    status: 409,
    en: 'The expected transaction is already reconciled.',
    id: 'Rencana transaksi sudah direkonsiliasi.',
  },
  expectedImportContentInvalid: {
    code: 'U-TRSY-ET-3',
    status: 422,
    en: 'This file isn’t a list of expected transactions. Use the template.',
    id: 'Berkas ini bukan daftar rencana transaksi. Gunakan template.',
  },
  expectedImportHashInvalid: {
    code: 'U-TRSY-ET-4',
    status: 422,
    en: 'The file has changed since it was checked. Check it again.',
    id: 'Berkas berubah sejak diperiksa. Periksa lagi.',
  },
  expectedAliasNotFound: {
    code: 'U-TRSY-ET-5',
    status: 422,
    en: 'No counterparty has the alias {alias}.',
    id: 'Tidak ada rekanan dengan alias {alias}.',
  },
  expectedExternalIdExists: {
    code: 'U-TRSY-ET-6',
    status: 409,
    en: 'An expected transaction with this external ID already exists.',
    id: 'Rencana transaksi dengan ID eksternal ini sudah ada.',
  },
  expectedDeleteReconciled: {
    code: 'U-TRSY-ET-7',
    status: 409,
    en: 'A reconciled expected transaction can’t be deleted.',
    id: 'Rencana transaksi yang sudah direkonsiliasi tidak dapat dihapus.',
  },
  expectedDeleteUnreconciled: {
    code: 'U-TRSY-ET-8',
    status: 409,
    en: 'An expected transaction that was unmatched keeps its history and can’t be deleted.',
    id: 'Rencana transaksi yang pencocokannya pernah dibatalkan memiliki riwayat dan tidak dapat dihapus.',
  },
  expectedAccountNumberNotFound: {
    code: 'U-TRSY-ET-11',
    status: 422,
    en: 'No bank account has the number {number}.',
    id: 'Tidak ada rekening bank dengan nomor {number}.',
  },
  expectedAccountNumberAmbiguous: {
    code: 'U-TRSY-ET-12',
    status: 422,
    en: 'More than one bank account has the number {number}.',
    id: 'Ada lebih dari satu rekening bank dengan nomor {number}.',
  },
  expectedCurrencyDiffers: {
    code: 'U-TRSY-ET-13',
    status: 422,
    en: 'The currency doesn’t match the bank account.',
    id: 'Mata uang berbeda dengan mata uang rekening bank.',
  },
  expectedRangeInvalid: {
    code: 'U-TRSY-ET-14',
    status: 422,
    en: 'The start of the range is after its end.',
    id: 'Awal rentang tidak boleh setelah akhirnya.',
  },
  expectedSourceNotEditable: {
    code: 'U-TRSY-ET-16',
    status: 409,
    en: 'This expected transaction belongs to another record. Edit it there.',
    id: 'Rencana transaksi ini berasal dari data lain dan hanya dapat diubah di sana.',
  },
  expectedArchived: {
    code: 'U-TRSY-ET-17',
    status: 409,
    en: 'The expected transaction is archived.',
    id: 'Rencana transaksi sudah diarsipkan.',
  },
  expectedNotArchived: {
    code: 'U-TRSY-ET-18',
    status: 409,
    en: 'The expected transaction isn’t archived.',
    id: 'Rencana transaksi ini tidak diarsipkan.',
  },
  expectedDataKeyRepeated: {
    code: 'U-TRSY-ET-19',
    status: 422,
    en: 'The name {key} appears more than once in the additional data.',
    id: 'Nama {key} muncul dua kali dalam data tambahan.',
  },
  recordImportRowRepeated: {
    code: 'U-TRSY-RI-14',
    status: 422,
    en: 'This row is the same as row {row, number}.',
    id: 'Baris ini sama dengan baris {row, number}.',
  },
})

/** Codes that are never returned: which code is returned instead, or what will use them (decision 0091). */
export const silent = {
  expectedNotFound: '`G-7`, in the same words for what is unknown and for what is of another organization',
} satisfies Partial<Record<keyof typeof codes, string>>
