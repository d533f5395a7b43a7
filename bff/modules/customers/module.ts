import type { BffModule } from '../../module.ts'
import { customerExports, customerNodes, customerResolvers } from './resolvers.ts'

export const customersModule = {
  name: 'customers',
  resolvers: customerResolvers,
  nodes: customerNodes,
  exports: customerExports,
  shareable: { CustomerUpdate: 'customerUuid status version actor' },
  inputNames: {
    cancelCustomerInvitations: { ids: 'customerIds' },
    // The results name one address each.
    inviteCustomers: { email: 'emails' },
    resendCustomerInvitations: { ids: 'customerIds' },
  },
  rules: {
    'Organization.regions': 'member',
    'Organization.customers': 'invoicing.customers.view',
    'Organization.customer': 'invoicing.customers.view',
    'Organization.customerCounts': 'invoicing.customers.view',
    'Mutation.createCustomer': 'invoicing.customers.manage',
    'Mutation.importCustomers': 'invoicing.customers.manage',
    // Users who manage customers and users who review them; the service checks which.
    'Mutation.updateCustomer': 'invoicing.customers.view',
    'Mutation.approveCustomer': 'invoicing.customers.review',
    'Mutation.rejectCustomer': 'invoicing.customers.review',
    'Mutation.eraseCustomerDocument': 'invoicing.customers.review',
    'Mutation.inviteCustomers': 'invoicing.customers.manage',
    'Mutation.resendCustomerInvitations': 'invoicing.customers.manage',
    'Mutation.cancelCustomerInvitations': 'invoicing.customers.manage',
    'Mutation.deactivateCustomer': 'invoicing.customers.manage',
    'Mutation.reactivateCustomer': 'invoicing.customers.review',
    'Subscription.customerChanged': 'invoicing.customers.view',
  },
} as const satisfies BffModule
