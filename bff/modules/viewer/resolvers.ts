import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { Context } from '../../context.ts'
import { MAX_ROWS, upTo } from '../../graph/connection.ts'
import { codeOf } from '../../graph/errors.ts'
import { encodeUnscopedId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { listMemberships } from '../members/loaders.ts'
import { readMe } from './loaders.ts'
import { requesterOf } from '../openedSession.ts'
import { signingIn } from './signingIn.ts'
import type { ViewerSource } from './sources.ts'

export const viewerResolvers = {
  Query: {
    viewer: (_root, _args, context) => viewerOf(context),
    signInProvider: async (_root, _args, context) => {
      const { name } = await context.services.identity.readSocialProvider(requesterOf(context))
      return name === null ? null : { name }
    },
  },
  Viewer: {
    id: ({ id }) => encodeUnscopedId('Viewer', id),
    uuid: ({ id }) => id,
    memberships: async (_viewer, { status, organizations, first }, context) => {
      const { items } = await listMemberships(context.personal)
      return items
        .filter(
          membership =>
            (status == null || membership.status === status) &&
            (organizations == null || organizations.includes(membership.organizationId)),
        )
        .slice(0, first == null ? undefined : upTo(MAX_ROWS, 'first', first))
    },
  },
  Mutation: {
    ...signingIn,
  },
} satisfies Resolvers

export const viewerNodes = {
  Viewer: async (context, uuid) => {
    const viewer = await viewerOf(context)
    return viewer?.id === uuid ? viewer : null
  },
} satisfies NodeFinders

/** The calling user; null for an anonymous request and an ended session. */
async function viewerOf(context: Context): Promise<ViewerSource | null> {
  if (context.credential === null) return null
  try {
    return await readMe(context.personal)
  } catch (error) {
    if (codeOf(error) === 'G-10') return null
    throw error
  }
}
