// Which files run first: such that no core waits. A machine without results of earlier runs, as CI is, has nothing else to go by.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What starts processes and waits for them, while the installations that journeys need are started; what takes longest; what fills the end. */
const TURNS = [/\/tests\/(?:faults|tools)\//, /\/tests\/e2e\//, /\/hotPaths\.test/, /\/tests\/(?!web\/)/]

function turnOf({ moduleId }: TestSpecification): number {
  const turn = TURNS.findIndex(pattern => pattern.test(moduleId))
  return turn === -1 ? TURNS.length : turn
}

export class Sequence extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => turnOf(one) - turnOf(other))
  }
}
