import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  depositBankNotFound: {
    code: 'U-TRSY-DP-1',
    status: 404,
    en: 'Bank not found.',
    id: 'Bank tidak ditemukan.',
  },
  depositAlreadyMatured: {
    code: 'U-TRSY-DP-2',
    status: 409,
    en: 'The deposit has already matured.',
    id: 'Deposito sudah jatuh tempo.',
  },
  depositInterestInvalid: {
    code: 'U-TRSY-DP-3',
    status: 422,
    en: 'The interest percentage isn’t valid.',
    id: 'Persentase bunga tidak valid.',
  },
  depositNotFound: {
    code: 'U-TRSY-DP-4',
    status: 404,
    en: 'Deposit not found.',
    id: 'Deposito tidak ditemukan.',
  },
  depositCloseNotAllowed: {
    code: 'U-TRSY-DP-5',
    status: 409,
    en: 'The deposit can’t be closed.',
    id: 'Deposito ini tidak dapat ditutup.',
  },
  depositAliasExists: {
    code: 'U-TRSY-DP-6',
    status: 409,
    en: 'A deposit with this alias already exists.',
    id: 'Deposito dengan alias ini sudah ada.',
  },
  depositStatusInvalid: {
    code: 'U-TRSY-DP-7',
    status: 409,
    en: 'The deposit’s status doesn’t allow this.',
    id: 'Status deposito tidak mengizinkan tindakan ini.',
  },
  depositClosingDayInvalid: {
    code: 'U-TRSY-DP-8',
    status: 422,
    en: 'Choose a banking day after the issue date and before maturity.',
    id: 'Pilih hari kerja bank setelah tanggal penempatan dan sebelum jatuh tempo.',
  },
  depositPeriodReconciled: {
    code: 'U-TRSY-DP-9',
    status: 409,
    en: 'Money of this deposit is already reconciled. Unmatch it first.',
    id: 'Dana deposito ini sudah direkonsiliasi. Batalkan dulu pencocokannya.',
  },
})

/** Codes that are never returned: which code is returned instead, or what will use them (decision 0091). */
export const silent = {
  depositNotFound: '`G-7`, in the same words for what is unknown and for what is of another organization',
} satisfies Partial<Record<keyof typeof codes, string>>
