import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { readMembers, readRoles } from './accountMembers.ts'

export const memberLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readMembers(scope, ids)).items),
})

/** Roles with their members, which the role in a membership lacks. */
export const roleLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readRoles(scope, ids)).items),
})

export { listMembersOf, listMemberships, listRoles, readOwner } from './accountMembers.ts'
