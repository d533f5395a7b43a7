import { on } from '../../../kit/inTransaction.ts'
import { defineModule } from '../../module.ts'
import { cashOf, isLive, owedChanged } from '../invoices/public.ts'
import { codes } from './errors.ts'
import { checkoutWorker } from './follow.ts'
import { cancelChargeJob, closeVirtualAccountJob, openVirtualAccountJob, requestChargeJob } from './job.ts'
import { noteSettled, revokeLinks } from './links.ts'
import { checkoutLinkRoutes } from './linkRoutes.ts'
import { checkoutRoutes } from './routes.ts'
import { receiptRoutes } from './receiptRoutes.ts'
import { voidOthers } from './sessions.ts'
import { virtualAccountRoutes } from './virtualAccountRoutes.ts'

export const checkoutModule = defineModule({
  name: 'checkout',
  areas: { CO: 'Checkout' },
  errors: codes,
  silent: {
    checkoutNotification: 'Treasury alone receives providers’ notifications, and refuses a forged one itself.',
  },
  feed: { 'checkout-session.changed': {} },
  jobs: [requestChargeJob, cancelChargeJob, openVirtualAccountJob, closeVirtualAccountJob],
  work: [checkoutWorker],
  on: [
    on(owedChanged, async (tx, { invoice }) => {
      const cashMinor = isLive(invoice) ? cashOf(invoice) : 0n
      await voidOthers(tx, invoice.id, cashMinor)
      if (isLive(invoice)) await noteSettled(tx, invoice.id, cashMinor <= 0n)
      else await revokeLinks(tx, invoice.id)
    }),
  ],
  routes: [checkoutRoutes, checkoutLinkRoutes, receiptRoutes, virtualAccountRoutes],
})
