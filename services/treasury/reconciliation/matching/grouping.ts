// Groups: one line for several expected transactions, or several lines for one; named in the text, or found by their sum.
import type { Remaining } from './assign.ts'
import { MAX_ITEMS, uniqueSum, type Effort } from './groups.ts'
import type { Directory } from './identify.ts'
import { batchOption, listedTogether, splitOption, type Option } from './options.ts'
import type { Candidate, Pool } from './probe.ts'
import { onAccount } from './probe.ts'
import type { Reading } from './reading.ts'

/** Members of a group found by its sum are within these days of the line. */
const WINDOW = { late: 90, early: 14 }

/** The line for all documents that its text lists. */
export function namedBatch(reading: Reading, directory: Directory): Option | null {
  const listed = listedTogether(reading)
  return listed && batchOption(reading, listed, directory, true)
}

/** Lines that all name one expected transaction and together pay it. */
export function namedSplits(readings: readonly Reading[], directory: Directory): Option[] {
  const namedBy = new Map<Candidate, Reading[]>()
  for (const reading of readings)
    for (const { candidate } of reading.named)
      if (reading.line.open < candidate.expected.open) append(namedBy, candidate, reading)
  const splits: Option[] = []
  for (const [candidate, parts] of namedBy) {
    if (parts.length < 2 || parts.length > MAX_ITEMS) continue
    const split = splitOption(parts, candidate, directory, true)
    if (split) splits.push(split)
  }
  return splits
}

const inWindow = (lineDay: number, expectedDay: number) =>
  lineDay - expectedDay <= WINDOW.late && expectedDay - lineDay <= WINDOW.early

/** Searches for unique sums among unused records; all searches share a limited effort. */
export class Sums {
  private readonly pool: Pool
  private readonly directory: Directory
  private readonly effort: Effort
  private readonly isWhole: (candidate: Candidate) => boolean

  constructor(pool: Pool, directory: Directory, effort: Effort, remaining: Remaining | null) {
    this.pool = pool
    this.directory = directory
    this.effort = effort
    this.isWhole = remaining ? candidate => remaining.isWholeExpected(candidate) : () => true
  }

  /** Open expected transactions of the line's counterparty whose amounts add up to it in exactly one way. */
  batch(reading: Reading): Option | null {
    const { line, parties } = reading
    if (parties.certain === null) return null
    const parts = this.pool
      .of(line, parties.certain, MAX_ITEMS)
      .filter(candidate => this.isWhole(candidate) && inWindow(line.day, candidate.expected.day))
    if (parts.length < 2) return null
    parts.sort((one, other) => one.place - other.place)
    const opens = parts.map(({ expected }) => expected.open)
    const places = uniqueSum(opens, line.open, this.effort)
    return (
      places &&
      batchOption(
        reading,
        places.map(place => parts[place]!),
        this.directory,
        false,
      )
    )
  }

  /** Open lines that add up to an expected transaction of their counterparty in exactly one way. */
  split(candidate: Candidate, linesOf: ReadonlyMap<string, Reading[]>): Option | null {
    const { expected } = candidate
    const lines = expected.counterpartyId === null ? undefined : linesOf.get(expected.counterpartyId)
    if (!lines || !this.isWhole(candidate)) return null
    const parts = lines.filter(({ line }) => onAccount(expected, line) && inWindow(line.day, expected.day))
    if (parts.length < 2 || parts.length > MAX_ITEMS) return null
    const opens = parts.map(({ line }) => line.open)
    const places = uniqueSum(opens, expected.open, this.effort)
    return (
      places &&
      splitOption(
        places.map(place => parts[place]!),
        candidate,
        this.directory,
        false,
      )
    )
  }
}

/** Lines by their certain counterparty. */
export function byCertainParty(readings: readonly Reading[]): Map<string, Reading[]> {
  const lines = new Map<string, Reading[]>()
  for (const reading of readings) if (reading.parties.certain !== null) append(lines, reading.parties.certain, reading)
  return lines
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
