import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  bankAccountNotFound: {
    code: 'U-TRSY-BA-1',
    status: 404,
    en: 'Bank account not found.',
    id: 'Rekening bank tidak ditemukan.',
  },
  bankAccountAliasExists: {
    code: 'U-TRSY-BA-2',
    status: 409,
    en: 'A bank account with this alias already exists.',
    id: 'Rekening bank dengan alias ini sudah ada.',
  },
  bankAccountNumberExists: {
    code: 'U-TRSY-BA-3',
    status: 409,
    en: 'A bank account with this number already exists at this bank.',
    id: 'Rekening bank dengan nomor ini sudah ada di bank tersebut.',
  },
  currencyNotAllowed: {
    code: 'U-TRSY-BA-4',
    status: 422,
    en: 'This currency isn’t allowed here.',
    id: 'Mata uang ini tidak diizinkan di sini.',
  },
  bankAccountHasReconciledStatements: {
    code: 'U-TRSY-BA-11',
    status: 409,
    en: 'This bank account has reconciled transactions, so its number and currency can’t be changed.',
    id: 'Nomor dan mata uang tidak dapat diubah karena rekening bank ini memiliki mutasi yang sudah direkonsiliasi.',
  },
  bankNotSupported: {
    code: 'U-TRSY-BA-12',
    status: 422,
    en: 'This bank isn’t supported.',
    id: 'Bank ini tidak didukung.',
  },
  lastCheckedInFuture: {
    code: 'U-TRSY-BA-14',
    status: 422,
    en: 'The last-check date can’t be after today.',
    id: 'Tanggal “Lengkap sampai” tidak boleh setelah hari ini.',
  },
  entityHasAccounts: {
    code: 'U-TRSY-BA-16',
    status: 422,
    en: 'This entity owns bank accounts ({accounts, number}), so it can’t be deleted.',
    id: 'Entitas ini memiliki {accounts, number} rekening bank dan tidak dapat dihapus.',
  },
  bankAccountInUse: {
    code: 'U-TRSY-BA-30',
    status: 409,
    en: 'Payments or other records use this bank account, so this can’t be changed.',
    id: 'Data ini tidak dapat diubah karena rekening dipakai dalam pembayaran atau transaksi.',
  },
  bankAccountClosed: {
    code: 'U-TRSY-BA-31',
    status: 409,
    en: 'This bank account is closed and takes no transactions or payments.',
    id: 'Rekening bank ini sudah ditutup: tidak menerima mutasi dan pembayaran.',
  },
  bankAccountClosedByBank: {
    code: 'U-TRSY-BA-33',
    status: 409,
    en: 'The bank closed this account. It can’t be reopened here.',
    id: 'Menurut bank, rekening ini sudah ditutup. Rekening tidak dapat dibuka kembali di sini.',
  },
  bankAccountStateInvalid: {
    code: 'U-TRSY-BA-34',
    status: 409,
    en: 'The bank account’s status no longer allows this.',
    id: 'Status rekening bank tidak lagi mengizinkan tindakan ini.',
  },
  bankAccountHasLines: {
    code: 'U-TRSY-BA-35',
    status: 409,
    en: 'This bank account has statement transactions. Close it instead.',
    id: 'Rekening bank ini memiliki mutasi. Tutup rekening ini alih-alih menghapusnya.',
  },
  bankAccountHasPayments: {
    code: 'U-TRSY-BA-36',
    status: 409,
    en: 'This bank account is used by payments or transfers. Close it instead.',
    id: 'Rekening bank ini dipakai pembayaran atau transfer. Tutup rekening ini alih-alih menghapusnya.',
  },
  bankAccountHasExpected: {
    code: 'U-TRSY-BA-37',
    status: 409,
    en: 'This bank account is used by expected transactions. Remove or change them first.',
    id: 'Rencana transaksi memakai rekening bank ini. Hapus atau ubah terlebih dahulu.',
  },
  bankAccountIsConnected: {
    code: 'U-TRSY-BA-38',
    status: 409,
    en: 'This bank account is connected to its bank. Disconnect it first.',
    id: 'Rekening bank ini terhubung ke banknya. Putuskan hubungannya terlebih dahulu.',
  },
  bankAccountIsWorkedOn: {
    code: 'U-TRSY-BA-39',
    status: 409,
    en: 'An import or reconciliation run of this bank account isn’t finished yet.',
    id: 'Impor atau proses rekonsiliasi rekening bank ini belum selesai.',
  },
  bankAccountDeleteReconciled: {
    code: 'U-TRSY-BA-40',
    status: 409,
    en: 'This bank account has reconciled transactions. Close it instead.',
    id: 'Rekening bank ini memiliki mutasi yang direkonsiliasi. Tutup rekening ini alih-alih menghapusnya.',
  },
})

/** Codes that are never returned: which code is returned instead, or what will use them (decision 0091). */
export const silent = {
  bankAccountNotFound: '`G-7`, in the same words for what is unknown and for what is of another organization',
} satisfies Partial<Record<keyof typeof codes, string>>
