import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { Context } from '../../context.ts'
import { encodeId, encodeUnscopedId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { listEntities, listPeople } from './accountOrganization.ts'
import { permissionsIn } from './permissionsIn.ts'
import { entityLoaders, organizationLoaders, readOrganization } from './loaders.ts'
import type { OrganizationBody, OrganizationSource } from './sources.ts'

/** A field of the organization itself; all that an operation asks of all its organizations is read in one call. */
const own =
  <Name extends keyof OrganizationBody>(name: Name) =>
  async ({ id }: OrganizationSource, _args: object, context: Context): Promise<OrganizationBody[Name]> =>
    (await readOrganization(context, id))[name]

export const organizationResolvers = {
  Query: {
    organization: async (_root, _args, context) => {
      const { named } = context
      // Refuses whoever is no member; nothing is read before a field asks for it.
      await named.grant()
      return { id: named.organizationId }
    },
  },
  Organization: {
    id: ({ id }) => encodeUnscopedId('Organization', id),
    uuid: ({ id }) => id,
    name: own('name'),
    legalName: own('legalName'),
    username: own('username'),
    defaultCurrency: own('defaultCurrency'),
    timeZone: own('timeZone'),
    modes: own('modes'),
    permissions: ({ id }, _args, context) => permissionsIn(context, id),
    entities: async ({ id }, _args, context) => {
      const scope = context.organization(id)
      return (await listEntities(scope)).items.map(entity => owned(scope, entity))
    },
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
