// Events of expected transactions that higher modules handle in the same transaction.
import { inTransaction } from '../../kit/inTransaction.ts'
import type { ExpectedRow } from './table.ts'

/** A deletion is refused. The owner of the money may refuse with its own reason. */
export const deletionRefused = inTransaction<{ row: ExpectedRow }>('expectedTransactions.deletionRefused')
