// HTTP routes of exports, the same in each service: validation and responses, no rules.
import { z } from 'zod'
import type { Access } from '../access.ts'
import type { Tx } from '../database/database.ts'
import { commonErrors, type Locale, localeOf, messageOf } from '../errors.ts'
import type { Files } from '../files/files.ts'
import { downloadHeaders } from '../files/routes.ts'
import { Refusal, refuseFields } from '../http/problem.ts'
import type { Server } from '../http/server.ts'
import { once, optionalKeyHeader } from '../idempotency.ts'
import { id } from '../idShapes.ts'
import type { Jobs } from '../jobs.ts'
import { type Caller, requirePermission } from '../tokens.ts'
import { allowedExportActions, EXPORT_ACTIONS } from './lifecycle.ts'
import type { ListExport, ListExports } from './listExport.ts'
import { ownExport, ownExports } from './repository.ts'
import { cancelExport, type ExportErrors, startExport } from './startExport.ts'
import { EXPORT_FORMATS, EXPORT_STATUSES, type ListExportRow } from './table.ts'

type ExportRouteOptions = {
  access: Pick<Access, 'asCaller'>
  files: Pick<Files, 'stream'>
  jobs: Pick<Jobs, 'enqueue'>
  exports: ListExports
  zoneOf: (tx: Tx) => Promise<string>
  errors: ExportErrors
}

const PERMISSION = 'exports.create'

/** A response lists no more of a user's exports than this. */
const MAX_LISTED = 100

/** As many rows as a user can select on a screen. */
const MAX_SELECTED = 10_000

/** Allows for slow connections. */
const DOWNLOAD_TIMEOUT_MS = 300_000

const MEDIA_TYPES = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const exportBody = z
  .object({
    id: z.uuid(),
    list: z.string(),
    format: z.enum(EXPORT_FORMATS),
    status: z.enum(EXPORT_STATUSES),
    fileName: z.string(),
    done: z.int().describe('Number of rows written'),
    total: z.int().nullable().describe('Number of rows to write; null until counted'),
    size: z.number().nullable().describe('Bytes of the finished file'),
    failureReason: z.string().nullable().describe('Failure message; null unless it failed'),
    createdAt: z.string(),
    finishedAt: z.string().nullable(),
    expiresAt: z.string().nullable().describe('Until when the file can be downloaded'),
    allowedActions: z.array(z.enum(EXPORT_ACTIONS)).describe('What its person can do with it now'),
    version: z.int(),
  })
  .meta({
    id: 'Export',
    description: 'A file of a list: asked for, written by the worker, downloaded until it expires',
  })

/** An expired file may still be waiting for its removal. */
const statusNow = (tx: Tx, { status, expiresAt }: ListExportRow) =>
  status === 'READY' && expiresAt !== null && Temporal.Instant.compare(expiresAt, tx.clock.now()) <= 0
    ? 'EXPIRED'
    : status

