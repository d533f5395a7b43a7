import type { Tx } from '../../kit/database/database.ts'
import { tellStep } from './describe.ts'
import { changePayment } from './repository.ts'
import { refuseState } from './stopPayment.ts'

/** Puts a payment that has ended out of sight. */
export async function archivePayment(tx: Tx, id: string): Promise<void> {
  const row = await changePayment(tx, id, 'ARCHIVE', { archivedAt: tx.clock.now().toString() })
  if (!row) throw await refuseState(tx, id)
  tellStep(tx, { action: 'ARCHIVED', row })
}

/** Brings an archived payment back. */
export async function unarchivePayment(tx: Tx, id: string): Promise<void> {
  const row = await changePayment(tx, id, 'UNARCHIVE', { archivedAt: null })
  if (!row) throw await refuseState(tx, id)
  tellStep(tx, { action: 'UNARCHIVED', row })
}
