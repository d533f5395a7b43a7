import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import { idList } from '../../kit/ids.ts'
import type { Account } from '../account.ts'
import { permissionKey } from '../roles/permissions.ts'
import { createApiToken, revokeApiToken } from './createApiToken.ts'
import { listApiTokens } from './listApiTokens.ts'
import { refusePrograms } from './refusePrograms.ts'

const apiTokenShape = z
  .object({
    id: z.uuid(),
    name: z.string(),
    permissions: z.array(permissionKey),
    personId: z.uuid(),
    createdAt: z.string(),
    expiresAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'ApiToken', description: 'A key for programs; its secret was shown once' })

const MANAGE = 'account.apiTokens.manage'

export function apiTokenRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/api-tokens',
    {
      schema: {
        operationId: 'listApiTokens',
        description: 'Tokens of the organization, newest first',
        querystring: z.strictObject({ ids: idList.optional() }),
        response: { 200: z.object({ items: z.array(apiTokenShape) }) },
      },
    },
    async request =>
      access.asCaller(request, MANAGE, async tx => ({ items: await listApiTokens(tx, request.query.ids) })),
  )

  app.post(
    '/v1/api-tokens',
    {
      schema: {
        operationId: 'createApiToken',
        description: "Makes a token with a part of the caller's permissions; the secret is shown this once",
        body: z.strictObject({
          name: z.string().trim().min(1).max(100),
          permissions: z.array(permissionKey).min(1).max(100),
          expiresAt: z.iso.datetime({ offset: true }),
        }),
        response: { 201: z.object({ token: z.string(), apiToken: apiTokenShape }) },
      },
    },
    async (request, reply) => {
      const { apiTokens } = account.rules
      const made = await access.asCaller(request, MANAGE, async (tx, caller) => {
        refusePrograms(caller.sessionId)
        return createApiToken(tx, apiTokens, caller, request.body)
      })
      return reply.code(201).send({ token: made.value, apiToken: made.apiToken })
    },
  )

  app.post(
    '/v1/api-tokens/:id/revoke',
    {
      schema: {
        operationId: 'revokeApiToken',
        description: 'Ends a token at once',
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    async request => {
      const { id } = request.params
      await access.asCaller(request, MANAGE, tx => revokeApiToken(tx, id))
      return { id }
    },
  )
}
