import type { BffModule } from '../../module.ts'
import { billingResolvers } from './resolvers.ts'

export const billingCyclesModule = {
  name: 'billingCycles',
  resolvers: billingResolvers,
  rules: {
    'Mutation.billCustomer': 'invoicing.invoices.manage',
  },
} as const satisfies BffModule
