// Events of organizations for higher modules, in the same transaction.
import { inTransaction } from '../../kit/inTransaction.ts'

/** An organization was created, without members yet. */
export const created = inTransaction<{ ownerId: string }>('organizations.created')
