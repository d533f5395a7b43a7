// Open invoices from a CSV file or a workbook: they keep their numbers, and are owed from the cut-over date on.
import { parse } from 'csv-parse/sync'
import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { readMoved } from '../../../../../services/account/invoicing/journals/repository.ts'
import { listSnapshots } from '../../../../../services/account/invoicing/receivables/listSnapshots.ts'
import { storeReceipt } from '../../../../../services/account/invoicing/receivables/receipts.ts'
import { newId } from '../../../../../services/kit/ids.ts'
import { people, retail } from '../../support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'
import { filesOf, openImports, told } from './support.ts'

const service = await openImports()
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const files = filesOf(service, admin, 'INVOICES', '/v1/invoice-imports')
const invoices = invoicing(service, { maker, admin })
const buyer = await invoices.orders.customerWith('1000000000.00')
await service.sql(
  `update customer set legal_name = 'PT Lama Jaya', email = 'lama@example.com', tax_number = '0013245678015000',
    branch_number = '000000' where id = $1`,
  [buyer],
)

const HEADER =
  'number,customer,invoice_date,due_date,cut_over_date,currency,total,vat,cash_remaining,withheld_remaining,withholding,tax_invoice_number'
const lines = (...rows: string[]) => [HEADER, ...rows].join('\n')
/** Spec §13 case 8 with 50 of its 109 million paid before. */
const fee = (number: string, more = '04002600098811204', customer = 'PT Lama Jaya') =>
  `${number},${customer},2026-09-01,2026-10-01,2026-11-01,IDR,111000000,11000000,59000000,2000000,PPH23,${more}`
const plain = (number: string, amount: string, customer = 'LAMA@example.com') =>
  `${number},${customer},2026-10-20,2026-11-19,2026-11-01,IDR,${amount},,${amount},,,`

type Found = {
  id: string
  number: string
  status: string
  openedOn: string
  settledBefore: { amount: string }
  remaining: { amount: string }
  withheldOpen: { amount: string }
  isOverdue: boolean
  allowedActions: string[]
  version: number
}
const find = async (number: string) =>
  (await viewer.get<{ items: Found[] }>(`/v1/invoices?search=${encodeURIComponent(number)}`)).body.items
const oneOf = async (number: string): Promise<Found> => {
  const [found] = await find(number)
  if (!found) throw new Error(`no invoice ${number}`)
  return found
}
type Statement = {
  opening: { amount: string }
  closing: { amount: string }
  entries: { number: string; day: string; amount: { amount: string } }[]
}
const statementOf = async (query = '') =>
  (await viewer.get<Statement>(`/v1/customers/${buyer}/statement?currency=IDR${query}`)).body

it('keeps numbers, dates and what remains, and is owed from the cut-over on', async () => {
  const imported = await files.send(lines(fee('FK/2026/0815'), plain('FK/2026/0902', '4500000')))
  expect(imported).toMatchObject({ kind: 'INVOICES', status: 'IMPORTED', counts: { total: 2, ready: 2, errors: 0 } })
  const partly = await oneOf('FK/2026/0815')
  expect(partly).toMatchObject({
    number: 'FK/2026/0815',
    status: 'PARTIALLY_PAID',
    openedOn: '2026-11-01',
    settledBefore: { amount: '50000000.00' },
    remaining: { amount: '59000000.00' },
    withheldOpen: { amount: '2000000.00' },
    isOverdue: true,
  })
  expect(await oneOf('FK/2026/0902')).toMatchObject({ status: 'ISSUED', remaining: { amount: '4500000.00' } })
  // One row of the log for the file.
  const log = await service.sql<{ record_type: string; counts: { ready: number } }>(
    `select record_type, counts from activity_log where record_id in ('${imported.id}', '${partly.id}')`,
  )
  expect(log).toMatchObject([{ record_type: 'RECORD_IMPORT', counts: { ready: 2 } }])
  // Its revenue and VAT were posted where it was issued.
  const posted = await service.database.readInOrganization(retail, null, tx =>
    readMoved(tx, { from: '2026-01-01', to: '2026-11-25', most: 100 }),
  )
  expect(posted).toEqual([])
  // Treasury expects the remaining cash on its due date.
  const [snapshot] = await service.account.database.inOrganization(retail, null, tx =>
    listSnapshots(tx, { ids: [partly.id] }),
  )
  expect(snapshot).toMatchObject({
    number: 'FK/2026/0815',
    parts: [{ dueDate: '2026-10-01', expectedCash: '59000000.00', receivedByBank: '0.00' }],
  })
  const { body: exposure } = await viewer.get<{ items: { exposure: { amount: string } }[] }>(
    `/v1/sales-orders/exposure?customerIds=${buyer}`,
  )
  expect(exposure.items[0]?.exposure.amount).toBe('65500000.00')
  // A closed month is unchanged; the statement opens with what remained.
  expect(await statementOf('&from=2026-09-01&to=2026-10-31')).toMatchObject({
    closing: { amount: '0.00' },
    entries: [],
  })
  expect(await statementOf('&from=2026-11-01&to=2026-11-20')).toMatchObject({
    opening: { amount: '0.00' },
    closing: { amount: '65500000.00' },
    entries: [
      { number: 'FK/2026/0815', day: '2026-11-01', amount: { amount: '61000000.00' } },
      { number: 'FK/2026/0902', day: '2026-11-01' },
    ],
  })
  const aged = (
    await viewer.get<{ items: { number: string; bucket: string; remaining: { amount: string } }[] }>(
      `/v1/aged-receivables/parts?currency=IDR&customerId=${buyer}&asOf=2026-11-22`,
    )
  ).body.items
  expect(JSON.stringify(aged)).toContain('DAYS_31_90')
})

