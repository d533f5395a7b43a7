// The right to approve, and to decide who may, is weighed twice: before a change, to know whether to ask for a fresh factor, and by the transaction that makes
// the change, with the role locked. In between either the role or the member may have become another.
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { secondFactorCodes } from '../../secondFactor/public.ts'
import { isControl } from '../../permissions/public.ts'
import { role } from './table.ts'

/** Whether somebody with these permissions may approve or administer what they could not with those of before. */
export const addsControl = (permissions: readonly string[], before: readonly string[] = []): boolean =>
  permissions.some(key => isControl(key) && !before.includes(key))

/** Refuses to let anybody approve or administer if the caller has shown no fresh factor for it. */
export function refuseWithoutFactor(grants: boolean, factorShown: boolean): void {
  if (grants && !factorShown) throw new Refusal(secondFactorCodes.secondFactorRequired, { path: 'code' })
}

/** A role as it is until the transaction ends: whoever edits it meanwhile waits, and then answers for all who have it. */
export async function lockRole(tx: Tx, id: string): Promise<typeof role.$inferSelect | undefined> {
  const [found] = await tx.select().from(role).where(eq(role.id, id)).for('share')
  return found
}
