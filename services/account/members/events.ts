// Events of members for higher modules, in the same transaction.
import { inTransaction } from '../../kit/inTransaction.ts'

/** A member was removed or deactivated: everything that acts for them ends permanently. */
export const accessEnded = inTransaction<{ id: string }>('members.accessEnded')
