// Compares the warnings that a user has confirmed with those of the check before storing.
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../kit/database/database.ts'
import { wereWarningsSeen } from '../../imports/public.ts'
import type { StatementImportRow } from '../table.ts'
import type { Check } from './checkImport.ts'
import { allIssues, type NewIssue } from './repository.ts'

/** Whether the previous check, which a user has confirmed, had all warnings of this one. */
export async function wereSeen(tx: Tx, before: StatementImportRow, { counts, gap, issues }: Check): Promise<boolean> {
  // Not confirmed: warnings must not be skipped unseen.
  if (before.status !== 'IMPORTING') return false
  if (gap !== null && !isDeepStrictEqual(gap, before.gap)) return false
  const told = (await allIssues(tx, before.id)).map(found)
  return wereWarningsSeen(
    { warnings: before.counts.warnings, issues: told },
    { warnings: counts.warnings, issues: issues.map(found) },
  )
}

const found = ({ error, ...where }: NewIssue) => ({ ...where, code: error })
