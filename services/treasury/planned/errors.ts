import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  providerCredentialsRequired: {
    code: 'U-TRSY-BA-9',
    status: 422,
    en: 'Credentials are required for a payment provider.',
    id: 'Kredensial wajib diisi untuk penyedia pembayaran.',
  },
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
  exportFailed: {
    code: 'U-TRSY-EX-1',
    status: 500,
    en: 'Oops! An error occurred while exporting the records. Please try again later.',
    id: 'Maaf, terjadi kesalahan saat mengekspor data. Silakan coba lagi nanti.',
  },
  activityChainBroken: {
    code: 'U-TRSY-AL-1',
    status: 500,
    en: 'The activity log can’t be verified from entry {position} onward.',
    id: 'Verifikasi log aktivitas gagal mulai entri {position}.',
  },
})

/** Codes that nothing answers with, and what is answered instead, or what brings them (decision 0091). */
export const silent = {
  providerCredentialsRequired: 'payment providers bring it: until then no connection to one can be asked for',
  depositBankNotFound: 'deposits bring it',
  depositAlreadyMatured: 'deposits bring it',
  depositInterestInvalid: 'deposits bring it',
  depositNotFound: 'deposits bring it',
  depositCloseNotAllowed: 'deposits bring it',
  depositAliasExists: 'deposits bring it',
  exportFailed: 'exports of lists bring it',
  activityChainBroken: 'a proof of the activity log for people brings it',
} satisfies Partial<Record<keyof typeof codes, string>>
