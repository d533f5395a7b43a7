import type { BffModule } from '../../module.ts'
import { customerPortalResolvers } from './resolvers.ts'

export const customerPortalModule = {
  name: 'customerPortal',
  resolvers: customerPortalResolvers,
  rules: {
    // A customer's session is another cookie than staff's; the service checks it each time.
    'Query.customerPortal': 'anyone',
    'Mutation.requestCustomerSignIn': 'anyone',
    'Mutation.signInCustomer': 'anyone',
    'Mutation.signOutCustomer': 'anyone',
    'Mutation.sendCustomerSignInLink': 'invoicing.customers.manage',
    'Mutation.endCustomerSessions': 'invoicing.customers.manage',
    'Mutation.removeCustomerUser': 'invoicing.customers.manage',
  },
} as const satisfies BffModule
