// Events of sales orders for purchase orders, in the same transaction.
import { inTransaction } from '../../../kit/inTransaction.ts'
import type { Currency } from '../../../kit/money.ts'

type Answering = {
  purchaseOrderId: string
  /** The purchase order answered before, if any: both are locked then. */
  previousId: string | null
  customerId: string
  currency: Currency
  /** The purchase order's lines that the order's lines answer, by position. */
  lines: readonly { place: number; purchaseOrderLineId: string }[]
}

/** An order is about to answer a purchase order: checks whether it can, and returns the customer's number of it. */
export const answering = inTransaction<Answering, string>('salesOrders.answering')

/** The orders that answer these purchase orders have changed. */
export const answersChanged = inTransaction<{ purchaseOrderIds: readonly string[] }>('salesOrders.answersChanged')
