// HTTP of statement imports: shapes in and out, no rules.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors, localeOf } from '../../../kit/errors.ts'
import { downloadHeaders } from '../../../kit/files/routes.ts'
import { Refusal, refuseFields } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../../kit/idempotency.ts'
import { id, idList } from '../../../kit/idShapes.ts'
import { openPage, pageOf, pageQuery } from '../../../kit/page.ts'
import { listOf } from '../../../kit/query.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { statementMapping } from '../../bankAccounts/public.ts'
import type { RouteContext } from '../../context.ts'
import { statementImport as table } from '../table.ts'
import { annotatedCsv } from './annotatedCsv.ts'
import { allIssues, importSorts, listImports, listIssues, listRows, readImports } from './repository.ts'
import {
  importStatus,
  issuePage,
  issueSeverity,
  rowPage,
  showImport,
  showIssues,
  showRows,
  statementImportBody,
} from './show.ts'
import { confirmImport, startImport } from './startImport.ts'
import { correctImport, statementImportEdits } from './correctImport.ts'
import { undoImport } from './undoImport.ts'

const newImport = z.strictObject({
  bankAccountId: id,
  fileId: id,
  mapping: statementMapping.nullish(),
  saveMapping: z.boolean().nullish().describe('Whether to save the mapping for this account'),
  ignoreWarnings: z.boolean().nullish(),
  dryRun: z.boolean().nullish().describe('Check only'),
})

const VIEW = 'treasury.statements.view'
const MANAGE = 'treasury.statements.manage'
/** Undoing 100,000 lines, or reading 25 MB for the annotated file, takes a while. */
const LONG_MS = 60_000

const readerOf = (request: FastifyRequest, { permissions }: Caller) => ({
  permissions,
  locale: localeOf(request.headers['accept-language']),
})

