import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { Refused } from '../../graph/errors.ts'
import { encodeId, encodeUnscopedId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { listEntities, listPeople, readOrganizations } from './accountOrganization.ts'
import { entityLoaders, organizationLoaders, toOrganization } from './loaders.ts'

export const organizationResolvers = {
  Query: {
    organization: async (_root, _args, context) => {
      const scope = context.named
      // The exchange for this very organization has refused whoever is no member of it.
      const { items } = await readOrganizations(scope, [scope.organizationId])
      const [found] = items
      if (!found) throw new Refused('G-21')
      return toOrganization(found)
    },
  },
  Organization: {
    id: ({ id }) => encodeUnscopedId('Organization', id),
    uuid: ({ id }) => id,
    permissions: async ({ id }, _args, context) => [...(await context.organization(id).permissions())],
    entities: async ({ id }, _args, context) =>
      (await listEntities(context.organization(id))).items.map(entity => ({ ...entity, organizationId: id })),
    people: async ({ id }, _args, context) => (await listPeople(context.organization(id))).items,
  },
  Entity: {
    id: ({ id, organizationId }) => encodeId('Entity', organizationId, id),
    uuid: ({ id }) => id,
  },
  Person: {
    uuid: ({ id }) => id,
  },
} satisfies Resolvers

export const organizationNodes = {
  Organization: (context, uuid) => context.personal.loaders(organizationLoaders).byId.load(uuid),
  Entity: (scope, uuid) => scope.loaders(entityLoaders).byId.load(uuid),
} satisfies NodeFinders
