import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  productCodeExists: {
    code: 'U-ACC-PD-1',
    status: 422,
    en: 'Another product already has this code.',
    id: 'Kode ini sudah dipakai produk lain.',
  },
  productUnitUnknown: {
    code: 'U-ACC-PD-2',
    status: 422,
    en: 'Choose a unit from the e-Faktur list.',
    id: 'Pilih satuan dari daftar e-Faktur.',
  },
  productImportHashInvalid: {
    code: 'U-ACC-PD-3',
    status: 422,
    en: 'The file has changed since it was checked. Check it again.',
    id: 'Berkas berubah sejak diperiksa. Periksa lagi.',
  },
  productImportContentInvalid: {
    code: 'U-ACC-PD-4',
    status: 422,
    en: 'This file isn’t a list of products. Use the template.',
    id: 'Berkas ini bukan daftar produk. Gunakan template.',
  },
})
