// What other modules may take of this one. Its own files take it from where it stands.
export { type BankDetails, bankText, detailsOf, readBankDetails } from './bankDetails.ts'
export { invoiceBankDetails } from './table.ts'
