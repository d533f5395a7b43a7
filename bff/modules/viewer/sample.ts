import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ get, note }) => note('Viewer', (await get<{ viewer: { id: string } }>('{ viewer { id } }')).viewer),
  withoutIds: ['signIn', 'verifyTwoFactor', 'signOut', 'startPasskeySignIn', 'signInWithPasskey'],
}
