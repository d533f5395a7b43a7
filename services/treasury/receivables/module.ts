import type { Tx } from '../../kit/database/database.ts'
import { on } from '../../kit/inTransaction.ts'
import { defineModule } from '../module.ts'
import { queryIfCalledOff, queryRefundAccount, paidExpectedFreed } from '../payments/public.ts'
import { matched, unmatched } from '../reconciliation/public.ts'
import { followInvoices } from './follow.ts'
import { emitReceipts } from './receipts.ts'
import { emitRefundPayments } from './refundPayments.ts'
import { refundAccountOf } from './refundsToPay.ts'
import { receivableRoutes } from './routes.ts'
import { unverifiedClaims } from './unverifiedClaims.ts'
import { closeCalledOff, isCalledOff, waitForRefundAgain } from './storeRefund.ts'

async function tell(tx: Tx, changed: Parameters<typeof emitReceipts>[1]): Promise<void> {
  emitReceipts(tx, changed)
  await emitRefundPayments(tx, changed)
}

export const receivablesModule = defineModule({
  name: 'receivables',
  feed: { 'invoice-receipt.changed': {}, 'refund-payment.changed': {} },
  exceptions: [unverifiedClaims],
  on: [
    on(matched, (tx, changed) => tell(tx, changed)),
    on(unmatched, async (tx, changed) => {
      await tell(tx, changed)
      await closeCalledOff(tx, changed.expecteds)
    }),
    on(queryIfCalledOff, (tx, { expectedId }) => isCalledOff(tx, expectedId)),
    on(queryRefundAccount, (tx, { expectedId }) => refundAccountOf(tx, expectedId)),
    on(paidExpectedFreed, (tx, { row }) => waitForRefundAgain(tx, row)),
  ],
  work: [followInvoices],
  routes: [receivableRoutes],
})
