import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { Context } from '../../context.ts'
import { codeOf, toPayload } from '../../graph/errors.ts'
import { encodeId, encodeUnscopedId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { permissionsIn } from '../organization/permissionsIn.ts'
import { createApiToken, listMemberships, readMe } from './accountViewer.ts'
import { apiTokenLoaders, roleLoaders } from './loaders.ts'
import { signingIn } from './signingIn.ts'
import type { ViewerSource } from './sources.ts'

export const viewerResolvers = {
  Query: {
    viewer: (_root, _args, context) => viewerOf(context),
  },
  Viewer: {
    id: ({ id }) => encodeUnscopedId('Viewer', id),
    uuid: ({ id }) => id,
    memberships: async (_viewer, _args, context) => (await listMemberships(context.personal)).items,
  },
  Membership: {
    id: ({ id, organizationId }) => encodeId('Membership', organizationId, id),
    role: ({ role, organizationId }) => ({ ...role, organizationId }),
    // Of an API token these are fewer than the role's.
    permissions: ({ organizationId }, _args, context) => permissionsIn(context, organizationId),
    organization: ({ organizationId }) => ({ id: organizationId }),
  },
  Role: {
    id: ({ id, organizationId }) => encodeId('Role', organizationId, id),
    uuid: ({ id }) => id,
  },
  ApiToken: {
    id: ({ id, organizationId }) => encodeId('ApiToken', organizationId, id),
  },
  Mutation: {
    ...signingIn,
    createApiToken: (_root, { input }, context) => {
      const scope = context.named
      const { organizationId } = scope
      return toPayload(
        async () => {
          const { token, apiToken } = await createApiToken(scope, input)
          return { token, apiToken: { ...apiToken, organizationId } }
        },
        { token: null, apiToken: null },
      )
    },
  },
} satisfies Resolvers

export const viewerNodes = {
  Viewer: async (context, uuid) => {
    const viewer = await viewerOf(context)
    return viewer?.id === uuid ? viewer : null
  },
  Membership: async (scope, uuid) => (await listMemberships(scope)).items.find(({ id }) => id === uuid) ?? null,
  Role: (scope, uuid) => scope.loaders(roleLoaders).byId.load(uuid),
  ApiToken: (scope, uuid) => scope.loaders(apiTokenLoaders).byId.load(uuid),
} satisfies NodeFinders

/** The person who asks; nobody for an anonymous request and for one whose session is over. */
async function viewerOf(context: Context): Promise<ViewerSource | null> {
  if (context.credential === null) return null
  try {
    return await readMe(context.personal)
  } catch (error) {
    if (codeOf(error) === 'G-10') return null
    throw error
  }
}
