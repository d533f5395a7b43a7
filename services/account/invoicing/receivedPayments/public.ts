// What other modules may take of this one. Its own files take it from where it stands.
export { type BankApplication, type BankPayment, bankPaymentsOf, bookBankPayment, cancelBankPayments } from './bank.ts'
export { holdClaims, holdPayments, unverifyClaims, verifyClaims } from './claims.ts'
export { cancelProviderPayment } from './cancel.ts'
export { recordProviderPayment } from './providerPayment.ts'
export { PROVIDER_METHODS, type ProviderMethod, receivedPayment } from './table.ts'
