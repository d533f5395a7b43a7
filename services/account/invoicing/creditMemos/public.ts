// What other modules may take of this one. Its own files take it from where it stands.
export { invoicesCreditedBy, lockOverpayments, openOverpayment, voidOverpayments } from './overpayment.ts'
export { creditMemo } from './table.ts'
