// `npm run bench -- reconciliation`: how right the engine is against a known truth, and what a run costs through the service:
// reading, matching and writing recommendations, while small queries go on.
import { setTimeout as sleep } from 'node:timers/promises'
import { Matcher } from '../services/treasury/reconciliation/matching/engine.ts'
import type { Proposal } from '../services/treasury/reconciliation/matching/types.ts'
import { memoryOf, startTreasuryProcesses, type TreasuryProcesses, until } from '../tests/support/treasuryProcesses.ts'
import { makeWorld, type World } from './reconciliationData.ts'
import { judge, type Quality } from './reconciliationQuality.ts'
import { storeWorld } from './reconciliationStore.ts'

const SIZES = (process.env.SIZES ?? '1000,10000,100000').split(',').map(Number)
const SEED = Number(process.env.SEED ?? 20_261_121)
const PORT = Number(process.env.BENCH_PORT ?? 4590)
/** Ranking one line at a time is measured on so many lines, evenly spread. */
const RANKED = Number(process.env.RANKED ?? 3_000)

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`

function runEngine(world: World) {
  const began = performance.now()
  const matcher = new Matcher(world.expecteds, world.counterparties)
  const steps = matcher.match(world.lines)
  const proposals = steps.flatMap(step => step.proposals).toArray()
  return { matcher, proposals, ms: performance.now() - began }
}

function sayQuality(quality: Quality, details: boolean) {
  const { automatic, wrong, automaticRecall, recommendedRecall, topRecall, withTruth } = quality
  console.log(
    `  automatic: ${automatic.toLocaleString('en')} lines, ${wrong.length} wrong; recall ${percent(automaticRecall)} of ${withTruth.toLocaleString('en')} with a true counterpart; ` +
      `recommended ${percent(recommendedRecall)}; in the top 3 ${percent(topRecall)}`,
  )
  if (details)
    console.table(
      Object.fromEntries(
        [...quality.byCase].map(([name, row]) => [
          name,
          {
            lines: row.lines,
            automatic: percent(row.automatic / row.lines),
            recommended: percent(row.recommended / row.lines),
            'top 3': row.ranked ? percent(row.top / row.ranked) : '',
          },
        ]),
      ),
    )
}

/** Small queries one after the other, until told to stop. */
function openQueries(ask: () => Promise<unknown>) {
  const times: number[] = []
  let stopped = false
  const loop = (async () => {
    while (!stopped) {
      const began = performance.now()
      await ask()
      times.push(performance.now() - began)
      await sleep(20)
    }
  })()
  return async () => {
    stopped = true
    await loop
    times.sort((one, other) => one - other)
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
    return `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms (${times.length})`
  }
}

type Run = { id: string; status: string; matched: number; automatic: number; total: number }

async function runService(arus: TreasuryProcesses, bankAccountId: string | null) {
  const began = performance.now()
  const { body } = await arus.send<Run>('POST', '/v1/reconciliation-runs', { bankAccountId, mode: 'RECOMMEND' })
  let run = body
  await until(
    async () => {
      run = (await arus.send<{ items: Run[] }>('GET', `/v1/reconciliation-runs?ids=${body.id}`)).body.items[0]!
      return run.status === 'COMPLETED' || run.status === 'FAILED'
    },
    120_000,
    50,
  )
  if (run.status !== 'COMPLETED') throw new Error(`the run ended as ${run.status}`)
  return { ms: performance.now() - began, run }
}

async function benchService(world: World, proposals: readonly Proposal[]) {
  const arus = await startTreasuryProcesses({ port: PORT })
  try {
    const worker = await arus.startWorker()
    await until(async () => (await arus.send('GET', '/v1/bank-accounts')).status === 200, 10_000)
    const organization = { id: arus.organization.id, entityId: arus.organization.entities[0]!.id }
    await storeWorld(arus.cluster.url('treasury'), organization, world)
    const small = () => arus.send('GET', '/v1/expected-transactions?first=10')
    const quiet = openQueries(small)
    await sleep(2_000)
    const without = await quiet()

    const busy = openQueries(small)
    const first = await runService(arus, null)
    const during = await busy()
    const second = await runService(arus, null)
    const lines = proposals.reduce((sum, proposal) => sum + proposal.lineIds.length, 0)
    console.log(
      `  service: ${seconds(first.ms)} from request to done (again, superseding the first: ${seconds(second.ms)}); ` +
        `${first.run.matched.toLocaleString('en')} of ${first.run.total.toLocaleString('en')} lines recommended` +
        `${first.run.matched === lines ? '' : ` (the engine alone: ${lines})`}; worker ${memoryOf(worker.pid ?? 0).peak} MB at its highest`,
    )
    console.log(`  small query without: ${without}; during the run: ${during}`)
    const times: number[] = []
    const step = Math.max(1, Math.floor(world.lines.length / 200))
    for (let place = 0; place < world.lines.length; place += step) {
      const began = performance.now()
      const { status } = await arus.send('GET', `/v1/statement-transactions/${world.lines[place]!.id}/candidates`)
      if (status !== 200) throw new Error(`candidates answered ${status}`)
      times.push(performance.now() - began)
    }
    times.sort((one, other) => one - other)
    console.log(
      `  candidates of one line: p50 ${times[Math.floor(times.length / 2)]!.toFixed(1)} ms, p99 ${times[Math.floor(times.length * 0.99)]!.toFixed(1)} ms (${times.length})`,
    )
  } finally {
    await arus.stop()
  }
}

/** `SIZES=1000,10000 SERVICE=0 SEED=… npm run bench -- reconciliation` narrows it. */
export async function run() {
  for (const size of SIZES) {
    const world = makeWorld(size, SEED)
    console.log(
      `${world.lines.length.toLocaleString('en')} lines × ${world.expecteds.length.toLocaleString('en')} expected transactions, ${world.counterparties.length.toLocaleString('en')} counterparties`,
    )
    const { matcher, proposals, ms } = runEngine(world)
    console.log(`  engine alone: ${seconds(ms)}, this process ${memoryOf(process.pid).peak} MB at its highest`)
    const quality = judge(world, proposals, matcher, RANKED)
    sayQuality(quality, size === SIZES.at(-1))
    if (process.env.SERVICE !== '0') await benchService(world, proposals)
    if (quality.wrong.length) process.exitCode = 1
  }
}

if (import.meta.main) await run()
