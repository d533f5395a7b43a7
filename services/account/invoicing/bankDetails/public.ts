// What other modules may take of this one. Its own files take it from where it stands.
export { type BankDetails, bankOf, bankText, inCurrency, printedBankOf, readBankDetails } from './bankDetails.ts'
export { transferAccount } from './shapes.ts'
export { accountStateClient } from './accountState.ts'
