// An administrator's changes to members, but never to their own membership or the owner's. Each takes effect at once, by its event.
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { ActionOn } from '../../kit/activity/table.ts'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors, type ErrorRow } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { withdrawOffersTo } from './ownership/closeOffer.ts'
import { addsControl, lockRole, refuseWithoutFactor } from './roles/grantingApproval.ts'
import type { role } from './roles/table.ts'
import { MEMBER_LIFECYCLE, type MemberAction, refusalOfState } from './lifecycle.ts'
import { accessEnded } from './events.ts'
import { type Member, memberList } from './list.ts'
import { refuseTooMany } from './memberLimit.ts'
import { membership, type MembershipStatus } from './table.ts'

/** Changes of the member's status only. */
export type MemberTurn = 'DEACTIVATE' | 'ACTIVATE' | 'REMOVE' | 'RESTORE'

const ACTIVITY_OF = {
  DEACTIVATE: 'UPDATED',
  ACTIVATE: 'UPDATED',
  REMOVE: 'DELETED',
  RESTORE: 'UPDATED',
} as const satisfies Record<MemberTurn, ActionOn<'MEMBERSHIP'>>

/** A member in the version that the caller saw. */
export type SeenMember = { id: string; version: number }

/** The result of a change: whether the member may approve what they couldn't before. */
export type MemberChange = { grantsApproval: boolean; personId: string }

/**
 * Deactivates, activates, removes or restores a member. A returning member has their previous role, but none of their sessions and tokens.
 */
export async function turnMember(
  tx: Tx,
  turn: MemberTurn,
  { reason, factorShown, ...seen }: SeenMember & { reason: string | null; factorShown: boolean },
): Promise<MemberChange> {
  const { id } = seen
  const before = await memberFor(tx, turn, seen)
  const { to } = MEMBER_LIFECYCLE[turn]
  const restored = to === 'ACTIVE' ? await lockRole(tx, before.role.id) : undefined
  const grantsApproval = addsControl(restored?.permissions ?? [])
  refuseWithoutFactor(grantsApproval, factorShown)
  if (to === 'ACTIVE') await refuseTooMany(tx)
  await guarded(tx, turn, seen, to === 'ACTIVE' ? { status: to } : { status: to, accessEndedAt: sql`now()` })
  if (to !== 'ACTIVE') {
    await withdrawOffersTo(tx, id)
    await tx.raise(accessEnded, { id })
  }
  recordActivity(tx, {
    action: ACTIVITY_OF[turn],
    recordType: 'MEMBERSHIP',
    recordId: id,
    recordLabel: before.fullName,
    changes: [{ field: 'status', before: before.status, after: to }],
    reason,
  })
  tx.emit('membership.changed', id)
  return { grantsApproval, personId: before.personId }
}

/** Changes a member's role; if it allows more approvals than the old one, the caller must have verified a fresh second factor. */
export async function setRole(
  tx: Tx,
  { roleId, factorShown, ...seen }: SeenMember & { roleId: string; factorShown: boolean },
): Promise<MemberChange> {
  const { id } = seen
  const before = await memberFor(tx, 'SET_ROLE', seen, codes.oneOwnerOnly)
  const next = await assignableRole(tx, roleId)
  const grantsApproval = addsControl(next.permissions, before.role.permissions)
  refuseWithoutFactor(grantsApproval, factorShown)
  await guarded(tx, 'SET_ROLE', seen, { roleId })
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'MEMBERSHIP',
    recordId: id,
    recordLabel: before.fullName,
    changes: [{ field: 'role', before: before.role.name, after: next.name }],
  })
  tx.emit('membership.changed', id)
  return { grantsApproval, personId: before.personId }
}

/** A locked role that may be assigned to a member: any of the organization's except the owner's. */
export async function assignableRole(tx: Tx, roleId: string): Promise<typeof role.$inferSelect> {
  const found = await lockRole(tx, roleId)
  if (!found) throw new Refusal(codes.roleNotFound, { path: 'roleId' })
  if (found.isOwner) throw new Refusal(codes.oneOwnerOnly, { path: 'roleId' })
  return found
}

/** Whether a role would let any of these members approve what they couldn't before. */
export async function roleGrantsApproval(tx: Tx, roleId: string, ids: readonly string[]): Promise<boolean> {
  const { permissions } = await assignableRole(tx, roleId)
  const members = await memberList.read(tx, ids)
  return members.some(member => addsControl(permissions, member.role.permissions))
}

/** Whether any of these members may approve again once they return. */
export async function returningGrantsApproval(
  tx: Tx,
  turn: 'ACTIVATE' | 'RESTORE',
  ids: readonly string[],
): Promise<boolean> {
  const members = await memberList.read(tx, ids)
  return members.some(member => refusalOfState(turn, member) === null && addsControl(member.role.permissions))
}

/** A member who allows the action, in the version that the caller saw. */
async function memberFor(
  tx: Tx,
  action: MemberAction,
  { id, version }: SeenMember,
  ownerRefusal: ErrorRow = codes.ownerProtected,
): Promise<Member> {
  const member = await memberList.readOne(tx, id)
  if (!member) throw new Refusal(commonErrors.notFound)
  if (member.personId === tx.actorId) throw new Refusal(codes.ownRoleProtected)
  if (member.role.isOwner) throw new Refusal(ownerRefusal)
  const refusal = refusalOfState(action, member)
  if (refusal) throw new Refusal(refusal)
  if (member.version !== version) throw new Refusal(commonErrors.staleVersion)
  return member
}

/** The updating statement itself checks status and version. */
async function guarded(
  tx: Tx,
  action: MemberAction,
  { id, version }: SeenMember,
  change: { status: MembershipStatus; accessEndedAt?: SQL } | { roleId: string },
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
  if (rowCount === 0) throw new Refusal(commonErrors.staleVersion)
}
