// What organizations tell higher modules of, in their own transaction.
import { inTransaction } from '../../kit/inTransaction.ts'

/** An organization was made, and nobody belongs to it yet. */
export const created = inTransaction<{ ownerId: string }>('organizations.created')
