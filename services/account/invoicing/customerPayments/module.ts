import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { customerPaymentRoutes, customerSlipRoutes } from './routes.ts'

/** Payments and slips in the customer portal, and transfer proofs sent there. */
export const customerPaymentsModule = defineModule({
  name: 'customerPayments',
  errors: codes,
  routes: [customerPaymentRoutes, customerSlipRoutes],
})
