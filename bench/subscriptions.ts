// `npm run bench -- subscriptions [counts] [events]`: one event of a service to thousands of subscribers, from the moment in which the
// service's feed tells it to its arrival at the first and at the last of them; and what the BFF spends on it.
// Services' stub, BFF and subscribers are three processes on one machine, so the subscribers' own reading counts too.
import { setTimeout as sleep } from 'node:timers/promises'
import { lines, ORGANIZATION_ID } from './list/data.ts'
import { ask, startProcess } from './kit/processes.ts'
import { median, printTable } from './kit/report.ts'

/** Their versions are kept with the figures. */
export const packages = ['graphql', 'graphql-ws', 'ws']
const [UPSTREAM_PORT, PORT] = ['4620', '4621']

type Stats = { cpu: NodeJS.CpuUsage; rss: number }
type Arrival = { arrived: number; first: number; last: number; bytes: number }

export async function run([counts = '1000,5000', events = '10']: string[]): Promise<void> {
  const rows: string[][] = []
  for (const count of counts.split(',').map(Number)) rows.push(await measure(count, Number(events)))
  printTable(
    [
      'subscribers',
      'to the first ms',
      'to the last ms',
      'worst ms',
      'CPU ms/event',
      'CPU µs/subscriber',
      'KB/subscriber',
    ],
    rows,
  )
}

async function measure(count: number, events: number): Promise<string[]> {
  const upstream = await startProcess('list/upstream.ts', [UPSTREAM_PORT])
  const server = await startProcess('list/servers.ts', ['arus', PORT, UPSTREAM_PORT])
  const idle = await ask<Stats>(server, 'stats')
  const clients = await startProcess('subscriptions/clients.ts', [`ws://127.0.0.1:${PORT}/graphql`, String(count)])
  try {
    await sleep(2_000)
    const full = await ask<Stats>(server, 'stats')
    const samples: [number, number, number][] = []
    for (let index = 0; index < events; index++) samples.push(await tell(index))
    const [first, last, cpu] = [0, 1, 2].map(place => median(samples.map(sample => sample[place] ?? NaN)))
    return [
      String(count),
      (first ?? NaN).toFixed(1),
      (last ?? NaN).toFixed(0),
      Math.max(...samples.map(([, to]) => to)).toFixed(0),
      (cpu ?? NaN).toFixed(1),
      (((cpu ?? NaN) * 1_000) / count).toFixed(1),
      ((full.rss - idle.rss) / 1_024 / count).toFixed(0),
    ]
  } finally {
    for (const child of [clients, server, upstream]) child.disconnect()
    await sleep(1_000)
  }

  /** Time to the first, time to the last, CPU time of the BFF; all in ms. */
  async function tell(index: number): Promise<[number, number, number]> {
    const event = {
      organizationId: ORGANIZATION_ID,
      type: 'statement.changed',
      subjectId: lines[index % lines.length]?.id,
      scopeId: null,
      actorId: null,
    }
    const before = await ask<Stats>(server, 'stats')
    await ask<Arrival>(clients, 'arrivals')
    const { at } = await ask<{ at: number }>(upstream, { event })
    await sleep(1_000)
    const { arrived, first, last } = await ask<Arrival>(clients, 'arrivals')
    const after = await ask<Stats>(server, 'stats')
    if (arrived !== count) throw new Error(`${arrived} of ${count} subscribers heard of the event`)
    const cpu = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system
    return [first - at, last - at, cpu / 1_000]
  }
}
