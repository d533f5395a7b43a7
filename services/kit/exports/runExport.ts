// The job of an export: streams the rows from a cursor into the file store. It may be interrupted anywhere and run again: the stored file
// is complete and its status says so, or there is none.
import { Readable } from 'node:stream'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { recordActivity } from '../activity/record.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import type { Jobs } from '../jobs.ts'
import type { Cell } from './columns.ts'
import { csvFile } from './csv.ts'
import { inTheNameOf } from '../database/requester.ts'
import { type ExportJob, exportGivenUp, exportJob } from './jobs.ts'
import type { Fields, ListExport, ListExports } from './listExport.ts'
import { moveExport, noteProgress } from './repository.ts'
import { sheetOf, type SheetRow } from './sheet.ts'
import type { ListExportRow } from './table.ts'
import { xlsxFile } from './xlsx.ts'

export type ExportParts = {
  database: Database
  files: Pick<Files, 'make'>
  exports: ListExports
  /** The organization's time zone. */
  zoneOf: (tx: Tx) => Promise<string>
}

/** Small enough for garbage collection to free early: with more rows, memory grew with every thousand. */
const ROWS_AT_ONCE = 500

/** Rare enough to cost nothing, frequent enough to show progress and to notice a cancellation soon. */
const PROGRESS_EVERY_MS = 300

/** The time limit for reading all rows. The cursor holds no lock that blocks writers. */
const READ_TIMEOUT_MS = 55 * 60_000

/** How long a file can be downloaded. */
export const FILE_KEPT = { hours: 7 * 24 }

/** It was canceled, or another worker has finished it: nothing is left to do. */
class Stopped extends Error {}

