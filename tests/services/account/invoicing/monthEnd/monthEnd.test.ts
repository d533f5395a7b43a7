// Invoicing's month-end facts over HTTP and Postgres: each counts exactly what its list shows.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { VAT_TREATMENTS } from '../../../../../services/account/invoicing/amounts/public.ts'
import { freshAccount, logistics, people, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const owner = await service.as(people.owner.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const arus = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
await owner.put('/v1/invoices/tax-settings', { isVatRegistered: true, branchNumber: '000000', version: 0 })
const customer = await arus.orders.customerWith(null)

type MonthEnd = {
  invoices: { issued: number; drafts: number; waitingApproval: number } | null
  creditMemos: { drafts: number; waitingApproval: number } | null
  payments: { pending: number; unverified: number } | null
  slips: { pending: number } | null
  awaitedSlips: { invoices: number } | null
  taxInvoices: {
    toExport: number
    exported: number
    approved: number
    uploadDueDate: string
    daysLeft: number
  } | null
}
async function monthOf(month: string, person = viewer): Promise<MonthEnd> {
  const { status, body } = await person.get<MonthEnd>(`/v1/month-end?month=${month}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const countOf = async (path: string) => (await viewer.get<{ items: unknown[] }>(path)).body.items.length
const dated = (invoiceDate: string, more: object = {}) => arus.written(customer, { invoiceDate, ...more })
const issued = async (invoiceDate: string, more: object = {}) => arus.issue((await dated(invoiceDate, more)).id)
/** A file that proves a payment. */
async function proof(): Promise<string> {
  const content = Buffer.from('%PDF-1.4\n%%EOF\n')
  const { body } = await maker.post<{ id: string }>('/v1/files', {
    purpose: 'PAYMENT_PROOF',
    name: 'bukti.pdf',
    size: content.length,
    contentType: 'application/pdf',
  })
  await fetch(`${service.address}/v1/files/${body.id}/content`, {
    method: 'PUT',
    headers: { authorization: maker.authorization, 'content-type': 'application/pdf' },
    body: new Uint8Array(content),
  })
  return body.id
}
const exporting = (invoiceIds: string[]) =>
  service.send('POST', '/v1/tax-invoices/export', {
    body: { invoiceIds, acceptWarnings: true },
    authorization: maker.authorization,
    headers: { 'idempotency-key': randomUUID() },
  })

it('counts invoices and their tax invoices by the invoice date, as the list does', async () => {
  await dated('2026-08-31')
  await dated('2026-09-01')
  expect((await arus.submit((await dated('2026-09-30')).id)).code).toBeNull()
  const first = await issued('2026-09-15')
  const second = await issued('2026-09-16')
  await issued('2026-09-17', { vatTreatment: 'EXPORT' })
  const gone = await issued('2026-09-18')
  await arus.must(arus.cancel(gone.id))
  await issued('2026-10-01')

  const before = await monthOf('2026-09')
  expect(before).toMatchObject({
    invoices: { issued: 3, drafts: 1, waitingApproval: 1 },
    taxInvoices: { toExport: 2, exported: 0, approved: 0, uploadDueDate: '2026-10-20' },
  })
  expect((await exporting([first.id])).status).toBe(201)
  expect((await exporting([second.id])).status).toBe(201)
  const { code } = await arus.resultOf(maker, '/v1/tax-invoices/approve', {
    approvals: [{ invoiceId: first.id, number: '04000000000000001', version: 1 }],
  })
  expect(code).toBeNull()
  const after = await monthOf('2026-09')
  expect(after.taxInvoices).toMatchObject({ toExport: 0, exported: 1, approved: 1 })

  const days = 'dateFrom=2026-09-01&dateTo=2026-09-30'
  expect(await countOf(`/v1/invoices?${days}&status=DRAFT`)).toBe(1)
  expect(await countOf(`/v1/invoices?${days}&status=WAITING_APPROVAL`)).toBe(1)
  expect(await countOf(`/v1/invoices?${days}&taxInvoice=NOT_EXPORTED,REJECTED`)).toBe(0)
  expect(await countOf(`/v1/invoices?${days}&taxInvoice=EXPORTED`)).toBe(1)
  expect(await countOf(`/v1/invoices?${days}&taxInvoice=APPROVED`)).toBe(1)
})

it('asks for a tax invoice of exactly the invoices that the tax office is told of', async () => {
  const invoices = await Promise.all(
    VAT_TREATMENTS.map(async vatTreatment => ({
      vatTreatment,
      id: (await issued('2026-07-10', { vatTreatment })).id,
    })),
  )
  const { items } = (
    await viewer.get<{ items: { invoiceId: string; transactionCode: string | null; daysLeft: number | null }[] }>(
      `/v1/tax-invoices?invoiceIds=${invoices.map(({ id }) => id).join(',')}`,
    )
  ).body
  const listed = (
    await viewer.get<{ items: { id: string }[] }>(
      '/v1/invoices?dateFrom=2026-07-01&dateTo=2026-07-31&taxInvoice=NOT_EXPORTED',
    )
  ).body.items
  const waiting = items.filter(({ daysLeft }) => daysLeft !== null).map(({ invoiceId }) => invoiceId)
  expect(waiting.length).toBeGreaterThan(2)
  expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(waiting))
  expect((await monthOf('2026-07')).taxInvoices!.toExport).toBe(waiting.length)
})

it('counts claims, slips that are awaited, and credit memos that nobody has decided on', async () => {
  const withheld = await issued('2026-06-10', { lines: [line({ kind: 'SERVICE', withholding: 'PPH23' })] })
  const { expectedCash } = withheld.totals
  const claim = await service.send<{ id: string }>('POST', '/v1/received-payments', {
    body: {
      customerId: customer,
      paymentDate: '2026-06-20',
      method: 'BANK_TRANSFER',
      currency: 'IDR',
      amount: expectedCash.amount,
      applications: [{ invoiceId: withheld.id, amount: expectedCash.amount }],
      fileIds: [await proof()],
    },
    authorization: maker.authorization,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(claim.status, JSON.stringify(claim.body)).toBe(201)
  const memo = await issued('2026-06-11')
  const [credited] = await arus.linesOf(memo.id)
  const drafted = await service.send('POST', '/v1/credit-memos', {
    body: {
      invoiceId: memo.id,
      memoDate: '2026-06-12',
      note: 'harga salah',
      lines: [{ invoiceLineId: credited!.id, quantity: '1' }],
    },
    authorization: maker.authorization,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(drafted.status, JSON.stringify(drafted.body)).toBe(201)
  const read = await monthOf('2026-06')
  expect(read).toMatchObject({
    creditMemos: { drafts: 1, waitingApproval: 0 },
    payments: { pending: 0, unverified: 1 },
    slips: { pending: 0 },
    awaitedSlips: { invoices: 1 },
  })
  const days = 'dateFrom=2026-06-01&dateTo=2026-06-30'
  expect(await countOf(`/v1/received-payments?${days}&status=SUCCEEDED&verification=UNVERIFIED`)).toBe(1)
  expect(await countOf(`/v1/invoices?${days}&waitingForSlip=true`)).toBe(1)
  expect(await countOf(`/v1/credit-memos?${days}&status=DRAFT`)).toBe(1)
})

it('says of an empty month that nothing is open, of another organization nothing, and refuses one ahead', async () => {
  expect(await monthOf('2026-09', elsewhere)).toMatchObject({
    invoices: { issued: 0, drafts: 0, waitingApproval: 0 },
    taxInvoices: { toExport: 0 },
  })
  const ahead = await viewer.get<{ code: string }>('/v1/month-end?month=2099-01')
  expect([ahead.status, ahead.body.code]).toEqual([422, 'G-2'])
})
