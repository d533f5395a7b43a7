// Steps of the lifecycle of checkout sessions.
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { LIFECYCLE, type SessionAction } from './lifecycle.ts'
import { checkoutSession as table, type SessionRow } from './table.ts'

export const withId = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))

type Changes = Partial<Omit<SessionRow, 'organizationId' | 'id' | 'status'>>

/** Applies a step of the lifecycle; false where the session's status doesn't allow it. */
export async function step(tx: Tx, id: string, action: SessionAction, values: Changes = {}): Promise<boolean> {
  const { from, to } = LIFECYCLE[action]
  const changed = await tx
    .update(table)
    .set({ ...values, status: to, statusChangedAt: tx.clock.now().toString() })
    .where(and(withId(tx, id), inArray(table.status, [...from])))
    .returning({ id: table.id })
  if (changed.length === 1) tx.emit('checkout-session.changed', id)
  return changed.length === 1
}
