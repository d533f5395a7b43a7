// One seed: its events, followed by a time without faults, until everything that can complete has completed.
import fc from 'fast-check'
import { type Company, openCompany } from './company.ts'
import { commandsOf, type Counts, type Play } from './commands.ts'
import type { World } from './world.ts'

const MAX_COMMANDS = 30

/** Statuses in which a payment may stay forever without user action. */
const AT_REST = new Set(['SENT', 'FAILED', 'CANCELLED', 'REJECTED', 'NEEDS_APPROVAL'])

export type SeedReport = { seed: number; ms: number; sends: number } & Counts

/** Plays a seed; throws on violations. With `shrink` it searches for the shortest reproduction. */
export async function playSeed(world: World, seed: number, { shrink = false } = {}): Promise<SeedReport> {
  const counts: Counts = { commands: 0, deaths: 0, cuts: 0, jumps: 0 }
  const began = performance.now()
  let sends = 0
  await fc.assert(
    fc.asyncProperty(startOf(), commandsOf(MAX_COMMANDS), async (start, commands) => {
      world.clock.set(start)
      world.sandbox.faults.clear()
      const company = await openCompany(world)
      const play: Play = { world, company, payments: new Map(), reconciliations: [], counts }
      await fc.asyncModelRun(() => ({ model: {}, real: play }), commands)
      expectNothing(await company.violations())
      await comeToRest(play)
      sends += company.executions()
      await company.leave()
    }),
    { seed, numRuns: 1, unbiased: true, endOnFailure: !shrink },
  )
  return { seed, ms: performance.now() - began, sends, ...counts }
}

/** A moment in the last weeks of a year: holidays, weekends, nights, the cut-off hour. */
const startOf = () =>
  fc.record({ days: fc.nat(40), minutes: fc.nat(24 * 60) }).map(({ days, minutes }) =>
    Temporal.Instant.from('2026-11-16T00:00:00Z')
      .add({ hours: 24 * days, minutes })
      .toString(),
  )

function expectNothing(violations: readonly string[]): void {
  if (violations.length > 0) throw new Error(`violations:\n${violations.join('\n')}`)
}

const ROUNDS = 8

/** Completes everything that is pending. */
async function comeToRest(play: Play): Promise<void> {
  const { world, company } = play
  const { faults, bank } = world.sandbox
  faults.clear()
  faults.releaseLate()
  await company.workers.drain()
  for (let round = 0; round < ROUNDS && (await unfinished(company)).length > 0; round++) {
    toNextMorning(world, round === 0 ? 0 : 2)
    await company.workers.look()
    await company.workers.drain()
    bank.settle({ all: true })
    world.clock.set(world.clock.now().add({ minutes: 20 }).toString())
    await company.workers.look()
    await company.workers.drain()
  }
  await company.maker.post(`/v1/bank-accounts/${company.from.id}/connection/sync`, {})
  await company.workers.drain()
  expectNothing((await unfinished(company)).map(({ number, status }) => `${number} never ends: ${status}`))
  expectNothing(doubles(play, await company.list()))
  const { delivered } = world.reader
  await world.reader.caughtUp()
  expectNothing(await company.violations({ isSynced: true, delivered }))
}

/** Ten in the morning in Jakarta, when every transfer method is open. */
function toNextMorning({ clock }: World, days: number) {
  const there = clock.now().toZonedDateTimeISO('Asia/Jakarta').add({ days })
  const ten = there.withPlainTime('10:00')
  const next = Temporal.ZonedDateTime.compare(ten, there) > 0 ? ten : ten.add({ days: 1 })
  clock.set(next.toInstant().toString())
}

/** What the system must complete. Exported payments and those without a transfer method are up to users. */
async function unfinished(company: Company) {
  return (await company.list()).filter(
    ({ status, channel, method }) => !AT_REST.has(status) && channel === 'API' && method !== null,
  )
}

/** A creation retried with one key must have created one payment. */
function doubles(
  { payments }: Play,
  rows: readonly { id: string; memo?: string | null; recurrence: unknown }[],
): string[] {
  return [...payments].flatMap(([key, id]) => {
    const made = rows.filter(row => row.memo === key.slice(0, 8) && row.recurrence === null)
    if (made.length > 1) return [`I10: one key made ${made.length} payments`]
    return id !== null && made.length === 1 && made[0]?.id !== id ? ['I10: a client was told of another payment'] : []
  })
}
