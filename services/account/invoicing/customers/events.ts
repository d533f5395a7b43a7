// What customers tell higher modules of, in their own transaction.
import { inTransaction } from '../../../kit/inTransaction.ts'

/** The use of a customer has ended. It is locked. */
export const deactivated = inTransaction<{ id: string }>('customers.deactivated')
