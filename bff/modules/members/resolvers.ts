import type { MembershipFilter, Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { notFound } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, orNotFound } from '../../graph/relation.ts'
import { permissionsIn } from '../organization/relations.ts'
import {
  getMember,
  listMembers,
  listMemberships,
  listRoles,
  type MemberQuery,
  readOwner,
  readOwnershipOffer,
  summarizeMembers,
  summarizeStatuses,
} from './accountMembers.ts'
import { accessChanged } from './accessChanged.ts'
import { changingMembers } from './changingMembers.ts'
import { changingRoles } from './changingRoles.ts'
import { handingOver } from './handingOver.ts'
import { memberLoaders, roleLoaders } from './loaders.ts'
import type { RoleSource } from './sources.ts'

export const memberResolvers = {
  Organization: {
    members: listField({
      filter: (scope, { filter }) => toQuery(scope, filter),
      list: (scope, query, { sort }) => listMembers(scope, { ...query, sort: toSort(sort) }),
      toNode: (_scope, member) => member,
    }),
    member: ({ id }, { uuid }, context) => getMember(context.organization(id), uuid),
    roles: async ({ id }, _args, context) => {
      const scope = context.organization(id)
      return (await listRoles(scope)).items.map(role => owned(scope, role))
    },
    role: ({ id }, { uuid }, context) => readRole(context.organization(id), uuid),
    owner: async ({ id }, _args, context) => toPerson(await readOwner(context.organization(id))),
    ownershipTransfer: async ({ id }, _args, context) => (await readOwnershipOffer(context.organization(id))).offer,
  },
  MembershipConnection: {
    totalCount: summaryField(summarizeMembers, 'totalCount'),
    totals: summaryField(summarizeStatuses, 'byStatus'),
  },
  Membership: {
    id: ({ id, organizationId }) => encodeId('Membership', organizationId, id),
    uuid: ({ id }) => id,
    role: ({ role, organizationId }) => ({ ...role, organizationId }),
    permissions: async ({ personId, organizationId, role }, _args, context) => {
      // An API token has fewer than its role; it has none while the organization requires a second factor that is missing.
      const { userId } = await context.personal.grant()
      return personId === userId ? permissionsIn(context, organizationId) : role.permissions
    },
    organization: ({ organizationId }) => ({ id: organizationId }),
    person: toPerson,
  },
  Role: {
    id: ({ id, organizationId }) => encodeId('Role', organizationId, id),
    uuid: ({ id }) => id,
    memberCount: ofListedRole('memberCount'),
    formerCount: ofListedRole('formerCount'),
    allowedActions: ofListedRole('allowedActions'),
  },
  OwnershipTransfer: {
    from: ({ from }) => toPerson(from),
    to: ({ to }) => toPerson(to),
  },
  Mutation: { ...changingMembers, ...changingRoles, ...handingOver },
  Subscription: { accessChanged },
} satisfies Resolvers

export const memberNodes = {
  // Everyone finds their own membership; colleagues' memberships need permission to see members.
  Membership: async (scope, uuid) =>
    (await listMemberships(scope)).items.find(({ id }) => id === uuid) ?? scope.loaders(memberLoaders).byId.load(uuid),
  Role: readRole,
} satisfies NodeFinders

type Named = { personId: string; fullName: string; photoId: string | null }

function toPerson({ personId, fullName, photoId }: Named) {
  return { id: personId, fullName, photoId }
}

async function readRole(scope: OrganizationScope, uuid: string): Promise<RoleSource> {
  const found = await scope.loaders(roleLoaders).byId.load(uuid)
  if (!found) throw notFound()
  return owned(scope, found)
}

/** A field that the role in a membership lacks. */
function ofListedRole<Name extends 'memberCount' | 'formerCount' | 'allowedActions'>(name: Name) {
  return byKey({
    key: ({ id }: RoleSource) => id,
    loader: scope => scope.loaders(roleLoaders).byId,
    show: role => orNotFound(role)[name],
  })
}

function toQuery(scope: OrganizationScope, filter: MembershipFilter | null | undefined): MemberQuery {
  const { search, status, roleId } = filter ?? {}
  const uuid = scope.optionalUuidOf('Role', roleId)
  return {
    ...(search && { search }),
    ...(status?.length && { status: status.join(',') }),
    ...(uuid && { roleId: uuid }),
  }
}

const toSort = orderBy(
  { NAME: 'name', EMAIL: 'email', ROLE: 'role', CREATED_AT: 'createdAt' },
  { field: 'NAME', direction: 'ASC' },
)

/** How the list of this module is exported. */
export const memberExports: ExportedLists = {
  MEMBERS: {
    service: 'account',
    toQuery: (scope, { members: rows }) => ({ ...toQuery(scope, rows?.filter), sort: toSort(rows?.sort) }),
  },
}
