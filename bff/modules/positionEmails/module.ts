import type { BffModule } from '../../module.ts'
import { positionEmailResolvers } from './resolvers.ts'

export const positionEmailsModule = {
  name: 'positionEmails',
  resolvers: positionEmailResolvers,
  inputNames: {
    updatePositionEmail: { organizationIds: 'organizations', clockOrganizationId: 'clockOrganization' },
  },
  rules: {
    // The user's own, outside of any organization; the service refuses API tokens.
    'Mutation.updatePositionEmail': 'signedIn',
  },
} as const satisfies BffModule
