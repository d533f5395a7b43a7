import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { Context } from '../../context.ts'
import { codeOf, toPayload } from '../../graph/errors.ts'
import { encodeId, encodeUnscopedId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { listMemberships } from '../members/accountMembers.ts'
import { createApiToken, readMe } from './accountViewer.ts'
import { apiTokenLoaders } from './loaders.ts'
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
