import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../kit/idempotency.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import { nameOf } from '../../kit/nameShape.ts'
import type { Account } from '../account.ts'
import { protectedChange } from '../protectedActions/public.ts'
import { permissionKey } from '../permissions/public.ts'
import { freshFactorFields } from '../secondFactor/public.ts'
import { createApiToken, revokeApiToken } from './createApiToken.ts'
import { API_TOKEN_STATUSES, apiTokenList, apiTokenSummary, type ShownApiToken } from './list.ts'

const apiTokenShape = z
  .object({
    id: z.uuid(),
    name: z.string(),
    permissions: z.array(permissionKey),
    personId: z.uuid(),
    creatorName: z.string(),
    creatorPhotoId: z.uuid().nullable(),
    status: z.enum(API_TOKEN_STATUSES).meta({ id: 'ApiTokenStatus' }),
    createdAt: z.string(),
    expiresAt: z.string(),
    lastUsedAt: z.string().nullable(),
    revokedAt: z.string().nullable(),
  })
  .meta({ id: 'ApiToken', description: 'A key for programs; its secret was shown once' })

const MANAGE = 'account.apiTokens.manage'

export function apiTokenRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  listRoutes(app, access, {
    path: '/v1/api-tokens',
    names: { one: 'ApiToken', many: 'ApiTokens' },
    words: { one: 'One token', many: 'Tokens of the organization' },
    permission: MANAGE,
    list: apiTokenList,
    body: apiTokenShape,
    show: token => token,
    summary: apiTokenSummary,
  })

  app.post(
    '/v1/api-tokens',
    {
      schema: {
        operationId: 'createApiToken',
        description:
          "Makes a token with a part of the caller's permissions; the secret is shown this once, and not to a repeat of the request. A protected action: refuses AU-43 no factor set up, AU-44 a fresh factor is needed, G-22 a program",
        headers: optionalKeyHeader,
        body: z.strictObject({
          name: nameOf(100),
          permissions: z.array(permissionKey).min(1).max(100),
          expiresAt: z.iso.datetime({ offset: true }),
          ...freshFactorFields,
        }),
        response: { 201: z.object({ token: z.string().nullable(), apiToken: apiTokenShape }) },
      },
    },
    async (request, reply) => {
      const { apiTokens } = account.rules
      const { code, passkeyAssertion, ...input } = request.body
      const key = request.headers['idempotency-key']
      const guarded = { permission: MANAGE, factor: { code, passkeyAssertion } }
      const made = await protectedChange({ account, access }, request, guarded, async (tx, caller) => {
        let token: string | null = null
        // The secret is stored nowhere: a repeated request gets the token without it.
        const { body: apiToken } = await once(tx, key, ['createApiToken', input], async () => {
          const { value, id } = await createApiToken(tx, apiTokens, caller, input)
          token = value
          return readApiToken(tx, id)
        })
        // A repeated request creates nothing and returns no secret.
        const protects = token === null ? null : ({ action: 'API_TOKEN_CREATED', subject: input.name } as const)
        return { result: { token, apiToken }, protects }
      })
      return reply.code(201).send(made)
    },
  )

  app.post(
    '/v1/api-tokens/:id/revoke',
    {
      schema: {
        operationId: 'revokeApiToken',
        description: 'Ends a token at once',
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: apiTokenShape },
      },
    },
    async request => {
      const { id } = request.params
      return access.asCaller(request, MANAGE, async tx => {
        await revokeApiToken(tx, id)
        return readApiToken(tx, id)
      })
    },
  )
}

async function readApiToken(tx: Tx, id: string): Promise<ShownApiToken> {
  const found = await apiTokenList.readOne(tx, id)
  if (!found) throw new Refusal(commonErrors.notFound)
  return found
}
