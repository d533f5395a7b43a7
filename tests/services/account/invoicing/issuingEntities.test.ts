// Two legal entities of one organization, of which one is registered for VAT: which of them issues, and what follows from it.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { serviceOf } from '../../../../services/kit/tokens.ts'
import { atFileEnd } from '../../../support/fileEnd.ts'
import { freshAccount, logistics, people, type Problem, retail, SERVICE_SECRET } from '../support.ts'
import { fillSomeRegions } from './customers/support.ts'
import { invoicing } from './invoices/support.ts'
import { pagesOf } from './printing/support.ts'
import { line } from './salesOrders/support.ts'

const PKP = '0021832415000000'
const OTHER = '0013456789012000'

/** Treasury, as far as it tells of own accounts. */
const accounts = new Map<string, object>()
const isAccount = serviceOf('treasury', SERVICE_SECRET)
const server = createServer((request, response) => {
  void isAccount(request).then(service => {
    const found = service === 'account' ? accounts.get(request.url ?? '') : undefined
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}))
  })
})
await new Promise<void>(resolve => {
  server.listen(0, '127.0.0.1', resolve)
})
atFileEnd(() => server.close())
const address = server.address()
const port = address !== null && typeof address === 'object' ? address.port : 0

const service = await freshAccount({}, { treasury: { url: `http://127.0.0.1:${port}`, serviceSecret: SERVICE_SECRET } })
await fillSomeRegions(service)
const [owner, admin, maker] = await Promise.all([
  service.as(people.owner.email),
  service.as(people.admin.email),
  service.as(people.maker.email),
])
const arus = invoicing(service, { maker, admin })
await service.sql('update organization set tax_number = $1 where organization_id = $2', [PKP, retail])

type Entity = {
  id: string
  name: string
  isDefault: boolean
  taxNumber: string | null
  isVatRegistered: boolean
  version: number
}
const entities = async () => (await owner.get<{ items: Entity[] }>('/v1/entities')).body.items
const main = (await entities()).find(({ isDefault }) => isDefault)!
const addEntity = async (name: string, more: object = {}) =>
  (await owner.post<Entity & Problem>('/v1/entities', { name, ...more })).body
const branch = await addEntity('CV Arus Jasa', {
  taxNumber: OTHER,
  address: 'Jl. Melati 5, Bandung',
  branchNumber: '000001',
})
type Issued = Awaited<ReturnType<typeof arus.read>> & {
  entityId: string
  seller: { branchNumber: string | null } | null
}
const read = async (id: string) => (await maker.get<Issued>(`/v1/invoices/${id}`)).body
const NO_VAT = { vatTreatment: 'NONE' }

describe('an entity', () => {
  it('has a tax number, an address and a VAT registration of its own; the default one those of the organization', async () => {
    expect(branch).toMatchObject({ taxNumber: OTHER, isVatRegistered: false, branchNumber: '000001', isDefault: false })
    expect((await entities())[0]).toMatchObject({ id: main.id, taxNumber: PKP, isVatRegistered: true })
    // What is left out stays as it is.
    const renamed = await owner.put<Entity>(`/v1/entities/${branch.id}`, { name: 'CV Arus Jasa Abadi', version: 1 })
    expect(renamed.body).toMatchObject({ taxNumber: OTHER, version: 2 })
    await owner.put(`/v1/entities/${branch.id}`, { name: 'CV Arus Jasa', version: 2 })
    expect(await owner.put(`/v1/entities/${branch.id}`, { taxNumber: '12', version: 3 })).toMatchObject({
      status: 422,
      body: { code: 'U-ACC-OG-4' },
    })
    expect(await owner.put(`/v1/entities/${branch.id}`, { finalTaxLetter: 'S-1', version: 3 })).toMatchObject({
      status: 422,
    })
  })
})

