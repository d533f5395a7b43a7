// What an administrator may do to a member. Nobody touches their own place or the owner's; each change takes effect at once, by its event.
import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { ErrorRow } from '../../kit/errors.ts'
import type { Action } from '../../kit/activity/table.ts'
import { codes } from '../errors.ts'
import { isApproval } from '../roles/permissions.ts'
import { role } from '../roles/table.ts'
import { listMembers } from './listMemberships.ts'
import { membership, type MembershipStatus } from './table.ts'

export type Member = Awaited<ReturnType<typeof listMembers>>[number]

/** State × action: what each turn needs and leads to. */
export const MEMBER_LIFECYCLE = {
  deactivate: { from: ['ACTIVE'], to: 'DEACTIVATED', refusal: codes.userInactiveOrRemoved, action: 'UPDATED' },
  remove: {
    from: ['ACTIVE', 'DEACTIVATED', 'INVITED', 'EXPIRED'],
    to: 'REMOVED',
    refusal: codes.userInactiveOrRemoved,
    action: 'DELETED',
  },
  restore: {
    from: ['REMOVED', 'DEACTIVATED'],
    to: 'ACTIVE',
    refusal: codes.onlyDeletedCanBeReactivated,
    action: 'UPDATED',
  },
} as const satisfies Record<
  string,
  { from: readonly MembershipStatus[]; to: MembershipStatus; refusal: ErrorRow; action: Action }
>
export type MemberAction = keyof typeof MEMBER_LIFECYCLE

/** Deactivates, removes or restores a member; restored members have the role that they had. */
export async function turnMember(
  tx: Tx,
  action: MemberAction,
  { id, version }: { id: string; version: number },
): Promise<Member> {
  const before = await memberOf(tx, id)
  refuseSelfAndOwner(tx, before)
  const turn = MEMBER_LIFECYCLE[action]
  if (!isOneOf(turn.from, before.status)) throw new Refusal(turn.refusal)
  if (turn.to === 'ACTIVE') await refuseTooMany(tx)
  await guarded(tx, { id, version, status: before.status }, { status: turn.to })
  recordActivity(tx, {
    action: turn.action,
    recordType: 'MEMBERSHIP',
    recordId: id,
    recordLabel: before.fullName,
    changes: [{ field: 'status', before: before.status, after: turn.to }],
  })
  tx.emit('membership.changed', id)
  return memberOf(tx, id)
}

/** Gives a member another role. The caller has shown a fresh second factor if the role approves and the old one did not. */
export async function changeRole(
  tx: Tx,
  { id, version, roleId }: { id: string; version: number; roleId: string },
): Promise<Member> {
  const { before, next } = await weighRoleChange(tx, { id, roleId })
  await guarded(tx, { id, version, status: before.status }, { roleId })
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

/** Whether a change of role would let a member approve who could not before; refuses a change that may not be at all. */
export async function grantsApproval(tx: Tx, change: { id: string; roleId: string }): Promise<boolean> {
  const { before, next } = await weighRoleChange(tx, change)
  return next.permissions.some(key => isApproval(key) && !before.role.permissions.includes(key))
}

async function weighRoleChange(tx: Tx, { id, roleId }: { id: string; roleId: string }) {
  const before = await memberOf(tx, id)
  refuseSelfAndOwner(tx, before, codes.oneOwnerOnly)
  const [next] = await tx.select().from(role).where(eq(role.id, roleId))
  if (!next) throw new Refusal(codes.roleNotFound, { path: 'roleId' })
  if (next.isOwner) throw new Refusal(codes.oneOwnerOnly, { path: 'roleId' })
  return { before, next }
}

async function memberOf(tx: Tx, id: string): Promise<Member> {
  const [found] = await listMembers(tx, [id])
  if (!found) throw new Refusal(codes.notFound)
  return found
}

function refuseSelfAndOwner(tx: Tx, member: Member, ownerRefusal: ErrorRow = codes.ownerProtected) {
  if (member.personId === tx.actorId) throw new Refusal(codes.ownRoleProtected)
  if (member.role.isOwner) throw new Refusal(ownerRefusal)
}

/** State and version are checked by the statement that changes them. */
async function guarded(
  tx: Tx,
  at: { id: string; version: number; status: MembershipStatus },
  change: { status: MembershipStatus } | { roleId: string },
) {
  const { rowCount } = await tx
    .update(membership)
    .set({ ...change, changedAt: sql`now()`, version: sql`${membership.version} + 1` })
    .where(and(eq(membership.id, at.id), eq(membership.version, at.version), eq(membership.status, at.status)))
  if (rowCount === 0) throw new Refusal(codes.staleVersion)
}

/** Counted under a lock of the organization's controls, so that two restores can't both take the last place. */
export async function refuseTooMany(tx: Tx) {
  const { rows } = await tx.execute<{ maximum: number }>(
    sql`select member_limit as maximum from controls where organization_id = ${tx.organizationId} for update`,
  )
  const { rows: counted } = await tx.execute<{ members: number }>(
    sql`select count(*)::int as members from membership where status in ('ACTIVE', 'INVITED')`,
  )
  const maximum = rows[0]?.maximum ?? 0
  if ((counted[0]?.members ?? 0) >= maximum) throw new Refusal(codes.tooManyMembers, { params: { maximum } })
}

const isOneOf = (states: readonly MembershipStatus[], status: MembershipStatus) => states.includes(status)
