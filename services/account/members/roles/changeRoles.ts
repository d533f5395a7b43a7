// Roles belong to the organization, except the owner's. Users can't edit a role that they hold.
import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { refusing } from '../../../kit/database/refusing.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { codes } from '../errors.ts'
import { membership } from '../table.ts'
import { addsControl, refuseWithoutFactor } from './grantingApproval.ts'
import { type Permission, SEEDED_ROLES, type SeededRole } from '../../permissions/public.ts'
import { role } from './table.ts'

export type RoleInput = { name: string; description: string; permissions: Permission[] }
export type RoleRow = typeof role.$inferSelect

/** The fields of a role in the activity log. */
const roleFields = ['name', 'description', 'permissions'] as const

const nameTaken = { role_name: { error: codes.roleNameExists, path: 'name' } }

/** A former owner's new role: the organization's Admin, created if there is none with that name. */
export async function adminRole(tx: Tx): Promise<{ id: string }> {
  const { name, description, permissions } = seeded('ADMIN')
  const [found] = await tx
    .select({ id: role.id })
    .from(role)
    .where(and(eq(sql`lower(${role.name})`, name.toLowerCase()), eq(role.isOwner, false)))
  return found ?? createRole(tx, { name, description, permissions: [...permissions] })
}

function seeded(key: SeededRole['key']) {
  const found = SEEDED_ROLES.find(each => each.key === key)
  if (!found) throw new TypeError(`no seeded role ${key}`)
  return found
}

export async function createRole(tx: Tx, input: RoleInput): Promise<RoleRow> {
  const [made] = await refusing(nameTaken, () =>
    tx
      .insert(role)
      .values({ ...input, organizationId: tx.organizationId, id: newId() })
      .returning(),
  )
  if (!made) throw new Error('no role was written')
  const changes = changesBetween(undefined, made, roleFields)
  recordActivity(tx, { action: 'CREATED', recordType: 'ROLE', recordId: made.id, recordLabel: made.name, changes })
  return made
}

/** Changes a role. If it gains approvals, the caller must have verified a fresh second factor. */
export async function updateRole(
  tx: Tx,
  { id, version, factorShown }: { id: string; version: number; factorShown: boolean },
  input: RoleInput,
): Promise<RoleRow> {
  const before = await editableRole(tx, id)
  // The statement below checks the version again, so that what is evaluated here is what is replaced.
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  refuseWithoutFactor(addsControl(input.permissions, before.permissions), factorShown)
  const [after] = await refusing(nameTaken, () =>
    tx
      .update(role)
      .set({ ...input, changedAt: sql`now()`, version: sql`${role.version} + 1` })
      .where(and(eq(role.id, id), eq(role.version, version)))
      .returning(),
  )
  if (!after) throw new Refusal(commonErrors.staleVersion)
  const changes = changesBetween(before, after, roleFields)
  recordActivity(tx, { action: 'UPDATED', recordType: 'ROLE', recordId: id, recordLabel: after.name, changes })
  tx.emit('role.changed', id)
  return after
}

export async function deleteRole(tx: Tx, id: string, version: number): Promise<void> {
  const before = await editableRole(tx, id)
  const inUse = { membership_organization_id_role_id_is_owner_fkey: { error: codes.roleInUse } }
  const { rowCount } = await refusing(inUse, () =>
    tx.delete(role).where(and(eq(role.id, id), eq(role.version, version))),
  )
  if (rowCount === 0) throw new Refusal(commonErrors.staleVersion)
  const changes = changesBetween(before, undefined, roleFields)
  recordActivity(tx, { action: 'DELETED', recordType: 'ROLE', recordId: id, recordLabel: before.name, changes })
  tx.emit('role.changed', id)
}

/** Whether the permissions allow more approvals than the role's current ones, or than none. Refuses a role that may not be edited. */
export async function grantsApproval(tx: Tx, id: string | null, permissions: Permission[]): Promise<boolean> {
  return addsControl(permissions, id === null ? [] : (await editableRole(tx, id)).permissions)
}

async function editableRole(tx: Tx, id: string): Promise<RoleRow> {
  const [found] = await tx.select().from(role).where(eq(role.id, id))
  if (!found) throw new Refusal(commonErrors.notFound)
  if (found.isOwner) throw new Refusal(codes.ownerRoleProtected)
  if (tx.actorId !== null && (await holds(tx, tx.actorId, id))) throw new Refusal(codes.ownRoleProtected)
  return found
}

async function holds(tx: Tx, personId: string, roleId: string): Promise<boolean> {
  const own = and(eq(membership.roleId, roleId), eq(membership.personId, personId), eq(membership.status, 'ACTIVE'))
  return (await tx.$count(membership, own)) > 0
}