describe('the place that the tax office knows an entity by', () => {
  const THIRD = '0024567890123000'
  const taken = (by: string, path: string) => ({
    status: 422,
    body: { code: 'U-ACC-OG-16', title: expect.stringContaining(by), errors: [{ path }] },
  })
  const post = (name: string, more: object) => owner.post<Entity & Problem>('/v1/entities', { name, ...more })

  it('is its tax number with its NITKU: another entity may have one of them, not both', async () => {
    expect(await post('CV Kembar', { taxNumber: OTHER, branchNumber: '000001' })).toMatchObject(
      taken('CV Arus Jasa', 'taxNumber'),
    )
    expect(await post('CV Kembar', { taxNumber: PKP })).toMatchObject(taken(main.name, 'taxNumber'))
    const second = await post('CV Cabang Dua', { taxNumber: OTHER, branchNumber: '000002' })
    expect(second.status).toBe(201)
    const change = (more: object) => owner.put<Entity>(`/v1/entities/${second.body.id}`, { version: 1, ...more })
    expect(await change({ branchNumber: '000001' })).toMatchObject(taken('CV Arus Jasa', 'taxNumber'))
    // As older data has it: what it already was does not keep it from being renamed.
    await service.sql("update entity set branch_number = '000001' where id = $1", [second.body.id])
    expect(await change({ name: 'CV Cabang II' })).toMatchObject({ status: 200 })
    await service.sql("update entity set branch_number = '000002' where id = $1", [second.body.id])
  })

  it('is not taken by the organization either, whose number and NITKU are in two forms', async () => {
    expect((await post('PT Pusat Lain', { taxNumber: THIRD })).status).toBe(201)
    const { items } = (await owner.get<{ items: Record<string, unknown>[] }>('/v1/organizations')).body
    const { name, legalName, defaultCurrency, timeZone, version } = items.find(({ id }) => id === retail)!
    const profile = { name, legalName, defaultCurrency, timeZone, version, address: null, taxNumber: THIRD }
    expect(await owner.put(`/v1/organizations/${retail}`, profile)).toMatchObject(taken('PT Pusat Lain', 'taxNumber'))
    expect((await post('CV Cabang PKP', { taxNumber: PKP, branchNumber: '000009' })).status).toBe(201)
    const settings = {
      isVatRegistered: true,
      branchNumber: '000009',
      finalTaxLetter: null,
      finalTaxLetterUntil: null,
      wholeRupiahLines: false,
      version: 0,
    }
    expect(await owner.put('/v1/invoices/tax-settings', settings)).toMatchObject(taken('CV Cabang PKP', 'branchNumber'))
  })

  it('is given once to two that ask at once', async () => {
    const both = await Promise.all(
      ['CV Serentak A', 'CV Serentak B'].map(name => post(name, { taxNumber: THIRD, branchNumber: '000042' })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })
})

describe('an invoice', () => {
  it('is issued by the entity that it names, under its name and tax number, and keeps both', async () => {
    const customer = await arus.orders.customerWith(null)
    const draft = await arus.written(customer, { entityId: branch.id, ...NO_VAT })
    const issued = await arus.issue(draft.id)
    const seller = { name: 'CV Arus Jasa', taxNumber: OTHER, branchNumber: '000001', address: 'Jl. Melati 5, Bandung' }
    expect(await read(issued.id)).toMatchObject({ entityId: branch.id, seller })
    const paper = await fetch(`${service.address}/v1/invoices/${issued.id}/document`, {
      headers: { authorization: maker.authorization },
    })
    expect((await pagesOf(Buffer.from(await paper.arrayBuffer()))).join(' ')).toMatch(/CV Arus Jasa.*Jl\. Melati 5/)
    // What the entity becomes changes nothing that it has issued.
    const { version } = (await entities()).find(({ id }) => id === branch.id)!
    await owner.put(`/v1/entities/${branch.id}`, { name: 'CV Lain', isVatRegistered: true, version })
    expect(await read(issued.id)).toMatchObject({ seller, version: issued.version })
    await owner.put(`/v1/entities/${branch.id}`, { name: 'CV Arus Jasa', isVatRegistered: false, version: version + 1 })
  })

  it('charges VAT only where its entity is registered, when it is written and when it is issued', async () => {
    const customer = await arus.orders.customerWith(null)
    expect(await arus.write(customer, { entityId: branch.id })).toMatchObject({
      status: 422,
      body: { code: 'U-ACC-IN-5' },
    })
    const { version } = (await entities()).find(({ id }) => id === branch.id)!
    await owner.put(`/v1/entities/${branch.id}`, { isVatRegistered: true, version })
    const draft = await arus.written(customer, { entityId: branch.id })
    await owner.put(`/v1/entities/${branch.id}`, { isVatRegistered: false, version: version + 1 })
    expect(await arus.submit(draft.id)).toMatchObject({ code: 'U-ACC-IN-5' })
    // The other entity is registered all the while.
    expect(await arus.write(customer, { entityId: main.id })).toMatchObject({ status: 201 })
  })

  it('charges VAT only where its entity has a tax number', async () => {
    const customer = await arus.orders.customerWith(null)
    const required = { status: 422, body: { code: 'U-ACC-OG-15', errors: [{ path: 'taxNumber' }] } }
    expect(await owner.post('/v1/entities', { name: 'CV Tanpa NPWP', isVatRegistered: true })).toMatchObject(required)
    const bare = await addEntity('CV Tanpa NPWP', { branchNumber: '000003' })
    const change = (more: object) => owner.put(`/v1/entities/${bare.id}`, { ...more, version: bare.version })
    expect(await change({ isVatRegistered: true })).toMatchObject(required)
    expect(await change({ isVatRegistered: true, taxNumber: PKP })).toMatchObject({ status: 200 })
    expect(await owner.put(`/v1/entities/${bare.id}`, { taxNumber: null, version: 2 })).toMatchObject(required)
    const draft = await arus.written(customer, { entityId: bare.id })
    // As older data has it: registered, and without a number.
    await service.sql('update entity set tax_number = null where id = $1', [bare.id])
    const missing = { code: 'U-ACC-IN-50', title: expect.stringContaining('CV Tanpa NPWP') }
    expect(await arus.write(customer, { entityId: bare.id })).toMatchObject({ status: 422, body: missing })
    expect(await arus.submit(draft.id)).toMatchObject({ code: 'U-ACC-IN-50' })
    expect(await arus.write(customer, { entityId: bare.id, ...NO_VAT })).toMatchObject({ status: 201 })
    await service.sql('update entity set tax_number = $2 where id = $1', [bare.id, PKP])
    await arus.issue(draft.id)
  })

  it('is proposed for the entity of the customer’s last document, else for the default one', async () => {
    const customer = await arus.orders.customerWith(null)
    const proposed = async () =>
      (await maker.get<{ items: { entityId: string }[] }>(`/v1/issuing-entities?customerIds=${customer}`)).body.items
    expect(await proposed()).toEqual([{ customerId: customer, entityId: main.id }])
    expect(await read((await arus.written(customer)).id)).toMatchObject({ entityId: main.id })
    await arus.written(customer, { entityId: branch.id, invoiceDate: '2026-11-21', ...NO_VAT })
    expect(await proposed()).toEqual([{ customerId: customer, entityId: branch.id }])
    const next = await arus.written(customer, { invoiceDate: '2026-11-22', ...NO_VAT })
    expect(await read(next.id)).toMatchObject({ entityId: branch.id })
    // Left out of a change it stays as it was.
    await service.send('PUT', `/v1/invoices/${next.id}`, {
      authorization: maker.authorization,
      body: { ...arus.inputOf(customer, NO_VAT), version: next.version },
    })
    expect(await read(next.id)).toMatchObject({ entityId: branch.id })
  })

  it('names no entity that is not of the organization', async () => {
    const customer = await arus.orders.customerWith(null)
    const [foreign] = await service.sql('select id from entity where organization_id = $1', [logistics])
    for (const entityId of [randomUUID(), String(foreign?.['id'])])
      expect(await arus.write(customer, { entityId, ...NO_VAT })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'entityId' }] },
      })
  })

  it('is found by its entity', async () => {
    const { body } = await maker.get<{ items: Issued[] }>(`/v1/invoices?entityId=${branch.id}&first=50`)
    expect(body.items.length).toBeGreaterThan(0)
    expect(new Set(body.items.map(({ entityId }) => entityId))).toEqual(new Set([branch.id]))
  })
})

