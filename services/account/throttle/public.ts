// The module's public API for other modules. Its own files import each other directly.
export { limitPerHour } from './hourly.ts'
export { type AddressKind, type Attempt, attemptsExceeded, forgive, giveBack, takeAttempt } from './throttle.ts'
