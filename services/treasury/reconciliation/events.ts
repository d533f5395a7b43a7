// What reconciliation tells higher modules of, in its own transaction.
import { inTransaction } from '../../kit/inTransaction.ts'
import type { ExpectedRow } from '../expectedTransactions/public.ts'

/**
 * A run is about to look at an account, or with null at all of them: what its lines tell may be expected first. Raised again, in a
 * transaction of its own, while anybody answers that there may be more.
 */
export const beginning = inTransaction<{ bankAccountId: string | null }, boolean>('reconciliation.beginning')

/** Expected transactions are about to be matched, under their locks. Answers the ids of those that must be matched alone and in full. */
export const checking = inTransaction<{ expecteds: readonly ExpectedRow[] }, readonly string[]>(
  'reconciliation.checking',
)

/** Expected transactions as they are now, and the matches that changed what is allocated to them. */
type Reallocated = {
  expecteds: readonly ExpectedRow[]
  reconciliations: readonly { id: string; allocations: readonly { expectedTransactionId: string }[] }[]
}

/** Money was allocated to expected transactions. */
export const matched = inTransaction<Reallocated>('reconciliation.matched')

/** What was allocated to expected transactions was taken back. */
export const unmatched = inTransaction<Reallocated>('reconciliation.unmatched')
