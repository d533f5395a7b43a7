// Events of customers for higher modules, in the same transaction.
import { inTransaction } from '../../../kit/inTransaction.ts'

/** A locked customer was deactivated. */
export const deactivated = inTransaction<{ id: string }>('customers.deactivated')
