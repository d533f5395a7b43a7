// `npm run bench -- listPayments [rounds] [seconds] [operation,…]`: the screens of payments as `list` compares the others: fifty payments with
// their tabs, sums and accounts, one payment with its approvals, attempts and history, and the number of those that wait for somebody, which
// every page asks for again when a status changes.
import { compareOperations } from './list/compareOperations.ts'
import { PACKAGES } from './list/variants.ts'

/** Their versions are kept with the figures. */
export const packages = PACKAGES
const PORT = 4650

const TITLES = {
  payments: 'Fifty payments',
  payment: 'One payment with its history',
  waiting: 'How many payments wait',
} as const

export const run = (options: string[]) => compareOperations(TITLES, PORT, options)
