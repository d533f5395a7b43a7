import { defineModule } from '../../module.ts'
import { receiptWorker } from './follow.ts'
import { receivableRoutes } from './routes.ts'
import { makersClock } from './emailAuthors.ts'

export const receivablesModule = defineModule({
  name: 'receivables',
  reads: ['invoice_agreement', 'customer_virtual_account', 'checkout_session'],
  work: [receiptWorker, makersClock],
  routes: [receivableRoutes],
})
