import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  counterpartyAccountExists: {
    code: 'U-TRSY-CP-1',
    status: 409,
    en: 'This bank account is listed twice.',
    id: 'Rekening bank ini tercantum dua kali.',
  },
  counterpartyAliasExists: {
    code: 'U-TRSY-CP-2',
    status: 409,
    en: 'A counterparty with this alias already exists.',
    id: 'Rekanan dengan alias ini sudah ada.',
  },
  counterpartyExternalIdExists: {
    code: 'U-TRSY-CP-3',
    status: 409,
    en: 'A counterparty with this external ID already exists.',
    id: 'Rekanan dengan ID eksternal ini sudah ada.',
  },
  counterpartyImportHashInvalid: {
    code: 'U-TRSY-CP-6',
    status: 422,
    en: 'The file has changed since it was checked. Check it again.',
    id: 'Berkas berubah sejak diperiksa. Periksa lagi.',
  },
  accountNumberNotEditable: {
    code: 'U-TRSY-CP-7',
    status: 422,
    en: 'The account number can’t be updated.',
    id: 'Nomor rekening tidak dapat diubah.',
  },
  accountNameNotEditable: {
    code: 'U-TRSY-CP-8',
    status: 422,
    en: 'The name on the account can’t be updated.',
    id: 'Nama pemilik rekening tidak dapat diubah.',
  },
  defaultCounterpartyNotEditable: {
    code: 'U-TRSY-CP-9',
    status: 422,
    en: 'A default counterparty can’t be updated.',
    id: 'Rekanan yang mewakili entitas tidak dapat diubah.',
  },
  defaultCounterpartyNotDeletable: {
    code: 'U-TRSY-CP-10',
    status: 422,
    en: 'A default counterparty can’t be deleted.',
    id: 'Rekanan yang mewakili entitas tidak dapat dihapus.',
  },
  counterpartyImportContentInvalid: {
    code: 'U-TRSY-CP-12',
    status: 422,
    en: 'This file isn’t a counterparty list. Use the template.',
    id: 'Berkas ini bukan daftar rekanan. Gunakan template.',
  },
  counterpartyAccountIncomplete: {
    code: 'U-TRSY-CP-13',
    status: 422,
    en: 'Enter the bank, account number and name on account together.',
    id: 'Bank, nomor rekening, dan nama pemilik rekening harus diisi semua.',
  },
  counterpartyAccountsDiffer: {
    code: 'U-TRSY-CP-14',
    status: 422,
    en: 'Rows with the same alias must have the same {column}.',
    id: 'Baris dengan alias yang sama harus memuat {column} yang sama.',
  },
  counterpartyInUse: {
    code: 'U-TRSY-CP-15',
    status: 409,
    en: 'This counterparty is used by {uses} and can’t be deleted.',
    id: 'Rekanan ini digunakan oleh {uses} dan tidak dapat dihapus.',
  },
  taxNumberInvalid: {
    code: 'U-TRSY-CP-16',
    status: 422,
    en: 'The tax number must have 15 or 16 digits.',
    id: 'NPWP terdiri dari 15 atau 16 digit.',
  },
  taxNumberDoubtful: {
    code: 'U-TRSY-CP-17',
    status: 422,
    en: 'This tax number doesn’t look valid. Check it for typos.',
    id: 'Angka NPWP sepertinya salah ketik. Periksa kembali.',
  },
  counterpartyAccountShared: {
    code: 'U-TRSY-CP-18',
    status: 422,
    en: '{aliases} also uses this account. Check that the number is right.',
    id: 'Rekening ini juga digunakan oleh {aliases}. Periksa apakah nomornya benar.',
  },
  counterpartyAccountOwn: {
    code: 'U-TRSY-CP-19',
    status: 422,
    en: 'This is your own account {alias}. Check that the number is right; money between your own accounts is moved by a transfer.',
    id: 'Ini rekening Anda sendiri, {alias}. Periksa apakah nomornya benar; uang antarrekening sendiri dipindahkan dengan transfer.',
  },
})
