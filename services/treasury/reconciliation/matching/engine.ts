// The engine: reads each line, weighs what it could be, and assigns. Deterministic: the same records give the same
// answer, in whatever order they come, and each proposal says why.
import { assign, byWorth, Remaining, type Assigned } from './assign.ts'
import { byCertainParty, namedBatch, namedSplits, Sums } from './grouping.ts'
import { Effort } from './groups.ts'
import { Directory } from './identify.ts'
import { allocationsOf, amountReasonsOf, pairsOf, singleOption, type Option } from './options.ts'
import { Pool } from './probe.ts'
import { readLine, reasonsOf, type Reading } from './score.ts'
import type { Counterparty, Expected, Flow, Line, Proposal } from './types.ts'
import { isPartWorthShowing, matters, weigh, weighAll } from './weigh.ts'

/** Options of one line that are kept while assigning. */
const KEPT = 6
/** Below this a full match is offered as a candidate only. */
const WORTH_RECOMMENDING = 35
/** Lines, or proposals, between two steps. */
const STEP = 1_000
const EFFORT_PER_LINE = 400
const EFFORT_OF_ONE = 20_000

export type Records = {
  lines: readonly Line[]
  expecteds: readonly Expected[]
  counterparties: Iterable<Counterparty>
}

/** Lines that were read so far, and what was decided since the step before. */
export type Step = { done: number; total: number; proposals: Proposal[] }

/** Everything at once. */
export function matchAll({ lines, expecteds, counterparties }: Records): Proposal[] {
  const steps = new Matcher(expecteds, counterparties).match(lines)
  return steps.flatMap(({ proposals }) => proposals).toArray()
}

const flowOf = ({ currency, direction }: Flow) => `${currency} ${direction}`

const NOTHING_EXPECTED = new Pool([])

/** What is expected and who is known, read once; lines are then matched against it. */
export class Matcher {
  private readonly pools = new Map<string, Pool>()
  private readonly directory: Directory
  private readonly rejected: ReadonlySet<string>

  /** `rejected`: what a person said no to is not proposed again. */
  constructor(
    expecteds: readonly Expected[],
    counterparties: Iterable<Counterparty>,
    rejected: Iterable<Pick<Proposal, 'lineIds' | 'expectedIds'>> = [],
  ) {
    this.rejected = new Set([...rejected].map(nameOf))
    for (const [flow, some] of Map.groupBy(expecteds, flowOf)) this.pools.set(flow, new Pool(some))
    this.directory = new Directory(counterparties)
  }

  /** Proposals for all lines, in steps, so that the caller can report, write and let others work in between. */
  *match(lines: readonly Line[]): Generator<Step, void> {
    const flows = [...Map.groupBy(lines, flowOf).values()]
    // The most first: what they bring is written while the others are matched.
    flows.sort((one, other) => other.length - one.length || (flowOf(one[0]!) < flowOf(other[0]!) ? -1 : 1))
    let before = 0
    for (const some of flows) {
      for (const { done, taken } of this.matchFlow(some, this.poolOf(some[0]!)))
        yield { done: before + done, total: lines.length, proposals: taken.map(one => this.proposal(one)) }
      before += some.length
    }
  }

  private *matchFlow(lines: readonly Line[], pool: Pool): Generator<{ done: number; taken: Assigned[] }, void> {
    const { directory } = this
    const ordered = [...lines].sort((one, other) => (one.id < other.id ? -1 : 1))
    const readings: Reading[] = []
    const options: Option[] = []
    for (const [place, line] of ordered.entries()) {
      const reading = readLine(line, place, pool, directory)
      readings.push(reading)
      const mattering = weigh(reading, pool, directory).filter(scored => matters(scored, pool))
      options.push(...mattering.slice(0, KEPT).map(singleOption))
      const batch = namedBatch(reading, directory)
      if (batch) options.push(batch)
      if (readings.length % STEP === 0) yield { done: readings.length, taken: [] }
    }
    options.push(...namedSplits(readings, directory))

    const done = lines.length
    const remaining = new Remaining(ordered, pool.expecteds)
    const full = assign(options, remaining, option => isWorthTaking(option) && this.isOpenToUs(option))
    for (const taken of inSteps(full)) yield { done, taken }
    const summed: Option[] = []
    for (const some of this.sumsOf(readings, pool, remaining)) {
      summed.push(...some)
      yield { done, taken: [] }
    }
    yield { done, taken: [...assign(summed, remaining, option => this.isOpenToUs(option))] }
    const parts = options.filter(option => isPart(option, pool))
    for (const taken of inSteps(assign(parts, remaining, option => this.isOpenToUs(option)))) yield { done, taken }
  }

