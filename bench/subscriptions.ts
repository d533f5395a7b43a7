// `npm run bench -- subscriptions [counts] [changes]`: delivers a change of one statement line to thousands of subscribers, five sockets
// per user: from the event in the service's feed to its arrival at the first and the last browser; the server's cost and its service calls;
// and the latency of an HTTP request by another user meanwhile. Compared with the library that Arus uses, as in its documentation. The
// services' stub, server and browsers are three processes on one machine, so the browsers' own reading counts too.
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { ask, cpuBetween, startProcess, type Usage } from './kit/processes.ts'
import { median, printLine, printTable } from './kit/report.ts'
import type { Arrivals } from './subscriptions/clients.ts'
import { changeOf, type Variant, VARIANTS } from './subscriptions/subject.ts'
import { scaled } from './kit/scale.ts'

/** Packages whose versions are stored with the results. */
export const packages = ['graphql', 'graphql-ws', 'ws']
const [UPSTREAM_PORT, PORT] = ['4720', '4721']
const BETWEEN_PROBES_MS = 2
const TIMEOUT_MS = 60_000

/** Probing costs the server time, so it has separate events. */
const PROBED_EVENTS = 2

type Sample = { first: number; last: number; cpuMs: number; calls: number }
type Figures = Record<'first' | 'last' | 'worst' | 'cpuUs' | 'calls' | 'probe' | 'kilobytes' | 'bytes', number>

export async function run([
  counts = scaled('1000,5000,10000', '20'),
  events = scaled('10', '1'),
]: string[]): Promise<void> {
  let bytes = 0
  for (const count of counts.split(',').map(Number)) {
    const figures = new Map<Variant, Figures>()
    for (const variant of VARIANTS) figures.set(variant, await measure(variant, count, Number(events)))
    report(`${count.toLocaleString('en')} subscribers`, figures)
    bytes = figures.get('arus')?.bytes ?? 0
  }
  printLine(
    `A change is a message of ${bytes.toLocaleString('en')} bytes. Times and CPU are medians of ${events} changes.`,
  )
}

function report(title: string, figures: ReadonlyMap<Variant, Figures>): void {
  const arus = figures.get('arus')
  const rows = [...figures].map(([variant, { first, last, worst, cpuUs, calls, probe, kilobytes }]) => [
    variant,
    first.toFixed(1),
    last.toFixed(0),
    worst.toFixed(0),
    cpuUs.toFixed(1),
    (cpuUs / (arus?.cpuUs ?? NaN)).toFixed(1),
    calls.toFixed(0),
    probe.toFixed(0),
    kilobytes.toFixed(0),
  ])
  printTable(
    ['server', 'first ms', 'last ms', 'worst ms', 'CPU µs each', '× Arus', 'calls', 'HTTP waits ms', 'KB each'],
    rows,
    title,
  )
}

async function measure(variant: Variant, count: number, events: number): Promise<Figures> {
  const upstream = await startProcess('list/upstream.ts', [UPSTREAM_PORT])
  const server = await startProcess('subscriptions/servers.ts', [variant, PORT, UPSTREAM_PORT])
  const idle = await ask<Usage>(server, 'usage')
  const url = `ws://127.0.0.1:${PORT}/graphql`
  const clients = await startProcess('subscriptions/clients.ts', [url, String(count)])
  const http = new Pool(`http://127.0.0.1:${PORT}`, { connections: 1 })
  try {
    await sleep(scaled(2_000, 200))
    const full = await ask<Usage>(server, 'usage')
    await allListen()
    // The first one compiles the documents.
    await tell(0)
    const samples: Sample[] = []
    for (let index = 1; index <= events; index++) samples.push(await tell(index))
    const waits: number[] = []
    for (let index = 1; index <= PROBED_EVENTS; index++) {
      const probe = startProbe(http)
      await tell(index)
      waits.push(await probe.stop())
    }
    const middle = (figure: keyof Sample) => median(samples.map(sample => sample[figure]))
    const { bytes } = await ask<Arrivals>(clients, 'arrivals')
    return {
      first: middle('first'),
      last: middle('last'),
      worst: Math.max(...samples.map(({ last }) => last)),
      cpuUs: (middle('cpuMs') * 1_000) / count,
      calls: middle('calls'),
      probe: median(waits),
      kilobytes: (full.rss - idle.rss) / 1_024 / count,
      bytes,
    }
  } finally {
    await http.destroy()
    for (const child of [clients, server, upstream]) child.disconnect()
    await sleep(scaled(1_000, 0))
  }

  /** A subscription doesn't report when it is established: sends changes until one arrives everywhere. */
  async function allListen(): Promise<void> {
    const until = performance.now() + TIMEOUT_MS
    for (;;) {
      await ask<Arrivals>(clients, 'forget')
      await ask<{ at: number }>(upstream, { event: changeOf(0) })
      await sleep(300)
      const { arrived } = await ask<Arrivals>(clients, 'arrivals')
      if (arrived >= count) return
      if (performance.now() > until) throw new Error(`${arrived} of ${count} clients listen`)
    }
  }

  /** One change, until it has arrived everywhere. */
  async function tell(index: number): Promise<Sample> {
    await ask<Arrivals>(clients, 'forget')
    const before = await spent()
    const { at } = await ask<{ at: number }>(upstream, { event: changeOf(index) })
    const { first, last } = await allArrivals()
    const after = await spent()
    await sleep(300)
    return {
      first: first - at,
      last: last - at,
      cpuMs: cpuBetween(before, after) / 1_000,
      calls: after.calls - before.calls,
    }
  }

  async function spent(): Promise<Usage & { calls: number }> {
    const { calls } = await ask<{ calls: number }>(upstream, 'stats')
    return { ...(await ask<Usage>(server, 'usage')), calls }
  }

  async function allArrivals(): Promise<Arrivals> {
    const until = performance.now() + TIMEOUT_MS
    for (;;) {
      await sleep(200)
      const arrivals = await ask<Arrivals>(clients, 'arrivals')
      if (arrivals.arrived >= count) return arrivals
      if (performance.now() > until) throw new Error(`${arrivals.arrived} of ${count} messages of the change arrived`)
    }
  }
}

/** Sends trivial requests continuously; `stop` returns the longest latency. */
function startProbe(http: Pool) {
  let isStopped = false
  let longest = 0
  const probing = (async () => {
    while (!isStopped) {
      const began = performance.now()
      const { body } = await http.request({ method: 'GET', path: '/livez' })
      await body.dump()
      longest = Math.max(longest, performance.now() - began)
      await sleep(BETWEEN_PROBES_MS)
    }
  })()
  return {
    async stop(): Promise<number> {
      isStopped = true
      await probing
      return longest
    },
  }
}
