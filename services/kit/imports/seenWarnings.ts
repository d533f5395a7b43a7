// A user who confirms a file accepts only the warnings that were shown.
import type { ISSUE_SEVERITIES } from './columns.ts'

/** The parts of an issue that distinguish one warning from another. */
export type FoundIssue = {
  severity: (typeof ISSUE_SEVERITIES)[number]
  code: string
  rowNumber?: number | null | undefined
  columnName?: string | null | undefined
  value?: string | null | undefined
  params?: Readonly<Record<string, string | number>> | undefined
}

/** The result of a check: the number of rows with warnings, and the stored issues, which may be fewer than all. */
export type FoundIssues = { warnings: number; issues: readonly FoundIssue[] }

/** Whether the previous check reported all warnings of this one. */
export function wereWarningsSeen(before: FoundIssues, now: FoundIssues): boolean {
  if (now.warnings > before.warnings) return false
  const seen = warningsOf(before.issues)
  return now.issues.filter(isWarning).every(seen.has)
}

/** The warnings among issues, by their content. */
export function warningsOf(issues: readonly FoundIssue[]): { has: (issue: FoundIssue) => boolean } {
  const words = new Set(issues.filter(isWarning).map(wordsOf))
  return { has: issue => words.has(wordsOf(issue)) }
}

const isWarning = ({ severity }: FoundIssue): boolean => severity === 'WARNING'

/** A key of a warning's content, independent of the order of its params. */
const wordsOf = ({ code, rowNumber, columnName, value, params }: FoundIssue): string =>
  JSON.stringify([
    code,
    rowNumber ?? null,
    columnName ?? null,
    value ?? null,
    Object.entries(params ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)),
  ])
