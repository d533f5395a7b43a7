// Events of reconciliation that higher modules handle in the same transaction.
import { inTransaction } from '../../kit/inTransaction.ts'
import type { ExpectedRow } from '../expectedTransactions/public.ts'

/**
 * A run is about to read an account, or all of them with null: modules may create expected transactions from its lines first. Raised again,
 * in a separate transaction, while any handler returns that there may be more.
 */
export const beginning = inTransaction<{ bankAccountId: string | null }, boolean>('reconciliation.beginning')

/** Expected transactions, locked, are about to be matched. Returns the ids of those that must be matched exclusively and in full. */
export const checking = inTransaction<{ expecteds: readonly ExpectedRow[] }, readonly string[]>(
  'reconciliation.checking',
)

/** Expected transactions in their current state, and the matches that changed their allocations. */
type Reallocated = {
  expecteds: readonly ExpectedRow[]
  reconciliations: readonly { id: string; allocations: readonly { expectedTransactionId: string }[] }[]
}

/** Money was allocated to expected transactions. */
export const matched = inTransaction<Reallocated>('reconciliation.matched')

/** Allocations of expected transactions were undone. */
export const unmatched = inTransaction<Reallocated>('reconciliation.unmatched')
