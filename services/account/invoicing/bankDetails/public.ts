// What other modules may import from this one. Its own files import from the source files directly.
export { type BankDetails, bankOf, bankText, inCurrency, printedBankOf, readBankDetails } from './bankDetails.ts'
export { transferAccount } from './shapes.ts'
export { accountStateClient } from './accountState.ts'
