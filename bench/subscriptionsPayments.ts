// `npm run bench -- subscriptionsPayments [counts] [changes]`: a change of one payment to thousands of open browsers, on whichever page.
import { compareSubscriptions, PACKAGES } from './subscriptions/compareSubscriptions.ts'

/** Their versions are kept with the figures. */
export const packages = PACKAGES

export const run = (options: string[]) => compareSubscriptions('payments', 'browsers on any page', options)
