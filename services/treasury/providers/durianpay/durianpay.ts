// The signature of Durianpay's notifications is not documented publicly, so they are refused: its report comes as a file.
import type { PaymentProvider } from '../paymentProvider.ts'

export const durianpay: PaymentProvider = {
  name: 'DURIANPAY',
  asks: [],
  connect: null,
  lists: false,
  namesByOrder: false,
  chargeLimits: null,
  fixedAccountBanks: null,
  verifyWebhook: () => undefined,
  parseSettlementFile: null,
  quirks: { delayOf: () => 2, vatMode: () => 'INCLUDED', zone: 'Asia/Jakarta' },
}
