// What other modules may import from this one. Its own files import from the source files directly.
export { type BankApplication, type BankPayment, bankPaymentsOf, bookBankPayment, cancelBankPayments } from './bank.ts'
export { claimsOn, holdPayments, unverifyClaims, verifyClaims, verifyCredit } from './claims.ts'
export { cancelProviderPayment } from './cancel.ts'
export { codes as receivedPaymentCodes } from './errors.ts'
export { hasReceipt } from './lifecycle.ts'
export { checkingOf, confirmShownProofs, recordProof, type SentBy } from './proofs.ts'
export type { ReceivedPayment } from './list.ts'
export { recordCustomerPayment, recordPaymentOf, recordProviderPayment } from './providerPayment.ts'
export { paidUntilCanceled } from './shares.ts'
export { receivedPaymentMethod } from './shapes.ts'
export {
  lockReceivedPayment,
  readReceivedPayment,
  readActiveApplications as readPaying,
  reduceRefunded,
  replacePayment,
} from './repository.ts'
export { type PaymentMethod, PROVIDER_METHODS, type ProviderMethod, receivedPayment } from './table.ts'
