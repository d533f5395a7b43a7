// The mutations that change the caller: they set the cookie, and the rest of the operation runs as the new user.
import type { MutationResolvers, ProveSecondFactorInput } from '../../__generated__/resolverTypes.ts'
import type { ShownFactor } from '../../auth/identity.ts'
import { Refused, toPayload } from '../../graph/errors.ts'
import { requesterOf, hold, previousSession, requireReply } from '../openedSession.ts'
import { readMe } from './loaders.ts'

type SigningIn = Pick<
  MutationResolvers,
  'signIn' | 'verifyTwoFactor' | 'startPasskeySignIn' | 'signInWithPasskey' | 'proveSecondFactor' | 'signOut'
>

export const signingIn = {
  signIn: (_root, { input }, context) => {
    requireReply(context)
    const { email, password, remember } = input
    return toPayload(
      async () => {
        const answer = await context.services.identity.signIn(
          { email, password, remember: remember ?? false, ...previousSession(context) },
          requesterOf(context),
        )
        if (!answer.session) return { viewer: null, twoFactorChallenge: answer.challenge }
        hold(context, answer.session)
        return { viewer: await readMe(context.personal), twoFactorChallenge: null }
      },
      { viewer: null, twoFactorChallenge: null },
    )
  },

  verifyTwoFactor: (_root, { input }, context) => {
    requireReply(context)
    return toPayload(
      async () => {
        const { challengeToken } = input
        const session = await context.services.identity.verifyTwoFactor(
          { challengeToken, ...shownFactor(input), ...previousSession(context) },
          requesterOf(context),
        )
        hold(context, session)
        return { viewer: await readMe(context.personal) }
      },
      { viewer: null },
    )
  },

  startPasskeySignIn: (_root, { input: { challengeToken } }, context) =>
    toPayload(
      () => context.services.identity.startPasskey(challengeToken ? { challengeToken } : {}, requesterOf(context)),
      { options: null },
    ),

  signInWithPasskey: (_root, { input: { passkeyAssertion, remember } }, context) => {
    requireReply(context)
    return toPayload(
      async () => {
        const session = await context.services.identity.signInWithPasskey(
          { passkeyAssertion, remember: remember ?? false, ...previousSession(context) },
          requesterOf(context),
        )
        hold(context, session)
        return { viewer: await readMe(context.personal) }
      },
      { viewer: null },
    )
  },

  proveSecondFactor: (_root, { input }, context) => {
    requireReply(context)
    const { credential } = context
    // Neither an API token nor a websocket has an id to replace.
    if (credential?.kind !== 'session') throw new Refused('G-20')
    return toPayload(
      async () => {
        const session = await context.services.identity.proveSecondFactor(
          { session: credential.id, ...shownFactor(input) },
          requesterOf(context),
        )
        hold(context, session)
        return { viewer: await readMe(context.personal) }
      },
      { viewer: null },
    )
  },

  signOut: async (_root, _args, context) => {
    const reply = requireReply(context)
    const { credential } = context
    if (credential?.kind === 'session') {
      const { exchange, identity } = context.services
      // An ended session has no grants.
      const grant = await exchange.get(credential, null, 'account').catch(() => undefined)
      await identity.signOut(credential.id, requesterOf(context))
      // The feed reports it too, but after our response.
      for (const tag of grant?.tags ?? []) exchange.drop(tag)
    }
    reply.header('set-cookie', context.services.identity.cookie.clear())
    context.become(null)
    return { userErrors: [] }
  },
} satisfies SigningIn

/** Omits values that were not given. */
function shownFactor({ method, code, passkeyAssertion }: ProveSecondFactorInput): ShownFactor {
  return { method, ...(code && { code }), ...(passkeyAssertion && { passkeyAssertion }) }
}
