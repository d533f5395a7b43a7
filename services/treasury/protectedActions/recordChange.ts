import type { Tx } from '../../kit/database/database.ts'
import { newId } from '../../kit/ids.ts'
import type { ProtectedAction } from '../../kit/protectedActions.ts'
import type { Caller } from '../../kit/tokens.ts'
import { protectedChange } from './table.ts'

export type ProtectedChange = {
  action: ProtectedAction
  /** The name of the changed record: a policy, a bank account, a counterparty. Empty if the action says everything. */
  subject: string
}

/**
 * Records a protected change, and emits an event on commit: the account service, which knows the addresses, emails the owner and the
 * admins.
 */
export async function recordProtectedChange(tx: Tx, caller: Caller, change: ProtectedChange): Promise<void> {
  const id = newId()
  await tx.insert(protectedChange).values({
    ...change,
    organizationId: tx.organizationId,
    id,
    actorId: caller.actorId,
    actorName: caller.actorName,
    sessionId: caller.sessionId,
    performedAt: tx.clock.now().toString(),
  })
  tx.emit('protected-change.performed', id)
}
