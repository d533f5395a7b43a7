// The module's public API for other modules. Its own files import each other directly.
export { type BankDetails, bankOf, bankText, inCurrency, printedBankOf, readBankDetails } from './bankDetails.ts'
export { transferAccount } from './shapes.ts'
export { accountStateClient } from './accountState.ts'
