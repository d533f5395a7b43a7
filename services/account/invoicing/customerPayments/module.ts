import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { customerPaymentRoutes } from './routes.ts'

/** Payments on a customer's own page, and proofs of transfers that they send there. */
export const customerPaymentsModule = defineModule({
  name: 'customerPayments',
  errors: codes,
  routes: [customerPaymentRoutes],
})
