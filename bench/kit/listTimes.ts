// Latency of pages, sums and counts of a long list: through the service, in the database alone, and which index is used.
import { accountModules } from '../../services/account/modules.ts'
import { type Database, openDatabase, type Tx } from '../../services/kit/database/database.ts'
import type { List } from '../../services/kit/list.ts'
import { plansOf, logPlans } from '../../tests/support/plans.ts'
import { type AccountProcess, MAKER_ID, ORGANIZATION } from './accountProcess.ts'
import { median, printTable } from './report.ts'
import { scaled } from './scale.ts'

const ROUNDS = scaled(7, 1)

type Asked = { name: string; path: string; goal: number; read: (tx: Tx) => Promise<unknown> }

type AnyList = List<{ id: string }>
type Where = ReturnType<AnyList['where']>

type Listed = {
  path: string
  list: Pick<AnyList, 'query' | 'filter' | 'where'> & {
    page: (tx: Tx, query: Parameters<AnyList['page']>[1]) => Promise<unknown>
  }
  summary: { read: (tx: Tx, where: Where) => Promise<unknown> }
  counts: (tx: Tx) => Promise<unknown>
}

const valuesOf = (query: string) => Object.fromEntries(new URLSearchParams(query))

/** A page of fifty. */
export const page = ({ path, list }: Listed, name: string, goal: number, query = ''): Asked => ({
  name,
  path: `${path}?first=50${query === '' ? '' : `&${query}`}`,
  goal,
  read: tx => list.page(tx, list.query.parse(valuesOf(`first=50&${query}`))),
})

/** The sums in the footer. */
export const sums = ({ path, list, summary }: Listed, name: string, goal: number, query = ''): Asked => ({
  name,
  path: `${path}/summary?${query}`,
  goal,
  read: tx => summary.read(tx, list.where(tx, list.filter.parse(valuesOf(query)))),
})

/** The counts in the tabs. */
export const counts = ({ path, counts: read }: Listed, name: string, goal: number): Asked => ({
  name,
  path: `${path}/counts`,
  goal,
  read,
})

/** Prints a table. The service is measured first: connections opened later log their plans, which takes time. */
export async function printListTimes(
  account: AccountProcess,
  { title, table, asked }: { title: string; table: string; asked: readonly Asked[] },
): Promise<void> {
  const served: number[] = []
  for (const { path } of asked) served.push(await timesOf(() => account.maker.get(path)))
  await logPlans(account.adminUrl)
  const database = openDatabase({ url: account.loginUrl, service: 'account', modules: accountModules, max: 1 })
  const rows: string[][] = []
  for (const [place, { name, goal, read }] of asked.entries()) {
    const { ms, touched, by } = await planOf(database, table, read)
    rows.push([
      name,
      (served[place] ?? NaN).toFixed(1),
      ms.toFixed(1),
      `${goal}${ms > goal ? ' ✗' : ''}`,
      touched.toLocaleString('en'),
      by,
    ])
  }
  await database.close()
  printTable(['list', 'service ms', 'database ms', 'goal', 'rows looked at', 'by'], rows, title)
}

async function timesOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now()
    await work()
    // The first round has a cold cache.
    if (round > 0) times.push(performance.now() - began)
  }
  return median(times)
}

/** The slowest statement: statements within functions are reported separately as well, but are part of it. */
async function planOf(database: Database, table: string, read: Asked['read']) {
  const times: number[] = []
  let last = { touched: 0, by: '' }
  for (let round = 0; round <= ROUNDS; round++) {
    const plans = await plansOf(() => database.readInOrganization(ORGANIZATION, MAKER_ID, read))
    const [slowest] = plans.toSorted((one, other) => other.ms - one.ms)
    if (!slowest) throw new Error('nothing was read')
    last = {
      touched: plans.reduce((sum, plan) => sum + plan.touched, 0),
      by: nameOf(
        slowest.scans,
        plans.flatMap(({ scans }) => scans),
        table,
      ),
    }
    if (round > 0) times.push(slowest.ms)
  }
  return { ...last, ms: median(times) }
}

/**
 * `Index Scan invoice_date invoice: 51` as `invoice_date`; without an index the scan type; `search_invoice` where a search found the rows.
 */
function nameOf(scans: readonly string[], all: readonly string[], table: string): string {
  const ofList = scans.find(scan => scan.includes(` ${table}: `)) ?? ''
  const index =
    /Index (?:Only )?Scan(?: Backward)? (\w+)/.exec(ofList) ?? /Bitmap Index Scan (\w+)/.exec(all.join('; '))
  return index?.[1] ?? (/^(\w+ Scan)/.exec(ofList)?.[1] || '–')
}
