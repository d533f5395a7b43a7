// What other modules may take of this one. Its own files take it from where it stands.
export { tellBill } from './describe.ts'
export { type Bill, billColumns, billSum } from './list.ts'
export { billConflicts, refuseUnlessPays, archiveBillExpectation, restoreBillExpectation } from './ofPayment.ts'
export { billNumber } from './read.ts'
export { settleBill, unsettleBill } from './settle.ts'
export { billShape, showBill } from './shapes.ts'
export { bill } from './table.ts'
