import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  receiptTooMuch: {
    code: 'U-ACC-GR-1',
    status: 422,
    en: 'This is more than was ordered, or more sent back than received. At most {most, number} is possible.',
    id: 'Melebihi jumlah yang dipesan, atau yang dikembalikan melebihi yang diterima. Maksimal {most, number}.',
  },
  receiptInvoiced: {
    code: 'U-ACC-GR-2',
    status: 409,
    en: 'A part of this receipt is already invoiced.',
    id: 'Sebagian penerimaan ini sudah ditagih.',
  },
  receiptInFuture: {
    code: 'U-ACC-GR-3',
    status: 422,
    en: 'The date can’t be after today.',
    id: 'Tanggal tidak boleh setelah hari ini.',
  },
  receiptCanceled: {
    code: 'U-ACC-GR-4',
    status: 409,
    en: 'This receipt is already canceled.',
    id: 'Penerimaan ini sudah dibatalkan.',
  },
  receiptPeriodLocked: {
    code: 'U-ACC-GR-5',
    status: 422,
    en: 'Everything before {date, date} is locked.',
    id: 'Semua sebelum {date, date} terkunci.',
  },
})