describe('an order', () => {
  const unregistered = {
    status: 422,
    body: { code: 'U-ACC-SO-15', errors: [{ path: 'vatTreatment' }] },
  }

  it('charges VAT only where its entity is registered, when it is entered and when it is changed', async () => {
    const customer = await arus.orders.customerWith(null)
    expect(await arus.orders.enter(customer, { entityId: branch.id })).toMatchObject(unregistered)
    const order = await arus.orders.entered(customer, { entityId: branch.id, ...NO_VAT })
    const change = (more: object) =>
      service.send('PUT', `/v1/sales-orders/${order.id}`, {
        authorization: maker.authorization,
        body: { ...arus.orders.input(customer, more), version: order.version },
      })
    expect(await change({ entityId: branch.id })).toMatchObject(unregistered)
    // Left out, the entity stays.
    expect(await change({})).toMatchObject(unregistered)
    expect(await change({ entityId: main.id })).toMatchObject({ status: 200 })
  })

  it('charges VAT only where its entity has a tax number', async () => {
    const customer = await arus.orders.customerWith(null)
    const bare = await addEntity('CV Lupa NPWP', { isVatRegistered: true, taxNumber: OTHER, branchNumber: '000007' })
    // As older data has it: registered, and without a number.
    await service.sql('update entity set tax_number = null where id = $1', [bare.id])
    const missing = {
      status: 422,
      body: {
        code: 'U-ACC-SO-16',
        title: expect.stringContaining('CV Lupa NPWP'),
        errors: [{ path: 'vatTreatment' }],
      },
    }
    expect(await arus.orders.enter(customer, { entityId: bare.id })).toMatchObject(missing)
    const order = await arus.orders.entered(customer, { entityId: bare.id, ...NO_VAT })
    const change = (more: object) =>
      service.send('PUT', `/v1/sales-orders/${order.id}`, {
        authorization: maker.authorization,
        body: { ...arus.orders.input(customer, more), entityId: bare.id, version: order.version },
      })
    expect(await change({})).toMatchObject(missing)
    await service.sql('update entity set tax_number = $2 where id = $1', [bare.id, OTHER])
    expect(await change({})).toMatchObject({ status: 200 })
  })

  it('made from a purchase order charges none where its entity is not registered', async () => {
    const customer = await arus.orders.customerWith(null)
    await arus.orders.entered(customer, { entityId: branch.id, ...NO_VAT })
    const { body: purchase } = await arus.post<{ id: string }>(maker, '/v1/purchase-orders', {
      customerId: customer,
      number: 'PO-1',
      date: '2026-11-20',
      currency: 'IDR',
      lines: [line()],
    })
    await arus.must(arus.resultOf(maker, '/v1/purchase-orders/order', { ids: [purchase.id] }))
    const { body } = await maker.get<{ items: object[] }>(`/v1/sales-orders?purchaseOrderId=${purchase.id}`)
    expect(body.items).toMatchObject([{ entityId: branch.id, vatTreatment: 'NONE' }])
  })
})

