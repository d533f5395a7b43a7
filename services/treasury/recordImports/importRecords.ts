// A bulk import: the file is checked whole, and stored whole or not at all, in one transaction.
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { FileRow } from '../../kit/files/table.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import { codes } from '../errors.ts'
import { type Issue, warningIssue } from './issues.ts'
import { type Kind, KINDS } from './kinds.ts'
import type { CsvContent } from './readCsv.ts'
import { importedBefore, insertImport, insertIssues } from './repository.ts'
import type { ImportCounts, RecordImportRow } from './table.ts'

export type ImportOptions = { ignoreWarnings: boolean; dryRun: boolean }

/** SHA-256 of a stored file, in hex. */
export const hashOf = ({ sha256 }: Pick<FileRow, 'sha256'>): string => sha256?.toString('hex') ?? ''

/** Refuses a file that is not the one that was checked. */
export function refuseOtherFile(kind: Kind, file: FileRow, hash: string | null | undefined): void {
  if (hash && hash.toLowerCase() !== hashOf(file)) throw new Refusal(KINDS[kind].hashInvalid, { path: 'hash' })
}

/** Checks the content of a file, and stores it when nothing stands against it. Answers what it found. */
export async function importRecords(
  tx: Tx,
  kind: Kind,
  { file, content }: { file: FileRow; content: CsvContent },
  options: ImportOptions,
): Promise<RecordImportRow> {
  const { issues, store } = await check(tx, kind, file, content)
  const counts = countsOf(content, issues)
  const status = statusOf(counts, options)
  const id = newId()
  const row = await insertImport(tx, {
    id,
    kind,
    status,
    fileId: file.id,
    fileName: file.name,
    hash: hashOf(file),
    counts,
    createdBy: tx.actorId,
  })
  await insertIssues(tx, id, issues)
  if (status === 'IMPORTED') {
    await store(tx, id)
    recordActivity(tx, {
      action: 'IMPORTED',
      recordType: 'RECORD_IMPORT',
      recordId: id,
      recordLabel: file.name,
      counts,
    })
  }
  tx.emit('record-import.changed', id)
  return row
}

async function check(tx: Tx, kind: Kind, file: FileRow, content: CsvContent) {
  // A header that cannot be trusted says nothing about the rows below it.
  if (content.rows.length === 0) return { issues: content.issues, store: async () => {} }
  const checked = await KINDS[kind].check(tx, content)
  const repeated = (await importedBefore(tx, kind, hashOf(file))) ? [warningIssue(codes.recordImportFileRepeated)] : []
  const issues = [...repeated, ...content.issues, ...checked.issues].sort((a, b) => (a.row ?? 0) - (b.row ?? 0))
  return { issues, store: checked.store }
}

/** Rows are counted, not issues: a row may have several. What is wrong with the whole file counts as one. */
function countsOf(content: CsvContent, issues: readonly Issue[]): ImportCounts {
  const rowsWith = (severity: Issue['severity']) =>
    new Set(issues.filter(issue => issue.severity === severity).map(issue => issue.row))
  const failed = rowsWith('ERROR')
  const total = content.rows.length
  return {
    total,
    ready: content.rows.filter(({ row }) => !failed.has(row)).length,
    warnings: rowsWith('WARNING').size,
    duplicates: 0,
    errors: failed.size,
  }
}

function statusOf(
  { errors, warnings }: ImportCounts,
  { ignoreWarnings, dryRun }: ImportOptions,
): RecordImportRow['status'] {
  if (errors > 0) return 'HAS_ERRORS'
  if (warnings > 0 && !ignoreWarnings) return 'HAS_WARNINGS'
  return dryRun ? 'READY' : 'IMPORTED'
}
