// The engine: reads each line, evaluates its options, and assigns them. Deterministic: the same records give the same result in any order,
// and each proposal has its reasons.
import { limitsIn, type AmountLimits } from './amount.ts'
import { byWorth, type Assigned } from './assign.ts'
import { EFFORT_OF_ONE, flowOf, isWorthTaking, matchFlow } from './flow.ts'
import { namedBatch, Sums } from './grouping.ts'
import { Effort } from './groups.ts'
import { Directory } from './identify.ts'
import { allocationsOf, amountReasonsOf, pairsOf, singleOption, type Option } from './options.ts'
import { Pool } from './probe.ts'
import { readLine } from './reading.ts'
import { reasonsOf } from './score.ts'
import type { Counterparty, Expected, Line, Proposal } from './types.ts'
import { evaluate, evaluateAll } from './evaluate.ts'

export type Records = Known & { lines: readonly Line[] }

/** Lines read so far, and what was decided since the previous step. */
export type Step = { done: number; total: number; proposals: Proposal[] }

/** Matches everything at once. */
export function matchAll({ lines, ...known }: Records): Proposal[] {
  const steps = new Matcher(known).match(lines)
  return steps.flatMap(({ proposals }) => proposals).toArray()
}

const NOTHING_EXPECTED = new Pool([])

/** What lines are matched with. */
export type Known = {
  expecteds: readonly Expected[]
  counterparties: Iterable<Counterparty>
  /** Options that a user rejected are not proposed again. */
  rejected?: Iterable<Pick<Proposal, 'lineIds' | 'expectedIds'>>
  /** Options that a user undid are proposed again, but never automatic. */
  undone?: Iterable<Pick<Proposal, 'lineIds' | 'expectedIds'>>
  /** Maximum explained differences of rupiah amounts, in sen; by default the usual ones. */
  limits?: AmountLimits
}

/** The expected transactions and counterparties, prepared once; lines are then matched against them. */
export class Matcher {
  private readonly pools = new Map<string, Pool>()
  private readonly directory: Directory
  private readonly rejected: ReadonlySet<string>
  private readonly undone: ReadonlySet<string>

  constructor({ expecteds, counterparties, rejected = [], undone = [], limits }: Known) {
    this.rejected = new Set([...rejected].map(nameOf))
    this.undone = new Set([...undone].map(nameOf))
    for (const [flow, some] of Map.groupBy(expecteds, flowOf))
      this.pools.set(flow, new Pool(some, limitsIn(some[0]!.currency, limits)))
    this.directory = new Directory(counterparties)
  }

  /** Proposals for all lines, in steps, so that the caller can report, write and yield in between. */
  *match(lines: readonly Line[]): Generator<Step, void> {
    const { directory } = this
    const isOpenToUs = (option: Option) => this.isOpenToUs(option)
    const flows = [...Map.groupBy(lines, flowOf).values()]
    // The largest flow first: its results are written while the others are matched.
    flows.sort((one, other) => other.length - one.length || (flowOf(one[0]!) < flowOf(other[0]!) ? -1 : 1))
    let done = 0
    for (const some of flows)
      for (const { read, taken } of matchFlow(some, { pool: this.poolOf(some[0]!), directory, isOpenToUs })) {
        done += read
        yield { done, total: lines.length, proposals: taken.map(one => this.proposal(one)) }
      }
  }

  /** The options of one line, best first, for a user who views it. */
  rank(line: Line, limit: number): Proposal[] {
    const { directory } = this
    const pool = this.poolOf(line)
    const reading = readLine(line, 0, pool, directory)
    const options = evaluate(reading, pool, directory, { all: true }).map(singleOption)
    const batch = namedBatch(reading, directory)
    if (batch) options.push(batch)
    if (!options.some(isWorthTaking)) {
      const sum = new Sums(pool, directory, new Effort(EFFORT_OF_ONE), null).batch(reading)
      if (sum) options.push(sum)
    }
    return this.best(options, limit)
  }

  /** Everything expected, best first: the user searched for it and knows better, however weak the evidence. */
  rankAll(line: Line, limit: number): Proposal[] {
    const pool = this.poolOf(line)
    const reading = readLine(line, 0, pool, this.directory)
    return this.best(evaluateAll(reading, pool, this.directory).map(singleOption), limit)
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

  private wasUndone(option: Option): boolean {
    return this.undone.size > 0 && this.undone.has(nameOf(idsOf(option)))
  }

  private proposal({ option, allocations, automatic }: Assigned): Proposal {
    const { full, points, amount } = option
    return {
      ...idsOf(option),
      allocations,
      result: full ? 'FULL_MATCH' : 'PARTIAL_MATCH',
      difference: amount.difference,
      score: Math.max(0, Math.min(100, points)),
      automatic: automatic && !this.wasUndone(option),
      reasons: [
        ...pairsOf(option).flatMap(({ reading, candidate }) => reasonsOf(reading, candidate, this.directory)),
        ...amountReasonsOf(option),
      ],
    }
  }
}

const idsOf = ({ readings, candidates }: Option) => ({
  lineIds: readings.map(({ line }) => line.id),
  expectedIds: candidates.map(({ expected }) => expected.id),
})

const nameOf = ({ lineIds, expectedIds }: Pick<Proposal, 'lineIds' | 'expectedIds'>) =>
  `${lineIds.toSorted().join()} ${expectedIds.toSorted().join()}`
