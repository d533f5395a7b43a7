// What members tell higher modules of, in their own transaction.
import { inTransaction } from '../../kit/inTransaction.ts'

/** A member was removed or deactivated: whatever acts for them ends, for good. */
export const accessEnded = inTransaction<{ id: string }>('members.accessEnded')
