import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  billNotFound: {
    code: 'U-TRSY-BI-1',
    status: 404,
    en: 'Bill not found.',
    id: 'Tagihan tidak ditemukan.',
  },
  billStatementAlreadyReconciled: {
    code: 'U-TRSY-BI-2',
    status: 409,
    en: 'The statement transaction is already reconciled.',
    id: 'Mutasi sudah direkonsiliasi.',
  },
  billAmountUnmatched: {
    code: 'U-TRSY-BI-3',
    status: 422,
    en: 'A bill can’t be paid with an amount that doesn’t match.',
    id: 'Tagihan tidak dapat dilunasi dengan jumlah yang tidak cocok.',
  },
  billNeedsAutoReconciliation: {
    code: 'U-TRSY-BI-4',
    status: 403,
    en: 'You need permission for automatic reconciliation.',
    id: 'Anda memerlukan izin rekonsiliasi otomatis.',
  },
  billMutationMustBeDebit: {
    code: 'U-TRSY-BI-5',
    status: 422,
    en: 'The statement transaction must be outgoing.',
    id: 'Mutasi harus berupa mutasi keluar.',
  },
  billStatusInvalid: {
    code: 'U-TRSY-BI-8',
    status: 409,
    en: 'The bill’s status doesn’t allow this.',
    id: 'Status tagihan tidak mengizinkan tindakan ini.',
  },
  billOwnApproval: {
    code: 'U-TRSY-BI-9',
    status: 409,
    en: 'Someone else must approve a bill you created or edited.',
    id: 'Tagihan yang Anda buat atau ubah harus disetujui orang lain.',
  },
  billPartlyPaid: {
    code: 'U-TRSY-BI-10',
    status: 409,
    en: 'Part of this bill is already reconciled. Unmatch it first.',
    id: 'Sebagian tagihan sudah direkonsiliasi. Batalkan dulu pencocokannya.',
  },
  billDueBeforeDate: {
    code: 'U-TRSY-BI-11',
    status: 422,
    en: 'The due date can’t be before the bill date.',
    id: 'Jatuh tempo tidak boleh sebelum tanggal tagihan.',
  },
  billAmountDiffers: {
    code: 'U-TRSY-TF-13',
    status: 422,
    en: 'The amount doesn’t match the bill.',
    id: 'Jumlah berbeda dengan tagihan.',
  },
  billCurrencyDiffers: {
    code: 'U-TRSY-TF-14',
    status: 422,
    en: 'The currency doesn’t match the bill.',
    id: 'Mata uang berbeda dengan tagihan.',
  },
  billCounterpartyDiffers: {
    code: 'U-TRSY-TF-15',
    status: 422,
    en: 'The counterparty doesn’t match the bill.',
    id: 'Rekanan berbeda dengan tagihan.',
  },
  paymentAlreadyCreated: {
    code: 'U-TRSY-TF-16',
    status: 409,
    en: 'A payment for this bill already exists.',
    id: 'Pembayaran untuk tagihan ini sudah dibuat.',
  },
})

/** Codes that nothing answers with, and what is answered instead, or what brings them (decision 0091). */
export const silent = {
  billNotFound: '`G-7`, in the same words for what is unknown and for what is of another organization',
} satisfies Partial<Record<keyof typeof codes, string>>
