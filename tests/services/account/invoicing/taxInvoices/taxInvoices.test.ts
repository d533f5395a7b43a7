// Tax invoices over HTTP and Postgres: errors before a file, one file for all or none, returned numbers, races, other organizations.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../../services/kit/clock.ts'
import { freshAccount, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'

const SELLER = '0021832415000000'
// Its figures name days of this month.
const service = await freshAccount({}, { clock: stoppedClock('2026-11-24T03:00:00Z') })
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const owner = await service.as(people.owner.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const arus = invoicing(service, { maker, admin })
await service.sql('update organization set tax_number = $1 where organization_id = $2', [SELLER, retail])
await owner.put('/v1/invoices/tax-settings', { isVatRegistered: true, branchNumber: '000000', version: 0 })
const customer = await arus.orders.customerWith(null)
const buyer = (await maker.get<{ taxNumber: string }>(`/v1/customers/${customer}`)).body.taxNumber

type TaxInvoice = {
  status: string
  transactionCode: string | null
  number: string | null
  reason: string | null
  fileId: string | null
  daysLeft: number | null
  allowedActions: string[]
  version: number
}
type Fault = { invoiceId: string; kind: string; line: number | null; isWarning: boolean }
type Row = { row: number; outcome: string; refusal: string | null }
type Member = typeof maker

const issued = async (more: object = {}) => arus.issue((await arus.written(customer, more)).id)
const taxOf = async (id: string, person: Member = maker) =>
  (await person.get<{ items: TaxInvoice[] }>(`/v1/tax-invoices?invoiceIds=${id}`)).body.items[0]
const check = async (...invoiceIds: string[]) =>
  (await maker.post<{ faults: Fault[] }>('/v1/tax-invoices/check', { invoiceIds })).body.faults
const exporting = (
  invoiceIds: string[],
  { acceptWarnings = false, person = maker, key = randomUUID() as string } = {},
) =>
  service.send<{ id: string; invoiceCount: number } & Problem>('POST', '/v1/tax-invoices/export', {
    body: { invoiceIds, acceptWarnings },
    authorization: person.authorization,
    headers: { 'idempotency-key': key },
  })
async function exported(more: object = {}) {
  const invoice = await issued(more)
  const { status, body } = await exporting([invoice.id])
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { ...invoice, fileId: body.id }
}
let serial = 0
const nextNumber = (code = '04') => `${code}00${String(++serial).padStart(13, '0')}`
const approving = async (invoiceId: string, number: string, person: Member = maker) =>
  arus.resultOf(person, '/v1/tax-invoices/approve', {
    approvals: [{ invoiceId, number, version: (await taxOf(invoiceId))?.version ?? 1 }],
  })
const download = (id: string, person: Member = maker) =>
  fetch(`${service.address}/v1/tax-invoices/files/${id}/content`, {
    headers: { authorization: person.authorization },
  })
async function uploaded(text: string | Buffer) {
  const content = Buffer.from(text)
  const { body } = await maker.post<{ id: string }>('/v1/files', {
    purpose: 'TAX_INVOICE_NUMBERS',
    name: 'nsfp.csv',
    size: content.length,
    contentType: 'text/csv',
  })
  await fetch(`${service.address}/v1/files/${body.id}/content`, {
    method: 'PUT',
    headers: { authorization: maker.authorization, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  })
  return body.id
}
const importing = async (text: string | Buffer, person: Member = maker) =>
  person.post<{ rows: Row[] } & Problem>('/v1/tax-invoices/import', { fileId: await uploaded(text) })

describe('the file', () => {
  it('is made of what was issued, once: what it held then stays', async () => {
    const invoice = await issued({ lines: [line({ price: '50000000', quantity: '1' })] })
    expect(await taxOf(invoice.id)).toMatchObject({
      status: 'NOT_EXPORTED',
      transactionCode: '04',
      number: null,
      daysLeft: expect.any(Number),
      allowedActions: ['EXPORT'],
      version: 0,
    })
    expect(await taxOf(invoice.id, viewer)).toMatchObject({ allowedActions: [] })
    const key = randomUUID()
    const { status, body } = await exporting([invoice.id], { key })
    expect(status).toBe(201)
    expect((await exporting([invoice.id], { key })).body).toEqual(body)
    expect(await taxOf(invoice.id)).toMatchObject({ status: 'EXPORTED', fileId: body.id, version: 1 })
    await service.sql(`update customer set legal_name = 'PT Lain' where id = $1`, [customer])
    const file = await download(body.id)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="e-faktur-\d{8}-1\.xml"/),
    })
    const text = await file.text()
    expect(text).toContain(`<TIN>${SELLER}</TIN>`)
    expect(text).toContain(`<BuyerTin>${buyer}</BuyerTin>`)
    expect(text).toContain('<BuyerName>PT Surya Abadi Swalayan</BuyerName>')
    expect(text).toContain(`<RefDesc>${invoice.number}</RefDesc>`)
    expect(text).toContain('<OtherTaxBase>45833333.33</OtherTaxBase><VATRate>12</VATRate><VAT>5500000.00</VAT>')
    await service.sql(`update customer set legal_name = 'PT Surya Abadi Swalayan' where id = $1`, [customer])
    const told = await service.sql('select action, changes from activity_log where record_id = $1 order by id desc', [
      invoice.id,
    ])
    expect(told[0]).toMatchObject({
      action: 'EXPORTED',
      changes: [{ field: 'taxInvoiceStatus', before: 'NOT_EXPORTED', after: 'EXPORTED' }],
    })
  })

  it('is not made while one of them has a fault; all faults come at once', async () => {
    const good = await issued()
    const person = await arus.orders.customerWith(null)
    const bad = await arus.issue((await arus.written(person, { lines: [line({ quantity: '1.005' })] })).id)
    await service.sql(
      `update invoice set snapshot = jsonb_set(snapshot, '{buyer,taxNumber}', 'null'), invoice_date = '2026-01-05' where id = $1`,
      [bad.id],
    )
    await service.sql('update customer set tax_number = null where id = $1', [person])
    const draft = await arus.written(customer)
    expect(await check(good.id, bad.id, draft.id)).toEqual([
      { invoiceId: bad.id, kind: 'BUYER_TAX_NUMBER', line: null, isWarning: false },
      { invoiceId: bad.id, kind: 'DEADLINE_PASSED', line: null, isWarning: true },
      { invoiceId: bad.id, kind: 'QUANTITY_DECIMALS', line: 1, isWarning: true },
      { invoiceId: draft.id, kind: 'NOT_ISSUED', line: null, isWarning: false },
    ])
    expect((await exporting([good.id, bad.id], { acceptWarnings: true })).body.code).toBe('U-ACC-IN-11')
    expect(await taxOf(good.id)).toMatchObject({ status: 'NOT_EXPORTED' })
    // Data missing in the snapshot is filled in from the customer.
    await service.sql('update customer set tax_number = $2 where id = $1', [person, '0013456789012000'])
    expect((await exporting([good.id, bad.id])).body.code).toBe('U-ACC-IN-11')
    expect((await exporting([good.id, bad.id], { acceptWarnings: true })).body).toMatchObject({ invoiceCount: 2 })
    expect(await taxOf(draft.id)).toBeUndefined()
  })

  it('of two exports at once one is made; the other one learns of it', async () => {
    const [one, other] = [await issued(), await issued()]
    const answers = await Promise.all([exporting([one.id, other.id]), exporting([other.id, one.id])])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    expect(await check(one.id)).toMatchObject([{ kind: 'ALREADY_EXPORTED', isWarning: true }])
    expect((await exporting([one.id], { acceptWarnings: true })).status).toBe(201)
    expect(await taxOf(one.id)).toMatchObject({ version: 2 })
  })

  it('names the rule under which VAT is not collected', async () => {
    const invoice = await issued({ vatTreatment: 'NOT_COLLECTED' })
    expect(await taxOf(invoice.id)).toMatchObject({ transactionCode: '07', allowedActions: ['EXPORT', 'SET_FACILITY'] })
    expect(await check(invoice.id)).toMatchObject([{ kind: 'FACILITY' }])
    const set = (invoiceId: string) =>
      arus.resultOf(maker, '/v1/tax-invoices/facility', { invoiceIds: [invoiceId], facility: '05' })
    expect(await set((await issued()).id)).toMatchObject({ code: 'U-ACC-IN-25' })
    expect(await set(invoice.id)).toMatchObject({ code: null })
    const { body } = await exporting([invoice.id])
    expect(await (await download(body.id)).text()).toContain('<AddInfo>TD.00505</AddInfo>')
  })

  it('belongs to its organization, and to who may make it', async () => {
    const { id, fileId } = await exported()
    expect((await taxOf(id, elsewhere)) ?? null).toBeNull()
    expect((await download(fileId, elsewhere)).status).toBe(404)
    expect((await download(fileId, viewer)).status).toBe(403)
    expect((await exporting([id], { person: elsewhere })).status).toBe(404)
    expect((await exporting([id], { person: viewer })).status).toBe(403)
    expect((await elsewhere.post('/v1/tax-invoices/check', { invoiceIds: [id] })).status).toBe(404)
    expect(await approving(id, nextNumber(), elsewhere)).toMatchObject({ code: 'G-7' })
    expect((await viewer.post('/v1/tax-invoices/reject', { invoiceIds: [id], reason: 'x' })).status).toBe(403)
  })
})

