// What other modules may import from this one. Its own files import from the source files directly.
export { PURCHASE_ORDER_STATUSES, purchaseOrder, purchaseOrderLine } from './table.ts'
