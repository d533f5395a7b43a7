// `npm run bench -- list [rounds] [seconds] [operation,…]`: a list of fifty statement lines with their accounts, recommendations and
// expected transactions, the reconciliation workspace and the list of expected transactions with their screens' queries, one small node and
// one mutation, on Arus, plain Apollo, mercurius with jit, yoga with jit and handwritten code for the operation. All are started at once
// and loaded in turn, in another order each round; the results are medians. The services' stub, the load and the server share the machine:
// CPU time per request, of the server's process alone, is the reliable figure.
import { isDeepStrictEqual } from 'node:util'
import { printTable } from './kit/report.ts'
import { requestOnce, type Comparison, loadInTurn, type Sample, withServers } from './list/comparison.ts'
import { type OperationName, OPERATIONS } from './list/operations.ts'
import { PACKAGES, type Variant, VARIANTS } from './list/variants.ts'
import { scaled } from './kit/scale.ts'

/** Packages whose versions are stored with the results. */
export const packages = PACKAGES
const PORT = 4610
const CONNECTIONS = 32

const TITLES: Record<OperationName, string> = {
  list: 'Fifty lines with relations',
  workspace: 'Reconciliation workspace',
  expected: 'Expected transactions',
  node: 'One small node',
  mutation: 'One mutation',
}

export async function run([rounds = scaled('3', '1'), seconds = '3', names]: string[]): Promise<void> {
  const wanted = names?.split(',') ?? Object.keys(TITLES)
  await withServers(VARIANTS, { port: PORT }, async comparison => {
    for (const name of wanted.filter(isOperation)) {
      const { calls, kilobytes } = await expectSameAnswers(comparison, name)
      const load = { connections: CONNECTIONS, seconds: Number(seconds) }
      const samples = await loadInTurn(comparison.servers, OPERATIONS[name], load, Number(rounds))
      report(`${TITLES[name]}, ${kilobytes} KB, the same from all`, samples, calls)
    }
  })
}

const isOperation = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name)

/** All variants must return the same `data`; returns how many service calls each made for it. */
async function expectSameAnswers(comparison: Comparison, name: OperationName) {
  const calls = new Map<Variant, number>()
  let expected: unknown
  let length = 0
  for (const server of comparison.servers) {
    const answered = await requestOnce(comparison, server, OPERATIONS[name])
    expected ??= answered.data
    // Regardless of the order of keys: graphql-jit places those with @skip and @include differently.
    if (!isDeepStrictEqual(answered.data, expected)) {
      const places = differences(answered.data, expected).slice(0, 5)
      throw new Error(`${server.variant} answers ${name} otherwise than ${VARIANTS[0]}:\n${places.join('\n')}`)
    }
    calls.set(server.variant, answered.calls)
    length = answered.length
  }
  return { calls, kilobytes: (length / 1024).toFixed(1) }
}

/** The differences of two answers. */
function differences(one: unknown, other: unknown, path = 'data'): string[] {
  if (isDeepStrictEqual(one, other)) return []
  if (!isRecord(one) || !isRecord(other)) return [`${path}: ${JSON.stringify(one)}, not ${JSON.stringify(other)}`]
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].flatMap(key => differences(one[key], other[key], `${path}.${key}`))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

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
