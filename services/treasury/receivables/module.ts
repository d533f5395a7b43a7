import type { Tx } from '../../kit/database/database.ts'
import { on } from '../../kit/inTransaction.ts'
import { defineModule } from '../module.ts'
import { matched, unmatched } from '../reconciliation/public.ts'
import { followInvoices } from './follow.ts'
import { emitReceipts } from './receipts.ts'
import { emitRefundPayments } from './refundPayments.ts'
import { receivableRoutes } from './routes.ts'
import { closeCalledOff } from './storeRefund.ts'

function tell(tx: Tx, changed: Parameters<typeof emitReceipts>[1]): void {
  emitReceipts(tx, changed)
  emitRefundPayments(tx, changed)
}

export const receivablesModule = defineModule({
  name: 'receivables',
  feed: { 'invoice-receipt.changed': {}, 'refund-payment.changed': {} },
  on: [
    on(matched, async (tx, changed) => tell(tx, changed)),
    on(unmatched, async (tx, changed) => {
      tell(tx, changed)
      await closeCalledOff(tx, changed.expecteds)
    }),
  ],
  work: [followInvoices],
  routes: [receivableRoutes],
})
