// The compared servers over one stub of the services, and loading them in turn.
import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadHttp } from '../kit/load.ts'
import { ask, cpuBetween, startProcess, type Usage } from '../kit/processes.ts'
import { median } from '../kit/report.ts'
import { ORGANIZATION_ID } from './data.ts'
import type { Operation } from './operations.ts'
import type { Variant } from './variants.ts'
import { isSmoke, scaled } from '../kit/scale.ts'

export type Server = { variant: Variant; url: string; process: ChildProcess }
export type Comparison = { upstream: ChildProcess; servers: readonly Server[] }

export type Load = {
  connections: number
  seconds: number
  /** Requests per second over all connections; unlimited when undefined. */
  rate?: number
}
export type Sample = { rps: number; cpuUs: number; p50: number; p99: number }

/** Starts a server of each kind, runs `compare` over them, and stops them in any case. */
export async function withServers(
  variants: readonly Variant[],
  { port, latencyMs = 0 }: { port: number; latencyMs?: number },
  compare: (comparison: Comparison) => Promise<void>,
): Promise<void> {
  const upstream = await startProcess('list/upstream.ts', [String(port), String(latencyMs)])
  const servers: Server[] = []
  try {
    for (const [index, variant] of variants.entries()) {
      const own = String(port + 1 + index)
      const process = await startProcess('list/servers.ts', [variant, own, String(port)])
      servers.push({ variant, url: `http://127.0.0.1:${own}/graphql`, process })
    }
    await compare({ upstream, servers })
  } finally {
    for (const { process } of servers) process.disconnect()
    upstream.disconnect()
  }
}

const HEADERS = {
  'content-type': 'application/json',
  'x-organization-id': ORGANIZATION_ID,
  // The user's number, which the stub reads.
  cookie: 'arus=bench-session-of-nobody-in-particular-1',
}

/** A server's answer and its number of service calls, after warming up. */
export async function requestOnce({ upstream }: Comparison, { variant, url }: Server, operation: Operation) {
  let answered: { data: unknown; length: number; calls: number } = { data: null, length: 0, calls: 0 }
  await untilStill(upstream)
  // More than once: at first nothing is compiled.
  for (let time = 0; time < 3; time++) {
    const before = await ask<{ calls: number }>(upstream, 'stats')
    const answer = await fetch(url, { method: 'POST', headers: HEADERS, body: JSON.stringify(operation) })
    const text = await answer.text()
    const { data, errors } = JSON.parse(text) as { data: unknown; errors?: unknown }
    if (errors) throw new Error(`${variant} failed: ${JSON.stringify(errors)}`)
    const { calls } = await ask<{ calls: number }>(upstream, 'stats')
    answered = { data, length: text.length, calls: calls - before.calls }
  }
  return answered
}

/** Waits for the remains of an earlier load, whose calls would be counted for this operation. */
async function untilStill(upstream: Comparison['upstream']): Promise<void> {
  for (let last = -1; ;) {
    const { calls } = await ask<{ calls: number }>(upstream, 'stats')
    if (calls === last) return
    last = calls
    await sleep(scaled(200, 20))
  }
}

/** Loads a server, and returns the processor time of its own process per request. */
export async function loadServer({ url, process }: Server, operation: Operation, load: Load): Promise<Sample> {
  const before = await ask<Usage>(process, 'stats')
  const answered = await loadHttp(url, { headers: HEADERS, body: JSON.stringify(operation), ...load })
  const after = await ask<Usage>(process, 'stats')
  return { ...answered, cpuUs: cpuBetween(before, after) / answered.total }
}

/** Loads all servers in turn, in another order each round, and returns the medians. */
export async function loadInTurn(
  servers: readonly Server[],
  operation: Operation,
  load: Load,
  rounds: number,
): Promise<Map<Variant, Sample>> {
  const samples = new Map<Variant, Sample[]>(servers.map(({ variant }) => [variant, []]))
  if (!isSmoke) for (const server of servers) await loadServer(server, operation, { ...load, seconds: 1 })
  for (let round = 0; round < rounds; round++) {
    for (const index of servers.keys()) {
      const server = servers[(index + round * 2) % servers.length]
      if (server) samples.get(server.variant)?.push(await loadServer(server, operation, load))
    }
  }
  return new Map([...samples].map(([variant, taken]) => [variant, medians(taken)]))
}

const medians = (samples: readonly Sample[]): Sample => ({
  rps: median(samples.map(({ rps }) => rps)),
  cpuUs: median(samples.map(({ cpuUs }) => cpuUs)),
  p50: median(samples.map(({ p50 }) => p50)),
  p99: median(samples.map(({ p99 }) => p99)),
})
