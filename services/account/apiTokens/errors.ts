import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  permissionNotYours: {
    code: 'U-ACC-AT-1',
    status: 422,
    en: 'You can’t grant a permission you don’t have: {permission}.',
    id: 'Anda tidak dapat memberi izin yang tidak Anda miliki: {permission}.',
  },
  tokenMayNotApprove: {
    code: 'U-ACC-AT-3',
    status: 422,
    en: 'A token can’t approve. Remove {permission}.',
    id: 'Token tidak dapat menyetujui. Hapus {permission}.',
  },
  tokenExpiryInvalid: {
    code: 'U-ACC-AT-2',
    status: 422,
    en: 'The expiry date must be in the future and at most one year away.',
    id: 'Tanggal kedaluwarsa harus di masa depan, maksimal satu tahun dari sekarang.',
  },
})
