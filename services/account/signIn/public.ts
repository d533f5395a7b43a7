// The module's public API for other modules. Its own files import each other directly.
export { giveBackAddress, takeAddressAttempt } from './addressAttempts.ts'
export { afterFirstFactor, type SignInOutcome } from './afterFirstFactor.ts'
export { linkToken, newcomerFields } from './linkFields.ts'
export { liftLocks } from './passwordAttempts.ts'
export { startSession } from './startSession.ts'
export { openedSession, sessionId, signInAnswer, toAnswer } from './wire.ts'
export { codes as signInCodes } from './errors.ts'
