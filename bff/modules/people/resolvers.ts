// Users about to sign in: a forgotten password, an invitation. Only adding an organization needs a signed-in user.
import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { codeOf, toPayload } from '../../graph/errors.ts'
import { requesterOf, hold, previousSession, requireReply } from '../openedSession.ts'

export const peopleResolvers = {
  Query: {
    passwordReset: (_root, { token }, context) =>
      nullFor('U-ACC-AU-17', context.services.identity.checkPasswordReset(token, requesterOf(context))),
    invitation: (_root, { token }, context) =>
      nullFor('U-ACC-US-19', context.services.identity.checkInvitation(token, requesterOf(context))),
  },
  Mutation: {
    requestPasswordReset: (_root, { input }, context) =>
      toPayload(
        async () => {
          const { mailbox } = await context.services.identity.requestPasswordReset(input, requesterOf(context))
          return { mailbox: mailbox ? '/mailbox' : null }
        },
        { mailbox: null },
      ),

    resetPassword: (_root, { input }, context) =>
      toPayload(() => context.services.identity.resetPassword(input, requesterOf(context)), {}),

    acceptInvitation: (_root, { input }, context) => {
      requireReply(context)
      return toPayload(
        async () => {
          const accepted = await context.services.identity.acceptInvitation(
            { ...input, ...previousSession(context) },
            requesterOf(context),
          )
          hold(context, accepted.session)
          return { organizationId: accepted.organizationId }
        },
        { organizationId: null },
      )
    },

    linkInvitation: (_root, { input }, { personal }) =>
      toPayload(() => personal.account.post('/v1/me/invitation', { body: input }), { organizationId: null }),
  },
} satisfies Resolvers

/** An unusable link gives null, not an error. */
async function nullFor<Answer>(code: string, asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (codeOf(error) === code) return null
    throw error
  }
}
