// The module's public API for other modules. Its own files import each other directly.
export { daysLeft, uploadDueDate } from './deadline.ts'
export { taxInvoice } from './table.ts'
