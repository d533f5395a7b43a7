// Which files run first: such that no core waits. A machine without results of earlier runs, as CI is, has nothing else to go by.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Starts processes, kills them, and waits for what becomes of it: two fifths of a core. */
const WAITS = /\/tests\/(?:bench|faults|tools)\//
/** The longest of all: one file, with a start of the product for each of several. */
const BENCH = /\/tests\/bench\//
/** Two thirds of a core, browser and services counted: three at once leave nothing, two and one that waits hardly anything. */
const JOURNEY = /\/tests\/e2e\//
/** What takes longest; what fills the end. */
const TURNS = [/\/hotPaths\.test/, /\/tests\/(?!web\/)/]

/** So many while the installations that journeys need are started. */
const AHEAD = 6
const JOURNEYS_BESIDE_ONE = 2

function turnOf({ moduleId }: TestSpecification): number {
  const turn = TURNS.findIndex(pattern => pattern.test(moduleId))
  return turn === -1 ? TURNS.length : turn
}

/** One that waits, journeys beside it, and so on; what is left over follows. */
function* mixed(waiting: TestSpecification[], journeys: TestSpecification[]): Generator<TestSpecification> {
  while (waiting.length + journeys.length > 0) {
    yield* waiting.splice(0, 1)
    yield* journeys.splice(0, JOURNEYS_BESIDE_ONE)
  }
}

export class Sequence extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const {
      waiting = [],
      journeys = [],
      others = [],
    } = Object.groupBy(sorted, ({ moduleId }) =>
      WAITS.test(moduleId) ? 'waiting' : JOURNEY.test(moduleId) ? 'journeys' : 'others',
    )
    waiting.sort((one, other) => Number(BENCH.test(other.moduleId)) - Number(BENCH.test(one.moduleId)))
    const ahead = waiting.splice(0, AHEAD)
    return [...ahead, ...mixed(waiting, journeys), ...others.toSorted((one, other) => turnOf(one) - turnOf(other))]
  }
}
