// What other modules may take of this one. Its own files take it from where it stands.
export type { Invoice } from './list.ts'
export { readSeller, snapshotOf } from './parties.ts'
export { lockInvoice, readInvoice, readInvoiceLines } from './repository.ts'
export { invoice, type InvoiceKind, type InvoiceLineRow, type Party } from './table.ts'
