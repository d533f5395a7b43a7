import type { Tx } from './database.ts'

/** When a record's status changes, and by whom. */
export const stepped = (tx: Tx) => ({ statusChangedAt: tx.clock.now().toString(), statusChangedBy: tx.actorId })
