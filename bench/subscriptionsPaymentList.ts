// `npm run bench -- subscriptionsPaymentList [counts] [changes]`: a change of one payment to thousands of browsers that show the list of
// payments, where each hears of it a second time.
import { compareSubscriptions, PACKAGES } from './subscriptions/compareSubscriptions.ts'

/** Their versions are kept with the figures. */
export const packages = PACKAGES

export const run = (options: string[]) =>
  compareSubscriptions('paymentList', 'browsers on the list of payments', options)
