import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  prefixTaken: {
    code: 'U-ACC-OG-7',
    status: 422,
    en: 'Another document type already uses this prefix.',
    id: 'Jenis dokumen lain sudah memakai awalan ini.',
  },
  organizationNotInvoicing: {
    code: 'U-ACC-OG-8',
    status: 422,
    en: 'This organization doesn’t use invoicing.',
    id: 'Organisasi ini tidak menggunakan penagihan.',
  },
})