async function importOf(tx: Tx, importId: string) {
  const [row] = await readImports(tx, [importId])
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

/** Routes of statement imports: start, list, read, confirm, undo. */
export function statementImportRoutes(app: Server, { access, files, jobs }: RouteContext) {
  const { asCaller } = access
  const params = z.strictObject({ id })

  app.post(
    '/v1/statement-imports',
    {
      schema: {
        operationId: 'startStatementImport',
        description:
          'Checks an uploaded file, and stores its transactions unless there are errors, warnings that are not ignored, or it is a dry run; refuses FI-5 not uploaded, FI-7 other purpose',
        headers: optionalKeyHeader,
        body: newImport,
        response: { 202: statementImportBody },
      },
    },
    async (request, reply) => {
      const { body } = await asCaller(request, MANAGE, (tx, caller) =>
        once(tx, request.headers['idempotency-key'], ['startStatementImport', request.body], async () => {
          const { id: started } = await startImport(tx, { files, jobs }, request.body)
          return showImport(await importOf(tx, started), readerOf(request, caller))
        }),
      )
      return reply.code(202).send(body)
    },
  )

  app.get(
    '/v1/statement-imports',
    {
      schema: {
        operationId: 'listStatementImports',
        description: 'Imports, newest first; with `ids` only those, in any order',
        querystring: z.strictObject({
          ...pageQuery(['-createdAt']),
          status: listOf(importStatus).optional(),
          bankAccountId: id.optional(),
          ids: idList.optional(),
        }),
        response: { 200: pageOf(statementImportBody) },
      },
    },
    request =>
      asCaller(request, VIEW, async (tx, caller) => {
        const { ids, first } = request.query
        const page = openPage({ ...request.query, first: ids?.length ?? first }, { sorts: importSorts, id: table.id })
        const rows = ids ? await readImports(tx, ids) : await listImports(tx, request.query, page)
        return page.answer(rows, row => showImport(row, readerOf(request, caller)))
      }),
  )

  app.get(
    '/v1/statement-imports/:id',
    {
      schema: {
        operationId: 'getStatementImport',
        description: 'One import',
        params,
        response: { 200: statementImportBody },
      },
    },
    request =>
      asCaller(request, VIEW, async (tx, caller) =>
        showImport(await importOf(tx, request.params.id), readerOf(request, caller)),
      ),
  )

  app.get(
    '/v1/statement-import-issues',
    {
      schema: {
        operationId: 'listStatementImportIssues',
        description:
          'Issues of several imports, in order for each; at most 10,000 of each severity. `after` applies to a single import',
        querystring: z.strictObject({
          importIds: idList,
          first: z.coerce.number().int().min(1).max(200).default(50),
          after: z.string().max(20).optional(),
          severity: issueSeverity.optional(),
        }),
        response: { 200: z.object({ items: z.array(issuePage) }) },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => {
        const { importIds, first, after, severity } = request.query
        const locale = localeOf(request.headers['accept-language'])
        const place = after === undefined ? undefined : placeOf(after)
        const pages = await listIssues(tx, importIds, { severity, after: place, first })
        return { items: pages.map(page => showIssues(page, first, locale)) }
      }),
  )

  app.get(
    '/v1/statement-import-rows',
    {
      schema: {
        operationId: 'listStatementImportRows',
        description:
          'Ready rows of checked files, oldest first, until they are stored; at most 1,000 each. `after` applies to a single import',
        querystring: z.strictObject({
          importIds: idList,
          first: z.coerce.number().int().min(1).max(200).default(50),
          after: z.string().max(20).optional(),
        }),
        response: { 200: z.object({ items: z.array(rowPage) }) },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => {
        const { importIds, first, after } = request.query
        const pages = await listRows(tx, importIds, { after: after === undefined ? undefined : placeOf(after), first })
        return { items: pages.map(page => showRows(page, first)) }
      }),
  )

  app.get(
    '/v1/statement-imports/:id/annotated.csv',
    {
      handlerTimeout: LONG_MS,
      schema: {
        operationId: 'fetchAnnotatedStatement',
        description: 'The file with issues in the last column',
        params,
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const locale = localeOf(request.headers['accept-language'])
      const { file, issues } = await asCaller(request, VIEW, async tx => {
        const row = await importOf(tx, request.params.id)
        return {
          file: await files.storedFile(tx, row.fileId, 'STATEMENT'),
          issues: await allIssues(tx, row.id),
        }
      })
      const name = `${file.name.replace(/\.[^.]+$/, '')}-${locale === 'id' ? 'alasan' : 'reasons'}.csv`
      return reply
        .headers(downloadHeaders(name, 'text/csv; charset=utf-8'))
        .send(files.stream(file, content => annotatedCsv(content, issues, locale)))
    },
  )

  app.post(
    '/v1/statement-imports/:id/confirm',
    {
      schema: {
        operationId: 'confirmStatementImport',
        description:
          'Stores a checked file; a warning that it had not when it was checked is asked about anew. Refuses G-3 checked again since, ST-23 warnings not ignored, ST-24 wrong status',
        params,
        body: z.strictObject({
          version: z.int().describe('That of the check whose warnings were seen'),
          ignoreWarnings: z.boolean().nullish(),
        }),
        response: { 202: statementImportBody },
      },
    },
    async (request, reply) => {
      const body = await asCaller(request, MANAGE, async (tx, caller) => {
        const { version, ignoreWarnings } = request.body
        await confirmImport(tx, jobs, request.params.id, { version, ignoreWarnings: ignoreWarnings ?? false })
        return showImport(await importOf(tx, request.params.id), readerOf(request, caller))
      })
      return reply.code(202).send(body)
    },
  )

  app.post(
    '/v1/statement-imports/:id/correct',
    {
      schema: {
        operationId: 'correctStatementImport',
        description:
          'Checks the file again with these edits, which replace earlier ones; refuses G-3 stale version, ST-24 wrong status, ST-56 no cells to change, ST-78 a cell that was not rejected, ST-79 other than the rejected text',
        params,
        body: statementImportEdits.extend({ version: z.int() }),
        response: { 202: statementImportBody },
      },
    },
    async (request, reply) => {
      const body = await asCaller(request, MANAGE, async (tx, caller) => {
        await correctImport(tx, jobs, request.params.id, request.body)
        return showImport(await importOf(tx, request.params.id), readerOf(request, caller))
      })
      return reply.code(202).send(body)
    },
  )

  app.post(
    '/v1/statement-imports/:id/undo',
    {
      handlerTimeout: LONG_MS,
      schema: {
        operationId: 'undoStatementImport',
        description: 'Undoes an import; refuses ST-24 wrong status, ST-25 has reconciled transactions',
        params,
        response: { 200: statementImportBody },
      },
    },
    request =>
      asCaller(
        request,
        MANAGE,
        async (tx, caller) => {
          await undoImport(tx, request.params.id)
          return showImport(await importOf(tx, request.params.id), readerOf(request, caller))
        },
        { timeoutMs: LONG_MS },
      ),
  )
}

function placeOf(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw refuseFields([{ path: 'after', error: 'INVALID_CURSOR' }])
  return Number(cursor)
}
