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
})
