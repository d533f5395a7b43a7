// Granting the right to approve, or to decide who may, is checked twice: before a change, to know whether to require a fresh factor, and in
// the change's transaction, with the role locked. The role or the member may have changed in between.
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { secondFactorCodes } from '../../secondFactor/public.ts'
import { isControl } from '../../permissions/public.ts'
import { role } from './table.ts'

/** Whether these permissions allow approvals or administration that the previous ones didn't. */
export const addsControl = (permissions: readonly string[], before: readonly string[] = []): boolean =>
  permissions.some(key => isControl(key) && !before.includes(key))

/** Refuses to grant approval or administration unless the caller has verified a fresh factor for it. */
export function refuseWithoutFactor(grants: boolean, factorShown: boolean): void {
  if (grants && !factorShown) throw new Refusal(secondFactorCodes.secondFactorRequired, { path: 'code' })
}

/** Locks a role until the transaction ends: concurrent edits wait, and then check all users with the role. */
export async function lockRole(tx: Tx, id: string): Promise<typeof role.$inferSelect | undefined> {
  const [found] = await tx.select().from(role).where(eq(role.id, id)).for('share')
  return found
}
