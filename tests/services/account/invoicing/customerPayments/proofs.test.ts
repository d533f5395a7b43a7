// Proofs of transfers sent in the customer portal, over HTTP and Postgres: they pay nothing until staff or the bank confirm them, and no
// other session reaches them.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { InvoiceReceipt } from '../../../../../services/account/invoicing/receivables/receiptClient.ts'
import { storeReceipt } from '../../../../../services/account/invoicing/receivables/receipts.ts'
import { tidyUploads } from '../../../../../services/account/upkeep.ts'
import { emailsOf, freshAccount, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'
import { type CustomerAtPage, customersOf } from './support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const arus = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const { customer, enter } = customersOf(service, arus)

type Money = { amount: string }
type Proof = {
  id: string
  number: string
  state: string
  amount: Money
  reason: string | null
  hasReceipt: boolean
  invoices: { invoiceId: string; number: string; amount: Money }[]
}
type Staff = {
  id: string
  status: string
  verification: string | null
  customerEmail: string | null
  senderBank: string | null
  planned: { invoiceId: string; amount: string }[]
  files: { fileId: string }[]
  allowedActions: string[]
  version: number
}
type Seen = { status: string; toPay: Money; unverified: Money; checking: Money }

/** An issued invoice of 1,110,000. */
const issuedFor = async (customerId: string) =>
  arus.issue(
    (await arus.written(customerId, { lines: [line({ kind: 'SERVICE', quantity: '1', price: '1000000' })] })).id,
  )
const fileOf = async (who: CustomerAtPage) => (await who.upload('PAYMENT_PROOF')).body.id
async function send(who: CustomerAtPage, invoices: { invoiceId: string; amount: string }[], more: object = {}) {
  const fileIds = [await fileOf(who)]
  return who.post<Proof & Problem>('/v1/portal/payments', {
    paymentDate: '2026-11-20',
    senderBank: 'Mandiri',
    invoices,
    fileIds,
    ...more,
  })
}
const staff = async (id: string) => (await maker.get<Staff>(`/v1/received-payments/${id}`)).body
const seen = async (who: CustomerAtPage, id: string) => (await who.get<Seen>(`/v1/portal/invoices/${id}`)).body
const confirm = async (id: string) => {
  const { version } = await staff(id)
  return arus.resultOf(maker, '/v1/received-payments/confirm', { payments: [{ id, version }] })
}
const shows = (...amounts: { invoiceId: string; amount: bigint }[]): InvoiceReceipt => {
  const lineId = randomUUID()
  return {
    id: randomUUID(),
    removedAt: null,
    lines: [{ id: lineId, date: '2026-11-21' }],
    allocations: amounts.map(({ invoiceId, amount }) => ({
      lineId,
      invoiceId,
      partId: randomUUID(),
      amount,
      adjustments: [],
    })),
  }
}
const stored = (receipt: InvoiceReceipt) => storeReceipt(service.account.database, retail, receipt)

it('pays nothing: the invoice is owed as before, staff see the proof, the customer sees it being checked', async () => {
  const who = await customer()
  const [one, two] = [await issuedFor(who.id), await issuedFor(who.id)]
  const { status, body } = await send(who, [
    { invoiceId: one.id, amount: '1110000' },
    { invoiceId: two.id, amount: '500000' },
  ])
  expect([status, body]).toMatchObject([
    201,
    {
      state: 'CHECKING',
      amount: { amount: '1610000.00' },
      hasReceipt: false,
      invoices: [{ number: one.number }, { number: two.number, amount: { amount: '500000.00' } }],
    },
  ])
  expect(await seen(who, one.id)).toMatchObject({
    status: 'ISSUED',
    toPay: { amount: '1110000.00' },
    unverified: { amount: '0.00' },
    checking: { amount: '1110000.00' },
  })
  expect(await staff(body.id)).toMatchObject({
    status: 'PENDING',
    verification: 'UNVERIFIED',
    customerEmail: who.email,
    senderBank: 'Mandiri',
    planned: [{ invoiceId: one.id }, { invoiceId: two.id, amount: '500000.00' }],
    files: [{ fileId: expect.any(String) }],
    allowedActions: ['CONFIRM', 'CANCEL'],
  })
  expect((await who.get<{ items: Proof[] }>('/v1/portal/payments')).body.items).toMatchObject([{ id: body.id }])
  expect((await who.get<{ items: Proof[] }>(`/v1/portal/invoices/${two.id}/payments`)).body.items).toMatchObject([
    { id: body.id },
  ])
  expect((await who.get(`/v1/portal/payments/${body.id}/receipt`)).body.code).toBe('U-ACC-PY-15')
})

it('confirmed by staff it is a claim, which a bank line verifies and then has a receipt', async () => {
  const who = await customer()
  const invoice = await issuedFor(who.id)
  const { body } = await send(who, [{ invoiceId: invoice.id, amount: '1110000' }])
  expect((await confirm(body.id)).code).toBeNull()
  expect(await staff(body.id)).toMatchObject({ status: 'SUCCEEDED', verification: 'UNVERIFIED' })
  expect(await seen(who, invoice.id)).toMatchObject({
    toPay: { amount: '0.00' },
    unverified: { amount: '1110000.00' },
    checking: { amount: '0.00' },
  })
  await stored(shows({ invoiceId: invoice.id, amount: 111000000n }))
  const { items } = (await who.get<{ items: Proof[] }>('/v1/portal/payments')).body
  expect(items).toMatchObject([{ id: body.id, state: 'RECEIVED', hasReceipt: true }])
  const pdf = await fetch(`${service.address}/v1/portal/payments/${body.id}/receipt`, {
    headers: { authorization: who.authorization },
  })
  expect([pdf.status, Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)]).toEqual([200, '%PDF-'])
})

