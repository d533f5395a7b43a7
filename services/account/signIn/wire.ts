// Request and response shapes of signing in.
import { z } from 'zod'
import { twoFactorMethod } from '../secondFactor/public.ts'
import type { SignInOutcome } from './afterFirstFactor.ts'

export const sessionId = z.string().max(200).describe("The value of the browser's session cookie")

export const openedSession = z
  .object({
    id: z.string().describe('Secret for the HttpOnly session cookie'),
    familyId: z.uuid(),
    remember: z.boolean().describe('Whether the cookie outlives the browser'),
    expiresAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'OpenedSession' })

export const signInAnswer = z
  .object({
    session: openedSession.nullable(),
    challenge: z.object({ token: z.string(), methods: z.array(twoFactorMethod) }).nullable(),
  })
  .meta({ id: 'SignInAnswer', description: 'Either a session, or a challenge for the second factor' })

export const toAnswer = (outcome: SignInOutcome): z.infer<typeof signInAnswer> =>
  outcome.kind === 'signedIn'
    ? { session: outcome.session, challenge: null }
    : { session: null, challenge: { token: outcome.token, methods: outcome.methods } }