/** Writes the file of a queued export. */
export async function runExport(parts: ExportParts, job: ExportJob): Promise<void> {
  const { database, exports } = parts
  const { organizationId, actorId, exportId } = job
  const row = await database.inOrganization(organizationId, actorId, async tx => {
    const started = await moveExport(tx, exportId, 'START', { status: 'RUNNING', done: 0, total: null })
    if (started) tx.emit('export.changed', exportId)
    return started
  })
  if (!row) return
  const list = exports.get(row.list)
  if (!list) throw new Error(`no list ${row.list} is exported any more`)
  try {
    await database.inOrganization(organizationId, actorId, tx => writeFile(tx, parts, { job, row, list }), {
      timeoutMs: READ_TIMEOUT_MS,
    })
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
}

type Work = { job: ExportJob; row: ListExportRow; list: ListExport }

async function writeFile(tx: Tx, parts: ExportParts, { job, row, list }: Work): Promise<void> {
  const zone = await parts.zoneOf(tx)
  const cells = row.columns.flatMap(name => list.columns[name]?.cells ?? [])
  const { statement } = await statementOf(tx, { row, list, cells, zone })
  const { rows } = await tx.execute<{ total: number }>(sql`select count(*)::int as total from (${statement}) counted`)
  const total = rows[0]?.total ?? 0
  let done = 0
  const note = openNotes(async () => {
    const isRunning = await parts.database.inOrganization(job.organizationId, null, async own => {
      const noted = await noteProgress(own, row.id, { done, total })
      if (noted) own.emit('export.progress', row.id)
      return noted
    })
    if (!isRunning) throw new Stopped()
  })
  async function* counted() {
    for await (const piece of piecesOf(tx, statement, cells.length)) {
      await note()
      yield piece
      done += piece.length
    }
  }
  const sheet = sheetOf(list.name[row.locale], cells, row.locale, zone)
  const content =
    row.format === 'CSV' ? Readable.from(csvFile(sheet, counted()), { objectMode: false }) : xlsxFile(sheet, counted())
  await parts.files.make({ organizationId: row.organizationId, id: row.id }, content, async ({ size, keep }) => {
    await parts.database.inOrganization(
      job.organizationId,
      job.actorId,
      async own => {
        const finished = await finish(own, row, { done, size })
        if (!finished) throw new Stopped()
        await keep()
      },
      inTheNameOf(job),
    )
  })
}

async function finish(tx: Tx, row: ListExportRow, { done, size }: { done: number; size: number }): Promise<boolean> {
  const now = tx.clock.now()
  const finished = await moveExport(tx, row.id, 'FINISH', {
    status: 'READY',
    done,
    total: done,
    size,
    finishedAt: now.toString(),
    expiresAt: now.add(FILE_KEPT).toString(),
  })
  if (!finished) return false
  emailEnd(tx, finished, 'EXPORTED')
  return true
}

function emailEnd(tx: Tx, row: ListExportRow, action: 'EXPORTED' | 'FAILED'): void {
  recordActivity(tx, {
    action,
    recordType: 'EXPORT',
    recordId: row.id,
    recordLabel: row.fileName,
    ...(action === 'EXPORTED' && { counts: { total: row.done } }),
  })
  tx.emit('export.changed', row.id)
  // The account service, which knows the users' email addresses, emails the requester.
  tx.emit('export.finished', row.id)
}

type Reading = { row: ListExportRow; list: ListExport; cells: readonly Cell[]; zone: string }

/** Wrapped in an object, since awaiting a statement would run it. */
async function statementOf(tx: Tx, { row, list, cells, zone }: Reading): Promise<{ statement: SQLWrapper }> {
  const fields: Fields = Object.fromEntries(
    cells.map(({ value }, at) => [nameOf(at), sql<string | null>`${value(tx, zone)}`.as(nameOf(at))]),
  )
  const query = { ...row.query, ...list.fixed }
  if ('computed' in list) {
    const rows = (await list.computed.rows(tx, query)).map((each, place) => ({ ...each, place }))
    const columns = Object.entries({ ...list.computed.types, place: 'integer' })
    const types = sql.raw(columns.map(([name, type]) => `"${name}" ${type}`).join(', '))
    return {
      statement: tx
        .select(fields)
        .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${types})`)
        .orderBy(sql`r.place`),
    }
  }
  const { where, orderBy } = list.list.selection(tx, list.list.whole.parse(query), row.ids)
  return {
    statement: list
      .select(tx, fields)
      .where(where)
      .orderBy(...orderBy),
  }
}

const nameOf = (at: number) => `c${at}`

/** Rows as of the opening of the cursor. */
async function* piecesOf(tx: Tx, statement: SQLWrapper, width: number): AsyncGenerator<SheetRow[]> {
  await tx.execute(sql`declare exported_rows no scroll cursor for ${statement}`)
  for (;;) {
    const { rows } = await tx.execute<Record<string, string | null>>(
      sql.raw(`fetch forward ${ROWS_AT_ONCE} from exported_rows`),
    )
    if (rows.length === 0) return
    yield rows.map(row => Array.from({ length: width }, (_cell, at) => row[nameOf(at)] ?? null))
  }
}

/** Calls `tell` at most once per interval. */
function openNotes(tell: () => Promise<void>): () => Promise<void> {
  let last = 0
  return async () => {
    const now = performance.now()
    if (now - last < PROGRESS_EVERY_MS) return
    last = now
    await tell()
  }
}

/** Marks an export as failed; nothing is left of its file. */
export async function failExport({ database }: Pick<ExportParts, 'database'>, job: ExportJob): Promise<void> {
  await database.inOrganization(
    job.organizationId,
    job.actorId,
    async tx => {
      const row = await moveExport(tx, job.exportId, 'FAIL', {
        status: 'FAILED',
        finishedAt: tx.clock.now().toString(),
      })
      if (row) emailEnd(tx, row, 'FAILED')
    },
    inTheNameOf(job),
  )
}

/** Works on exports one at a time, so that other work of this process stays fast. */
export async function takeExports(parts: ExportParts & { jobs: Pick<Jobs, 'work'> }): Promise<void> {
  await parts.jobs.work(exportJob, job => runExport(parts, job))
  await parts.jobs.work(exportGivenUp, job => failExport(parts, job))
}