/** Exports of the caller. */
export function exportRoutes(app: Server, options: ExportRouteOptions) {
  const { access, files, exports, errors } = options
  const { asCaller } = access
  const list = z
    .string()
    .max(60)
    .describe(`One of ${[...exports.keys()].join(', ')}`)
  const params = z.strictObject({ id })

  function show(tx: Tx, row: ListExportRow, locale: Locale): z.infer<typeof exportBody> {
    const status = statusNow(tx, row)
    const {
      id: exportId,
      list: of,
      format,
      fileName,
      done,
      total,
      size,
      createdAt,
      finishedAt,
      expiresAt,
      version,
    } = row
    return {
      id: exportId,
      list: of,
      format,
      status,
      fileName,
      done,
      total,
      size,
      failureReason: status === 'FAILED' ? messageOf(errors.exportFailed, locale) : null,
      createdAt,
      finishedAt,
      expiresAt,
      allowedActions: allowedExportActions(status),
      version,
    }
  }

  const languageOf = (headers: Record<string, unknown>) => localeOf(String(headers['accept-language'] ?? ''))

  function exportOf(name: string, caller: Caller): ListExport {
    const found = exports.get(name)
    if (!found) throw refuseFields([{ path: 'list', error: 'INVALID_VALUE' }])
    requirePermission(caller, found.permission)
    const columns = Object.entries(found.columns).filter(
      ([, { permission }]) => permission === undefined || caller.permissions.has(permission),
    )
    return { ...found, columns: Object.fromEntries(columns) }
  }

  app.get(
    '/v1/exports/columns',
    {
      schema: {
        operationId: 'listExportColumns',
        description:
          'The columns that a list can be exported with, in their order; refuses G-20 a list that the caller may not see',
        querystring: z.strictObject({ list }),
        response: { 200: z.object({ items: z.array(z.object({ name: z.string(), label: z.string() })) }) },
      },
    },
    request =>
      asCaller(request, PERMISSION, async (_tx, caller) => {
        const locale = languageOf(request.headers)
        const { columns } = exportOf(request.query.list, caller)
        return { items: Object.entries(columns).map(([name, { label }]) => ({ name, label: label[locale] })) }
      }),
  )

  app.post(
    '/v1/exports',
    {
      schema: {
        operationId: 'createExport',
        description:
          'Asks for a file of a list, which the worker writes; refuses G-20 a list that the caller may not see, EX-2 column, EX-3 another one is under way',
        headers: optionalKeyHeader,
        body: z.strictObject({
          list,
          format: z.enum(EXPORT_FORMATS),
          columns: z.array(z.string().max(60)).min(1).max(60).describe('Their names, in the order of the file'),
          filter: z
            .record(z.string().max(60), z.string().max(4_000))
            .default({})
            .describe('Filters and `sort` as the parameters of the list’s own route'),
          ids: z
            .array(id)
            .min(1)
            .max(MAX_SELECTED)
            .nullish()
            .describe('The rows to export of those that the filters admit; null: all of them'),
        }),
        response: { 202: exportBody },
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const locale = languageOf(headers)
      const { body: started } = await asCaller(request, PERMISSION, (tx, caller) =>
        once(tx, headers['idempotency-key'], ['createExport', body], async () => {
          const { filter: query, ids = null, ...rest } = body
          return show(
            tx,
            await startExport(tx, options, exportOf(body.list, caller), { ...rest, query, ids }, locale),
            locale,
          )
        }),
      )
      return reply.code(202).send(started)
    },
  )

  app.get(
    '/v1/exports',
    {
      schema: {
        operationId: 'listExports',
        description: `The caller’s exports of the last 30 days, the newest first, ${MAX_LISTED} at most`,
        response: { 200: z.object({ items: z.array(exportBody) }) },
      },
    },
    request =>
      asCaller(request, PERMISSION, async tx => ({
        items: (await ownExports(tx, MAX_LISTED)).map(row => show(tx, row, languageOf(request.headers))),
      })),
  )

  app.get(
    '/v1/exports/:id',
    {
      schema: {
        operationId: 'getExport',
        description: 'One export of the caller',
        params,
        response: { 200: exportBody },
      },
    },
    request =>
      asCaller(request, PERMISSION, async tx => {
        const row = await ownExport(tx, request.params.id)
        if (!row) throw new Refusal(commonErrors.notFound)
        return show(tx, row, languageOf(request.headers))
      }),
  )

  app.post(
    '/v1/exports/:id/cancel',
    {
      schema: {
        operationId: 'cancelExport',
        description: 'Gives up an export that is not finished; refuses EX-4 already over',
        params,
        response: { 200: exportBody },
      },
    },
    request =>
      asCaller(request, PERMISSION, async tx =>
        show(tx, await cancelExport(tx, request.params.id, errors), languageOf(request.headers)),
      ),
  )

  app.get(
    '/v1/exports/:id/content',
    {
      handlerTimeout: DOWNLOAD_TIMEOUT_MS,
      schema: {
        operationId: 'fetchExport',
        description:
          'The file of an export; refuses G-20 a list that the caller may not see any more, EX-5 not ready or expired',
        params,
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const row = await asCaller(request, PERMISSION, async (tx, caller) => {
        const found = await ownExport(tx, request.params.id)
        if (!found) throw new Refusal(commonErrors.notFound)
        exportOf(found.list, caller)
        if (statusNow(tx, found) !== 'READY') throw new Refusal(errors.exportUnavailable)
        return found
      })
      return reply
        .headers({ ...downloadHeaders(row.fileName, MEDIA_TYPES[row.format]), 'content-length': row.size ?? 0 })
        .send(files.stream(row, content => content))
    },
  )
}
