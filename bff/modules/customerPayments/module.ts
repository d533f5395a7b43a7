import type { BffModule } from '../../module.ts'
import { customerPaymentResolvers } from './resolvers.ts'

const OF_INVOICES = { fileIds: 'fileUuids', 'invoices.*.invoiceId': 'invoices.*.uuid' }

export const customerPaymentsModule = {
  name: 'customerPayments',
  resolvers: customerPaymentResolvers,
  inputNames: { sendPortalProof: OF_INVOICES, sendPortalSlip: OF_INVOICES },
  rules: {
    // Customers have a session cookie of their own; the service checks it each time.
    'Mutation.sendPortalProof': 'anyone',
    'Mutation.sendPortalSlip': 'anyone',
  },
} as const satisfies BffModule
