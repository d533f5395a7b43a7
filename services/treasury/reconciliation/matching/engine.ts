// The engine: reads each line, weighs what it could be, and assigns. Deterministic: the same records give the same
// answer, in whatever order they come, and each proposal says why.
import { probesFor, rangeOf } from './amount.ts'
import { assign, byWorth, MARGIN, Remaining, type Assigned, type Option } from './assign.ts'
import { Effort, MOST_ITEMS, uniqueSum } from './groups.ts'
import { Directory, SAME_NAME } from './identify.ts'
import { batchOption, listedTogether, singleOption, splitOption } from './options.ts'
import { Pool, type Candidate } from './probe.ts'
import { isIdentified, readLine, reasonsOf, scorePair, type Reading, type Scored } from './score.ts'
import type { Counterparty, Expected, Line, Proposal } from './types.ts'

/** Options of one line that are kept while assigning. */
const KEPT = 6
/** Part payments of one counterparty that are weighed. */
const FEW = 8
/** No sure match has fewer points: an explained amount, a name, and the worst day. */
const LEAST_SURE = 55
/** Below this a full match is offered as a candidate only. */
const WORTH_RECOMMENDING = 35
/** Members of a group that was found by its sum lie within these days of the line. */
const WINDOW = { late: 90, early: 14 }
/** Lines between two reports of progress. */
const STEP = 1_000
const EFFORT_PER_LINE = 400
const EFFORT_OF_ONE = 20_000

export type Records = {
  lines: readonly Line[]
  expecteds: readonly Expected[]
  counterparties: Iterable<Counterparty>
}

/** Where the engine stands: lines read so far. */
export type Progress = { done: number; total: number }

