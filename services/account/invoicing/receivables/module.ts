import { defineModule } from '../../module.ts'
import { receiptWorker } from './follow.ts'
import { receivableRoutes } from './routes.ts'

export const receivablesModule = defineModule({
  name: 'receivables',
  reads: ['invoice_agreement'],
  work: [receiptWorker],
  routes: [receivableRoutes],
})