  /** Groups of what nothing was taken of, found by their sum. */
  private *sumsOf(readings: readonly Reading[], pool: Pool, remaining: Remaining): Generator<Option[], void> {
    const effort = new Effort(EFFORT_PER_LINE * readings.length + EFFORT_OF_ONE)
    const sums = new Sums(pool, this.directory, effort, remaining)
    const open = readings.filter(reading => remaining.isWholeLine(reading))
    for (const some of inSteps(open)) yield some.map(reading => sums.batch(reading)).filter(option => option !== null)
    const linesOf = byCertainParty(open)
    for (const some of inSteps(pool.candidates))
      yield some.map(candidate => sums.split(candidate, linesOf)).filter(option => option !== null)
  }

  /** What one line could be, best first: for a person who looks at it now. */
  rank(line: Line, limit: number): Proposal[] {
    const { directory } = this
    const pool = this.poolOf(line)
    const reading = readLine(line, 0, pool, directory)
    const options = weigh(reading, pool, directory, { all: true }).map(singleOption)
    const batch = namedBatch(reading, directory)
    if (batch) options.push(batch)
    if (!options.some(isWorthTaking)) {
      const sum = new Sums(pool, directory, new Effort(EFFORT_OF_ONE), null).batch(reading)
      if (sum) options.push(sum)
    }
    return this.best(options, limit)
  }

  /** All that is expected, best first: a person searched for it and knows better, however little speaks for it. */
  rankAll(line: Line, limit: number): Proposal[] {
    const pool = this.poolOf(line)
    const reading = readLine(line, 0, pool, this.directory)
    return this.best(weighAll(reading, pool, this.directory).map(singleOption), limit)
  }

  private poolOf(line: Line): Pool {
    return this.pools.get(flowOf(line)) ?? NOTHING_EXPECTED
  }

  private best(options: readonly Option[], limit: number): Proposal[] {
    const ranked = options.toSorted(byWorth).slice(0, limit)
    return ranked.map(option => this.proposal({ option, allocations: allocationsOf(option), automatic: false }))
  }

  private isOpenToUs(option: Option): boolean {
    return this.rejected.size === 0 || !this.rejected.has(nameOf(idsOf(option)))
  }

  private proposal({ option, allocations, automatic }: Assigned): Proposal {
    const { full, points, amount } = option
    return {
      ...idsOf(option),
      allocations,
      result: full ? 'FULL_MATCH' : 'PARTIAL_MATCH',
      difference: amount.difference,
      score: Math.max(0, Math.min(100, points)),
      automatic,
      reasons: [
        ...pairsOf(option).flatMap(({ reading, candidate }) => reasonsOf(reading, candidate, this.directory)),
        ...amountReasonsOf(option),
      ],
    }
  }
}

const isWorthTaking = ({ full, points }: Option) => full && points >= WORTH_RECOMMENDING

const isPart = (option: Option, pool: Pool) =>
  !option.full && pairsOf(option).every(({ reading, candidate }) => isPartWorthShowing(reading, candidate, pool))

const idsOf = ({ readings, candidates }: Option) => ({
  lineIds: readings.map(({ line }) => line.id),
  expectedIds: candidates.map(({ expected }) => expected.id),
})

const nameOf = ({ lineIds, expectedIds }: Pick<Proposal, 'lineIds' | 'expectedIds'>) =>
  `${lineIds.toSorted().join()} ${expectedIds.toSorted().join()}`

/** What comes, in pieces that are worked off without a pause. */
function* inSteps<T>(items: Iterable<T>): Generator<T[], void> {
  let piece: T[] = []
  for (const item of items) {
    piece.push(item)
    if (piece.length < STEP) continue
    yield piece
    piece = []
  }
  if (piece.length > 0) yield piece
}