/** Everything at once. */
export function matchAll({ lines, expecteds, counterparties }: Records): Proposal[] {
  const steps = new Matcher(expecteds, counterparties).match(lines)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** What is expected and who is known, read once; lines are then matched against it. */
export class Matcher {
  private readonly pool: Pool
  private readonly directory: Directory
  private readonly rejected: ReadonlySet<string>

  /** `rejected`: what a person said no to is not proposed again. */
  constructor(
    expecteds: readonly Expected[],
    counterparties: Iterable<Counterparty>,
    rejected: Iterable<Pick<Proposal, 'lineIds' | 'expectedIds'>> = [],
  ) {
    this.rejected = new Set([...rejected].map(nameOf))
    this.pool = new Pool(expecteds)
    this.directory = new Directory(counterparties)
  }

  /** Proposals for all lines, in steps, so that the caller can report and let others work in between. */
  *match(lines: readonly Line[]): Generator<Progress, Proposal[]> {
    const { pool, directory } = this
    const ordered = [...lines].sort((one, other) => (one.id < other.id ? -1 : 1))
    const readings: Reading[] = []
    const options: Option[] = []
    const namedBy = new Map<Candidate, Reading[]>()
    for (const line of ordered) {
      const reading = readLine(line, pool, directory)
      readings.push(reading)
      for (const candidate of reading.named.keys()) append(namedBy, candidate, reading)
      for (const scored of weigh(reading, pool, directory, false).filter(matters).slice(0, KEPT))
        options.push(singleOption(scored))
      const batch = namedBatch(reading, directory)
      if (batch) options.push(batch)
      if (readings.length % STEP === 0) yield { done: readings.length, total: lines.length }
    }
    for (const [candidate, together] of namedBy) {
      const split = namedSplit(candidate, together, directory)
      if (split) options.push(split)
    }

    const isOpenToUs = (option: Option) => this.rejected.size === 0 || !this.rejected.has(nameOf(option))
    const remaining = new Remaining([...lines, ...pool.candidates.map(({ expected }) => expected)])
    const taken = assign(
      options,
      remaining,
      option => option.full && option.points >= WORTH_RECOMMENDING && isOpenToUs(option),
    )
    const open = readings.filter(({ line }) => remaining.isWhole(line))
    const effort = new Effort(EFFORT_PER_LINE * lines.length + EFFORT_OF_ONE)
    const sums = [
      ...open.map(reading => summedBatch(reading, pool, directory, remaining, effort)),
      ...summedSplits(open, pool, directory, remaining, effort),
    ]
    const summed = sums.filter(option => option !== null)
    taken.push(...assign(summed, remaining, isOpenToUs))
    const parts = options.filter(option => isPartWorthShowing(option, pool))
    taken.push(...assign(parts, remaining, isOpenToUs))
    yield { done: lines.length, total: lines.length }
    return taken.map(one => this.proposal(one))
  }

  /** What one line could be, best first: for a person who looks at it now. */
  rank(line: Line, limit: number): Proposal[] {
    const { pool, directory } = this
    const reading = readLine(line, pool, directory)
    const options = weigh(reading, pool, directory, true).map(singleOption)
    const batch = namedBatch(reading, directory)
    if (batch) options.push(batch)
    if (!options.some(option => option.full && option.points >= WORTH_RECOMMENDING)) {
      const remaining = new Remaining(pool.candidates.map(({ expected }) => expected))
      const sum = summedBatch(reading, pool, directory, remaining, new Effort(EFFORT_OF_ONE))
      if (sum) options.push(sum)
    }
    const ranked = options.sort(byWorth).slice(0, limit)
    return ranked.map(option => this.proposal({ option, automatic: false }))
  }

  private proposal({ option, automatic }: Assigned): Proposal {
    const { lineIds, expectedIds, allocations, full, difference, points, pairs, amountReasons } = option
    return {
      lineIds,
      expectedIds,
      allocations,
      result: full ? 'FULL_MATCH' : 'PARTIAL_MATCH',
      difference,
      score: Math.max(0, Math.min(100, points)),
      automatic,
      reasons: [
        ...pairs.flatMap(([reading, candidate]) => reasonsOf(reading, candidate, this.directory)),
        ...amountReasons,
      ],
    }
  }
}

/** What can be recommended, or comes near enough to something sure to make it unclear. */
function matters({ points, amount, reading, candidate }: Scored): boolean {
  if (amount.full) return points > LEAST_SURE - MARGIN
  return reading.named.has(candidate) || reading.parties.certain !== null
}

const nameOf = ({ lineIds, expectedIds }: Pick<Option, 'lineIds' | 'expectedIds'>) =>
  `${lineIds.toSorted().join()} ${expectedIds.toSorted().join()}`

/** All that a line could be, weighed, best first. Unless all is asked for, a clear case is not searched further. */
function weigh(reading: Reading, pool: Pool, directory: Directory, all: boolean): Scored[] {
  const { line, parties, named } = reading
  const looked = new Set<Candidate>()
  const scored: Scored[] = []
  const look = (candidates: Iterable<Candidate>) => {
    for (const candidate of candidates) {
      if (looked.has(candidate)) continue
      looked.add(candidate)
      scored.push(scorePair(reading, candidate, directory))
    }
  }
  const exactly = [rangeOf(line.open)]
  const explained = probesFor(line.open, line.currency)
  look(named.keys())
  look(pool.within(line, exactly))
  for (const [counterpartyId, { similarity }] of parties.found) {
    look(pool.within(line, exactly, counterpartyId))
    if (similarity >= SAME_NAME) look(pool.within(line, explained, counterpartyId))
  }
  const settled = scored.some(({ amount, candidate }) => amount.full && isIdentified(reading, candidate))
  if (all || !settled) {
    look(pool.within(line, explained))
    for (const [counterpartyId, { similarity }] of parties.found)
      if (all || similarity >= SAME_NAME) look(pool.of(line, counterpartyId, all ? MOST_ITEMS : FEW))
  }
  return scored.sort(byPoints)
}

function byPoints(one: Scored, other: Scored): number {
  return (
    other.points - one.points ||
    Math.abs(one.reading.line.day - one.candidate.expected.day) -
      Math.abs(other.reading.line.day - other.candidate.expected.day) ||
    one.candidate.place - other.candidate.place
  )
}

function namedBatch(reading: Reading, directory: Directory): Option | null {
  const listed = listedTogether(reading)
  return listed && batchOption(reading, listed, directory, true)
}

/** Lines that all name one expected transaction and together pay it. */
function namedSplit(candidate: Candidate, readings: readonly Reading[], directory: Directory): Option | null {
  const parts = readings.filter(({ line }) => line.open < candidate.expected.open)
  return parts.length >= 2 && parts.length <= MOST_ITEMS ? splitOption(parts, candidate, directory, true) : null
}

const inWindow = (lineDay: number, expectedDay: number) =>
  lineDay - expectedDay <= WINDOW.late && expectedDay - lineDay <= WINDOW.early

/** Open expected transactions of the line's counterparty whose amounts add up to it in exactly one way. */
function summedBatch(
  reading: Reading,
  pool: Pool,
  directory: Directory,
  remaining: Remaining,
  effort: Effort,
): Option | null {
  const { line, parties } = reading
  if (parties.certain === null) return null
  const parts = pool
    .of(line, parties.certain, MOST_ITEMS)
    .filter(({ expected }) => remaining.isWhole(expected) && inWindow(line.day, expected.day))
    .sort((one, other) => one.place - other.place)
  const places = uniqueSum(
    parts.map(({ expected }) => expected.open),
    line.open,
    effort,
  )
  return (
    places &&
    batchOption(
      reading,
      places.map(place => parts[place]!),
      directory,
      false,
    )
  )
}

/** For each open expected transaction of a counterparty, its open lines that add up to it in exactly one way. */
function summedSplits(
  readings: readonly Reading[],
  pool: Pool,
  directory: Directory,
  remaining: Remaining,
  effort: Effort,
): (Option | null)[] {
  const linesOf = new Map<string, Reading[]>()
  for (const reading of readings) if (reading.parties.certain) append(linesOf, reading.parties.certain, reading)
  return pool.candidates.map(candidate => {
    const { expected } = candidate
    const lines = expected.counterpartyId === null ? undefined : linesOf.get(expected.counterpartyId)
    if (!lines || !remaining.isWhole(expected)) return null
    const parts = lines.filter(
      ({ line }) =>
        line.currency === expected.currency &&
        line.direction === expected.direction &&
        (expected.accountId === null || expected.accountId === line.accountId) &&
        inWindow(line.day, expected.day),
    )
    if (parts.length < 2 || parts.length > MOST_ITEMS) return null
    const places = uniqueSum(
      parts.map(({ line }) => line.open),
      expected.open,
      effort,
    )
    return (
      places &&
      splitOption(
        places.map(place => parts[place]!),
        candidate,
        directory,
        false,
      )
    )
  })
}

/** A part payment is proposed when the text names the document, or it is all that the payer owes. */
function isPartWorthShowing({ full, pairs }: Option, pool: Pool): boolean {
  if (full) return false
  return pairs.every(([reading, candidate]) => {
    if (reading.named.has(candidate)) return true
    const { certain } = reading.parties
    return (
      certain === candidate.expected.counterpartyId &&
      certain !== null &&
      pool.of(reading.line, certain, 2).length === 1
    )
  })
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
