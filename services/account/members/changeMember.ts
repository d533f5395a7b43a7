// What an administrator may do to a member. Nobody touches their own place or the owner's; each change takes effect at once, by its event.
import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Action } from '../../kit/activity/table.ts'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { ErrorRow } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { withdrawOffersTo } from '../ownership/closeOffer.ts'
import { isApproval } from '../roles/permissions.ts'
import { role } from '../roles/table.ts'
import { MEMBER_LIFECYCLE, type MemberAction, refusalOfState } from './lifecycle.ts'
import { type Member, memberList } from './list.ts'
import { refuseTooMany } from './memberLimit.ts'
import { membership, type MembershipStatus } from './table.ts'

/** The turns that change nothing but the state. */
export type MemberTurn = 'DEACTIVATE' | 'REMOVE' | 'RESTORE'

const ACTIVITY_OF = {
  DEACTIVATE: 'UPDATED',
  REMOVE: 'DELETED',
  RESTORE: 'UPDATED',
} as const satisfies Record<MemberTurn, Action>

/** A member as the caller last saw them. */
export type SeenMember = { id: string; version: number }

/** Deactivates, removes or restores a member; restored members have the role that they had. */
export async function turnMember(
  tx: Tx,
  turn: MemberTurn,
  { id, version, reason }: SeenMember & { reason: string | null },
): Promise<Member> {
  const before = await memberFor(tx, turn, id)
  const { to } = MEMBER_LIFECYCLE[turn]
  if (to === 'ACTIVE') await refuseTooMany(tx)
  await guarded(tx, turn, { id, version }, { status: to })
  if (to !== 'ACTIVE') await withdrawOffersTo(tx, id)
  recordActivity(tx, {
    action: ACTIVITY_OF[turn],
    recordType: 'MEMBERSHIP',
    recordId: id,
    recordLabel: before.fullName,
    changes: [{ field: 'status', before: before.status, after: to }],
    reason,
  })
  tx.emit('membership.changed', id)
  return memberOf(tx, id)
}

/** Gives a member another role. The caller has shown a fresh second factor if the role approves and the old one did not. */
export async function setRole(tx: Tx, { id, version, roleId }: SeenMember & { roleId: string }): Promise<Member> {
  const before = await memberFor(tx, 'SET_ROLE', id, codes.oneOwnerOnly)
  const next = await assignableRole(tx, roleId)
  await guarded(tx, 'SET_ROLE', { id, version }, { roleId })
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'MEMBERSHIP',
    recordId: id,
    recordLabel: before.fullName,
    changes: [{ field: 'role', before: before.role.name, after: next.name }],
  })
  tx.emit('membership.changed', id)
  return memberOf(tx, id)
}

/** A role that may be given to a member: any of the organization's but the owner's. */
export async function assignableRole(tx: Tx, roleId: string): Promise<typeof role.$inferSelect> {
  const [found] = await tx.select().from(role).where(eq(role.id, roleId))
  if (!found) throw new Refusal(codes.roleNotFound, { path: 'roleId' })
  if (found.isOwner) throw new Refusal(codes.oneOwnerOnly, { path: 'roleId' })
  return found
}

/** Whether a role would let any of these members approve what they could not before. */
export async function roleGrantsApproval(tx: Tx, roleId: string, ids: readonly string[]): Promise<boolean> {
  const { permissions } = await assignableRole(tx, roleId)
  const members = await memberList.read(tx, ids)
  return members.some(member => permissions.some(key => isApproval(key) && !member.role.permissions.includes(key)))
}

/** Whether any of these members, once restored, may approve again. */
export async function restoringGrantsApproval(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const members = await memberList.read(tx, ids)
  return members.some(member => refusalOfState('RESTORE', member) === null && member.role.permissions.some(isApproval))
}

async function memberOf(tx: Tx, id: string): Promise<Member> {
  const found = await memberList.readOne(tx, id)
  if (!found) throw new Refusal(codes.notFound)
  return found
}

/** A member to whom the action may be done. */
async function memberFor(tx: Tx, action: MemberAction, id: string, ownerRefusal: ErrorRow = codes.ownerProtected) {
  const member = await memberOf(tx, id)
  if (member.personId === tx.actorId) throw new Refusal(codes.ownRoleProtected)
  if (member.role.isOwner) throw new Refusal(ownerRefusal)
  const refusal = refusalOfState(action, member)
  if (refusal) throw new Refusal(refusal)
  return member
}

/** State and version are checked by the statement that changes them. */
async function guarded(
  tx: Tx,
  action: MemberAction,
  { id, version }: SeenMember,
  change: { status: MembershipStatus } | { roleId: string },
) {
  const { rowCount } = await tx
    .update(membership)
    .set({ ...change, changedAt: sql`now()`, version: sql`${membership.version} + 1` })
    .where(
      and(
        eq(membership.id, id),
        eq(membership.version, version),
        among(membership.status, MEMBER_LIFECYCLE[action].from),
      ),
    )
  if (rowCount === 0) throw new Refusal(codes.staleVersion)
}
