// What a person has confirmed of a file, held against what the check before storing finds.
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../kit/database/database.ts'
import { wereWarningsSeen } from '../../imports/public.ts'
import type { StatementImportRow } from '../table.ts'
import type { Check } from './checkImport.ts'
import { allIssues, type NewIssue } from './repository.ts'

/** Whether the check before this one, which a person has confirmed, told all that this one warns of. */
export async function wereSeen(tx: Tx, before: StatementImportRow, { counts, gap, issues }: Check): Promise<boolean> {
  // Neither was confirmed, nor may warnings be passed over unseen.
  if (before.status !== 'IMPORTING') return false
  if (gap !== null && !isDeepStrictEqual(gap, before.gap)) return false
  const told = (await allIssues(tx, before.id)).map(found)
  return wereWarningsSeen(
    { warnings: before.counts.warnings, issues: told },
    { warnings: counts.warnings, issues: issues.map(found) },
  )
}

const found = ({ error, ...where }: NewIssue) => ({ ...where, code: error })
