// What other modules may take of this one. Its own files take it from where it stands.
export { giveBackAddress, takeAddressAttempt } from './addressAttempts.ts'
export { afterFirstFactor, type SignInOutcome } from './afterFirstFactor.ts'
export { linkToken, newcomerFields } from './linkFields.ts'
export { liftLocks } from './passwordAttempts.ts'
export { startSession } from './startSession.ts'
export { openedSession, sessionId, signInAnswer, toAnswer } from './wire.ts'
export { codes as signInCodes } from './errors.ts'
