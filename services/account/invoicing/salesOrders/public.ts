// What other modules may take of this one. Its own files take it from where it stands.
export { quantityInput } from './input.ts'
export { quantityOf } from './figures.ts'
export { deriveStatus, type Movement, moveQuantities } from './moveQuantities.ts'
export { formatQuantity } from './quantities.ts'
export { lockOrder, readLines } from './repository.ts'
export { lockReceivable } from './receivable.ts'
export { salesOrder, salesOrderLine, type SalesOrderLineRow } from './table.ts'
