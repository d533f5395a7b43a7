// One currency and direction: the options of each line, and then the decision for all of them.
import { assign, Remaining, type Assigned } from './assign.ts'
import { byCertainParty, namedBatch, namedSplits, Sums } from './grouping.ts'
import { Effort } from './groups.ts'
import type { Directory } from './identify.ts'
import { pairsOf, singleOption, type Option } from './options.ts'
import { beginningOf, sorted } from './order.ts'
import type { Pool } from './probe.ts'
import { readLine, type Reading } from './reading.ts'
import type { Flow, Line } from './types.ts'
import { isPartWorthShowing, matters, evaluate } from './evaluate.ts'

/** Options per line that are kept while assigning. */
const KEPT = 6
/** Below this a full match is only offered as a candidate. */
const WORTH_RECOMMENDING = 35
/** Lines, proposals, or searched sums between two steps. */
const STEP = 1_000
const EFFORT_PER_LINE = 400
export const EFFORT_OF_ONE = 20_000

export const flowOf = ({ currency, direction }: Flow) => `${currency} ${direction}`

export const isWorthTaking = ({ full, points }: Option) => full && points >= WORTH_RECOMMENDING

/** Lines of the flow that were read since the previous step, and what was decided. */
export type FlowStep = { read: number; taken: Assigned[] }

/** What the lines of a flow are matched with. `isOpenToUs`: whether no user rejected an option. */
export type FlowKnown = { pool: Pool; directory: Directory; isOpenToUs: (option: Option) => boolean }

/** Evaluates each line separately, and then decides, in steps. */
export function* matchFlow(lines: readonly Line[], known: FlowKnown): Generator<FlowStep, void> {
  const { pool, directory } = known
  const ordered = sorted(
    lines,
    ({ id }) => beginningOf(id),
    (one, other) => (one.id < other.id ? -1 : 1),
  )
  const readings: Reading[] = []
  const options: Option[] = []
  for (const some of inSteps(ordered)) {
    for (const line of some) {
      const reading = readLine(line, readings.length, pool, directory)
      readings.push(reading)
      options.push(...optionsOf(reading, pool, directory))
    }
    yield { read: some.length, taken: [] }
  }
  for (const taken of decide(readings, options, known)) yield { read: 0, taken }
}

function optionsOf(reading: Reading, pool: Pool, directory: Directory): Option[] {
  const mattering = evaluate(reading, pool, directory).filter(scored => matters(scored, pool))
  const options = mattering.slice(0, KEPT).map(singleOption)
  const batch = namedBatch(reading, directory)
  if (batch) options.push(batch)
  return options
}

/** Full matches first, then groups that add up, then part payments: each from what the previous ones left. */
function* decide(readings: readonly Reading[], single: readonly Option[], known: FlowKnown): Generator<Assigned[]> {
  const { pool, directory, isOpenToUs } = known
  const options = [...single, ...namedSplits(readings, directory)]
  const remaining = new Remaining(
    readings.map(({ line }) => line),
    pool.expecteds,
  )
  yield* inSteps(assign(options, remaining, option => isWorthTaking(option) && isOpenToUs(option)))
  const summed: Option[] = []
  for (const some of sumsOf(readings, known, remaining)) {
    summed.push(...some)
    yield []
  }
  yield [...assign(summed, remaining, isOpenToUs)]
  const parts = options.filter(option => isPart(option, pool))
  yield* inSteps(assign(parts, remaining, isOpenToUs))
}

/** Groups of unused records, found by their sum. */
function* sumsOf(
  readings: readonly Reading[],
  { pool, directory }: FlowKnown,
  remaining: Remaining,
): Generator<Option[], void> {
  const effort = new Effort(EFFORT_PER_LINE * readings.length + EFFORT_OF_ONE)
  const sums = new Sums(pool, directory, effort, remaining)
  const open = readings.filter(reading => remaining.isWholeLine(reading))
  for (const some of inSteps(open)) yield some.map(reading => sums.batch(reading)).filter(option => option !== null)
  const linesOf = byCertainParty(open)
  for (const some of inSteps(pool.candidates))
    yield some.map(candidate => sums.split(candidate, linesOf)).filter(option => option !== null)
}

const isPart = (option: Option, pool: Pool) =>
  !option.full && pairsOf(option).every(({ reading, candidate }) => isPartWorthShowing(reading, candidate, pool))

/** Items in chunks that are processed without a pause. */
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
