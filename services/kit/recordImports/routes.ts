// HTTP routes of bulk imports, the same in each service: validation and responses, no rules.
import type { FastifyRequest } from 'fastify'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { downloadHeaders } from '../files/routes.ts'
import { commonErrors, type ErrorRow, type Locale, localeOf, messageOf } from '../errors.ts'
import { Refusal } from '../http/problem.ts'
import type { Server } from '../http/server.ts'
import { once, optionalKeyHeader } from '../idempotency.ts'
import { id } from '../idShapes.ts'
import { money } from '../money.ts'
import type { Tx } from '../database/database.ts'
import type { Caller } from '../tokens.ts'
import { approvalProblem } from '../approvalProblems.ts'
import type { Access } from '../access.ts'
import type { Files } from '../files/files.ts'
import type { Jobs } from '../jobs.ts'
import { IMPORT_STATUSES, ISSUE_SEVERITIES } from '../imports/columns.ts'
import { recordImportEdits } from '../imports/fileEdits.ts'
import { suggestionBody } from '../imports/suggestion.ts'
import { annotate } from './annotate.ts'
import { openReasons, type ReasonOf } from './issues.ts'
import { type ImportKinds, kindOf, kindsIn, type Kind, type ConfiguredKind } from './kinds.ts'
import { allowedImportActions, RECORD_IMPORT_ACTIONS } from './lifecycle.ts'
import { confirmImport, correctImport } from './correctImport.ts'
import { readTable } from '../workbookText.ts'
import { readImport, readIssues } from './repository.ts'
import type { RecordImportIssueRow, RecordImportRow } from './table.ts'
import { startImport } from './startImport.ts'

/** The maximum number of issues in a response; the annotated file has them all. */
const MAX_ISSUES = 1_000

/** Reading 25 MB for the annotated file may take longer than other requests. */
const LONG_MS = 60_000

const issue = z
  .object({
    severity: z.enum(ISSUE_SEVERITIES),
    row: z.int().nullable().describe('Row in the file, the header is 1; null for the file as a whole'),
    column: z.string().nullable(),
    value: z.string().nullable(),
    code: z.string(),
    message: z.string(),
    suggestion: suggestionBody.nullable().describe('What it may have been meant to say'),
  })
  .meta({ id: 'ImportIssue' })

const recordImportOf = (kinds: readonly Kind[]) =>
  z
    .object({
      id: z.uuid(),
      kind: z.enum(kinds),
      status: z.enum(IMPORT_STATUSES),
      counts: z
        .object({ total: z.int(), ready: z.int(), warnings: z.int(), duplicates: z.int(), errors: z.int() })
        .meta({ id: 'ImportCounts' }),
      issues: z.array(issue).describe('The first 1,000 by row'),
      hash: z.string().describe('SHA-256 of the checked file, in hex'),
      fileId: z.uuid(),
      fileName: z.string(),
      done: z.int().describe('Number of rows processed in the current phase'),
      total: z.int().describe('Rows to do in the present phase'),
      failureReason: z.string().nullable().describe('Failure message; null unless it failed'),
      annotated: z.boolean().describe('Whether there is an annotated file'),
      summary: z
        .object({
          totals: z.array(money).describe('By currency'),
          approvals: z
            .array(
              z.object({
                payments: z.int().describe('How many of them need these'),
                approvalsNeeded: z.int(),
                approverIds: z.array(z.uuid()).describe('Who is named by a step; none: anybody who may approve'),
                problem: approvalProblem
                  .nullable()
                  .describe('Why these approvals cannot all be given now by others than its authors; null: they can'),
              }),
            )
            .describe('Those that need the fewest first'),
        })
        .nullable()
        .describe('What the payments or transfers come to; null for other kinds and until the file was checked'),
      edits: recordImportEdits.describe('What was changed of the file before it is stored'),
      allowedActions: z
        .array(z.enum(RECORD_IMPORT_ACTIONS))
        .describe('What the person who began it can do with it now'),
      version: z.int(),
      createdAt: z.string(),
    })
    .meta({ id: 'RecordImport' })

type RecordImportBody = z.infer<ReturnType<typeof recordImportOf>>

const importRequest = z.strictObject({
  fileId: id,
  ignoreWarnings: z.boolean().nullish(),
  dryRun: z.boolean().nullish().describe('Only check'),
  hash: z
    .string()
    .max(100)
    .nullish()
    .describe('What the check answered: the file must still be the one that was checked'),
})

