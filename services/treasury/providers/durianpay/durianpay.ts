// Durianpay proves its notifications by a signature whose base is not public, so that none is believed: its report comes by file.
import type { PaymentProvider } from '../paymentProvider.ts'

export const durianpay: PaymentProvider = {
  name: 'DURIANPAY',
  asks: [],
  connect: null,
  lists: false,
  namesByOrder: false,
  chargeLimits: null,
  verifyWebhook: () => undefined,
  parseSettlementFile: null,
  quirks: { delayOf: () => 2, vatMode: () => 'INCLUDED', zone: 'Asia/Jakarta' },
}
