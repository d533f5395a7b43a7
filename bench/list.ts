// `npm run bench -- list [rounds] [seconds] [operation,…]`: a list of fifty statement lines with their accounts, recommendations and
// expected transactions, the reconciliation workspace and the list of expected transactions as their screens ask for them, one small
// node and one mutation, on Arus, plain Apollo, mercurius with jit, yoga with jit and code written by hand for the operation.
// All are started at once and asked in turn, in another order each round; the figures are medians. The stub of the services, the load
// and the server share the machine: CPU time per request, of the server's process alone, is the figure to trust.
import { compareOperations } from './list/compareOperations.ts'
import { PACKAGES } from './list/variants.ts'

/** Their versions are kept with the figures. */
export const packages = PACKAGES
const PORT = 4610

const TITLES = {
  list: 'Fifty lines with relations',
  workspace: 'Reconciliation workspace',
  expected: 'Expected transactions',
  node: 'One small node',
  mutation: 'One mutation',
} as const

export const run = (options: string[]) => compareOperations(TITLES, PORT, options)
