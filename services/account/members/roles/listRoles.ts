import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { membership } from '../table.ts'
import { role } from './table.ts'

export const ROLE_ACTIONS = ['UPDATE', 'DELETE'] as const
export type RoleAction = (typeof ROLE_ACTIONS)[number]

export type ListedRole = Awaited<ReturnType<typeof listRoles>>[number]

/** Roles by name, the owner's first, with the number of their members and whether the caller is one. */
export function listRoles(tx: Tx, ids: string[] | undefined) {
  const holders = tx
    .select({
      roleId: membership.roleId,
      members: sql<number>`(count(*) filter (where ${membership.status} <> 'REMOVED'))::int`.as('members'),
      former: sql<number>`(count(*) filter (where ${membership.status} = 'REMOVED'))::int`.as('former'),
      own: sql<boolean>`coalesce(bool_or(${membership.personId} = ${tx.actorId} and ${membership.status} = 'ACTIVE'), false)`.as(
        'own',
      ),
    })
    .from(membership)
    .groupBy(membership.roleId)
    .as('holders')
  return tx
    .select({
      ...getTableColumns(role),
      memberCount: sql<number>`coalesce(${holders.members}, 0)`,
      formerCount: sql<number>`coalesce(${holders.former}, 0)`,
      isOwn: sql<boolean>`coalesce(${holders.own}, false)`,
    })
    .from(role)
    .leftJoin(holders, eq(holders.roleId, role.id))
    .where(ids && among(role.id, ids))
    .orderBy(sql`${role.isOwner} desc`, asc(role.name))
}

/** What the caller may do with a role: not change their own or the owner's, and not delete one that is assigned. */
export function allowedRoleActions(
  { isOwner, isOwn, memberCount, formerCount }: ListedRole,
  { permissions }: Caller,
): RoleAction[] {
  if (isOwner || isOwn || !permissions.has('account.roles.manage')) return []
  return memberCount + formerCount === 0 ? ['UPDATE', 'DELETE'] : ['UPDATE']
}