it('a bank line that shows what a proof says makes no second payment; one that shows less leaves it to staff', async () => {
  const who = await customer()
  const [exact, less] = [await issuedFor(who.id), await issuedFor(who.id)]
  const [whole, part] = [
    (await send(who, [{ invoiceId: exact.id, amount: '1110000' }])).body,
    (await send(who, [{ invoiceId: less.id, amount: '1110000' }])).body,
  ]
  const match = shows({ invoiceId: exact.id, amount: 111000000n })
  await stored(match)
  await stored(shows({ invoiceId: less.id, amount: 60000000n }))
  expect(await staff(whole.id)).toMatchObject({ status: 'SUCCEEDED', verification: 'VERIFIED', planned: [] })
  expect(await staff(part.id)).toMatchObject({ status: 'PENDING' })
  const { body: all } = await who.get<{ items: Proof[] }>('/v1/portal/payments')
  // The bank's own payment of 600,000, and the two proofs.
  expect(all.items.map(({ state, amount: { amount } }) => `${state} ${amount}`).toSorted()).toEqual([
    'CHECKING 1110000.00',
    'RECEIVED 1110000.00',
    'RECEIVED 600000.00',
  ])
  // Confirmed afterwards, it pays what is still owed, and the rest is unusable credit.
  expect((await confirm(part.id)).code).toBeNull()
  expect(await seen(who, less.id)).toMatchObject({ toPay: { amount: '0.00' }, unverified: { amount: '510000.00' } })

  await stored({ ...match, removedAt: '2026-11-22T00:00:00Z' })
  expect(await staff(whole.id)).toMatchObject({ status: 'SUCCEEDED', verification: 'UNVERIFIED' })
})

it('a proof of what was paid meanwhile is not confirmed, and is turned down with a reason that the customer reads', async () => {
  const who = await customer()
  const invoice = await issuedFor(who.id)
  const { body } = await send(who, [{ invoiceId: invoice.id, amount: '500000' }])
  await service.sql(`update received_payment set status = status where id = $1`, [body.id])
  const other = await maker.post<{ id: string }>('/v1/received-payments', {})
  expect(other.status).toBe(422)
  await service.sql(`update invoice set remaining_minor = 0, status = 'PAID' where id = $1`, [invoice.id])
  expect((await confirm(body.id)).code).toBe('U-ACC-PY-18')
  const canceled = await arus.resultOf(maker, '/v1/received-payments/cancel', { ids: [body.id], reason: 'Sudah lunas' })
  expect(canceled.code).toBeNull()
  const { items } = (await who.get<{ items: Proof[] }>(`/v1/portal/invoices/${invoice.id}/payments`)).body
  expect(items).toMatchObject([{ state: 'REJECTED', reason: 'Sudah lunas' }])
  expect(await staff(body.id)).toMatchObject({ status: 'FAILED' })
  const again = await arus.resultOf(maker, '/v1/received-payments/cancel', { ids: [body.id], reason: 'Sekali lagi' })
  expect(again.code).toBe('U-ACC-PY-4')
  const rejected = (await emailsOf(service)).filter(({ template }) => template === 'proofRejected')
  expect(rejected.map(({ values }) => values)).toMatchObject([
    { reason: 'Sudah lunas', invoices: [invoice.number], link: expect.stringContaining('/customer') },
  ])
})

it('refuses more than is owed, counts proofs that wait, and takes each file once', async () => {
  const who = await customer()
  const invoice = await issuedFor(who.id)
  const of = (amount: string) => [{ invoiceId: invoice.id, amount }]
  expect((await send(who, of('1110000.01'))).body.code).toBe('U-ACC-PY-8')
  const fileIds = [await fileOf(who)]
  const first = await send(who, of('1000000'), { fileIds })
  expect(first.status).toBe(201)
  expect((await send(who, of('100000'), { fileIds })).body.code).toBe('U-ACC-CU-28')
  expect((await send(who, of('110000.01'))).body).toMatchObject({ code: 'U-ACC-PY-19' })
  // Two users of the customer concurrently: only one of them fits into the open amount.
  const colleague = await enter(who.id)
  const both = await Promise.all([send(who, of('110000')), send(colleague, of('110000'))])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
})

