import type { BffModule } from '../../module.ts'
import { customerChangeResolvers } from './resolvers.ts'

export const customerChangesModule = {
  name: 'customerChanges',
  resolvers: customerChangeResolvers,
  inputNames: { sendPortalChange: { 'documents.*.fileId': 'documents.*.fileUuid' } },
  rules: {
    // Customers have a session cookie of their own; the service checks it each time.
    'Mutation.sendPortalChange': 'anyone',
    'Mutation.withdrawPortalChange': 'anyone',
    'Mutation.approveCustomerChange': 'invoicing.customers.review',
    'Mutation.rejectCustomerChange': 'invoicing.customers.review',
  },
} as const satisfies BffModule