it('takes no file twice, and no number of an invoice or of the series to come', async () => {
  const again = await files.send(lines(fee('FK/2026/0815'), plain('FK/2026/0902', '4500000')))
  expect(again.status).toBe('HAS_ERRORS')
  expect(told(again.issues)).toEqual(
    expect.arrayContaining([
      [2, 'number', 'U-ACC-IN-32'],
      [2, 'tax_invoice_number', 'U-ACC-IN-42'],
      [3, 'number', 'U-ACC-IN-32'],
    ]),
  )
  const ours = await files.send(lines(plain('INV-2026-000001', '100'), plain('fk/2026/0902', '200')))
  expect(told(ours.issues)).toEqual([
    [2, 'number', 'U-ACC-IN-33'],
    [3, 'number', 'U-ACC-IN-32'],
  ])
})

it('tells all that is wrong, each at its cell, and issues nothing', async () => {
  await service.sql(
    `update controls set locked_before = '2026-10-15', lock_set_at = now(), lock_reason = 'tutup buku', lock_set_by = gen_random_uuid(),
      lock_set_by_name = 'Owner' where organization_id = $1`,
    [retail],
  )
  const wrong = await files.send(
    lines(
      'SALAH-1,PT Tidak Ada,2026-09-01,2026-08-01,2026-11-01,IDR,100,,100,,,',
      'SALAH-2,PT Lama Jaya,2026-09-01,2026-10-01,2026-10-14,IDR,100,,100,,,',
      'SALAH-3,PT Lama Jaya,2026-09-01,2026-10-01,2099-01-01,IDR,100,,101,,,123',
      'SALAH-4,PT Lama Jaya,2026-09-01,2026-10-01,2026-11-01,USD,100,,0,,,',
      'SALAH-5,PT Lama Jaya,2026-09-01,2026-10-01,2026-11-01,IDR,111,111,50,10,,',
      'SALAH-5,PT Lama Jaya,2026-09-01,2026-10-01,2026-11-01,IDR,100,,100,,,',
    ),
    { dryRun: true },
  )
  await service.sql(
    `update controls set locked_before = null, lock_set_at = null, lock_reason = null, lock_set_by = null, lock_set_by_name = null
      where organization_id = $1`,
    [retail],
  )
  expect(told(wrong.issues)).toEqual([
    [2, 'customer', 'U-ACC-IN-34'],
    [2, 'due_date', 'U-ACC-IN-10'],
    [3, 'cut_over_date', 'U-ACC-IN-19'],
    [4, 'cut_over_date', 'U-ACC-IN-40'],
    [4, 'tax_invoice_number', 'U-ACC-IN-41'],
    [5, 'cash_remaining', 'U-ACC-IN-36'],
    [6, 'total', 'U-ACC-IN-37'],
    [6, 'withholding', 'U-ACC-IN-43'],
    [7, 'number', 'U-ACC-RI-13'],
  ])
  const fixed = await files.correct(wrong, {
    corrections: [{ row: 3, column: 'cut_over_date', was: '2026-10-14', value: '2026-10-15' }],
    skippedRows: [2, 4, 5, 6, 7],
  })
  expect(await files.confirm(fixed)).toMatchObject({ status: 'IMPORTED', counts: { ready: 1 } })
  expect(await find('SALAH-2')).toHaveLength(1)
})

it('warns of VAT that is not what it would be, and keeps it as it was reported', async () => {
  const doubtful = await files.send(
    lines('PPN-1,0013245678015000,2026-09-01,2026-10-01,2026-11-01,IDR,1120000,120000,1120000,,,'),
  )
  expect(told(doubtful.issues)).toEqual([[2, 'vat', 'U-ACC-IN-38']])
  expect(await files.confirm(doubtful, { ignoreWarnings: true })).toMatchObject({ status: 'IMPORTED' })
  expect(await service.sql(`select vat_minor::int, base_minor::int from invoice where number = 'PPN-1'`)).toEqual([
    { vat_minor: 12_000_000, base_minor: 100_000_000 },
  ])
})

