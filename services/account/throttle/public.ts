// What other modules may take of this one. Its own files take it from where it stands.
export { limitPerHour } from './hourly.ts'
export { type AddressKind, type Attempt, attemptsExceeded, forgive, giveBack, takeAttempt } from './throttle.ts'
