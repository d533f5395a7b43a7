import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  billMetadataRequired: {
    code: 'U-TRSY-BI-6',
    status: 422,
    en: '{field} is required.',
    id: '{field} wajib diisi.',
  },
  billMetadataMismatch: {
    code: 'U-TRSY-BI-7',
    status: 422,
    en: '{field} doesn’t match the metadata settings.',
    id: '{field} tidak cocok dengan pengaturan metadata.',
  },
  billMetadataKeyRepeated: {
    code: 'U-TRSY-BI-12',
    status: 422,
    en: 'The key {key} appears more than once.',
    id: 'Kunci {key} muncul lebih dari sekali.',
  },
})
