// What other modules may import from this one. Its own files import from the source files directly.
export { limitPerHour } from './hourly.ts'
export { type AddressKind, type Attempt, attemptsExceeded, forgive, uncountAttempt, takeAttempt } from './throttle.ts'
