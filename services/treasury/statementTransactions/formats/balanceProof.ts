// Opening + movements = closing. Where each row states the balance after it, the proof is made row by row, so that it names the row.

/** What the proof needs of a row: its movement and the balance after it, null where it could not be read. */
export type ProofRow = { signed: bigint | null; balance: bigint | null }

export type Order = 'OLDEST_FIRST' | 'NEWEST_FIRST'

/** A row whose balance does not follow. */
export type Break = { index: number; expected: bigint; found: bigint }

/** How many neighbors agree, in the better of the two orders. */
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
 * Which way the file runs: by its days where all of them run one way, which a proof must not contradict; else by the balances, and where
 * those don't tell by most of its days, and at last by the first and the last one.
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

/** Which way the file runs by its balances alone; null where they don't tell. */
export function orderByBalances(rows: readonly ProofRow[]): Order | null {
  const { oldestFirst, newestFirst } = countPairs(rows)
  return oldestFirst === newestFirst ? null : oldestFirst > newestFirst ? 'OLDEST_FIRST' : 'NEWEST_FIRST'
}

/**
 * Rows, oldest first, whose balance does not follow from the one before. A wrong balance between two right ones is one break, at its own
 * row; where rows are missing, the proof goes on from the balance that it met. A row that can't be read is stepped over.
 */
export function findBreaks(rows: readonly ProofRow[], opening: bigint | null): { breaks: Break[]; covered: number } {
  const breaks: Break[] = []
  let covered = 0
  let running = opening
  // What the balance would be if the last break was a slip in that one cell.
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
