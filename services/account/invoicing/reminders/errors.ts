import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  reminderNothingToPay: {
    code: 'U-ACC-RM-1',
    status: 422,
    en: 'Nothing is left to pay of this invoice.',
    id: 'Faktur ini tidak memiliki sisa yang perlu dibayar.',
  },
  reminderDisputed: {
    code: 'U-ACC-RM-2',
    status: 409,
    en: 'This invoice is disputed, so its customer isn’t reminded of it.',
    id: 'Faktur ini sedang disengketakan sehingga pelanggan tidak diingatkan.',
  },
  reminderPromised: {
    code: 'U-ACC-RM-3',
    status: 409,
    en: 'The customer has promised to pay this invoice by {until, date}.',
    id: 'Pelanggan berjanji membayar faktur ini paling lambat {until, date}.',
  },
  reminderSentToday: {
    code: 'U-ACC-RM-4',
    status: 409,
    en: 'This customer already got an email today. A customer gets one a day.',
    id: 'Pelanggan ini sudah dikirimi email hari ini. Satu pelanggan hanya mendapat satu email per hari.',
  },
  reminderLevelOrder: {
    code: 'U-ACC-RM-5',
    status: 422,
    en: 'Each reminder must be sent later than the one before it.',
    id: 'Setiap pengingat harus dikirim lebih lambat daripada pengingat sebelumnya.',
  },
  reminderDate: {
    code: 'U-ACC-RM-6',
    status: 422,
    en: 'The date must be today or later, within a year.',
    id: 'Tanggal harus hari ini atau setelahnya, paling lama satu tahun.',
  },
  reminderNotDisputed: {
    code: 'U-ACC-RM-7',
    status: 409,
    en: 'This invoice isn’t disputed.',
    id: 'Faktur ini tidak sedang disengketakan.',
  },
  reminderPaused: {
    code: 'U-ACC-RM-8',
    status: 409,
    en: 'Reminders to this customer are paused.',
    id: 'Pengingat untuk pelanggan ini sedang dijeda.',
  },
})
