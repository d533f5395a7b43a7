// Routes to sign in and out, for the BFF only: the browser's session id passes through it and nowhere else.
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import type { Account } from '../account.ts'
import { requireBff } from '../callers/public.ts'
import { renewSession } from '../sessions/public.ts'
import { passkeyAssertion, passkeyOptions, shownFactorFields } from '../secondFactor/public.ts'
import { proveSecondFactor } from './proveSecondFactor.ts'
import { openedSession, sessionId, signInAnswer, toAnswer } from './wire.ts'
import { signIn } from './signIn.ts'
import { signInWithPasskey, startPasskeySignIn } from './signInWithPasskey.ts'
import { signOut } from './signOut.ts'
import { verifyTwoFactor } from './verifyTwoFactor.ts'

export function signInRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.post(
    '/v1/auth/sign-in',
    {
      schema: {
        operationId: 'signIn',
        description: 'Email and password; the same answer, after the same work, whether or not the email is known',
        body: z.strictObject({
          email: z.string().min(1).max(320),
          password: z.string().min(1).max(1_000),
          remember: z.boolean().default(false),
          previousSession: sessionId.optional(),
        }),
        response: { 200: signInAnswer },
      },
    },
    async request => {
      const origin = await requireBff(access, request)
      const { previousSession, ...body } = request.body
      return toAnswer(await signIn(account, { ...body, previousSession, origin }))
    },
  )

  app.post(
    '/v1/auth/two-factor',
    {
      schema: {
        operationId: 'verifyTwoFactor',
        description: 'The second factor of a sign-in; a code is good once',
        body: z.strictObject({
          challengeToken: z.string().min(1).max(200),
          ...shownFactorFields,
          previousSession: sessionId.optional(),
        }),
        response: { 200: openedSession },
      },
    },
    async request => {
      const origin = await requireBff(access, request)
      const { previousSession, ...body } = request.body
      return verifyTwoFactor(account, { ...body, previousSession, origin })
    },
  )

  app.post(
    '/v1/auth/passkey-options',
    {
      schema: {
        operationId: 'startPasskeySignIn',
        description: 'What a browser is asked, to sign in with a passkey alone or to answer a challenge with one',
        body: z.strictObject({ challengeToken: z.string().min(1).max(200).optional() }),
        response: { 200: passkeyOptions },
      },
    },
    async request => {
      await requireBff(access, request)
      return { options: await startPasskeySignIn(account, request.body.challengeToken) }
    },
  )

  app.post(
    '/v1/auth/passkey',
    {
      schema: {
        operationId: 'signInWithPasskey',
        description: 'A passkey alone opens a session: unlocking it is the second factor',
        body: z.strictObject({
          passkeyAssertion,
          remember: z.boolean().default(false),
          previousSession: sessionId.optional(),
        }),
        response: { 200: openedSession },
      },
    },
    async request => {
      const origin = await requireBff(access, request)
      const { passkeyAssertion: answer, remember, previousSession } = request.body
      return signInWithPasskey(account, { answer, remember, previousSession, origin })
    },
  )

  app.post(
    '/v1/auth/session-factor',
    {
      schema: {
        operationId: 'proveSecondFactor',
        description: 'The second factor of a session that was opened without it, and its new id',
        body: z.strictObject({ session: sessionId, ...shownFactorFields }),
        response: { 200: openedSession },
      },
    },
    async request => {
      const origin = await requireBff(access, request)
      return proveSecondFactor(account, { ...request.body, origin })
    },
  )

  app.post(
    '/v1/auth/sign-out',
    {
      schema: {
        operationId: 'signOut',
        description: 'Ends a session with all its sockets; says whether there was one',
        body: z.strictObject({ session: sessionId }),
        response: { 200: z.object({ ended: z.boolean() }) },
      },
    },
    async request => {
      const origin = await requireBff(access, request)
      return { ended: await signOut(account, request.body.session, origin) }
    },
  )

  app.post(
    '/v1/auth/session',
    {
      schema: {
        operationId: 'renewSession',
        description:
          'Offers the next id of a session; the one before stays good until some seconds after the first use of the next',
        body: z.strictObject({ session: sessionId }),
        response: { 200: openedSession },
      },
    },
    async request => {
      const origin = await requireBff(access, request)
      const { session } = request.body
      const renewed = await account.database.asSystem(tx => renewSession(tx, account, { id: session, origin }))
      if (!renewed) throw new Refusal(commonErrors.unauthenticated)
      return renewed
    },
  )
}
