// Actions on several records at once: each stands on its own, in a transaction of its own.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from './access.ts'
import type { Tx } from './database/database.ts'
import { commonErrors, localeOf } from './errors.ts'
import { problemOf, Refusal, refusalOf } from './http/problem.ts'
import type { Server } from './http/server.ts'
import { id } from './idShapes.ts'

/** What became of one record. */
export const bulkResult = z
  .object({
    id: z.uuid(),
    ok: z.boolean(),
    errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  })
  .meta({ id: 'BulkResult' })
type BulkResult = z.infer<typeof bulkResult>

/** As many as one list of the interface can hold selected. */
export const MAX_AT_ONCE = 1_000
/** The records of one action. */
export const bulkIds = z.array(id).min(1).max(MAX_AT_ONCE)
export const bulkBody = z.strictObject({ ids: bulkIds })
/** Where each takes longer: it sends a letter, or decides on a match. */
export const smallBulkIds = z.array(id).min(1).max(200)
export const smallBulkBody = z.strictObject({ ids: smallBulkIds })
export const bulkAnswer = z.object({ results: z.array(bulkResult) })

/** Hundreds of records, each in a transaction of its own, on a machine that has other work. */
export const BULK_TIME_LIMIT_MS = 120_000

type Act = (tx: Tx, id: string) => Promise<unknown>

/** Declares routes that do one thing to up to a thousand records, each in a transaction of its own. */
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

/** Does one thing to each record, in the order given, or a few at a time; a refusal of one leaves the others alone. */
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
      // Whoever is told to try again would do those before it once more.
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
    // A missing right or a fault of ours concerns all of them: the request fails as a whole.
    if (refusal.row.status >= 500 || refusal.row.status === 401 || refusal.row.status === 403) throw error
    const { code, title, errors } = problemOf(refusal, localeOf(request.headers['accept-language']), request.id)
    return { id: one, ok: false, errors: errors ?? [{ path: '', code, message: title }] }
  }
}
