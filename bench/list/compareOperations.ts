// All servers of the comparison under the load of one operation after the other, and their figures as tables.
import { isDeepStrictEqual } from 'node:util'
import { printTable } from '../kit/report.ts'
import { askOnce, type Comparison, loadInTurn, type Sample, withServers } from './comparison.ts'
import { type OperationName, OPERATIONS } from './operations.ts'
import { type Variant, VARIANTS } from './variants.ts'
import { scaled } from '../kit/scale.ts'

const CONNECTIONS = 32

/** Compares the operations that have a title, or those of them that the options name: `[rounds] [seconds] [operation,…]`. */
export async function compareOperations(
  titles: Readonly<Partial<Record<OperationName, string>>>,
  port: number,
  [rounds = scaled('3', '1'), seconds = '3', names]: string[],
): Promise<void> {
  const wanted = names?.split(',') ?? Object.keys(titles)
  await withServers(VARIANTS, { port }, async comparison => {
    for (const name of wanted.filter(isOperation)) {
      const { calls, kilobytes } = await expectSameAnswers(comparison, name)
      const load = { connections: CONNECTIONS, seconds: Number(seconds) }
      const samples = await loadInTurn(comparison.servers, OPERATIONS[name], load, Number(rounds))
      report(`${titles[name] ?? name}, ${kilobytes} KB, the same from all`, samples, calls)
    }
  })
}

const isOperation = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name)

/** All variants must answer the same `data`; gives how many calls each made to the services for it. */
async function expectSameAnswers(comparison: Comparison, name: OperationName) {
  const calls = new Map<Variant, number>()
  let expected: unknown
  let length = 0
  for (const server of comparison.servers) {
    const answered = await askOnce(comparison, server, OPERATIONS[name])
    expected ??= answered.data
    // In whichever order of keys: graphql-jit has its own where @skip and @include stand.
    if (!isDeepStrictEqual(answered.data, expected)) {
      const places = differences(answered.data, expected).slice(0, 5)
      throw new Error(`${server.variant} answers ${name} otherwise than ${VARIANTS[0]}:\n${places.join('\n')}`)
    }
    calls.set(server.variant, answered.calls)
    length = answered.length
  }
  return { calls, kilobytes: (length / 1024).toFixed(1) }
}

/** Where two answers differ, and how. */
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
