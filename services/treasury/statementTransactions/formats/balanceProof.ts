// Opening + movements = closing. If each row states the balance after it, this is checked row by row, so that the wrong row is named.

/** What the check needs of a row: its movement and the balance after it, null if unreadable. */
export type ProofRow = { signed: bigint | null; balance: bigint | null }

export type Order = 'OLDEST_FIRST' | 'NEWEST_FIRST'

/** A row whose balance does not follow. */
export type Break = { index: number; expected: bigint; found: bigint }

/** Number of consistent neighbors, in the better of the two orders. */
export function provedPairs(rows: readonly ProofRow[]): number {
  const { oldestFirst, newestFirst } = countPairs(rows)
  return Math.max(oldestFirst, newestFirst)
}

function countPairs(rows: readonly ProofRow[]) {
  const counts = { oldestFirst: 0, newestFirst: 0 }
  for (let index = 1; index < rows.length; index++) {
    const [previous, row] = [rows[index - 1], rows[index]]
    if (!previous || !row || previous.balance === null || row.balance === null) continue
    if (row.signed !== null && previous.balance + row.signed === row.balance) counts.oldestFirst++
    if (previous.signed !== null && row.balance + previous.signed === previous.balance) counts.newestFirst++
  }
  return counts
}

/**
 * The order of the file: by its dates if all of them run one way, which balances must not contradict; else by the balances; if they are
 * inconclusive, by most of its dates, and finally by the first and the last one.
 */
export function orderOf(rows: readonly ProofRow[], dates: readonly (string | null)[]): Order {
  const days = dates.filter(date => date !== null)
  const [first, last] = [days[0], days.at(-1)]
  const hasDays = first !== undefined && last !== undefined && first !== last
  if (hasDays && days.every((day, at) => day >= (days[at - 1] ?? day))) return 'OLDEST_FIRST'
  if (hasDays && days.every((day, at) => day <= (days[at - 1] ?? day))) return 'NEWEST_FIRST'
  const proved = orderByBalances(rows)
  if (proved !== null) return proved
  const falls = days.filter((day, at) => day < (days[at - 1] ?? day)).length
  const rises = days.filter((day, at) => day > (days[at - 1] ?? day)).length
  if (falls !== rises) return falls > rises ? 'NEWEST_FIRST' : 'OLDEST_FIRST'
  return hasDays && first > last ? 'NEWEST_FIRST' : 'OLDEST_FIRST'
}

/** The order of the file by its balances alone; null if they are inconclusive. */
export function orderByBalances(rows: readonly ProofRow[]): Order | null {
  const { oldestFirst, newestFirst } = countPairs(rows)
  return oldestFirst === newestFirst ? null : oldestFirst > newestFirst ? 'OLDEST_FIRST' : 'NEWEST_FIRST'
}

/**
 * Rows, oldest first, whose balance does not follow from the previous one. A wrong balance between two right ones is one break, at its own
 * row; after missing rows the check continues from the next balance. Unreadable rows are skipped.
 */
export function findBreaks(rows: readonly ProofRow[], opening: bigint | null): { breaks: Break[]; covered: number } {
  const breaks: Break[] = []
  let covered = 0
  let running = opening
  // What the balance would be if the last break was an error in that cell only.
  let beforeBreak: bigint | null = null
  rows.forEach((row, index) => {
    if (row.signed === null) {
      running = row.balance
      beforeBreak = null
      return
    }
    const expected = running === null ? null : running + row.signed
    const expectedByRepair = beforeBreak === null ? null : beforeBreak + row.signed
    beforeBreak = null
    if (row.balance === null) {
      running = expected
      if (expected !== null) covered++
      return
    }
    if (expected === null || row.balance === expected || row.balance === expectedByRepair) covered++
    else {
      breaks.push({ index, expected, found: row.balance })
      beforeBreak = expected
    }
    running = row.balance
  })
  return { breaks, covered }
}
