import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  reconciliationTypeMismatch: {
    code: 'U-TRSY-RC-2',
    status: 422,
    en: 'Incoming and outgoing transactions can’t be matched.',
    id: 'Transaksi masuk dan keluar tidak dapat dicocokkan.',
  },
  reconciliationAmountBelow: {
    code: 'U-TRSY-RC-4',
    status: 422,
    en: 'The amount is below the total. Allow a partial match to continue.',
    id: 'Jumlah kurang dari total. Izinkan rekonsiliasi sebagian untuk melanjutkan.',
  },
  reconciliationDuplicates: {
    code: 'U-TRSY-RC-5',
    status: 422,
    en: 'The same transaction is listed twice.',
    id: 'Transaksi yang sama tercantum dua kali.',
  },
  reconciliationBulkNotAllowed: {
    code: 'U-TRSY-RC-6',
    status: 422,
    en: 'One side of a match must be a single transaction.',
    id: 'Salah satu sisi harus satu transaksi.',
  },
  reconciliationDifferentAccount: {
    code: 'U-TRSY-RC-7',
    status: 422,
    en: 'The transactions belong to different bank accounts.',
    id: 'Transaksi berasal dari rekening bank yang berbeda.',
  },
  reconciliationNotExclusive: {
    code: 'U-TRSY-RC-8',
    status: 409,
    en: 'This reconciliation is shared with others and can’t be removed on its own.',
    id: 'Pencocokan ini terkait dengan yang lain dan tidak dapat dibatalkan sendiri.',
  },
  recommendationNotFound: {
    code: 'U-TRSY-RC-9',
    status: 404,
    en: 'Recommendation not found.',
    id: 'Saran tidak ditemukan.',
  },
  recommendationNotPending: {
    code: 'U-TRSY-RC-10',
    status: 409,
    en: 'The recommendation is no longer pending.',
    id: 'Saran ini sudah diputuskan.',
  },
  manualTransferOneToOne: {
    code: 'U-TRSY-RC-11',
    status: 422,
    en: 'A manual transfer must be matched one to one.',
    id: 'Transfer manual harus dicocokkan satu lawan satu.',
  },
  manualTransferFull: {
    code: 'U-TRSY-RC-12',
    status: 422,
    en: 'A manual transfer must be matched in full.',
    id: 'Transfer manual harus dicocokkan penuh.',
  },
  reconciliationCurrencyDiffers: {
    code: 'U-TRSY-RC-13',
    status: 422,
    en: 'The transactions are in different currencies.',
    id: 'Mata uang transaksinya berbeda.',
  },
  reconciliationStatementZero: {
    code: 'U-TRSY-RC-14',
    status: 422,
    en: 'The statement amount can’t be zero.',
    id: 'Jumlah mutasi tidak boleh nol.',
  },
  reconciliationExpectedZero: {
    code: 'U-TRSY-RC-15',
    status: 422,
    en: 'The expected amount can’t be zero.',
    id: 'Jumlah rencana transaksi tidak boleh nol.',
  },
  reconciliationEmpty: {
    code: 'U-TRSY-RC-16',
    status: 422,
    en: 'Select at least one transaction on each side.',
    id: 'Pilih minimal satu transaksi di setiap sisi.',
  },
  runAtWork: {
    code: 'U-TRSY-RC-17',
    status: 409,
    en: 'A run is already in progress for this bank account.',
    id: 'Proses lain sedang berjalan pada rekening ini.',
  },
  reconciliationReasonRequired: {
    code: 'U-TRSY-RC-19',
    status: 422,
    en: 'A reason is required.',
    id: 'Alasan wajib diisi.',
  },
  reconciliationAlreadyRemoved: {
    code: 'U-TRSY-RC-20',
    status: 409,
    en: 'This reconciliation was already removed.',
    id: 'Pencocokan ini sudah dibatalkan.',
  },
  runInterrupted: {
    code: 'U-TRSY-RC-21',
    status: 500,
    en: 'The run was interrupted. Start it again.',
    id: 'Proses terputus. Mulai lagi.',
  },
  runNotReviewable: {
    code: 'U-TRSY-RC-22',
    status: 409,
    en: 'This run has nothing to review.',
    id: 'Tidak ada yang perlu ditinjau dari proses ini.',
  },
  adjustmentInvalid: {
    code: 'U-TRSY-RC-23',
    status: 422,
    en: 'The adjustment doesn’t explain the difference.',
    id: 'Penyesuaian tidak sesuai dengan selisih.',
  },
  autoReconciliationNeeded: {
    code: 'U-TRSY-RC-24',
    status: 403,
    en: 'You need permission for automatic reconciliation.',
    id: 'Anda memerlukan izin rekonsiliasi otomatis.',
  },
  adjustmentSignsDiffer: {
    code: 'U-TRSY-RC-25',
    status: 422,
    en: 'Adjustments can’t cancel each other out: all must be positive, or all negative.',
    id: 'Penyesuaian tidak boleh saling meniadakan: semuanya harus positif, atau semuanya negatif.',
  },
  adjustmentFeeAboveLimit: {
    code: 'U-TRSY-RC-26',
    status: 422,
    en: 'A bank fee can be at most {currency} {limit, amount}. More needs a reason and the permission to reconcile automatically.',
    id: 'Biaya bank maksimal {currency} {limit, amount}. Di atas itu diperlukan alasan dan izin rekonsiliasi otomatis.',
  },
  adjustmentWithholdingUnknown: {
    code: 'U-TRSY-RC-27',
    status: 422,
    en: 'This doesn’t match a known withholding tax rate (2, 10, 15, 4, 1.75, 2.65, 3.5 or 6%, with or without VAT, to the rupiah). It needs a reason and the permission to reconcile automatically.',
    id: 'Ini bukan pajak yang dipotong dengan tarif yang dikenal (2, 10, 15, 4, 1,75, 2,65, 3,5, atau 6%, dengan atau tanpa PPN, tepat sampai rupiah). Diperlukan alasan dan izin rekonsiliasi otomatis.',
  },
  adjustmentRoundingAboveLimit: {
    code: 'U-TRSY-RC-28',
    status: 422,
    en: 'Rounding can be at most {currency} {limit, amount}. More needs a reason and the permission to reconcile automatically.',
    id: 'Pembulatan maksimal {currency} {limit, amount}. Di atas itu diperlukan alasan dan izin rekonsiliasi otomatis.',
  },
  adjustmentFeeDirection: {
    code: 'U-TRSY-RC-29',
    status: 422,
    en: 'A bank fee lowers money in and raises money out. A difference the other way needs a reason and the permission to reconcile automatically.',
    id: 'Biaya bank mengurangi dana masuk dan menambah dana keluar. Selisih ke arah sebaliknya memerlukan alasan dan izin rekonsiliasi otomatis.',
  },
  adjustmentOverpayment: {
    code: 'U-TRSY-RC-30',
    status: 422,
    en: 'Only what a customer paid above invoices can be kept as credit.',
    id: 'Hanya kelebihan bayar pelanggan atas faktur yang dapat disimpan sebagai kredit.',
  },
})

/** Codes that are never returned: which code is returned instead, or what will use them (decision 0091). */
export const silent = {
  reconciliationNotExclusive: 'a reconciliation is removed as a whole, and shares no allocation with another',
  reconciliationStatementZero: '`U-TRSY-ST-26`: no line of zero is stored',
  reconciliationExpectedZero: '`G-2`: no expected transaction of zero is stored',
} satisfies Partial<Record<keyof typeof codes, string>>
