// What other modules may import from this one. Its own files import from the source files directly.
export { type Billing, deriveBilling } from './billing.ts'
export { exposureColumn } from './credit.ts'
export { answering, answersChanged } from './events.ts'
export { discountColumns, orderAmounts, quantityOf, toDiscount } from './figures.ts'
export { discountInput, lineOf, MAX_LINES, optional, percentInput, quantityInput, withholding } from './input.ts'
export type { SalesOrder } from './list.ts'
export { authorsToNotify } from './emails.ts'
export { deriveStatus, type Movement, moveQuantities } from './moveQuantities.ts'
export { lockOrder, readLines } from './repository.ts'
export { isInvoiceable, lockReceivable } from './receivable.ts'
export { discountShape, orderRevisionsShape, showDiscount, showTaxUnit } from './shapes.ts'
export {
  FULFILLMENTS,
  ORDER_PAYMENT_STATUSES,
  SALES_ORDER_STATUSES,
  salesOrder,
  salesOrderLine,
  type SalesOrderLineRow,
  type SalesOrderRow,
} from './table.ts'
export { createOrder, refuseUnknownProducts } from './writeOrder.ts'
