import type { Tx } from '../../kit/database/database.ts'
import { newId } from '../../kit/ids.ts'
import type { ProtectedAction } from '../../kit/protectedActions.ts'
import type { Caller } from '../../kit/tokens.ts'
import { protectedChange } from './table.ts'

export type ProtectedChange = {
  action: ProtectedAction
  /** What people call that which was changed: a policy, a bank account, a counterparty. Empty where the action says all. */
  subject: string
}

/** Has the owner and the admins mailed, if the transaction commits: the account service, which knows their addresses, hears of it. */
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
