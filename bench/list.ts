// `npm run bench -- list [rounds] [seconds]`: a list of fifty statement lines with their accounts, recommendations and expected
// transactions, and one small node, on Arus, plain Apollo, mercurius with jit and code written by hand for the query.
// All are started at once and asked in turn, in another order each round; the figures are medians. The stub of the services, the load
// and the server share the machine: CPU time per request, of the server's process alone, is the figure to trust.
import type { ChildProcess } from 'node:child_process'
import { ORGANIZATION_ID } from './list/data.ts'
import { type OperationName, OPERATIONS } from './list/operations.ts'
import { loadHttp } from './kit/load.ts'
import { ask, cpuBetween, startProcess, type Usage } from './kit/processes.ts'
import { median, printTable } from './kit/report.ts'

/** Their versions are kept with the figures. */
export const packages = ['@apollo/server', 'graphql', 'graphql-jit', 'mercurius', 'fastify', 'undici']
const VARIANTS = ['arus', 'arus plain', 'apollo', 'mercurius jit', 'hand-written'] as const
type Variant = (typeof VARIANTS)[number]
const BASE_PORT = 4610
const CONNECTIONS = 32
const HEADERS = {
  'content-type': 'application/json',
  'x-organization-id': ORGANIZATION_ID,
  cookie: 'arus=bench-session-of-nobody-in-particular',
}

type Sample = { rps: number; cpuUs: number; p99: number }
type Running = { variant: Variant; url: string; process: ChildProcess; samples: Record<OperationName, Sample[]> }

export async function run([rounds = '3', seconds = '4']: string[]): Promise<void> {
  const upstream = await startProcess('list/upstream.ts', [String(BASE_PORT)])
  const servers: Running[] = []
  for (const [index, variant] of VARIANTS.entries()) {
    const port = BASE_PORT + 1 + index
    const started = await startProcess('list/servers.ts', [variant, String(port), String(BASE_PORT)])
    const url = `http://127.0.0.1:${port}/graphql`
    servers.push({ variant, url, process: started, samples: { list: [], node: [] } })
  }
  try {
    for (const operation of ['list', 'node'] as const) {
      const calls = await expectSameAnswers(servers, upstream, operation)
      for (const server of servers) await load(server, operation, 2)
      for (let round = 0; round < Number(rounds); round++) {
        for (const index of servers.keys()) {
          const server = servers[(index + round * 2) % servers.length]
          if (server) server.samples[operation].push(await load(server, operation, Number(seconds)))
        }
      }
      report(operation, servers, calls)
    }
  } finally {
    for (const { process } of servers) process.disconnect()
    upstream.disconnect()
  }
}

/** All variants must answer the same bytes of `data`; gives how many calls each made to the services for it. */
async function expectSameAnswers(
  servers: Running[],
  upstream: ChildProcess,
  operation: OperationName,
): Promise<Map<Variant, number>> {
  const calls = new Map<Variant, number>()
  let expected: string | undefined
  for (const { variant, url } of servers) {
    // More than once: the first time nothing is compiled.
    for (let time = 0; time < 3; time++) {
      const before = await ask<{ calls: number }>(upstream, 'stats')
      const answer = await fetch(url, { method: 'POST', headers: HEADERS, body: JSON.stringify(OPERATIONS[operation]) })
      const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown }
      if (errors) throw new Error(`${variant} failed: ${JSON.stringify(errors)}`)
      const text = JSON.stringify(data)
      expected ??= text
      if (text !== expected) throw new Error(`${variant} answers ${operation} otherwise than ${VARIANTS[0]}`)
      calls.set(variant, (await ask<{ calls: number }>(upstream, 'stats')).calls - before.calls)
    }
  }
  console.log(`\n${operation}: ${Math.round((expected?.length ?? 0) / 1024)} KB, the same from all`)
  return calls
}

async function load(server: Running, operation: OperationName, seconds: number): Promise<Sample> {
  const before = await ask<Usage>(server.process, 'stats')
  const { rps, p99, total } = await loadHttp(server.url, {
    headers: HEADERS,
    body: JSON.stringify(OPERATIONS[operation]),
    connections: CONNECTIONS,
    seconds,
  })
  const after = await ask<Usage>(server.process, 'stats')
  return { rps, cpuUs: cpuBetween(before, after) / total, p99 }
}

function report(operation: OperationName, servers: Running[], calls: Map<Variant, number>): void {
  const middle = (variant: Variant, figure: keyof Sample) =>
    median(servers.find(server => server.variant === variant)?.samples[operation].map(sample => sample[figure]) ?? [])
  printTable(
    [operation, 'requests/s', 'CPU µs/request', 'p99 ms', 'calls', '× apollo (rps, CPU)', 'of hand-written (rps, CPU)'],
    VARIANTS.map(variant => {
      const [rps, cpuUs] = [middle(variant, 'rps'), middle(variant, 'cpuUs')]
      return [
        variant,
        rps.toFixed(0),
        cpuUs.toFixed(0),
        middle(variant, 'p99').toFixed(0),
        String(calls.get(variant)),
        `${(rps / middle('apollo', 'rps')).toFixed(2)}, ${(middle('apollo', 'cpuUs') / cpuUs).toFixed(2)}`,
        `${(rps / middle('hand-written', 'rps')).toFixed(2)}, ${(middle('hand-written', 'cpuUs') / cpuUs).toFixed(2)}`,
      ]
    }),
  )
}