describe('of an order', () => {
  it('all invoices are issued by its entity, also when that changes meanwhile', async () => {
    const customer = await arus.orders.customerWith(null)
    const service_ = { lines: [line({ kind: 'SERVICE' })], ...NO_VAT }
    const order = await arus.orders.entered(customer, { entityId: branch.id, ...service_ })
    await arus.must(
      arus.orders.resultOf(admin, '/v1/sales-orders/approve', { orders: [{ id: order.id, version: order.version }] }),
    )
    expect(await arus.write(customer, { orderId: order.id, entityId: main.id, ...NO_VAT })).toMatchObject({
      status: 422,
      body: { code: 'U-ACC-IN-49', errors: [{ path: 'entityId' }] },
    })
    const draft = await arus.ofOrder(order.id)
    expect(await read(draft.id)).toMatchObject({ entityId: branch.id })
    const now = await arus.orders.read(order.id)
    const changed = await service.send('PUT', `/v1/sales-orders/${order.id}`, {
      authorization: maker.authorization,
      body: {
        customerId: customer,
        orderDate: '2026-11-20',
        requiredDate: '2026-12-05',
        currency: 'IDR',
        ...service_,
        entityId: main.id,
        version: now.version,
      },
    })
    expect(changed.status).toBe(200)
    const again = await arus.orders.read(order.id)
    await arus.must(
      arus.orders.resultOf(admin, '/v1/sales-orders/approve', { orders: [{ id: order.id, version: again.version }] }),
    )
    expect(await arus.submit(draft.id)).toMatchObject({ code: 'U-ACC-IN-49' })
  })
})

