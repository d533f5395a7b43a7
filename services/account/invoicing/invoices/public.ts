// What other modules may import from this one. Its own files import from the source files directly.
export { draftOrder } from './draftFrom.ts'
export { codes as invoiceCodes } from './errors.ts'
export { calledOff, owedChanged } from './events.ts'
export { type WordedDraft, wordedDraft } from './input.ts'
export { businessDayOf, type Invoice, invoiceList, taxInvoiceIs, waitingForSlip } from './list.ts'
export {
  addressText,
  buyerOf,
  readSeller,
  type Seller,
  sellerOf,
  issuerOfInvoices,
  sellerOfInvoices,
  sellerOfStatement,
  snapshotOf,
} from './parties.ts'
export {
  amountOf,
  type Applied,
  isAmountDue,
  cashOf,
  invoiceChoices,
  type InvoiceChoice,
  lockOrdersFirst,
  type Owed,
  owedBy,
  withheldOf,
} from './paying.ts'
export { lockInvoice, readInvoice, readInvoiceLines } from './repository.ts'
export { isAdvancedAbove, leftToInvoice, openBase } from './reserve.ts'
export {
  holdInvoices,
  isLive,
  lockInvoices,
  lockOrdersOf,
  moveAdvance,
  settleInvoice,
  settleOrdersOf,
} from './settle.ts'
export {
  BILLING_ORIGINS,
  type BillingOrigin,
  invoice,
  INVOICE_STATUSES,
  type InvoiceKind,
  invoiceLine,
  type InvoiceLineRow,
  invoiceRevision,
  type InvoiceRow,
  ISSUED_LIST,
  type Party,
} from './table.ts'
export { computeTyped } from './typed.ts'
