// Orders the files such that no core is idle. A machine without results of earlier runs, such as CI, has nothing else to go by.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Starts processes, kills them, and waits: two fifths of a core. */
const WAITS = /\/tests\/(?:bench|faults|tools)\//
/** The longest of all: one file, with several starts of the product. */
const BENCH = /\/tests\/bench\//
/** Two thirds of a core, including browser and services: three at once leave nothing, two and one that waits almost nothing. */
const JOURNEY = /\/tests\/e2e\//
/** The longest files first; short ones fill the end. */
const TURNS = [/\/hotPaths\.test/, /\/tests\/(?!web\/)/]

/** Number of other files run while the installations for journeys are started. */
const AHEAD = 6
const JOURNEYS_BESIDE_ONE = 2

function turnOf({ moduleId }: TestSpecification): number {
  const turn = TURNS.findIndex(pattern => pattern.test(moduleId))
  return turn === -1 ? TURNS.length : turn
}

/** Alternates waiting files and journeys; the rest follows. */
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