describe('a credit memo', () => {
  it('pays invoices of its entity alone, chosen or oldest first', async () => {
    const customer = await arus.customerWith(null)
    const issuedBy = async (entityId: string) =>
      arus.issue((await arus.written(customer, { ...NO_VAT, entityId, invoiceDate: '2026-11-20' })).id)
    const [ours, others] = [await issuedBy(main.id), await issuedBy(branch.id)]
    const [invoiceLine] = await arus.linesOf(ours.id)
    type Memo = { id: string; version: number; remaining: { amount: string } }
    const memoOf = async (): Promise<Memo> => {
      const { body } = await arus.post<Memo>(maker, '/v1/credit-memos', {
        invoiceId: ours.id,
        memoDate: '2026-11-20',
        note: 'Sebagian batal',
        lines: [{ invoiceLineId: invoiceLine!.id, amount: '300000' }],
      })
      const { id, version } = body
      await arus.must(arus.resultOf(admin, '/v1/credit-memos/approve', { creditMemos: [{ id, version }] }))
      return (await maker.get<Memo>(`/v1/credit-memos/${id}`)).body
    }
    // The invoice that it corrects is paid, so that the credit is free for others.
    await service.sql("update invoice set remaining_minor = 0, status = 'PAID' where id = $1", [ours.id])
    const memo = await memoOf()
    expect(memo.remaining.amount).toBe('300000.00')
    const chosen = await maker.post<Problem>(`/v1/credit-memos/${memo.id}/applications`, {
      version: memo.version,
      applications: [{ invoiceId: others.id, amount: '100000' }],
    })
    expect(chosen.body.code).toBe('U-ACC-CM-27')
    const oldest = await arus.resultOf(maker, '/v1/credit-memos/apply', { ids: [memo.id] })
    expect(oldest.code).toBe('U-ACC-CM-13')
    const next = await issuedBy(main.id)
    await arus.must(arus.resultOf(maker, '/v1/credit-memos/apply', { ids: [memo.id] }))
    expect((await read(next.id)).remaining.amount).toBe('700000.00')
    expect((await read(others.id)).remaining.amount).toBe('1000000.00')
  })

  it('is of the entity whose invoice it corrects, and found by it', async () => {
    const customer = await arus.customerWith(null)
    const { id: invoiceId } = await arus.issue(
      (await arus.written(customer, { ...NO_VAT, entityId: branch.id, invoiceDate: '2026-11-20' })).id,
    )
    const [invoiceLine] = await arus.linesOf(invoiceId)
    const { body: memo } = await arus.post<{ id: string; entityId: string }>(maker, '/v1/credit-memos', {
      invoiceId,
      memoDate: '2026-11-20',
      note: 'Sebagian batal',
      lines: [{ invoiceLineId: invoiceLine!.id, amount: '300000' }],
    })
    expect(memo.entityId).toBe(branch.id)
    const idsOf = async (entityId: string) =>
      (
        await maker.get<{ items: { id: string }[] }>(`/v1/credit-memos?entityId=${entityId}&customerId=${customer}`)
      ).body.items.map(({ id }) => id)
    expect(await idsOf(branch.id)).toEqual([memo.id])
    expect(await idsOf(main.id)).toEqual([])
  })
})