describe('numbers', () => {
  it('are kept once it is exported, typed again where they were mistyped', async () => {
    const invoice = await issued()
    expect(await approving(invoice.id, nextNumber())).toMatchObject({ code: 'U-ACC-IN-25' })
    await exporting([invoice.id])
    expect(await approving(invoice.id, '040026')).toMatchObject({ code: 'U-ACC-IN-12' })
    expect(await approving(invoice.id, nextNumber('01'))).toMatchObject({ code: 'U-ACC-IN-12' })
    const number = nextNumber()
    const typed = `${number.slice(0, 4)}-${number.slice(4)}`
    expect(await approving(invoice.id, typed)).toMatchObject({ code: null })
    expect(await taxOf(invoice.id)).toMatchObject({
      status: 'APPROVED',
      number,
      daysLeft: null,
      allowedActions: ['APPROVE'],
    })
    expect(await check(invoice.id)).toMatchObject([{ kind: 'ALREADY_APPROVED', isWarning: false }])
    const stale = { approvals: [{ invoiceId: invoice.id, number: nextNumber(), version: 1 }] }
    expect(await arus.resultOf(maker, '/v1/tax-invoices/approve', stale)).toMatchObject({ code: 'G-3' })
    const right = nextNumber()
    expect(await approving(invoice.id, right)).toMatchObject({ code: null })
    expect(await taxOf(invoice.id)).toMatchObject({ number: right })
  })

  it('belong to one invoice, of two that type one at once too', async () => {
    const [one, other] = [await exported(), await exported()]
    const number = nextNumber()
    const answers = await Promise.all([approving(one.id, number), approving(other.id, number)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['U-ACC-IN-12', null])
    const states = [await taxOf(one.id), await taxOf(other.id)].map(tax => tax?.status)
    expect(states.toSorted()).toEqual(['APPROVED', 'EXPORTED'])
  })

  it('wait where the tax office objects, and stay taken where it is canceled', async () => {
    const invoice = await exported()
    const reject = () =>
      arus.resultOf(maker, '/v1/tax-invoices/reject', { invoiceIds: [invoice.id], reason: 'NPWP pembeli tidak valid' })
    const cancel = () => arus.resultOf(maker, '/v1/tax-invoices/cancel', { invoiceIds: [invoice.id] })
    expect(await reject()).toMatchObject({ code: null })
    expect(await taxOf(invoice.id)).toMatchObject({ status: 'REJECTED', reason: 'NPWP pembeli tidak valid' })
    expect(await reject()).toMatchObject({ code: 'U-ACC-IN-25' })
    expect(await check(invoice.id)).toEqual([])
    await exporting([invoice.id])
    expect(await taxOf(invoice.id)).toMatchObject({ status: 'EXPORTED', reason: null })
    const number = nextNumber()
    await approving(invoice.id, number)
    expect(await cancel()).toMatchObject({ code: 'U-ACC-IN-25' })
    await arus.must(arus.cancel(invoice.id, admin, { isTaxInvoiceCanceled: true }))
    expect(await check(invoice.id)).toMatchObject([{ kind: 'INVOICE_CANCELED' }])
    expect(await taxOf(invoice.id)).toMatchObject({ status: 'CANCELED', number, allowedActions: [] })
    expect(await cancel()).toMatchObject({ code: 'U-ACC-IN-25' })
    expect(await approving((await exported()).id, number)).toMatchObject({ code: 'U-ACC-IN-12' })
  })

  it('IN-46: keep their invoice from being canceled until they are canceled at the tax office', async () => {
    const invoice = await exported()
    await approving(invoice.id, nextNumber())
    expect(await arus.cancel(invoice.id)).toMatchObject({ code: 'U-ACC-IN-46' })
    expect(await arus.read(invoice.id)).toMatchObject({ status: 'ISSUED', number: invoice.number })
    // An export that the tax office has not approved yet does not block, and is canceled there automatically.
    const told = await exported()
    await arus.must(arus.cancel(told.id))
    expect(await taxOf(told.id)).toMatchObject({ status: 'EXPORTED', allowedActions: ['APPROVE', 'REJECT', 'CANCEL'] })
    // This one was never exported.
    const untold = await issued()
    await arus.must(arus.cancel(untold.id, admin, { isTaxInvoiceCanceled: true }))
    expect(await taxOf(untold.id)).toMatchObject({ status: 'NOT_EXPORTED' })
  })

  it('of a number and a cancel at once, no invoice is canceled whose number stands unsaid', async () => {
    const invoice = await exported()
    const [typed, canceled] = await Promise.all([approving(invoice.id, nextNumber()), arus.cancel(invoice.id)])
    expect(typed).toMatchObject({ code: null })
    const { status } = await arus.read(invoice.id)
    expect(status).toBe(canceled.code === null ? 'CANCELED' : 'ISSUED')
    if (canceled.code !== null) expect(canceled.code).toBe('U-ACC-IN-46')
    // If it was canceled first, its card asks to cancel the number too.
    else expect(await taxOf(invoice.id)).toMatchObject({ status: 'APPROVED', allowedActions: ['APPROVE', 'CANCEL'] })
  })

  it('come in a file: what disagrees is refused with the reason, the rest is stored', async () => {
    const [one, other, taken, open] = [await exported(), await exported(), await exported(), await issued()]
    const own = [nextNumber(), nextNumber()]
    await approving(taken.id, own[1]!)
    const rest = `,${SELLER},${buyer},1000000.00,110000`
    const HEADER = 'reference,number,seller_tax_number,buyer_tax_number,base,vat'
    const file = [
      HEADER,
      `${one.number},${own[0]}${rest}`,
      `${one.number},${nextNumber()}${rest}`,
      `${other.number},${own[1]}${rest}`,
      `${taken.number},${own[1]}${rest}`,
      `${open.number},${nextNumber()}${rest}`,
      `INV-1999-000001,${nextNumber()}${rest}`,
      `"=cmd|' /C calc'!A1",${nextNumber()}${rest}`,
    ].join('\r\n')
    const { status, body } = await importing(file)
    expect(status).toBe(200)
    expect(body.rows.map(({ row, outcome, refusal }) => [row, outcome, refusal])).toEqual([
      [2, 'STORED', null],
      [3, 'REFUSED', 'REPEATED'],
      [4, 'REFUSED', 'NUMBER_TAKEN'],
      [5, 'UNCHANGED', null],
      [6, 'REFUSED', 'STATUS'],
      [7, 'REFUSED', 'UNKNOWN_INVOICE'],
      [8, 'REFUSED', 'UNKNOWN_INVOICE'],
    ])
    expect(await taxOf(one.id)).toMatchObject({ status: 'APPROVED', number: own[0] })
    expect(await taxOf(other.id)).toMatchObject({ status: 'EXPORTED' })
    expect((await importing([HEADER, `${one.number},${nextNumber()}${rest}`].join('\n'))).body.rows).toMatchObject([
      { outcome: 'REFUSED', refusal: 'OTHER_NUMBER' },
    ])
    // Nothing of another organization is found, and its file is inaccessible.
    expect((await importing(file, elsewhere)).status).toBe(404)
    for (const hostile of [
      'a,b\n1,2\n',
      `${HEADER}\n"never closed`,
      Buffer.from([0xff, 0xfe, 0x41]),
      `${HEADER}\n${',,,,,\nx,1,2,3,4,5'.repeat(1_001)}`,
    ])
      expect((await importing(hostile)).body.code).toBe('U-ACC-IN-26')
  })
})