it('has no PDF of ours and no tax file, and can be credited', async () => {
  const { id, allowedActions, version } = await oneOf('FK/2026/0815')
  expect(allowedActions).not.toContain('SEND')
  expect((await viewer.get(`/v1/invoices/${id}/document`)).body.code).toBe('U-ACC-IN-29')
  const [tax] = (
    await viewer.get<{ items: { status: string; number: string; transactionCode: null; daysLeft: null }[] }>(
      `/v1/tax-invoices?invoiceIds=${id}`,
    )
  ).body.items
  expect(tax).toMatchObject({ status: 'APPROVED', number: '04002600098811204', transactionCode: null, daysLeft: null })
  const { faults } = (await maker.post<{ faults: { kind: string }[] }>('/v1/tax-invoices/check', { invoiceIds: [id] }))
    .body
  expect(faults.map(({ kind }) => kind)).toEqual(['IMPORTED'])
  // 10 of the base of 100 million: 11,000,000 with VAT, with a tenth of the withholding.
  const [first] = await invoices.linesOf(id)
  const { body: memo } = await invoices.post<{ id: string; version: number }>(maker, '/v1/credit-memos', {
    invoiceId: id,
    memoDate: '2026-11-21',
    note: 'Sebagian batal',
    lines: [{ invoiceLineId: first?.id, amount: '10000000' }],
  })
  await invoices.must(
    invoices.resultOf(admin, '/v1/credit-memos/approve', { creditMemos: [{ id: memo.id, version: memo.version }] }),
  )
  expect(await oneOf('FK/2026/0815')).toMatchObject({
    remaining: { amount: '48100000.00' },
    withheldOpen: { amount: '1800000.00' },
  })
  expect((await invoices.cancel(id)).code).toBe('U-ACC-IN-9')
  expect(version).toBe(1)
  expect((await statementOf('&from=2026-11-01')).closing.amount).toBe('55520100.00')
})

it('is paid by a bank line, and open again when the match is undone', async () => {
  const { id } = await oneOf('FK/2026/0902')
  const [receiptId, lineId] = [newId(), newId()]
  const match = (removedAt: string | null) =>
    storeReceipt(service.database, retail, {
      id: receiptId,
      removedAt,
      lines: [{ id: lineId, date: '2026-11-20' }],
      allocations: [{ lineId, invoiceId: id, partId: id, amount: 450_000_000n, adjustments: [] }],
    })
  await match(null)
  expect(await oneOf('FK/2026/0902')).toMatchObject({ status: 'PAID', remaining: { amount: '0.00' } })
  expect((await statementOf('&from=2026-11-01')).closing.amount).toBe('51020100.00')
  await match('2026-11-21T09:00:00Z')
  expect(await oneOf('FK/2026/0902')).toMatchObject({ status: 'ISSUED', remaining: { amount: '4500000.00' } })
})

it('is canceled while nothing has happened to it, and comes again under its number', async () => {
  expect(await files.send(lines(fee('FK/SALAH', '04002600098811299')))).toMatchObject({ status: 'IMPORTED' })
  const { id } = await oneOf('FK/SALAH')
  expect((await invoices.cancel(id)).code).toBeNull()
  // The same file again: requires a confirmation.
  const again = await files.send(lines(fee('FK/SALAH', '04002600098811299')))
  expect(again.status).toBe('HAS_WARNINGS')
  expect(await files.confirm(again, { ignoreWarnings: true })).toMatchObject({ status: 'IMPORTED' })
  expect(await find('FK/SALAH')).toMatchObject([{ status: 'PARTIALLY_PAID' }, { status: 'CANCELED' }])
})

it('of one file sent twice at once stores one', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => files.send(lines(...Array.from({ length: 20 }, (_, n) => plain(`BARENG-${n}`, '1000'))))),
  )
  expect([one?.status, other?.status].toSorted()).toEqual(['HAS_ERRORS', 'IMPORTED'])
  expect(await service.sql(`select count(*)::int from invoice where number like 'BARENG-%'`)).toEqual([{ count: 20 }])
})

it('never gives a number of an imported one to a new one', async () => {
  expect(await files.send(lines(plain('LAMA-2026-000001', '1000')))).toMatchObject({ status: 'IMPORTED' })
  await service.sql(`insert into order_settings (organization_id, sales_order_prefix, invoice_prefix, credit_memo_prefix, payment_prefix, payment_term_days)
    values ('${retail}', 'SO', 'LAMA', 'CM', 'PAY', 30)
    on conflict (organization_id) do update set invoice_prefix = 'LAMA'`)
  const draft = await invoices.written(buyer, { lines: [line({ kind: 'SERVICE' })] })
  await invoices.must(invoices.submit(draft.id))
  expect((await invoices.approve(admin, await invoices.read(draft.id))).code).toBe('U-ACC-IN-28')
  await service.sql(`update order_settings set invoice_prefix = 'INV' where organization_id = '${retail}'`)
  await invoices.must(invoices.approve(admin, await invoices.read(draft.id)))
  expect((await invoices.read(draft.id)).number).toBe('INV-2026-000001')
})

