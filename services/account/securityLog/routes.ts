import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Server } from '../../kit/http/server.ts'
import { openPage, pageOf, pageQuery } from '../../kit/page.ts'
import type { Account } from '../account.ts'
import { sessionOwner } from '../callers/public.ts'
import { deviceShape, readDevice } from './device.ts'
import { securityEventType } from './record.ts'
import { securityLog } from './table.ts'

/** spec/decisions.md §5: the user sees 30 days. */
const SHOWN = sql`interval '30 days'`

const eventShape = z
  .object({
    id: z.uuid(),
    at: z.string(),
    category: z.enum(['AUTH', 'TWO_FACTOR_AUTH']).meta({ id: 'SecurityEventCategory' }),
    event: securityEventType,
    device: deviceShape,
    address: z.string().nullable(),
    country: z.string().nullable().describe('ISO code; null: unknown'),
  })
  .meta({ id: 'UserSecurityEvent', description: "Something that happened to the caller's own access" })

const query = z.strictObject(pageQuery(['-at']))

export function securityLogRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/me/security-events',
    {
      schema: {
        operationId: 'listSecurityEvents',
        description: "What happened to the caller's own access in the last 30 days, newest first",
        querystring: query,
        response: { 200: pageOf(eventShape) },
      },
    },
    async request => {
      const { personId } = await sessionOwner(access, request)
      return account.database.readAsSystem(tx => listEvents(tx, personId, request.query))
    },
  )
}

async function listEvents(tx: SystemTx, personId: string, asked: z.infer<typeof query>) {
  type Row = typeof securityLog.$inferSelect
  const sorts = { at: { column: securityLog.at, valueOf: (row: Row) => row.at } }
  const page = openPage<Row>(asked, { sorts, id: securityLog.id })
  const shown = sql`${securityLog.at} > now() - ${SHOWN}`
  const rows = await tx
    .select()
    .from(securityLog)
    .where(and(eq(securityLog.personId, personId), shown, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return page.answer(rows, ({ userAgent, personId: _person, familyId: _family, ...event }) => ({
    ...event,
    device: readDevice(userAgent),
  }))
}
