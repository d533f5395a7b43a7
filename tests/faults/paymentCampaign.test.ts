// Payments under all possible faults, in an order that a seed determines (tests/faults/campaign). After each seed all invariants of both
// databases and of the bank's journal are checked: 50 seeds in CI, 1,000 in a campaign. `PAYMENT_SEED=17` plays one of them and searches
// for the shortest reproduction; `PAYMENT_SEEDS=1001-1500` plays those, and writes what happened to `PAYMENT_REPORT`.
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rounds, roundsLimit } from '../support/campaign.ts'
import { strayReferences } from './invariants/references.ts'
import { playSeed, type SeedReport } from './campaign/playSeed.ts'
import { openWorld } from './campaign/world.ts'

const world = await openWorld()
const { PAYMENT_SEED: only, PAYMENT_SEEDS: range = `1-${rounds(50, 1_000)}`, PAYMENT_REPORT: report } = process.env
const [first = 1, last = first] = (only ?? range).split('-').map(Number)

/** The violation, and the events before it. */
const causeOf = (error: unknown): string =>
  error instanceof Error ? `${String(error.cause ?? error.stack)}\n${error.message}` : String(error)

test(
  'T16: whatever goes wrong, in whatever order, money moves once or not at all, and nothing that was promised is lost',
  async () => {
    const played: SeedReport[] = []
    const violations: string[] = []
    const note = () => {
      if (report !== undefined) writeFileSync(report, JSON.stringify({ played, violations }))
    }
    for (let seed = first; seed <= last; seed++) {
      await playSeed(world, seed, { shrink: only !== undefined })
        .then(each => played.push(each))
        .catch((error: unknown) => violations.push(`seed ${seed}: ${causeOf(error)}`))
      note()
    }
    violations.push(...(await strayReferences(world.treasuryAdmin)), ...(await strayReferences(world.accountAdmin)))
    note()
    expect(violations).toEqual([])
    // Guards against a campaign in which nothing happened.
    expect(played.reduce((sum, { sends }) => sum + sends, 0)).toBeGreaterThan(0)
  },
  roundsLimit(7_200_000),
)
