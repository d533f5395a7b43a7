// Events of the projection that higher modules handle in the same transaction.
import { inTransaction } from '../../kit/inTransaction.ts'

/** An organization was read again: these are all its current entities. */
export const entitiesStored = inTransaction<{ entities: readonly { id: string; name: string }[] }>(
  'projection.entitiesStored',
)