describe('e-Faktur', () => {
  it('has one seller in a file: of several entities it is refused, of one it carries that entity’s numbers', async () => {
    const { version } = (await entities()).find(({ id }) => id === branch.id)!
    await owner.put(`/v1/entities/${branch.id}`, { isVatRegistered: true, version })
    const customer = await arus.orders.customerWith(null)
    const ofMain = await arus.issue((await arus.written(customer, { entityId: main.id })).id)
    const ofBranch = await arus.issue((await arus.written(customer, { entityId: branch.id })).id)
    const ids = [ofMain.id, ofBranch.id]
    const checked = await maker.post<{ faults: { kind: string }[] }>('/v1/tax-invoices/check', { invoiceIds: ids })
    expect(checked.body.faults.map(({ kind }) => kind)).toContain('OTHER_ENTITY')
    const exporting = (invoiceIds: string[]) =>
      service.send<{ id: string } & Problem>('POST', '/v1/tax-invoices/export', {
        body: { invoiceIds, acceptWarnings: true },
        authorization: maker.authorization,
        headers: { 'idempotency-key': randomUUID() },
      })
    expect(await exporting(ids)).toMatchObject({ status: 422, body: { code: 'U-ACC-IN-11' } })
    const { status, body } = await exporting([ofBranch.id])
    expect(status).toBe(201)
    const file = await fetch(`${service.address}/v1/tax-invoices/files/${body.id}/content`, {
      headers: { authorization: maker.authorization },
    })
    const text = await file.text()
    expect(text).toContain(`<TIN>${OTHER}</TIN>`)
    expect(text).toContain(`<SellerIDTKU>${OTHER}000001</SellerIDTKU>`)
    expect(text).not.toContain(PKP)
    await owner.put(`/v1/entities/${branch.id}`, { isVatRegistered: false, version: version + 1 })
  })
})

describe('bank details', () => {
  const ownAccount = (accountNumber: string, entityId: string) => {
    const id = randomUUID()
    const account = { bankName: 'BCA', accountNumber, holderName: 'PT', currency: 'IDR', entityId, isOpen: true }
    accounts.set(`/v1/organizations/${retail}/own-accounts/${id}`, account)
    return id
  }
  const choose = async (entityId: string | null, bankAccountId: string) =>
    owner.put<Problem>('/v1/invoice-bank-details', {
      ...(entityId && { entityId }),
      bankAccountId,
      version: 0,
      ...(await owner.fresh()),
    })

  it('are of the entity’s own accounts, and printed on its documents alone', async () => {
    expect(await choose(branch.id, ownAccount('1111100000', main.id))).toMatchObject({
      status: 422,
      body: { code: 'U-ACC-BD-3' },
    })
    expect(await choose(branch.id, ownAccount('2222200000', branch.id))).toMatchObject({ status: 200 })
    expect(await choose(null, ownAccount('3333300000', main.id))).toMatchObject({ status: 200 })
    const customer = await arus.orders.customerWith(null)
    const bankOf = async (entityId: string) => {
      const { id } = await arus.issue((await arus.written(customer, { entityId, ...NO_VAT })).id)
      const [row] = await service.sql(`select snapshot->'bank'->>'accountNumber' as bank from invoice where id = $1`, [
        id,
      ])
      return row?.['bank']
    }
    expect([await bankOf(branch.id), await bankOf(main.id)]).toEqual(['2222200000', '3333300000'])
    // A statement of both names no account: each invoice says where to transfer.
    const statement = await fetch(`${service.address}/v1/customers/${customer}/statement/document`, {
      headers: { authorization: maker.authorization },
    })
    const text = (await pagesOf(Buffer.from(await statement.arrayBuffer()))).join(' ')
    expect(text).not.toMatch(/2222200000|3333300000/)
  })
})

it('an entity that has issued is not deleted; one that has not is', async () => {
  const unused = await addEntity('PT Belum Dipakai')
  expect(await owner.remove(`/v1/entities/${unused.id}?version=1`)).toMatchObject({ status: 200 })
  const { version } = (await entities()).find(({ id }) => id === branch.id)!
  expect(await owner.remove(`/v1/entities/${branch.id}?version=${version}`)).toMatchObject({
    status: 409,
    body: { code: 'U-ACC-OG-14' },
  })
})
