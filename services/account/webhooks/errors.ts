import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  webhookUrlNotAllowed: {
    code: 'U-ACC-WH-1',
    status: 422,
    en: 'Use a public HTTPS URL without a username or password.',
    id: 'Gunakan URL https publik tanpa nama pengguna atau kata sandi.',
  },
  tooManyWebhooks: {
    code: 'U-ACC-WH-2',
    status: 422,
    en: 'An organization can have at most {maximum, number} webhooks.',
    id: 'Satu organisasi dapat memiliki maksimal {maximum, number} webhook.',
  },
  webhookNotActive: {
    code: 'U-ACC-WH-3',
    status: 409,
    en: 'This webhook isn’t active. Activate it first.',
    id: 'Webhook ini tidak aktif. Aktifkan terlebih dahulu.',
  },
})
