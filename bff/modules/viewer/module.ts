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
    // A person's own access, above all organizations; the service refuses programs.
    'Mutation.proveSecondFactor': 'signedIn',
  },
} as const satisfies BffModule
