import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import type { Account } from '../account.ts'
import { deviceShape } from '../securityLog/public.ts'
import { endOtherSessions, endOwnSession } from './endOwnSessions.ts'
import { listSessions } from './listSessions.ts'
import { sessionOwner } from '../callers/public.ts'

const sessionShape = z
  .object({
    id: z.uuid(),
    device: deviceShape,
    address: z.string().nullable(),
    country: z.string().nullable().describe('ISO code; null: unknown'),
    createdAt: z.string(),
    lastUsedAt: z.string(),
    isCurrent: z.boolean().describe('Whether it is the session of this request'),
  })
  .meta({ id: 'UserSession', description: 'A sign-in of the person who asks, in one browser' })

export function sessionRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/me/sessions',
    {
      schema: {
        operationId: 'listSessions',
        description: "The caller's own open sessions, the present one first",
        response: { 200: z.object({ items: z.array(sessionShape) }) },
      },
    },
    async request => {
      const owner = await sessionOwner(access, request)
      return { items: await account.database.readAsSystem(tx => listSessions(tx, account, owner)) }
    },
  )

  app.post(
    '/v1/me/sessions/:id/end',
    {
      schema: {
        operationId: 'endSession',
        description: 'Ends one of the own sessions, with its sockets; effective at once',
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    async request => {
      const { id } = request.params
      await endOwnSession(account, { ...(await sessionOwner(access, request)), id })
      return { id }
    },
  )

  app.post(
    '/v1/me/sessions/end-others',
    {
      schema: {
        operationId: 'endOtherSessions',
        description: 'Ends all of the own sessions but the one that asks; effective at once',
        response: { 200: z.object({ ended: z.int() }) },
      },
    },
    async request => ({ ended: await endOtherSessions(account, await sessionOwner(access, request)) }),
  )
}
