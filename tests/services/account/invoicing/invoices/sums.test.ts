// Sums and counts of a long list of invoices use an index-only scan. No time is measured.
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { copyRow } from '../../../../../bench/kit/rows.ts'
import { countInvoices, invoiceList, invoiceSummary } from '../../../../../services/account/invoicing/invoices/list.ts'
import { accountModules } from '../../../../../services/account/modules.ts'
import { openDatabase, type Tx } from '../../../../../services/kit/database/database.ts'
import { atFileEnd } from '../../../../support/fileEnd.ts'
import { plansOf, logPlans } from '../../../../support/plans.ts'
import { until } from '../../../../support/until.ts'
import { freshAccount, people, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from './support.ts'

const MANY = 5_000

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const arus = invoicing(service, { maker, admin })
const adminUrl = new URL(inject('clusterUrl'))
adminUrl.pathname = new URL(service.database.url).pathname

// Connections opened after this report their plans.
await logPlans(adminUrl.href)
const database = openDatabase({ url: service.database.url, service: 'account', modules: accountModules, max: 1 })
atFileEnd(database.close)
const client = new pg.Client({ connectionString: adminUrl.href })
beforeAll(async () => {
  await client.connect()
  const { id } = await arus.issue((await arus.written(await arus.customerWith(null), { vatTreatment: 'NONE' })).id)
  await copyRow(client, {
    table: 'invoice',
    where: { column: 'id', id },
    count: MANY,
    values: {
      id: `lpad(to_hex(n), 8, '0') || '-0000-7000-8000-00000000000b'`,
      number: `'INV-2024-' || n`,
      status: `case when n % 5 = 0 then 'ISSUED' else 'PAID' end`,
      remaining_minor: `case when n % 5 = 0 then model.total_minor else 0 end`,
    },
  })
  // Index-only scans require all-visible pages. Vacuum marks them only once no older snapshot of this database is open.
  await until(async () => {
    await client.query('vacuum analyze invoice')
    const { rowCount } = await client.query(
      `select from pg_class where oid = 'invoice'::regclass and relallvisible > relpages * 0.9`,
    )
    return rowCount === 1
  })
})
afterAll(() => client.end())

const sumOf = (values: object) => (tx: Tx) =>
  invoiceSummary.read(tx, invoiceList.where(tx, invoiceList.filter.parse(values)))

it.each<[string, (tx: Tx) => Promise<unknown>, number]>([
  ['sums of all', sumOf({}), MANY + 1],
  ['sums of a state', sumOf({ status: 'ISSUED,PARTIALLY_PAID' }), MANY / 5 + 1],
  ['counts of the tabs', countInvoices, MANY + 1],
])('%s', async (_name, read, rows) => {
  const plans = await plansOf(() => database.readInOrganization(retail, null, read))
  const scans = plans.flatMap(plan => plan.scans).filter(scan => / invoice: /.test(scan))
  expect(scans).toEqual([`Index Only Scan invoice_status invoice: ${rows}`])
})

it('sums what still needs something by currency, and nothing where nothing does', async () => {
  const counts = await database.readInOrganization(retail, null, countInvoices)
  const { rows } = await client.query<{ minor: string; n: number }>(
    `select sum(total_minor)::text as minor, count(*)::int as n from invoice where status = 'ISSUED'`,
  )
  const amount = rows[0]!.minor.replace(/(?=..$)/, '.')
  expect(counts).toMatchObject({
    all: MANY + 1,
    unpaid: rows[0]!.n,
    unpaidTotals: [{ amount, currency: 'IDR' }],
    draftTotals: [],
    waitingApprovalTotals: [],
  })
})
