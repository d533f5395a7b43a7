import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, orNull } from '../../graph/relation.ts'
import { personLoaders } from '../organization/loaders.ts'
import { createView, deleteView, listViews, readView, updateView } from './accountViews.ts'
import type { SavedViewSource } from './sources.ts'

const organizationOf = (scope: OrganizationScope) => ({ id: scope.organizationId })
const noView = { savedView: null, organization: null }

export const savedViewResolvers = {
  Organization: {
    savedViews: async ({ id }, { list }, context) => {
      const scope = context.organization(id)
      return (await listViews(scope, list)).items.map(view => owned(scope, view))
    },
  },
  SavedView: {
    id: ({ id, organizationId }) => encodeId('SavedView', organizationId, id),
    uuid: ({ id }) => id,
    owner: byKey({
      key: ({ ownerId }: SavedViewSource) => ownerId,
      loader: scope => scope.loaders(personLoaders).byId,
      show: orNull,
    }),
  },
  Mutation: {
    createSavedView: (_root, { input: { idempotencyKey, ...view } }, context) => {
      const scope = context.named
      return toPayload(
        async () => ({
          savedView: owned(scope, await createView(scope, view, idempotencyKey)),
          organization: organizationOf(scope),
        }),
        noView,
      )
    },
    updateSavedView: (_root, { input: { id, ...view } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('SavedView', id)
      return toPayload(
        async () => ({
          savedView: owned(scope, await updateView(scope, uuid, view)),
          organization: organizationOf(scope),
        }),
        noView,
      )
    },
    deleteSavedView: (_root, { input: { id, version } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('SavedView', id)
      return toPayload(
        async () => {
          await deleteView(scope, uuid, version)
          return { deletedId: id, organization: organizationOf(scope) }
        },
        { deletedId: null, organization: null },
      )
    },
  },
} satisfies Resolvers

export const savedViewNodes = {
  SavedView: async (scope, uuid) => owned(scope, await readView(scope, uuid)),
} satisfies NodeFinders
