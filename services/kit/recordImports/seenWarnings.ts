// Compares the warnings that a user has confirmed with those found when the file is stored.
import type { Tx } from '../database/database.ts'
import { warningsOf, wereWarningsSeen } from '../imports/seenWarnings.ts'
import type { Check } from './checkFile.ts'
import { StaleCheck, type Storing } from './importing.ts'
import type { Issue } from './issues.ts'
import { readIssues } from './repository.ts'
import type { RecordImportRow } from './table.ts'

/** Whether the previous check, which the user has confirmed, reported all warnings of this one. */
export async function wereSeen(
  tx: Tx,
  before: RecordImportRow,
  { counts, issues }: Pick<Check, 'counts' | 'issues'>,
): Promise<boolean> {
  if (before.status !== 'IMPORTING') return false
  const told = await readIssues(tx, before.id)
  return wereWarningsSeen(
    { warnings: before.counts.warnings, issues: told },
    { warnings: counts.warnings, issues: issues.map(found) },
  )
}

/** Compares rows that are checked again while they are stored with the warnings of the check. */
export function requiringSeen(
  { issues, warnedRows, keepsAllWarnings }: Check,
  { ignoreWarnings }: Pick<RecordImportRow, 'ignoreWarnings'>,
): Storing['requireSeen'] {
  const told = warningsOf(issues.map(found))
  // When warnings are too many to store, only their rows are known.
  const wasSeen = (issue: Issue) => (keepsAllWarnings ? told.has(found(issue)) : warnedRows.has(issue.row))
  return now => {
    if (now.some(issue => issue.severity === 'ERROR' || !(ignoreWarnings || wasSeen(issue)))) throw new StaleCheck()
  }
}

const found = ({ row, column, ...said }: Issue) => ({ ...said, rowNumber: row, columnName: column })
