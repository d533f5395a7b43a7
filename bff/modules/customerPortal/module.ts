import type { BffModule } from '../../module.ts'
import { customerPortalResolvers } from './resolvers.ts'

export const customerPortalModule = {
  name: 'customerPortal',
  resolvers: customerPortalResolvers,
  rules: {
    // Customers have a session cookie of their own; the service checks it each time.
    'Query.customerPortal': 'anyone',
    'Mutation.requestCustomerSignIn': 'anyone',
    'Mutation.signInCustomer': 'anyone',
    'Mutation.signOutCustomer': 'anyone',
    'Mutation.sendCustomerSignInLink': 'invoicing.customers.manage',
    'Mutation.endCustomerSessions': 'invoicing.customers.manage',
    'Mutation.removeCustomerUser': 'invoicing.customers.manage',
  },
} as const satisfies BffModule
