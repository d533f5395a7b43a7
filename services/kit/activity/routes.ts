import { and, eq, gte, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Access } from '../access.ts'
import { among } from '../database/among.ts'
import type { Tx } from '../database/database.ts'
import type { Server } from '../http/server.ts'
import { idList } from '../idShapes.ts'
import { listOf } from '../query.ts'
import { ACTIONS } from './actions.ts'
import { activityPage, activityQuery, readEntries } from './entries.ts'
import { activityLog, RECORD_TYPES } from './table.ts'
import { proveChain } from './verify.ts'

const query = z.strictObject({
  ...activityQuery,
  ids: idList.optional(),
  recordType: z.enum(RECORD_TYPES).optional(),
  recordId: z.uuid().optional(),
  actorId: z.uuid().optional(),
  action: listOf(z.enum(ACTIONS)).optional(),
  from: z.iso.datetime({ offset: true }).optional().describe('From this moment on'),
  to: z.iso.datetime({ offset: true }).optional().describe('Before this moment'),
})

const listActivity = (tx: Tx, filter: z.infer<typeof query>) =>
  readEntries(
    tx,
    filter,
    and(
      filter.ids && among(activityLog.id, filter.ids),
      filter.recordType && eq(activityLog.recordType, filter.recordType),
      filter.recordId === undefined ? undefined : eq(activityLog.recordId, filter.recordId),
      filter.actorId === undefined ? undefined : eq(activityLog.actorId, filter.actorId),
      filter.action && among(activityLog.action, filter.action),
      filter.from === undefined ? undefined : gte(activityLog.at, filter.from),
      filter.to === undefined ? undefined : lt(activityLog.at, filter.to),
    ),
  )

const proof = z
  .object({
    entries: z.int().describe('Entries that were recomputed and hold'),
    broken: z
      .object({ position: z.int(), entryId: z.uuid().nullable(), at: z.string().nullable() })
      .nullable()
      .describe('The first entry that does not hold; without id and time when it is gone'),
  })
  .meta({ id: 'ActivityProof', description: 'Whether the log is as it was written' })

/** `GET /v1/activity`: the service's part of the log, newest first, and the proof that it was not altered. */
export function activityRoutes(app: Server, { asCaller }: Pick<Access, 'asCaller'>) {
  app.get(
    '/v1/activity',
    {
      schema: {
        operationId: 'listActivity',
        description: 'The activity log, newest first',
        querystring: query,
        response: { 200: activityPage },
      },
    },
    request => asCaller(request, 'account.activity.view', tx => listActivity(tx, request.query)),
  )

  app.get(
    '/v1/activity/proof',
    {
      schema: {
        operationId: 'proveActivity',
        description: 'Recomputes the chain of hashes of the log',
        response: { 200: proof },
      },
    },
    request =>
      asCaller(request, 'account.security.manage', async tx => {
        const { entries, broken } = await proveChain(tx)
        return { entries, broken }
      }),
  )
}
