import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  // A user's own factors, sessions and profile, which no organization owns.
  withoutIds: [
    'proveSecondFactor',
    'startPasskeyAssertion',
    'addAuthenticator',
    'confirmAuthenticator',
    'startPasskeyRegistration',
    'finishPasskeyRegistration',
    'renameFactor',
    'removeFactor',
    'regenerateBackupCodes',
    'unlinkProvider',
    'relinkProvider',
    'endSession',
    'endOtherSessions',
    'requestPasswordReset',
    'resetPassword',
  ],
}
