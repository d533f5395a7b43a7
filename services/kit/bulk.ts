// Bulk actions: each record succeeds or fails on its own, in its own transaction.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from './access.ts'
import type { Tx } from './database/database.ts'
import { commonErrors, localeOf } from './errors.ts'
import { problemOf, Refusal, refusalOf } from './http/problem.ts'
import type { Server } from './http/server.ts'
import { id } from './idShapes.ts'
import { proseOf } from './nameShape.ts'
import type { Caller } from './tokens.ts'

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
const MAX_SLOW_AT_ONCE = 200
export const smallBulkIds = z.array(id).min(1).max(MAX_SLOW_AT_ONCE)
export const smallBulkBody = z.strictObject({ ids: smallBulkIds })
export const smallReasonBody = smallBulkBody.extend({ reason: proseOf(500, 1) })
/** Records as the caller saw them: an action refuses those that changed since then. */
export const smallSeenRecords = z
  .array(z.strictObject({ id, version: z.int().min(1) }))
  .min(1)
  .max(MAX_SLOW_AT_ONCE)
export const bulkAnswer = z.object({ results: z.array(bulkResult) })

/** Allows for hundreds of transactions on a busy machine. */
export const BULK_TIME_LIMIT_MS = 120_000

type BulkAccess = Pick<Access, 'asCaller' | 'callerOf'>
/** How many records at a time; one after the other where it is not said. */
type Pace = { atOnce?: number }
type Act = (tx: Tx, id: string) => Promise<unknown>

/** Declares routes that apply one action to each record of the body, in its own transaction. */
export const bulkRoutes =
  (app: Server, access: BulkAccess, body: typeof bulkBody = bulkBody) =>
  (path: string, operationId: string, description: string, permission: string, act: Act) =>
    app.post(
      path,
      {
        handlerTimeout: BULK_TIME_LIMIT_MS,
        schema: { operationId, description, body, response: { 200: bulkAnswer } },
      },
      request => toEachAsCaller(access, permission, request, request.body.ids, act),
    )

/** The same for actions that the caller gives a reason for. */
export const reasonRoutes =
  (app: Server, access: BulkAccess, body: typeof smallReasonBody = smallReasonBody) =>
  (
    path: string,
    operationId: string,
    description: string,
    permission: string,
    act: (tx: Tx, given: { id: string; reason: string }) => Promise<unknown>,
  ) =>
    app.post(
      path,
      {
        handlerTimeout: BULK_TIME_LIMIT_MS,
        schema: { operationId, description, body, response: { 200: bulkAnswer } },
      },
      request => {
        const { ids, reason } = request.body
        return toEachAsCaller(access, permission, request, ids, (tx, one) => act(tx, { id: one, reason }))
      },
    )

/** Applies the action to each record as the caller, each in its own transaction. */
export async function toEachAsCaller(
  access: BulkAccess,
  permission: string,
  request: FastifyRequest,
  ids: readonly string[],
  act: (tx: Tx, id: string, caller: Caller) => Promise<unknown>,
  pace?: Pace,
) {
  await access.callerOf(request, permission)
  return toEach(request, ids, one => access.asCaller(request, permission, (tx, caller) => act(tx, one, caller)), pace)
}

/** Applies the action to each record as the caller saw it, each in its own transaction. */
export async function toEachSeen<Seen extends { id: string }>(
  access: BulkAccess,
  permission: string,
  request: FastifyRequest,
  records: readonly Seen[],
  act: (tx: Tx, seen: Seen, caller: Caller) => Promise<unknown>,
  pace?: Pace,
) {
  const seenById = new Map(records.map(seen => [seen.id, seen]))
  return toEachAsCaller(
    access,
    permission,
    request,
    [...seenById.keys()],
    (tx, one, caller) => act(tx, seenById.get(one)!, caller),
    pace,
  )
}

/** Applies the action to each record, in the given order or a few at a time. A refused record doesn't affect the others. */
export async function toEach(
  request: FastifyRequest,
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
  { atOnce = 1 }: Pace = {},
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
