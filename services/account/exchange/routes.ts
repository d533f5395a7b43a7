import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import type { Account } from '../account.ts'
import { requireBff } from '../callers/public.ts'
import { permissionKey } from '../permissions/public.ts'
import { exchangeToken } from './exchangeToken.ts'

const exchanged = z
  .object({
    token: z.string().describe('An internal token for one service'),
    expiresAt: z.iso.datetime({ offset: true }),
    personId: z.uuid(),
    organizationId: z.uuid().nullable(),
    sessionFamilyId: z.uuid().nullable(),
    permissions: z.array(permissionKey),
    tags: z.array(z.string()).describe('Names that feed events carry when they end or change this token'),
    renewAt: z.iso.datetime({ offset: true }).nullable().describe("When the session's id should be replaced"),
  })
  .meta({ id: 'ExchangedToken' })

export function exchangeRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.post(
    '/v1/token-exchange',
    {
      schema: {
        operationId: 'exchangeToken',
        description: 'What a credential is worth: an internal token for one service and one organization, or none',
        body: z.strictObject({
          credential: z.strictObject({
            kind: z.enum(['SESSION', 'FAMILY', 'API_TOKEN']),
            value: z.string().min(1).max(200),
          }),
          organizationId: z.uuid().nullable(),
          audience: z.enum(['account', 'treasury']),
        }),
        response: { 200: exchanged },
      },
    },
    async request => {
      const origin = await requireBff(access, request)
      return exchangeToken(account, { ...request.body, origin })
    },
  )

  app.get('/v1/keys', { schema: { hide: true, security: [] } }, async () => account.tokens.jwks)
}
