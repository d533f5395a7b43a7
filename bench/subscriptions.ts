// `npm run bench -- subscriptions [counts] [events]`: one event of a service to thousands of subscribers, five sockets a person, from the
// moment in which the service's feed tells it to its arrival at the first and at the last of them; what the server spends on it; and how
// long somebody else waits meanwhile for an answer over HTTP. Beside Arus the library that it stands on, used as its documentation shows.
// Services' stub, server and subscribers are three processes on one machine, so the subscribers' own reading counts too.
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { ask, cpuBetween, startProcess, type Usage } from './kit/processes.ts'
import { median, printLine, printTable } from './kit/report.ts'
import { lines, ORGANIZATION_ID } from './list/data.ts'
import type { Arrivals } from './subscriptions/clients.ts'
import { type Variant, VARIANTS } from './subscriptions/variants.ts'

/** Their versions are kept with the figures. */
export const packages = ['graphql', 'graphql-ws', 'ws']
const [UPSTREAM_PORT, PORT] = ['4720', '4721']
const BETWEEN_PROBES_MS = 2
const PATIENCE_MS = 60_000

/** Probing costs the server time of its own, so it has events of its own. */
const PROBED_EVENTS = 2

type Sample = { first: number; last: number; cpuMs: number }
type Figures = Record<'first' | 'last' | 'worst' | 'cpuUs' | 'probe' | 'kilobytes' | 'bytes', number>

export async function run([counts = '1000,5000,10000', events = '10']: string[]): Promise<void> {
  const figures = new Map<string, Figures>()
  for (const count of counts.split(',').map(Number)) {
    for (const variant of VARIANTS) figures.set(`${count} ${variant}`, await measure(variant, count, Number(events)))
    report(count, variant => figures.get(`${count} ${variant}`))
  }
  const [{ bytes } = { bytes: 0 }] = figures.values()
  printLine(
    `An event is a message of ${bytes.toLocaleString('en')} bytes. Times and CPU are medians of ${events} events.`,
  )
}

function report(count: number, of: (variant: Variant) => Figures | undefined): void {
  const arus = of('arus')
  const rows = VARIANTS.map(variant => {
    const { first = NaN, last = NaN, worst = NaN, cpuUs = NaN, probe = NaN, kilobytes = NaN } = of(variant) ?? {}
    return [
      variant,
      first.toFixed(1),
      last.toFixed(0),
      worst.toFixed(0),
      cpuUs.toFixed(1),
      (cpuUs / (arus?.cpuUs ?? NaN)).toFixed(1),
      probe.toFixed(0),
      kilobytes.toFixed(0),
    ]
  })
  printTable(
    ['server', 'first ms', 'last ms', 'worst ms', 'CPU µs/subscriber', '× Arus', 'HTTP waits ms', 'KB/subscriber'],
    rows,
    `${count.toLocaleString('en')} subscribers`,
  )
}

async function measure(variant: Variant, count: number, events: number): Promise<Figures> {
  const upstream = await startProcess('list/upstream.ts', [UPSTREAM_PORT])
  const server = await startProcess('subscriptions/servers.ts', [variant, PORT, UPSTREAM_PORT])
  const idle = await ask<Usage>(server, 'usage')
  const clients = await startProcess('subscriptions/clients.ts', [`ws://127.0.0.1:${PORT}/graphql`, String(count)])
  const http = new Pool(`http://127.0.0.1:${PORT}`, { connections: 1 })
  try {
    await sleep(2_000)
    const full = await ask<Usage>(server, 'usage')
    // The first one compiles the document.
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
      probe: median(waits),
      kilobytes: (full.rss - idle.rss) / 1_024 / count,
      bytes,
    }
  } finally {
    await http.destroy()
    for (const child of [clients, server, upstream]) child.disconnect()
    await sleep(1_000)
  }

  /** One event, until it has arrived everywhere. */
  async function tell(index: number): Promise<Sample> {
    const subjectId = lines[index % lines.length]?.id
    const event = {
      organizationId: ORGANIZATION_ID,
      type: 'statement.changed',
      subjectId,
      scopeId: null,
      actorId: null,
    }
    await ask<Arrivals>(clients, 'forget')
    const before = await ask<Usage>(server, 'usage')
    const { at } = await ask<{ at: number }>(upstream, { event })
    const { first, last } = await allArrivals()
    const after = await ask<Usage>(server, 'usage')
    await sleep(300)
    return { first: first - at, last: last - at, cpuMs: cpuBetween(before, after) / 1_000 }
  }

  async function allArrivals(): Promise<Arrivals> {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      await sleep(200)
      const arrivals = await ask<Arrivals>(clients, 'arrivals')
      if (arrivals.arrived === count) return arrivals
      if (performance.now() > until) throw new Error(`${arrivals.arrived} of ${count} subscribers heard of the event`)
    }
  }
}

/** Somebody who asks for next to nothing, again and again; `stop` tells the longest wait. */
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
