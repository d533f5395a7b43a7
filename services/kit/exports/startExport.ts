// Requests and cancels exports. Requests are validated here, so that the job meets no invalid one.
import { recordActivity } from '../activity/record.ts'
import type { Tx } from '../database/database.ts'
import { refusing } from '../database/refusing.ts'
import { commonErrors, type ErrorRow, type Locale } from '../errors.ts'
import { type FieldRefusal, Refusal, refuseFields } from '../http/problem.ts'
import { newId } from '../ids.ts'
import type { Jobs } from '../jobs.ts'
import { exportJob, exportJobOf } from './jobs.ts'
import type { ListExport } from './listExport.ts'
import { insertExport, moveExport, ownExport } from './repository.ts'
import type { ExportFormat, ListExportRow } from './table.ts'

/** The service's own errors for exports. */
export type ExportErrors = Record<
  'exportFailed' | 'exportColumnUnknown' | 'exportUnderWay' | 'exportOver' | 'exportUnavailable',
  ErrorRow
>

export type ExportRequest = {
  list: string
  format: ExportFormat
  columns: readonly string[]
  query: Readonly<Record<string, string>>
  ids: readonly string[] | null
}

type Parts = { jobs: Pick<Jobs, 'enqueue'>; zoneOf: (tx: Tx) => Promise<string>; errors: ExportErrors }

/** Queues an export for the worker. A user has one running at a time. */
export async function startExport(
  tx: Tx,
  { jobs, zoneOf, errors }: Parts,
  list: ListExport,
  request: ExportRequest,
  locale: Locale,
): Promise<ListExportRow> {
  const { actorId } = tx
  if (actorId === null) throw new TypeError('an export is somebody’s')
  refuseUnknown(list, request, errors)
  const { format, columns, query, ids } = request
  const conflicts = { list_export_under_way: { error: errors.exportUnderWay } }
  const fileName = `${list.name[locale]} ${momentIn(tx, await zoneOf(tx))}.${format.toLowerCase()}`
  const row = await refusing(conflicts, () =>
    insertExport(tx, {
      id: newId(),
      list: request.list,
      format,
      locale,
      query,
      ids: ids && [...ids],
      columns: [...columns],
      fileName,
      createdBy: actorId,
    }),
  )
  await jobs.enqueue(tx, exportJob, exportJobOf(tx, actorId, row.id))
  tx.emit('export.changed', row.id)
  return row
}

/** `2026-11-23 14.15`: no colon, which some systems don't allow in file names. */
function momentIn(tx: Tx, zone: string): string {
  const now = tx.clock.now().toZonedDateTimeISO(zone)
  return `${now.toPlainDate().toString()} ${now.toPlainTime().toString({ smallestUnit: 'minute' }).replace(':', '.')}`
}

function refuseUnknown(list: ListExport, { columns, query }: ExportRequest, errors: ExportErrors): void {
  const wrong: FieldRefusal[] = columns.flatMap((name, at): FieldRefusal[] => {
    const path = `columns.${at}`
    if (!Object.hasOwn(list.columns, name))
      return [{ path, error: errors.exportColumnUnknown, params: { column: name } }]
    return columns.indexOf(name) < at ? [{ path, error: 'INVALID_VALUE' }] : []
  })
  const fixed = Object.keys(list.fixed ?? {}).filter(name => name in query)
  wrong.push(...fixed.map((name): FieldRefusal => ({ path: `filter.${name}`, error: 'UNKNOWN_FIELD' })))
  for (const issue of list.list.whole.safeParse({ ...query, ...list.fixed }).error?.issues ?? []) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
    const error = issue.code === 'unrecognized_keys' ? 'UNKNOWN_FIELD' : 'INVALID_VALUE'
    wrong.push(...names.map((name): FieldRefusal => ({ path: `filter.${name}`, error })))
  }
  if (wrong.length > 0) throw refuseFields(wrong)
}

/** Cancels an unfinished export; the worker stops at its next check. */
export async function cancelExport(tx: Tx, id: string, errors: ExportErrors): Promise<ListExportRow> {
  const before = await ownExport(tx, id)
  if (!before) throw new Refusal(commonErrors.notFound)
  const row = await moveExport(tx, id, 'CANCEL', { status: 'CANCELLED', finishedAt: tx.clock.now().toString() })
  if (!row) throw new Refusal(errors.exportOver)
  recordActivity(tx, { action: 'CANCELLED', recordType: 'EXPORT', recordId: id, recordLabel: row.fileName })
  tx.emit('export.changed', id)
  return row
}
