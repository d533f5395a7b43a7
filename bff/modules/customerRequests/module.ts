import { BESIDE } from '../../graph/inputNames.ts'
import type { BffModule } from '../../module.ts'
import { customerRequestResolvers } from './resolvers.ts'

export const customerRequestsModule = {
  name: 'customerRequests',
  resolvers: customerRequestResolvers,
  // Documents are uploaded one by one under the link; the error names a missing one by its kind.
  inputNames: { submitCustomerRequest: { documents: BESIDE } },
  rules: {
    // The link is the credential; the service checks it each time.
    'Query.customerRequestLink': 'anyone',
    'Query.customerRequestRegions': 'anyone',
    'Mutation.saveCustomerRequestDraft': 'anyone',
    'Mutation.submitCustomerRequest': 'anyone',
    'Mutation.submitCustomerAccount': 'anyone',
    'Mutation.removeCustomerRequestDocument': 'anyone',
  },
} as const satisfies BffModule
