// Routes to sign in with the provider, for the BFF only like those for passwords; and for users to manage their links to it.
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import type { Account } from '../account.ts'
import { requireBff, sessionOwner } from '../callers/public.ts'
import { ownProofFields, requireOwnProof } from '../secondFactor/public.ts'
import { sessionId, signInAnswer, toAnswer } from '../signIn/public.ts'
import { listLinkedProviders, relinkProvider, unlinkProvider } from './linkedProviders.ts'
import { finishSocialSignIn, startSocialSignIn } from './signInSocially.ts'

const next = z.string().startsWith('/').max(2_000).describe('The path in the application that the user was opening')

const linkedProviderShape = z
  .object({
    id: z.uuid(),
    name: z.string(),
    linkedAt: z.string(),
    lastUsedAt: z.string(),
    unlinkedAt: z.string().nullable().describe('When the identity was unlinked; null while it can be used to sign in'),
  })
  .meta({ id: 'LinkedProvider', description: 'A sign-in provider that the person who asks has come in with' })

const params = z.strictObject({ id: z.uuid() })

export function socialRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/auth/social',
    {
      schema: {
        operationId: 'readSocialProvider',
        description: 'Where people may sign in instead of with their password; null: nowhere',
        response: { 200: z.object({ name: z.string().nullable() }) },
      },
    },
    async request => {
      await requireBff(access, request)
      return { name: account.social?.name ?? null }
    },
  )

  app.post(
    '/v1/auth/social/start',
    {
      schema: {
        operationId: 'startSocialSignIn',
        description: 'Where to send a browser, and what it keeps until it comes back',
        body: z.strictObject({ remember: z.boolean().default(false), next }),
        response: {
          200: z.object({
            address: z.url(),
            question: z.string().describe('Secret for the HttpOnly session cookie'),
          }),
        },
      },
    },
    async request => {
      await requireBff(access, request)
      return startSocialSignIn(account, request.body)
    },
  )

  app.post(
    '/v1/auth/social/finish',
    {
      schema: {
        operationId: 'finishSocialSignIn',
        description:
          'Exchanges the code that a browser came back with; the second factor is asked for as after a password',
        body: z.strictObject({
          question: z.string().min(1).max(4_000),
          query: z.string().max(8_000).describe("The query that the provider has given to the browser's address"),
          previousSession: sessionId.optional(),
        }),
        response: { 200: signInAnswer.extend({ next }).meta({ id: 'SocialSignInAnswer' }) },
      },
    },
    async request => {
      const origin = await requireBff(access, request)
      const { question, query, previousSession } = request.body
      const finished = await finishSocialSignIn(account, { question, query, previousSession, origin })
      return { ...toAnswer(finished.outcome), next: finished.next }
    },
  )

  app.get(
    '/v1/me/linked-providers',
    {
      schema: {
        operationId: 'listLinkedProviders',
        description: "The providers that open the caller's account, and those that they have unlinked",
        response: { 200: z.object({ items: z.array(linkedProviderShape) }) },
      },
    },
    async request => {
      const { personId } = await sessionOwner(access, request)
      return { items: await account.database.readAsSystem(tx => listLinkedProviders(tx, account, personId)) }
    },
  )

  app.post(
    '/v1/me/linked-providers/:id/unlink',
    {
      schema: {
        operationId: 'unlinkProvider',
        description: 'Takes a provider away as a way in, with a fresh factor or else the password',
        params,
        body: z.strictObject(ownProofFields),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    async request => {
      const owner = await sessionOwner(access, request)
      await requireOwnProof(account, { ...owner, ...request.body })
      await unlinkProvider(account, { ...request.params, ...owner })
      return { id: request.params.id }
    },
  )

  app.post(
    '/v1/me/linked-providers/:id/relink',
    {
      schema: {
        operationId: 'relinkProvider',
        description: 'Gives an unlinked provider back as a way in, with a fresh factor or else the password',
        params,
        body: z.strictObject(ownProofFields),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    async request => {
      const owner = await sessionOwner(access, request)
      await requireOwnProof(account, { ...owner, ...request.body })
      await relinkProvider(account, { ...request.params, ...owner })
      return { id: request.params.id }
    },
  )
}
