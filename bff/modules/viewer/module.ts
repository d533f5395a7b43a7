import type { BffModule } from '../../module.ts'
import { viewerNodes, viewerResolvers } from './resolvers.ts'

export const viewerModule = {
  name: 'viewer',
  resolvers: viewerResolvers,
  nodes: viewerNodes,
  rules: {
    'Query.signInProvider': 'anyone',
    'Mutation.signIn': 'anyone',
    'Mutation.verifyTwoFactor': 'anyone',
    'Mutation.startPasskeySignIn': 'anyone',
    'Mutation.signInWithPasskey': 'anyone',
    'Mutation.signOut': 'anyone',
    // A user's own access, outside of any organization; the service refuses API tokens.
    'Mutation.proveSecondFactor': 'signedIn',
  },
} as const satisfies BffModule
