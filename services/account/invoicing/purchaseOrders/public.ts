// The module's public API for other modules. Its own files import each other directly.
export { PURCHASE_ORDER_STATUSES, purchaseOrder, purchaseOrderLine } from './table.ts'
