import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  customerLinkInvalid: {
    code: 'U-ACC-CU-1',
    status: 404,
    en: 'This link is invalid or has expired.',
    id: 'Tautan ini tidak valid atau sudah kedaluwarsa.',
  },
  customerDocumentMissing: {
    code: 'U-ACC-CU-2',
    status: 422,
    en: 'Upload this document.',
    id: 'Unggah dokumen ini.',
  },
  customerRegionMismatch: {
    code: 'U-ACC-CU-3',
    status: 422,
    en: 'This region isn’t part of the one above it.',
    id: 'Wilayah ini tidak termasuk dalam wilayah di atasnya.',
  },
  customerNumberMalformed: {
    code: 'U-ACC-CU-4',
    status: 422,
    en: 'This number isn’t valid. Check the number of digits.',
    id: 'Nomor ini tidak valid. Periksa jumlah angkanya.',
  },
  customerTaxNumberTaken: {
    code: 'U-ACC-CU-5',
    status: 422,
    en: 'Another customer already has this tax number.',
    id: 'NPWP ini sudah dipakai pelanggan lain.',
  },
  customerStatusInvalid: {
    code: 'U-ACC-CU-6',
    status: 409,
    en: 'The customer’s status doesn’t allow this.',
    id: 'Status pelanggan tidak mengizinkan tindakan ini.',
  },
  customerOwnEntry: {
    code: 'U-ACC-CU-7',
    status: 409,
    en: 'Someone else must approve a customer you added or edited.',
    id: 'Pelanggan yang Anda tambahkan atau ubah harus disetujui orang lain.',
  },
  customerNotActive: {
    code: 'U-ACC-CU-8',
    status: 422,
    en: 'The customer isn’t active.',
    id: 'Pelanggan tidak aktif.',
  },
  customerPhoneInvalid: {
    code: 'U-ACC-CU-9',
    status: 422,
    en: 'Enter a valid phone number.',
    id: 'Masukkan nomor telepon yang valid.',
  },
  customerEmailShared: {
    code: 'U-ACC-CU-10',
    status: 422,
    en: 'Another customer also has this email: {name}.',
    id: 'Email ini juga dipakai pelanggan lain: {name}.',
  },
  customerFieldNeedsReview: {
    code: 'U-ACC-CU-11',
    status: 403,
    en: 'Only people who review customers can change the legal name, tax number, bank account or credit limit.',
    id: 'Nama resmi, NPWP, rekening bank, dan batas kredit hanya dapat diubah oleh pemeriksa pelanggan.',
  },
  customerAlreadyInvited: {
    code: 'U-ACC-CU-12',
    status: 409,
    en: 'This email was already invited. Resend the invitation instead.',
    id: 'Email ini sudah diundang. Kirim ulang undangannya.',
  },
  customerTooManyEmails: {
    code: 'U-ACC-CU-13',
    status: 429,
    en: 'This customer was sent {maximum, number} emails in the last hour. Try again later.',
    id: 'Pelanggan ini sudah dikirimi {maximum, number} email dalam satu jam terakhir. Coba lagi nanti.',
  },
  customerLinkExhausted: {
    code: 'U-ACC-CU-14',
    status: 429,
    en: 'You’ve used this link {maximum, number} times. Ask for a new one.',
    id: 'Tautan ini sudah dipakai {maximum, number} kali. Mintalah tautan baru.',
  },
  customerImportHashInvalid: {
    code: 'U-ACC-CU-17',
    status: 422,
    en: 'The file has changed since it was checked. Check it again.',
    id: 'Berkas berubah sejak diperiksa. Periksa lagi.',
  },
  customerImportContentInvalid: {
    code: 'U-ACC-CU-18',
    status: 422,
    en: 'This file isn’t a list of customers. Use the template.',
    id: 'Berkas ini bukan daftar pelanggan. Gunakan template.',
  },
  customerWardUnknown: {
    code: 'U-ACC-CU-19',
    status: 422,
    en: 'No ward has this code. Use the government’s code, for example 31.74.01.1001.',
    id: 'Tidak ada kelurahan atau desa dengan kode ini. Gunakan kode wilayah Kemendagri, misalnya 31.74.01.1001.',
  },
  customerTaxNumberDoubtful: {
    code: 'U-ACC-CU-20',
    status: 422,
    en: 'This tax number doesn’t look valid. Check it for typos.',
    id: 'Angka NPWP sepertinya salah ketik. Periksa kembali.',
  },
  customerFieldOfOtherType: {
    code: 'U-ACC-CU-21',
    status: 422,
    en: 'Customers of this type don’t have this. Leave the cell empty.',
    id: 'Pelanggan jenis ini tidak memiliki data ini. Kosongkan sel.',
  },
})
