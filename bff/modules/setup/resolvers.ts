// Setting up an installation: no user is signed in, and the link is the only credential.
import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import { readMe } from '../viewer/loaders.ts'
import { requesterOf, hold, previousSession, requireReply } from '../openedSession.ts'

export const setupResolvers = {
  Query: {
    hasPeople: async (_root, _args, context) =>
      (await context.services.identity.readInstallation(requesterOf(context))).hasPeople,
    setupLink: (_root, { token }, context) => context.services.identity.checkSetupLink(token, requesterOf(context)),
  },
  Mutation: {
    createFirstOwner: (_root, { input }, context) => {
      requireReply(context)
      return toPayload(
        async () => {
          const { identity } = context.services
          hold(
            context,
            await identity.createFirstOwner({ ...input, ...previousSession(context) }, requesterOf(context)),
          )
          return { viewer: await readMe(context.personal) }
        },
        { viewer: null },
      )
    },
  },
} satisfies Resolvers