it('names no invoice of anybody else, no draft, and no file that somebody else sent', async () => {
  const [who, other] = [await customer(), await customer()]
  const [own, foreign, draft] = [await issuedFor(who.id), await issuedFor(other.id), await arus.written(who.id)]
  const unknown = await send(who, [{ invoiceId: randomUUID(), amount: '1' }])
  for (const { id: invoiceId } of [foreign, draft]) {
    const { status, body } = await send(who, [{ invoiceId, amount: '1' }])
    expect([status, body]).toEqual([404, { ...unknown.body, requestId: expect.any(String) }])
  }
  const fileIds = [await fileOf(other)]
  expect((await send(who, [{ invoiceId: own.id, amount: '1' }], { fileIds })).body.code).toBe('U-ACC-CU-28')
  const { body: sent } = await send(other, [{ invoiceId: foreign.id, amount: '1' }])
  expect((await who.get(`/v1/portal/payments/${sent.id}/receipt`)).status).toBe(404)
  expect((await who.get(`/v1/portal/invoices/${foreign.id}/payments`)).status).toBe(404)
  expect((await who.get<{ items: Proof[] }>('/v1/portal/payments')).body.items).toEqual([])
})

it('takes files by what they are, each user a few in an hour, and forgets what is not used', async () => {
  const who = await customer()
  const text = Buffer.from('<svg onload="alert(1)"/>')
  expect((await who.upload('PAYMENT_PROOF', { bytes: text })).status).toBe(422)
  expect((await who.upload('PAYMENT_PROOF', { name: 'bukti.exe' })).status).toBe(422)
  expect((await who.upload('PAYMENT_PROOF', { size: 11 * 1024 * 1024 })).status).toBe(413)
  expect((await who.upload('PURCHASE_ORDER_DOCUMENT')).status).toBe(422)
  const { body: kept } = await who.upload('PAYMENT_PROOF')
  await service.sql(
    `insert into file (organization_id, id, purpose, name, size, content_type)
     select $1, gen_random_uuid(), 'PAYMENT_PROOF', 'x.pdf', 1, 'application/pdf' from generate_series(1, 30)`,
    [retail],
  )
  await service.sql(
    `insert into customer_upload (organization_id, file_id, customer_id, email)
     select organization_id, id, $1, $2 from file where name = 'x.pdf'`,
    [who.id, who.email],
  )
  expect((await who.upload('PAYMENT_PROOF')).body.code).toBe('U-ACC-CU-27')
  await service.sql(`update customer_upload set created_at = now() - interval '25 hours' where file_id = $1`, [kept.id])
  const removed: string[] = []
  await tidyUploads(service.database, { remove: async ({ id }) => void removed.push(id) })
  expect(removed).toEqual([kept.id])
  expect(await service.sql('select 1 from file where id = $1', [kept.id])).toEqual([])
})

it('who may not come in any more sends nothing, by a token that is still good', async () => {
  const who = await customer()
  const invoice = await issuedFor(who.id)
  const fileIds = [await fileOf(who)]
  await service.sql('update customer_user set removed_at = now() where email = $1', [who.email])
  expect((await who.upload('PAYMENT_PROOF')).body.code).toBe('G-10')
  expect((await send(who, [{ invoiceId: invoice.id, amount: '1' }], { fileIds })).body.code).toBe('G-10')
})

it('the statement of account is the customer’s own, as figures and as PDF', async () => {
  const [who, other] = [await customer(), await customer()]
  const invoice = await issuedFor(who.id)
  await issuedFor(other.id)
  const { body } = await who.get<{ customerId: string; closing: Money; entries: { number: string }[] }>(
    '/v1/portal/statement?from=2026-11-01',
  )
  expect(body).toMatchObject({
    customerId: who.id,
    closing: { amount: '1110000.00' },
    entries: [{ number: invoice.number }],
  })
  const pdf = await fetch(`${service.address}/v1/portal/statement/document?from=2026-11-01`, {
    headers: { authorization: who.authorization },
  })
  expect([pdf.status, Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)]).toEqual([200, '%PDF-'])
})

it('a message of the customer has the files that its writer sent for it, each once', async () => {
  const [who, other] = [await customer(), await customer()]
  const invoice = await issuedFor(who.id)
  const write = (fileIds: string[]) =>
    who.post<{ items: { files: { fileId: string; name: string }[] }[] } & Problem>('/v1/portal/messages', {
      kind: 'INVOICE',
      recordId: invoice.id,
      body: 'Terlampir',
      fileIds,
    })
  const { id } = (await who.upload('INVOICE_MESSAGE', { name: 'surat.pdf' })).body
  const { body } = await write([id])
  expect(body.items.at(-1)?.files).toMatchObject([{ fileId: id, name: 'surat.pdf' }])
  const bytes = (of: CustomerAtPage) =>
    fetch(`${service.address}/v1/portal/files/${id}/content`, { headers: { authorization: of.authorization } })
  expect([(await bytes(who)).status, (await bytes(other)).status]).toEqual([200, 404])
  expect((await write([id])).body.code).toBe('U-ACC-CU-28')
  expect((await write([(await other.upload('INVOICE_MESSAGE')).body.id])).body.code).toBe('U-ACC-CU-28')
  expect((await write([await fileOf(who)])).status).toBe(422)
})
