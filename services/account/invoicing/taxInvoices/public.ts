// What other modules may take of this one. Its own files take it from where it stands.
export { daysLeft, uploadDueDate } from './deadline.ts'
export { taxInvoice } from './table.ts'
