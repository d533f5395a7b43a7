// A person who confirms a file passes over the warnings that were shown, and over no other.
import type { ISSUE_SEVERITIES } from './columns.ts'

/** What a check found, as far as it tells one warning from another. */
export type FoundIssue = {
  severity: (typeof ISSUE_SEVERITIES)[number]
  code: string
  rowNumber?: number | null | undefined
  columnName?: string | null | undefined
  value?: string | null | undefined
  params?: Readonly<Record<string, string | number>> | undefined
}

/** A check of a file: how many rows have warnings, and the issues of it that are kept, which are not all of very many. */
export type FoundIssues = { warnings: number; issues: readonly FoundIssue[] }

/** Whether all that this check warns of was told by the one before. */
export function wereWarningsSeen(before: FoundIssues, now: FoundIssues): boolean {
  if (now.warnings > before.warnings) return false
  const seen = warningsOf(before.issues)
  return now.issues.filter(isWarning).every(seen.has)
}

/** The warnings among issues, by what they say. */
export function warningsOf(issues: readonly FoundIssue[]): { has: (issue: FoundIssue) => boolean } {
  const words = new Set(issues.filter(isWarning).map(wordsOf))
  return { has: issue => words.has(wordsOf(issue)) }
}

const isWarning = ({ severity }: FoundIssue): boolean => severity === 'WARNING'

/** What a warning says, whichever order its parts are kept in. */
const wordsOf = ({ code, rowNumber, columnName, value, params }: FoundIssue): string =>
  JSON.stringify([
    code,
    rowNumber ?? null,
    columnName ?? null,
    value ?? null,
    Object.entries(params ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)),
  ])
