// What other modules may take of this one. Its own files take it from where it stands.
export { PURCHASE_ORDER_STATUSES, purchaseOrder, purchaseOrderLine } from './table.ts'
