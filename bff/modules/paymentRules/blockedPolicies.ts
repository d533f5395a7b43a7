// Approval policies that a change of members or roles would leave without approvers: the account service says who loses the permission,
// treasury which policies need them.
import type { OrganizationScope } from '../../context.ts'
import type { Permission } from '../../__generated__/permissions.ts'
import { notFound } from '../../graph/errors.ts'
import { owned } from '../../graph/owned.ts'
import { listMembersOf, listRoles, memberLoaders, readOwner, roleLoaders } from '../members/loaders.ts'
import type { BlockedApprovalPolicySource } from './sources.ts'
import { listBlockedPolicies } from './treasuryRules.ts'

const APPROVE = 'treasury.payments.approve'

/** For members who leave, or get this role. */
export async function blockedByMembers(
  scope: OrganizationScope,
  memberIds: readonly string[],
  roleId: string | null | undefined,
): Promise<BlockedApprovalPolicySource[]> {
  if (roleId && (await roleOf(scope, roleId)).permissions.includes(APPROVE)) return []
  const members = await scope.loaders(memberLoaders).byId.loadAll(memberIds)
  return blockedWithout(
    scope,
    members.flatMap(member => (member?.role.permissions.includes(APPROVE) ? member.personId : [])),
  )
}

/** For a role that gets these permissions. */
export async function blockedByRole(
  scope: OrganizationScope,
  roleId: string,
  permissions: readonly Permission[],
): Promise<BlockedApprovalPolicySource[]> {
  if (permissions.includes(APPROVE) || !(await roleOf(scope, roleId)).permissions.includes(APPROVE)) return []
  const { items } = await listMembersOf(scope, roleId)
  return blockedWithout(
    scope,
    items.map(({ personId }) => personId),
  )
}

/** For an ownership transfer: this member becomes the owner, who approves, and the owner an Admin. */
export async function blockedByOwnership(
  scope: OrganizationScope,
  memberId: string,
): Promise<BlockedApprovalPolicySource[]> {
  const [member, owner, roles] = await Promise.all([
    scope.loaders(memberLoaders).byId.load(memberId),
    readOwner(scope),
    listRoles(scope),
  ])
  if (!member) throw notFound()
  const admin = roles.items.find(({ name, isOwner }) => !isOwner && name.toLowerCase() === 'admin')
  if (admin?.permissions.includes(APPROVE) || member.personId === owner.personId) return []
  return blockedWithout(scope, [owner.personId], [member.personId])
}

async function roleOf(scope: OrganizationScope, roleId: string) {
  const role = await scope.loaders(roleLoaders).byId.load(roleId)
  if (!role) throw notFound()
  return role
}

async function blockedWithout(scope: OrganizationScope, personIds: readonly string[], instead: readonly string[] = []) {
  if (personIds.length === 0) return []
  return (await listBlockedPolicies(scope, personIds, instead)).items.map(policy => owned(scope, policy))
}