type Reader = { permissions: ReadonlySet<string>; importKinds: ImportKinds; reasonOf: ReasonOf; locale: Locale }

const showIssue = (row: RecordImportIssueRow, { reasonOf, locale }: Reader): z.infer<typeof issue> => ({
  severity: row.severity,
  row: row.rowNumber,
  column: row.columnName,
  value: row.value,
  code: row.code,
  message: reasonOf(row, locale),
  suggestion: row.suggestion,
})

async function show(tx: Tx, row: RecordImportRow, reader: Reader): Promise<RecordImportBody> {
  const { permissions, importKinds, locale } = reader
  const issues = await readIssues(tx, row.id, MAX_ISSUES)
  const taken = kindOf(importKinds, row.kind)
  const { id: importId, kind, status, counts, hash, fileId, fileName, done, total, createdAt } = row
  return {
    id: importId,
    kind,
    status,
    counts,
    summary: await showSummary(tx, row, taken),
    hash,
    fileId,
    fileName,
    done,
    total,
    failureReason: status === 'FAILED' ? messageOf(taken.errors.recordImportInterrupted, locale) : null,
    createdAt,
    edits: row.edits,
    version: row.version,
    allowedActions: permissions.has(taken.permissions.manage) ? allowedImportActions(row) : [],
    issues: issues.map(each => showIssue(each, reader)),
    annotated: isAnnotated(row),
  }
}

async function showSummary(tx: Tx, row: RecordImportRow, { problemsOf }: ConfiguredKind) {
  if (row.summary === null) return null
  const { totals, approvals } = row.summary
  const problems = await problemsOf?.(tx, row, approvals)
  return {
    totals,
    approvals: approvals.map(({ steps: _steps, ...need }, place) => ({ ...need, problem: problems?.[place] ?? null })),
  }
}

/** A file that could not be read has no rows to annotate. */
const isAnnotated = ({ counts }: RecordImportRow) => counts.total > 0 && counts.errors + counts.warnings > 0

const languageOf = (request: FastifyRequest) => localeOf(request.headers['accept-language'])

type RecordImportParts = {
  access: Pick<Access, 'asCaller' | 'authenticate'>
  files: Files
  jobs: Pick<Jobs, 'enqueue'>
  importKinds: ImportKinds
  /** The errors of the service's modules, by code. */
  errorRows: ReadonlyMap<string, ErrorRow>
}