it('is for those alone who may issue', async () => {
  const mine = await files.send(lines(plain('HAK-1', '1000')), { dryRun: true })
  expect((await maker.post('/v1/invoice-imports', { fileId: mine.fileId })).body.code).toBe('G-20')
})

it('has a template whose columns are known', async () => {
  const answer = await fetch(`${service.address}/v1/templates/invoices.csv`, {
    headers: { authorization: admin.authorization },
  })
  const template = await answer.text()
  expect(parse(template)).toHaveLength(3)
  const sent = await files.send(template, { dryRun: true })
  // Its customers are unknown, and its numbers are those of the first test.
  expect(told(sent.issues).map(([, column]) => column)).toEqual([
    'customer',
    'number',
    'tax_invoice_number',
    'customer',
    'number',
  ])
})

it('come from a workbook as from CSV, also in a foreign currency, and what is wrong is told by row', async () => {
  const day = (text: string) => new Date(`${text}T00:00:00Z`)
  const row = (number: string, currency: string, total: number, dueDate = day('2026-11-19')) => [
    number,
    'PT Lama Jaya',
    day('2026-10-20'),
    dueDate,
    day('2026-11-01'),
    currency,
    total,
    null,
    total,
  ]
  const sheet = (rows: ReturnType<typeof row>[]) =>
    writeXlsx({ sheets: [{ name: 'Faktur', rows: [HEADER.split(',').slice(0, 9), ...rows] }] })
  const wrong = await files.send(
    Buffer.from(await sheet([row('XLS-1', 'IDR', 4_500_000.5), row('XLS-2', 'IDR', 100, day('2026-10-01'))])),
    { dryRun: true },
    'faktur.xlsx',
  )
  expect(told(wrong.issues)).toEqual([[3, 'due_date', 'U-ACC-IN-10']])
  const sent = await files.send(
    Buffer.from(await sheet([row('XLS-1', 'IDR', 4_500_000.5), row('XLS-3', 'USD', 1_250)])),
    { dryRun: true },
    'faktur.xlsx',
  )
  expect(await files.confirm(sent)).toMatchObject({ status: 'IMPORTED', counts: { ready: 2 } })
  expect(await oneOf('XLS-1')).toMatchObject({ status: 'ISSUED', remaining: { amount: '4500000.50', currency: 'IDR' } })
  expect(await oneOf('XLS-3')).toMatchObject({
    remaining: { amount: '1250.00', currency: 'USD' },
    totals: { rupiah: null },
  })
})

it('warns of more withheld than the rate takes, and refuses more than it is taken of', async () => {
  const row = (number: string, cash: string, withheld: string, code = 'PPH23') =>
    `${number},0013245678015000,2026-09-01,2026-10-01,2026-11-01,IDR,111000000,11000000,${cash},${withheld},${code},`
  const doubtful = await files.send(
    lines(
      row('POT-1', '61000000', '50000000.00'),
      row('POT-2', '106000000', '5000000'),
      // All of it, a part of it, and one rounded by other software.
      row('POT-3', '109000000', '2000000'),
      row('POT-4', '50000000', '750000'),
      row('POT-5', '108000000', '2000001'),
      row('POT-6', '100000000', '10000000', 'PPH4_2'),
    ),
  )
  expect(told(doubtful.issues)).toEqual([
    [2, 'withheld_remaining', 'U-ACC-IN-44'],
    [3, 'withheld_remaining', 'U-ACC-IN-44'],
  ])
  expect(doubtful.issues[0]).toMatchObject({
    severity: 'WARNING',
    message: 'PPh 23 on 100,000,000.00 would be 2,000,000.00. It’s kept as written.',
  })
  expect(await files.confirm(doubtful, { ignoreWarnings: true })).toMatchObject({ status: 'IMPORTED' })
  expect(await oneOf('POT-1')).toMatchObject({ withheldOpen: { amount: '50000000.00' } })
  expect(await find('POT-')).toHaveLength(6)
  const above = await files.send(lines(row('POT-7', '0', '100000001'), row('POT-8', '0', '111000001')), {
    dryRun: true,
  })
  expect(told(above.issues)).toEqual([
    [2, 'withheld_remaining', 'U-ACC-IN-45'],
    [3, 'cash_remaining', 'U-ACC-IN-36'],
  ])
})
