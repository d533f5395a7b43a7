// What expected transactions tell higher modules of, in their own transaction.
import { inTransaction } from '../../kit/inTransaction.ts'
import type { ExpectedRow } from './table.ts'

/** One can't be deleted. Whose money it is may refuse with a reason of its own. */
export const deletionRefused = inTransaction<{ row: ExpectedRow }>('expectedTransactions.deletionRefused')
