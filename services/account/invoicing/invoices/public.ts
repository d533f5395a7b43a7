// What other modules may take of this one. Its own files take it from where it stands.
export { businessDayOf, type Invoice } from './list.ts'
export { addressText, readSeller, snapshotOf } from './parties.ts'
export { lockInvoice, readInvoice, readInvoiceLines } from './repository.ts'
export { invoice, type InvoiceKind, type InvoiceLineRow, type InvoiceRow, type Party } from './table.ts'