/** Bulk imports of records, and their templates. */
export function recordImportRoutes(app: Server, { access, files, jobs, importKinds, errorRows }: RecordImportParts) {
  const { asCaller } = access
  const kinds = kindsIn(importKinds)
  const recordImport = recordImportOf(kinds)
  const reasonOf = openReasons(errorRows)
  const readerOf = (request: FastifyRequest, { permissions }: Caller): Reader => ({
    permissions,
    importKinds,
    reasonOf,
    locale: languageOf(request),
  })

  type ImportRequest = FastifyRequest<{
    Body: z.infer<typeof importRequest>
    Headers: z.infer<typeof optionalKeyHeader>
  }>

  const importRoute = (kind: Kind) => {
    const { permissions, route } = kindOf(importKinds, kind)
    const { path, operationId, description } = route
    app.post(
      path,
      {
        schema: {
          operationId,
          description,
          headers: optionalKeyHeader,
          body: importRequest,
          response: { 202: recordImport },
        },
      },
      async (request: ImportRequest, reply) => {
        const { body, headers } = request
        const { body: started } = await asCaller(request, permissions.manage, (tx, caller) =>
          once(tx, headers['idempotency-key'], ['importRecords', kind, body], async () =>
            show(tx, await startImport(tx, { files, jobs, importKinds }, kind, body), readerOf(request, caller)),
          ),
        )
        return reply.code(202).send(started)
      },
    )
  }

  for (const kind of kinds) importRoute(kind)

  /** The import of the request; not found if the caller may not see it. */
  async function importOf(tx: Tx, importId: string, permissions: ReadonlySet<string>): Promise<RecordImportRow> {
    const row = await readImport(tx, importId)
    if (!row || !permissions.has(kindOf(importKinds, row.kind).permissions.view))
      throw new Refusal(commonErrors.notFound)
    return row
  }

  app.get(
    '/v1/record-imports/:id',
    {
      schema: {
        operationId: 'getRecordImport',
        description: 'One bulk import with its issues',
        params: z.strictObject({ id }),
        response: { 200: recordImport },
      },
    },
    request =>
      asCaller(request, null, async (tx, caller) =>
        show(tx, await importOf(tx, request.params.id, caller.permissions), readerOf(request, caller)),
      ),
  )

  const partsOf = ({ kind }: RecordImportRow) => ({ jobs, errors: kindOf(importKinds, kind).errors })

  /** The import of the request, if the caller may upload such files. */
  async function ownImportOf(tx: Tx, importId: string, permissions: ReadonlySet<string>): Promise<RecordImportRow> {
    const row = await importOf(tx, importId, permissions)
    if (!permissions.has(kindOf(importKinds, row.kind).permissions.manage)) throw new Refusal(commonErrors.forbidden)
    return row
  }

  app.post(
    '/v1/record-imports/:id/correct',
    {
      schema: {
        operationId: 'correctRecordImport',
        description:
          'Checks the file again with these changes in place of those before, and stores nothing; refuses G-3 stale version, RI-5 wrong state, RI-20 begun by someone else, RI-21 the header, RI-23 a cell that was not rejected, RI-24 other than the rejected text',
        params: z.strictObject({ id }),
        body: recordImportEdits.extend({ version: z.int() }),
        response: { 202: recordImport },
      },
    },
    async (request, reply) => {
      const body = await asCaller(request, null, async (tx, caller) => {
        const before = await ownImportOf(tx, request.params.id, caller.permissions)
        return show(tx, await correctImport(tx, partsOf(before), before, request.body), readerOf(request, caller))
      })
      return reply.code(202).send(body)
    },
  )

  app.post(
    '/v1/record-imports/:id/confirm',
    {
      schema: {
        operationId: 'confirmRecordImport',
        description:
          'Stores what was checked, with what was changed of it; refuses G-3 stale version, RI-4 warnings not ignored, RI-5 wrong state, RI-20 begun by someone else',
        params: z.strictObject({ id }),
        body: z.strictObject({ version: z.int(), ignoreWarnings: z.boolean().nullish() }),
        response: { 202: recordImport },
      },
    },
    async (request, reply) => {
      const body = await asCaller(request, null, async (tx, caller) => {
        const before = await ownImportOf(tx, request.params.id, caller.permissions)
        const { version, ignoreWarnings } = request.body
        const moved = await confirmImport(tx, partsOf(before), before, {
          version,
          ignoreWarnings: ignoreWarnings ?? false,
        })
        return show(tx, moved, readerOf(request, caller))
      })
      return reply.code(202).send(body)
    },
  )

  app.get(
    '/v1/record-imports/:id/annotated.csv',
    {
      handlerTimeout: LONG_MS,
      schema: {
        operationId: 'fetchAnnotatedImport',
        description: 'The uploaded file with the reasons in a column of its own',
        params: z.strictObject({ id }),
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { row, file, issues } = await asCaller(request, null, async (tx, { permissions }) => {
        const found = await importOf(tx, request.params.id, permissions)
        if (!isAnnotated(found)) throw new Refusal(commonErrors.notFound)
        return { row: found, file: await files.fileOf(tx, found.fileId), issues: await readIssues(tx, found.id) }
      })
      const table = await files.read(file, content => readTable(content))
      return reply
        .headers(csvHeaders(row.fileName.replace(/(\.(csv|txt|xlsx))?$/i, ' - problems.csv')))
        .send(annotate('text' in table ? table.text : '', issues, reasonOf, languageOf(request)))
    },
  )

  const templates = kinds.map(kind => kindOf(importKinds, kind).template)

  app.get(
    '/v1/templates/:name',
    {
      schema: {
        operationId: 'fetchTemplate',
        description: 'A CSV template to fill in',
        params: z.strictObject({ name: z.enum(templates.map(({ name }) => name)) }),
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      // The same for every organization, so none needs to be chosen.
      await access.authenticate(request)
      const { name } = request.params
      const template = templates.find(each => each.name === name)
      if (!template) throw new Refusal(commonErrors.notFound)
      return reply.headers(csvHeaders(name)).send(stringify([...template.rows]))
    },
  )
}

const csvHeaders = (name: string) => downloadHeaders(name, 'text/csv; charset=utf-8')
