// What other modules may import from this one. Its own files import from the source files directly.
export { uncountAddressAttempt, takeAddressAttempt } from './addressAttempts.ts'
export { afterFirstFactor, type SignInOutcome } from './afterFirstFactor.ts'
export { linkToken, newcomerFields } from './linkFields.ts'
export { liftLocks } from './passwordAttempts.ts'
export { startSession } from './startSession.ts'
export { openedSession, sessionId, signInAnswer, toAnswer } from './wire.ts'
export { codes as signInCodes } from './errors.ts'
