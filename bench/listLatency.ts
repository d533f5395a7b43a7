// `npm run bench -- listLatency [rounds] [seconds] [rate]`: the latency of the list of fifty lines when services need 2 ms per call and
// requests come at a fixed rate that every server can handle: what a user experiences under normal load.
import { printTable } from './kit/report.ts'
import { loadInTurn, withServers } from './list/comparison.ts'
import { OPERATIONS } from './list/operations.ts'
import { PACKAGES, VARIANTS } from './list/variants.ts'
import { scaled } from './kit/scale.ts'

export const packages = PACKAGES
const PORT = 4620
const UPSTREAM_MS = 2

export async function run([rounds = scaled('3', '1'), seconds = '5', rate = '40']: string[]): Promise<void> {
  const compared = VARIANTS.filter(variant => variant !== 'arus plain')
  await withServers(compared, { port: PORT, latencyMs: UPSTREAM_MS }, async ({ servers }) => {
    const load = { connections: 16, seconds: Number(seconds), rate: Number(rate) }
    const samples = await loadInTurn(servers, OPERATIONS.list, load, Number(rounds))
    const limit = samples.get('hand-written')
    printTable(
      ['server', 'p50 ms', 'p99 ms', 'p99 × hand-written', 'CPU µs/request'],
      [...samples].map(([variant, { p50, p99, cpuUs }]) => [
        variant,
        p50.toFixed(1),
        p99.toFixed(1),
        limit ? (p99 / limit.p99).toFixed(2) : '–',
        cpuUs.toFixed(0),
      ]),
      `${rate} lists of fifty lines a second, services answer after ${UPSTREAM_MS} ms`,
    )
  })
}
