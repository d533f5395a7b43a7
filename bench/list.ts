// `npm run bench -- list [rounds] [seconds] [operation,…]`: a list of fifty statement lines with their accounts, recommendations and
// expected transactions, the reconciliation workspace and the list of expected transactions as their screens ask for them, one small
// node and one mutation, on Arus, plain Apollo, mercurius with jit, yoga with jit and code written by hand for the operation.
// All are started at once and asked in turn, in another order each round; the figures are medians. The stub of the services, the load
// and the server share the machine: CPU time per request, of the server's process alone, is the figure to trust.
import { isDeepStrictEqual } from 'node:util'
import { printTable } from './kit/report.ts'
import { askOnce, type Comparison, loadInTurn, type Sample, withServers } from './list/comparison.ts'
import { OPERATIONS } from './list/operations.ts'
import { PACKAGES, type Variant, VARIANTS } from './list/variants.ts'

/** Their versions are kept with the figures. */
export const packages = PACKAGES
const PORT = 4610
const CONNECTIONS = 32

const TITLES = {
  list: 'Fifty lines with relations',
  workspace: 'Reconciliation workspace',
  expected: 'Expected transactions',
  node: 'One small node',
  mutation: 'One mutation',
} as const
type Compared = keyof typeof TITLES

const isCompared = (name: string): name is Compared => Object.hasOwn(TITLES, name)

export async function run([rounds = '3', seconds = '3', names]: string[]): Promise<void> {
  const operations = (names?.split(',') ?? Object.keys(TITLES)).filter(isCompared)
  await withServers(VARIANTS, { port: PORT }, async comparison => {
    for (const name of operations) {
      const { calls, kilobytes } = await expectSameAnswers(comparison, name)
      const load = { connections: CONNECTIONS, seconds: Number(seconds) }
      const samples = await loadInTurn(comparison.servers, OPERATIONS[name], load, Number(rounds))
      report(`${TITLES[name]}, ${kilobytes} KB, the same from all`, samples, calls)
    }
  })
}

/** All variants must answer the same `data`; gives how many calls each made to the services for it. */
async function expectSameAnswers(comparison: Comparison, name: Compared) {
  const calls = new Map<Variant, number>()
  let expected: unknown
  let length = 0
  for (const server of comparison.servers) {
    const answered = await askOnce(comparison, server, OPERATIONS[name])
    expected ??= answered.data
    // In whichever order of keys: graphql-jit has its own where @skip and @include stand.
    if (!isDeepStrictEqual(answered.data, expected)) {
      throw new Error(`${server.variant} answers ${name} otherwise than ${VARIANTS[0]}`)
    }
    calls.set(server.variant, answered.calls)
    length = answered.length
  }
  return { calls, kilobytes: (length / 1024).toFixed(1) }
}

function report(title: string, samples: Map<Variant, Sample>, calls: Map<Variant, number>): void {
  const ratio = (one: Sample, other: Sample | undefined) =>
    other ? `${(one.rps / other.rps).toFixed(2)}, ${(other.cpuUs / one.cpuUs).toFixed(2)}` : '–'
  printTable(
    [
      'server',
      'requests/s',
      'CPU µs/request',
      'p99 ms',
      'calls',
      '× apollo (rps, CPU)',
      '× mercurius (rps, CPU)',
      'of hand-written (rps, CPU)',
    ],
    [...samples].map(([variant, sample]) => [
      variant,
      sample.rps.toFixed(0),
      sample.cpuUs.toFixed(0),
      sample.p99.toFixed(0),
      String(calls.get(variant)),
      ratio(sample, samples.get('apollo')),
      ratio(sample, samples.get('mercurius jit')),
      ratio(sample, samples.get('hand-written')),
    ]),
    title,
  )
}
