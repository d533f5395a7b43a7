import type { BffModule } from '../../module.ts'
import { accessResolvers } from './resolvers.ts'

export const accessModule = {
  name: 'access',
  resolvers: accessResolvers,
  rules: {
    // A user's own access, outside of any organization; the service refuses API tokens.
    'Mutation.startPasskeyAssertion': 'signedIn',
    'Mutation.addAuthenticator': 'signedIn',
    'Mutation.confirmAuthenticator': 'signedIn',
    'Mutation.startPasskeyRegistration': 'signedIn',
    'Mutation.finishPasskeyRegistration': 'signedIn',
    'Mutation.renameFactor': 'signedIn',
    'Mutation.removeFactor': 'signedIn',
    'Mutation.regenerateBackupCodes': 'signedIn',
    'Mutation.unlinkProvider': 'signedIn',
    'Mutation.relinkProvider': 'signedIn',
    'Mutation.endSession': 'signedIn',
    'Mutation.endOtherSessions': 'signedIn',
  },
} as const satisfies BffModule
