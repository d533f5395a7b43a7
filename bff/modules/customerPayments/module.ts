import type { BffModule } from '../../module.ts'
import { customerPaymentResolvers } from './resolvers.ts'

export const customerPaymentsModule = {
  name: 'customerPayments',
  resolvers: customerPaymentResolvers,
  rules: {
    // A customer's session is another cookie than staff's; the service checks it each time.
    'Mutation.sendPortalProof': 'anyone',
    'Mutation.sendPortalSlip': 'anyone',
  },
} as const satisfies BffModule
