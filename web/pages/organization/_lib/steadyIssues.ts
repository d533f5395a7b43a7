import type { Issue } from './importIssue.ts'

/** An issue that keeps its position in the list even after it is fixed, so that nothing moves while the user works. */
export type SteadyIssue<Of extends Issue = Issue> = {
  readonly key: string
  readonly issue: Of
  readonly isFixed: boolean
}

/**
 * The list after another check: remaining issues keep their position, missing ones are fixed, and new ones come last. `hasMore` means that
 * the list continues beyond what was loaded, so that issues missing at its end may remain.
 */
export function steadied<Of extends Issue>(
  before: readonly SteadyIssue<Of>[],
  found: readonly Of[],
  hasMore: boolean,
): SteadyIssue<Of>[] {
  const left = new Map(keyed(found))
  const lastRow = Math.max(0, ...found.map(({ row }) => row ?? 0))
  const kept = before.map(each => {
    const now = left.get(each.key)
    left.delete(each.key)
    if (now) return { key: each.key, issue: now, isFixed: false }
    const isUnread = hasMore && (each.issue.row ?? 0) >= lastRow
    return isUnread ? each : { ...each, isFixed: true }
  })
  return [...kept, ...[...left].map(([key, issue]) => ({ key, issue, isFixed: false }))]
}

/** Cells are identified by position, whatever their current issue is. */
function keyed<Of extends Issue>(issues: readonly Of[]): [string, Of][] {
  const seen = new Map<string, number>()
  return issues.map(issue => {
    const cell = `${issue.row ?? ''}/${issue.column ?? ''}`
    const nth = seen.get(cell) ?? 0
    seen.set(cell, nth + 1)
    return [`${cell}/${nth}`, issue]
  })
}
