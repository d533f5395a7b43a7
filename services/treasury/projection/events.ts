// What the projection tells higher modules of, in its own transaction.
import { inTransaction } from '../../kit/inTransaction.ts'

/** An organization was read again: these are all its entities now. */
export const entitiesStored = inTransaction<{ entities: readonly { id: string; name: string }[] }>(
  'projection.entitiesStored',
)
