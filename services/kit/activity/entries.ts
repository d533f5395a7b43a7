// What an entry of the activity log is on the wire, and pages of the entries that a condition selects.
import type { SQL } from 'drizzle-orm'
import { and } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../database/database.ts'
import { openPage, pageOf, pageQuery, type Sort } from '../page.ts'
import { ACTIONS } from './actions.ts'
import { activityLog, CREDENTIAL_TYPES, RECORD_TYPES } from './table.ts'

type Row = typeof activityLog.$inferSelect

const activity = z
  .object({
    id: z.uuid(),
    at: z.string(),
    actorId: z.uuid().nullable(),
    actorName: z.string().nullable(),
    action: z.enum(ACTIONS),
    recordType: z.enum(RECORD_TYPES),
    recordId: z.uuid(),
    recordLabel: z.string(),
    changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
    reason: z.string().nullable(),
    counts: z.record(z.string(), z.number()),
    requestId: z.string().nullable(),
    credential: z
      .object({
        type: z.enum(CREDENTIAL_TYPES),
        id: z.string(),
        name: z.string().nullable().describe("The token's name, or what the browser of the session is called"),
      })
      .nullable()
      .describe('The session or API token that acted; null for the system, and for what was logged before it was kept'),
  })
  .meta({ id: 'Activity', description: 'One entry of the activity log' })

/** The query parameters of every list of entries: newest first. */
export const activityQuery = pageQuery(['-at'])

/** A page of entries in the API. */
export const activityPage = pageOf(activity)

const sorts: Record<string, Sort<Row>> = { at: { column: activityLog.at, valueOf: row => row.at } }

function show({ organizationId: _organization, position: _position, hash: _hash, ...row }: Row) {
  const { credentialType: type, credentialId: id, credentialName: name, ...entry } = row
  return { ...entry, credential: type === null || id === null ? null : { type, id, name } }
}

type PageRequest = z.output<z.ZodObject<typeof activityQuery>>

/** A page of the entries that match the condition, newest first. `query` binds the cursor. */
export async function readEntries(tx: Tx, query: PageRequest, condition: SQL | undefined) {
  const page = openPage<Row>(query, { sorts, id: activityLog.id })
  const rows = await tx
    .select()
    .from(activityLog)
    .where(and(condition, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return page.answer(rows, show)
}
