// What other modules may import from this one. Its own files import from the source files directly.
export { daysLeft, uploadDueDate } from './deadline.ts'
export { taxInvoice } from './table.ts'
