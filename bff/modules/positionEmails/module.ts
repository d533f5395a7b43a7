import type { BffModule } from '../../module.ts'
import { positionEmailResolvers } from './resolvers.ts'

export const positionEmailsModule = {
  name: 'positionEmails',
  resolvers: positionEmailResolvers,
  inputNames: {
    updatePositionEmail: { organizationIds: 'organizations', clockOrganizationId: 'clockOrganization' },
  },
  rules: {
    // One's own, above all organizations; the service refuses programs.
    'Mutation.updatePositionEmail': 'signedIn',
  },
} as const satisfies BffModule
