// What other modules may import from this one. Its own files import from the source files directly.
export { emitBillChanged } from './describe.ts'
export { type Bill, billColumns, billSum } from './list.ts'
export { billConflicts, refuseUnlessPays, archiveBillExpectation, restoreBillExpectation } from './ofPayment.ts'
export { billNumber } from './read.ts'
export { settleBill, unsettleBill } from './settle.ts'
export { billShape, showBill } from './shapes.ts'
export { bill } from './table.ts'
