import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { encodeId, encodeUnscopedId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { toPayload } from '../../graph/errors.ts'
import { owned } from '../../graph/owned.ts'
import { shownFactor } from '../freshFactor.ts'
import { createOrganization, listEntities, listPeople } from './accountOrganization.ts'
import { permissionsIn } from './permissionsIn.ts'
import { entityLoaders, organizationLoaders } from './loaders.ts'
import { ownField } from './ownField.ts'

export const organizationResolvers = {
  Query: {
    organization: async (_root, _args, context) => {
      const { named } = context
      // Refuses users who are not members; nothing else is read until a field needs it.
      await named.grant()
      return { id: named.organizationId }
    },
  },
  Organization: {
    id: ({ id }) => encodeUnscopedId('Organization', id),
    uuid: ({ id }) => id,
    name: ownField('name'),
    legalName: ownField('legalName'),
    username: ownField('username'),
    defaultCurrency: ownField('defaultCurrency'),
    timeZone: ownField('timeZone'),
    modes: ownField('modes'),
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
  Mutation: {
    createOrganization: (_root, { input }, { personal }) => {
      const { name, legalName, taxNumber = null, defaultCurrency, timeZone, modes, idempotencyKey } = input
      const body = { name, legalName, taxNumber, defaultCurrency, timeZone, modes, ...shownFactor(input) }
      return toPayload(
        async () => {
          const { id } = await createOrganization(personal, body, idempotencyKey)
          return { organization: { id } }
        },
        { organization: null },
      )
    },
  },
} satisfies Resolvers

export const organizationNodes = {
  Organization: (context, uuid) => context.personal.loaders(organizationLoaders).byId.load(uuid),
  Entity: (scope, uuid) => scope.loaders(entityLoaders).byId.load(uuid),
} satisfies NodeFinders
