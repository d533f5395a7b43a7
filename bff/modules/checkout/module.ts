import type { BffModule } from '../../module.ts'
import { checkoutResolvers } from './resolvers.ts'

export const checkoutModule = {
  name: 'checkout',
  resolvers: checkoutResolvers,
  rules: {
    // The link is the credential; the service checks it each time.
    'Query.checkout': 'anyone',
    'Query.checkoutMethods': 'anyone',
    'Mutation.startCheckout': 'anyone',
    'Mutation.sendCheckoutProof': 'anyone',
    'Mutation.sendCheckoutSlip': 'anyone',
    'Organization.invoiceCheckoutMethods': 'invoicing.invoices.view',
    'Mutation.createCheckoutLink': 'invoicing.invoices.manage',
    'Mutation.revokeCheckoutLinks': 'invoicing.invoices.manage',
    'Organization.virtualAccountBanks': 'invoicing.customers.view',
    'Mutation.openCustomerVirtualAccount': 'invoicing.customers.manage',
    'Mutation.closeCustomerVirtualAccount': 'invoicing.customers.manage',
  },
} as const satisfies BffModule
