// The cost of runs through the service: reading, matching and writing, and the latency of small queries meanwhile.
import { setTimeout as sleep } from 'node:timers/promises'
import {
  cpuOf,
  cpuOfChildren,
  memoryOf,
  startTreasuryProcesses,
  type TreasuryProcesses,
  until,
} from '../../tests/support/treasuryProcesses.ts'
import { openQueries, quantile } from '../kit/meanwhile.ts'
import type { Timing } from '../kit/smallQueries.ts'
import type { World } from './data.ts'
import { storeWorld } from './store.ts'
import { scaled } from '../kit/scale.ts'

/** Duration of timing small queries without a run. */
const QUIET_MS = scaled(4_000, 200)
/** Lines whose candidates are queried, evenly spread. */
const LOOKED_AT = scaled(200, 10)

export type Run = { name: string; seconds: number; workerCpu: number; postgresCpu: number; matched: number }
export type Service = {
  runs: Run[]
  workerMb: number
  /** Small queries without a run and during one; and the candidates of one line. */
  without: Timing[]
  during: Timing[]
  candidates: Pick<Timing, 'ms'>[]
}

/** Runs over a world: into an empty table, then again, superseding pending recommendations. */
export async function measureService(world: World, port: number): Promise<Service> {
  const arus = await startTreasuryProcesses({ port })
  try {
    const { pid: workerPid = 0 } = await arus.startWorker()
    await until(async () => (await arus.send('GET', '/v1/bank-accounts')).status === 200, 10_000)
    const organization = { id: arus.organization.id, entityId: arus.organization.entities[0]!.id }
    await storeWorld(arus.cluster.url('treasury'), organization, world)
    const queries = await openQueries(`${arus.origin}/v1/expected-transactions?first=10`, await arus.token())
    const whileItLasts = async <T>(work: () => Promise<T>) => {
      await queries.begin()
      const result = await work()
      return { result, timings: await queries.end() }
    }
    await whileItLasts(() => sleep(scaled(1_000, 100)))
    const { timings: without } = await whileItLasts(() => sleep(QUIET_MS))
    const first = await whileItLasts(() => runOnce(arus, workerPid, 'first'))
    const again = await whileItLasts(() => runOnce(arus, workerPid, 'again'))
    queries.close()
    return {
      runs: [first.result, again.result],
      workerMb: memoryOf(workerPid).peak,
      without,
      during: [...first.timings, ...again.timings],
      candidates: await askCandidates(arus, world),
    }
  } finally {
    await arus.stop()
  }
}

type RunBody = { id: string; status: string; matched: number }

async function runOnce(arus: TreasuryProcesses, workerPid: number, name: string): Promise<Run> {
  const cpuNow = () => ({ worker: cpuOf(workerPid), postgres: cpuOfChildren(arus.cluster.pid) })
  const before = cpuNow()
  const began = performance.now()
  const started = await arus.send<RunBody>('POST', '/v1/reconciliation-runs', {
    bankAccountId: null,
    mode: 'RECOMMEND',
  })
  let run = started.body
  await until(
    async () => {
      const path = `/v1/reconciliation-runs?ids=${started.body.id}`
      run = (await arus.send<{ items: RunBody[] }>('GET', path)).body.items[0]!
      return run.status === 'COMPLETED' || run.status === 'FAILED'
    },
    120_000,
    50,
  )
  if (run.status !== 'COMPLETED') throw new Error(`the run ended as ${run.status}`)
  const seconds = (performance.now() - began) / 1_000
  const { worker, postgres } = cpuNow()
  return {
    name,
    seconds,
    workerCpu: worker - before.worker,
    postgresCpu: postgres - before.postgres,
    matched: run.matched,
  }
}

async function askCandidates(arus: TreasuryProcesses, world: World): Promise<{ ms: number }[]> {
  const timings: { ms: number }[] = []
  const step = Math.max(1, Math.floor(world.lines.length / LOOKED_AT))
  for (let place = 0; place < world.lines.length; place += step) {
    const began = performance.now()
    const { status } = await arus.send('GET', `/v1/statement-transactions/${world.lines[place]!.id}/candidates`)
    if (status !== 200) throw new Error(`candidates answered ${status}`)
    timings.push({ ms: performance.now() - began })
  }
  return timings
}

/** A row of latencies. */
export const latencyRow = (name: string, timings: readonly Pick<Timing, 'ms'>[]): string[] => [
  name,
  String(timings.length),
  quantile(timings, 0.5).toFixed(1),
  quantile(timings, 0.99).toFixed(1),
]
