import type { Issue } from './importIssue.ts'

/** An issue that keeps its place in the list, even after it was fixed: nothing moves under the hands of the person who fixes. */
export type SteadyIssue<Of extends Issue = Issue> = {
  readonly key: string
  readonly issue: Of
  readonly isFixed: boolean
}

/**
 * The list after another check: what is still wrong stays where it was, what is no longer found is fixed, what is new comes last. `hasMore`
 * says that the list goes on behind what was read, so that what is missing from its end may still be wrong.
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

/** A cell is the same cell, whatever is wrong with it now. */
function keyed<Of extends Issue>(issues: readonly Of[]): [string, Of][] {
  const seen = new Map<string, number>()
  return issues.map(issue => {
    const cell = `${issue.row ?? ''}/${issue.column ?? ''}`
    const nth = seen.get(cell) ?? 0
    seen.set(cell, nth + 1)
    return [`${cell}/${nth}`, issue]
  })
}
