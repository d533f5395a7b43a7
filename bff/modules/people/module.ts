import type { BffModule } from '../../module.ts'
import { peopleResolvers } from './resolvers.ts'

export const peopleModule = {
  name: 'people',
  resolvers: peopleResolvers,
  rules: {
    // The link is the credential.
    'Query.passwordReset': 'anyone',
    'Query.invitation': 'anyone',
    'Mutation.requestPasswordReset': 'anyone',
    'Mutation.resetPassword': 'anyone',
    'Mutation.acceptInvitation': 'anyone',
    'Mutation.linkInvitation': 'signedIn',
  },
} as const satisfies BffModule
