import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { customerPaymentRoutes, customerSlipRoutes } from './routes.ts'

/** Payments and slips on a customer's own page, and proofs of transfers that they send there. */
export const customerPaymentsModule = defineModule({
  name: 'customerPayments',
  errors: codes,
  routes: [customerPaymentRoutes, customerSlipRoutes],
})
