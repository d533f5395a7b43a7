// A person who confirms a file passes over the warnings that were shown, and over no other.
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../kit/database/database.ts'
import type { StatementImportRow } from '../table.ts'
import type { Check } from './checkImport.ts'
import { allIssues, type NewIssue } from './repository.ts'

/** Whether the check before this one, which a person has confirmed, told all that this one warns of. */
export async function wereSeen(tx: Tx, before: StatementImportRow, { counts, gap, issues }: Check): Promise<boolean> {
  // Neither was confirmed, nor may warnings be passed over unseen: not all of very many are kept.
  if (before.status !== 'IMPORTING' || counts.warnings > before.counts.warnings) return false
  if (gap !== null && !isDeepStrictEqual(gap, before.gap)) return false
  const seen = new Set((await allIssues(tx, before.id)).filter(isWarning).map(wordsOf))
  return issues.filter(isWarning).every(issue => seen.has(wordsOf(issue)))
}

const isWarning = ({ severity }: Pick<NewIssue, 'severity'>): boolean => severity === 'WARNING'

/** What a warning says, whichever order its parts are kept in. */
const wordsOf = ({ error, rowNumber, columnName, value, params }: NewIssue): string =>
  JSON.stringify([
    error,
    rowNumber ?? null,
    columnName ?? null,
    value ?? null,
    Object.entries(params ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)),
  ])
