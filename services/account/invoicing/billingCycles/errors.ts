import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  billingNothing: {
    code: 'U-ACC-BC-1',
    status: 422,
    en: 'Nothing of this customer’s orders is left to bill until that day: what was delivered and agreed is invoiced or drafted.',
    id: 'Sampai hari itu tidak ada lagi pesanan pelanggan ini yang perlu ditagih: yang diterima dan disepakati sudah difakturkan atau ada di draf.',
  },
  billingDate: {
    code: 'U-ACC-BC-2',
    status: 422,
    en: 'Bill until today or an earlier day.',
    id: 'Tagih sampai hari ini atau hari sebelumnya.',
  },
})
