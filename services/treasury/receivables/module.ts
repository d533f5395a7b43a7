import { on } from '../../kit/inTransaction.ts'
import { defineModule } from '../module.ts'
import { matched, unmatched } from '../reconciliation/public.ts'
import { followInvoices } from './follow.ts'
import { emitReceipts } from './receipts.ts'
import { receivableRoutes } from './routes.ts'

export const receivablesModule = defineModule({
  name: 'receivables',
  feed: { 'invoice-receipt.changed': {} },
  on: [
    on(matched, async (tx, changed) => emitReceipts(tx, changed)),
    on(unmatched, async (tx, changed) => emitReceipts(tx, changed)),
  ],
  work: [followInvoices],
  routes: [receivableRoutes],
})
