// `npm run bench -- subscriptions [counts] [changes]`: a change of one statement line to thousands who follow it.
import { compareSubscriptions, PACKAGES } from './subscriptions/compareSubscriptions.ts'

/** Their versions are kept with the figures. */
export const packages = PACKAGES

export const run = (options: string[]) => compareSubscriptions('lines', 'subscribers', options)
