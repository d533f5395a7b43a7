// The engine: reads each line, weighs what it could be, and assigns. Deterministic: the same records give the same
// answer, in whatever order they come, and each proposal says why.
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

/** Lines that were read so far, and what was decided since the step before. */
export type Step = { done: number; total: number; proposals: Proposal[] }

/** Everything at once. */
export function matchAll({ lines, ...known }: Records): Proposal[] {
  const steps = new Matcher(known).match(lines)
  return steps.flatMap(({ proposals }) => proposals).toArray()
}

const NOTHING_EXPECTED = new Pool([])

/** What lines are matched with. */
export type Known = {
  expecteds: readonly Expected[]
  counterparties: Iterable<Counterparty>
  /** What a person said no to is not proposed again. */
  rejected?: Iterable<Pick<Proposal, 'lineIds' | 'expectedIds'>>
  /** What a person took back is proposed again, and never automatic. */
  undone?: Iterable<Pick<Proposal, 'lineIds' | 'expectedIds'>>
  /** What may explain differences of rupiah amounts at most, in sen; else the usual. */
  limits?: AmountLimits
}

/** What is expected and who is known, read once; lines are then matched against it. */
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

  /** Proposals for all lines, in steps, so that the caller can report, write and let others work in between. */
  *match(lines: readonly Line[]): Generator<Step, void> {
    const { directory } = this
    const isOpenToUs = (option: Option) => this.isOpenToUs(option)
    const flows = [...Map.groupBy(lines, flowOf).values()]
    // The most first: what they bring is written while the others are matched.
    flows.sort((one, other) => other.length - one.length || (flowOf(one[0]!) < flowOf(other[0]!) ? -1 : 1))
    let done = 0
    for (const some of flows)
      for (const { read, taken } of matchFlow(some, { pool: this.poolOf(some[0]!), directory, isOpenToUs })) {
        done += read
        yield { done, total: lines.length, proposals: taken.map(one => this.proposal(one)) }
      }
  }

  /** What one line could be, best first: for a person who looks at it now. */
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

  /** All that is expected, best first: a person searched for it and knows better, however little speaks for it. */
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
