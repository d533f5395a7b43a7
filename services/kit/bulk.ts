// Bulk actions: each record succeeds or fails on its own, in its own transaction.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from './access.ts'
import type { Tx } from './database/database.ts'
import { commonErrors, localeOf } from './errors.ts'
import { problemOf, Refusal, refusalOf } from './http/problem.ts'
import type { Server } from './http/server.ts'
import { id } from './idShapes.ts'

/** The outcome for one record. */
export const bulkResult = z
  .object({
    id: z.uuid(),
    ok: z.boolean(),
    errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  })
  .meta({ id: 'BulkResult' })
type BulkResult = z.infer<typeof bulkResult>

/** As many records as one list of the interface can select. */
export const MAX_AT_ONCE = 1_000
/** The records of one action. */
export const bulkIds = z.array(id).min(1).max(MAX_AT_ONCE)
export const bulkBody = z.strictObject({ ids: bulkIds })
/** For actions that take longer per record, for example sending an email or deciding on a match. */
export const smallBulkIds = z.array(id).min(1).max(200)
export const smallBulkBody = z.strictObject({ ids: smallBulkIds })
export const bulkAnswer = z.object({ results: z.array(bulkResult) })

/** Allows for hundreds of transactions on a busy machine. */
export const BULK_TIME_LIMIT_MS = 120_000

type Act = (tx: Tx, id: string) => Promise<unknown>

/** Declares routes that apply one action to up to a thousand records, each in its own transaction. */
export const bulkRoutes =
  (app: Server, access: Pick<Access, 'asCaller' | 'callerOf'>) =>
  (path: string, operationId: string, description: string, permission: string, act: Act) =>
    app.post(
      path,
      {
        handlerTimeout: BULK_TIME_LIMIT_MS,
        schema: { operationId, description, body: bulkBody, response: { 200: bulkAnswer } },
      },
      async request => {
        await access.callerOf(request, permission)
        return toEach(request, request.body.ids, one => access.asCaller(request, permission, tx => act(tx, one)))
      },
    )

/** Applies the action to each record, in the given order or a few at a time. A refused record doesn't affect the others. */
export async function toEach(
  request: FastifyRequest,
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
  { atOnce = 1 }: { atOnce?: number } = {},
): Promise<{ results: BulkResult[] }> {
  const unique = [...new Set(ids)]
  const results: BulkResult[] = []
  for (let from = 0; from < unique.length; from += atOnce) {
    const some = unique.slice(from, from + atOnce)
    try {
      results.push(...(await Promise.all(some.map(one => toOne(request, one, act)))))
    } catch (error) {
      // A client that retries would repeat the records before this one.
      const isAway = refusalOf(error, request).row === commonErrors.temporarilyUnavailable
      throw isAway && results.some(({ ok }) => ok) ? new Refusal(commonErrors.outcomeUnknown) : error
    }
  }
  return { results }
}

async function toOne(request: FastifyRequest, one: string, act: (id: string) => Promise<unknown>): Promise<BulkResult> {
  try {
    await act(one)
    return { id: one, ok: true, errors: [] }
  } catch (error) {
    const refusal = refusalOf(error, request)
    // A missing permission or an error of ours concerns all records: the whole request fails.
    if (refusal.row.status >= 500 || refusal.row.status === 401 || refusal.row.status === 403) throw error
    const { code, title, errors } = problemOf(refusal, localeOf(request.headers['accept-language']), request.id)
    return { id: one, ok: false, errors: errors ?? [{ path: '', code, message: title }] }
  }
}
