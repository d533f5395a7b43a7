// What sales orders tell purchase orders of, in their own transaction.
import { inTransaction } from '../../../kit/inTransaction.ts'
import type { Currency } from '../../../kit/money.ts'

type Answering = {
  purchaseOrderId: string
  /** What the order answered before, if anything: both are locked then. */
  previousId: string | null
  customerId: string
  currency: Currency
  /** The lines of it that the order's lines answer, by their places. */
  lines: readonly { place: number; purchaseOrderLineId: string }[]
}

/** An order is about to answer a purchase order: whether it can, and by which number its customer knows that. */
export const answering = inTransaction<Answering, string>('salesOrders.answering')

/** Orders that answered these purchase orders came, went or ended. */
export const answersChanged = inTransaction<{ purchaseOrderIds: readonly string[] }>('salesOrders.answersChanged')
