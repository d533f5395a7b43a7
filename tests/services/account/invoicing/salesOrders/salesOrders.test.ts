// Sales orders over HTTP and Postgres: who enters, approves and ends them, and the effect of a credit limit.
import { describe, expect, it } from 'vitest'
import { freshAccount, emailsOf, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { line, type Order, ordering } from './support.ts'

const service = await freshAccount()
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const { customerWith, input, enter, entered, read, resultOf, approve, approved, linesOf, receive } = ordering(service, {
  maker,
  admin,
})
const anybody = await customerWith(null)
const codeOf = async (answer: Promise<{ body: Problem }>) => (await answer).body.code

describe('entering orders', () => {
  it('stores figures, lines and the customer as they are, and tells the log', async () => {
    const order = await entered(anybody, {
      customerReference: 'SRS/PO/11/2231',
      lines: [line({ quantity: '3', price: '1333333', discount: { percent: '7.5' } })],
    })
    expect(order).toMatchObject({
      status: 'OPEN',
      fulfillment: 'UNFULFILLED',
      paymentStatus: 'UNBILLED',
      approvedAt: null,
      firstLine: 'Kardus double wall',
      lineCount: 1,
      totals: { base: { amount: '3699999.07' }, vat: { amount: '407000.00' }, total: { amount: '4106999.07' } },
      allowedActions: ['UPDATE', 'CANCEL'],
    })
    expect(order.number).toMatch(/^SO-2026-\d{6}$/)
    expect(await linesOf(order.id)).toMatchObject([{ ordered: '3', received: '0', remaining: '3', creditDue: '0' }])
    const told = await service.sql('select action, record_label from activity_log where record_id = $1', [order.id])
    expect(told).toEqual([{ action: 'CREATED', record_label: order.number }])
  })

  it.each([
    [{ requiredDate: '2026-11-19' }, 'U-ACC-SO-5'],
    [{ discount: { amount: '1000000.01' } }, 'U-ACC-SO-6'],
    [{ lines: [line({ price: '0' })] }, 'U-ACC-SO-7'],
    [{ lines: [line({ taxUnit: 'UM.0040' })] }, 'U-ACC-PD-2'],
    [{ lines: [line({ productId: '018f0000-0000-7000-8000-000000000000' })] }, 'G-7'],
    [{ lines: [] }, 'G-2'],
    [{ lines: [line({ quantity: '0' })] }, 'G-2'],
    [{ lines: [line({ quantity: '1.00001' })] }, 'G-2'],
    [{ lines: [line({ discount: { percent: '5', amount: '1' } })] }, 'G-2'],
    [{ lines: [line({ description: '\u200b\u2060' })] }, 'G-2'],
    [{ customerReference: '\u200b' }, 'G-2'],
    [{ discount: { percent: '100.01' } }, 'G-2'],
    [{ currency: 'EUR' }, 'G-2'],
  ])('refuses %j with %s', async (more, code) => {
    expect(await codeOf(enter(anybody, more))).toBe(code)
  })

  it('refuses a customer who is not active, one of elsewhere, and people without the permission', async () => {
    const id = await customerWith(null)
    const { body } = await maker.get<{ version: number }>(`/v1/customers/${id}`)
    await maker.post(`/v1/customers/${id}/deactivate`, { version: body.version, reason: 'tutup' })
    expect(await codeOf(enter(id))).toBe('U-ACC-CU-8')
    expect(await codeOf(enter(anybody, {}, elsewhere))).toBe('G-7')
    expect(await codeOf(enter(anybody, {}, viewer))).toBe('G-20')
  })

  it('numbers by the order date’s year without gaps, also of many at once and of those refused', async () => {
    const customer = await customerWith(null)
    const inYear = (more: object = {}) => enter(customer, { orderDate: '2031-01-01', requiredDate: null, ...more })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => inYear(n % 4 === 0 ? { lines: [line({ taxUnit: 'UM.0040' })] } : {})),
    )
    const numbers = answers.filter(({ status }) => status === 201).map(({ body }) => body.number)
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => `SO-2031-00000${n}`))
    expect((await inYear()).body.number).toBe('SO-2031-000010')
  })

  it('begins numbers as the order settings say', async () => {
    const owner = await service.as(people.owner.email)
    const { body } = await owner.get<object>('/v1/order-settings')
    await owner.put('/v1/order-settings', { ...body, salesOrderPrefix: 'ORD' })
    expect((await entered(anybody)).number).toMatch(/^ORD-2026-/)
    const { body: now } = await owner.get<object>('/v1/order-settings')
    await owner.put('/v1/order-settings', { ...now, salesOrderPrefix: 'SO' })
  })
})

describe('changing orders', () => {
  it('keeps what changed as a revision, and wants approval again of somebody else', async () => {
    const order = await approved(anybody)
    const edit = { ...input(anybody, { lines: [line({ quantity: '12' }), line({ description: 'Palet' })] }) }
    const { body } = await maker.put<Order & Problem>(`/v1/sales-orders/${order.id}`, {
      ...edit,
      version: order.version,
    })
    expect(body).toMatchObject({ approvedAt: null, lineCount: 2, version: order.version + 1 })
    const revisions = await viewer.get<{ items: { number: number; changes: object[] }[] }>(
      `/v1/sales-orders/revisions?orderIds=${order.id}`,
    )
    expect(revisions.body.items.map(({ number }) => number)).toEqual([2, 1])
    expect(revisions.body.items[0]?.changes).toEqual(
      expect.arrayContaining([
        { line: 'Kardus double wall', field: 'quantity', before: '10', after: '12' },
        { line: 'Palet', field: 'quantity', before: null, after: '10' },
        { line: null, field: 'total', before: '1110000.00 IDR', after: '2442000.00 IDR' },
      ]),
    )
    // Orders that are no longer approved have no exposure.
    expect(await exposureOf(anybody)).toBe('0.00')
  })

  it('stays approved when it is saved as it was', async () => {
    const more = { discount: { percent: '2.5' }, lines: [line({ quantity: '12.5' }), line({ description: 'Palet' })] }
    const before = await approved(anybody, more)
    const again = { ...input(anybody, more), version: before.version }
    const { body } = await maker.put<Order>(`/v1/sales-orders/${before.id}`, again)
    expect(before.approvedAt).not.toBeNull()
    expect(body).toMatchObject({ approvedAt: before.approvedAt, version: before.version })
  })

  it('of two at once takes one, and refuses what was seen before', async () => {
    const order = await entered(anybody)
    const edit = (note: string) =>
      maker.put<Problem>(`/v1/sales-orders/${order.id}`, { ...input(anybody), note, version: order.version })
    const both = await Promise.all([edit('a'), edit('b')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await codeOf(edit('c'))).toBe('G-3')
  })

  it('takes none once something was received, also when it came back', async () => {
    const order = await approved(anybody)
    const [only] = await linesOf(order.id)
    await receive(order.id, [{ lineId: only!.id, quantity: '1' }])
    await receive(order.id, [{ lineId: only!.id, quantity: '1' }], { kind: 'RETURN' })
    expect(await read(order.id)).toMatchObject({ status: 'OPEN', allowedActions: ['CLOSE', 'RECEIVE'] })
    const { version } = await read(order.id)
    const answer = maker.put<Problem>(`/v1/sales-orders/${order.id}`, { ...input(anybody), version })
    expect(await codeOf(answer)).toBe('U-ACC-SO-3')
    expect(await resultOf(maker, '/v1/sales-orders/cancel', { ids: [order.id], reason: 'x' })).toMatchObject({
      code: 'U-ACC-SO-3',
    })
  })
})

const exposureOf = async (customerId: string) => {
  type Exposures = { items: { exposure: { amount: string } }[] }
  const { body } = await viewer.get<Exposures>(`/v1/sales-orders/exposure?customerIds=${customerId}`)
  return body.items[0]?.exposure.amount
}

/** An order whose total is the amount: export has no VAT. */
const worth = (amount: string) => ({ vatTreatment: 'EXPORT', lines: [line({ quantity: '1', price: amount })] })

describe('approving orders', () => {
  it('is for those who may, not for authors, of what they saw, and once', async () => {
    const order = await entered(anybody, {}, admin)
    expect(await approve(maker, order)).toMatchObject({ status: 403, code: 'G-20' })
    expect(await approve(admin, order)).toMatchObject({ code: 'U-ACC-SO-4' })
    const other = await entered(anybody)
    expect(await approve(admin, { ...other, version: 7 })).toMatchObject({ code: 'G-3' })
    expect(await approve(admin, other)).toMatchObject({ code: null })
    expect(await approve(admin, await read(other.id))).toMatchObject({ code: 'U-ACC-SO-8' })
    expect(await read(other.id)).toMatchObject({
      status: 'OPEN',
      allowedActions: ['UPDATE', 'CANCEL', 'CLOSE', 'RECEIVE'],
    })
  })

  it('case 29 with orders only: the limit lets the last rupiah pass and no sen more', async () => {
    const customer = await customerWith('100000000')
    await approved(customer, worth('90000000'))
    const over = await entered(customer, worth('10000000.01'))
    expect(await approve(admin, over)).toMatchObject({ code: 'U-ACC-SO-1' })
    const { body } = await viewer.get<{ items: object[] }>(`/v1/sales-orders/credit?orderIds=${over.id}`)
    expect(body.items).toMatchObject([
      { exposure: { amount: '90000000.00' }, left: null, exceededBy: { amount: '0.01', currency: 'IDR' } },
    ])
    expect(await approve(admin, await entered(customer, worth('10000000')))).toMatchObject({ code: null })
    expect(await exposureOf(customer)).toBe('100000000.00')
  })

  it('two at once on the last rupiah: one passes', async () => {
    const customer = await customerWith('100000000')
    await approved(customer, worth('90000000'))
    const both = await Promise.all([1, 2].map(() => entered(customer, worth('10000000'))))
    const answers = await Promise.all(both.map(order => approve(admin, order)))
    expect(answers.map(({ code }) => String(code)).toSorted()).toEqual(['U-ACC-SO-1', 'null'])
    expect(await exposureOf(customer)).toBe('100000000.00')
  })

  it('over the limit wants a reason, which the order keeps', async () => {
    const customer = await customerWith('0')
    const order = await entered(customer)
    expect(await approve(admin, order)).toMatchObject({ code: 'U-ACC-SO-1' })
    expect(await approve(admin, order, { overrideReason: 'dibayar di muka' })).toMatchObject({ code: null })
    expect(await read(order.id)).toMatchObject({ overrideReason: 'dibayar di muka' })
    const told = await service.sql(`select reason from activity_log where record_id = $1 and action = 'APPROVED'`, [
      order.id,
    ])
    expect(told).toEqual([{ reason: 'dibayar di muka' }])
  })

  it('over the limit wants someone who reviews customers', async () => {
    const customer = await customerWith('0')
    const order = await entered(customer)
    await service.sql(
      `update role set permissions = array_remove(permissions, 'invoicing.customers.review')
      where organization_id = $1 and name = 'Admin'`,
      [admin.organizationId],
    )
    const limited = await service.as(people.admin.email)
    expect(await approve(limited, order, { overrideReason: 'x' })).toMatchObject({ code: 'U-ACC-SO-1' })
    await service.sql(
      `update role set permissions = permissions || '{invoicing.customers.review}'
      where organization_id = $1 and name = 'Admin'`,
      [admin.organizationId],
    )
  })

  it('of a customer who is deactivated at the same moment, either comes first', async () => {
    const customer = await customerWith(null)
    const order = await entered(customer)
    const { body } = await maker.get<{ version: number }>(`/v1/customers/${customer}`)
    const [{ code }] = await Promise.all([
      approve(admin, order),
      maker.post(`/v1/customers/${customer}/deactivate`, { version: body.version, reason: 'tutup' }),
    ])
    expect([null, 'U-ACC-CU-8']).toContain(code)
    expect((await read(order.id)).approvedAt === null).toBe(code !== null)
  })
})

describe('letters of decisions', () => {
  const toldOf = async ({ id }: Order) =>
    (await emailsOf(service)).flatMap(mail =>
      mail.template === 'orderDecided' && mail.values.link.endsWith(`/sales-order/${id}`) ? [mail] : [],
    )

  it('tell who wrote an order that it is approved, once', async () => {
    const order = await approved(anybody)
    expect(await approve(admin, await read(order.id))).toMatchObject({ code: 'U-ACC-SO-8' })
    expect(await toldOf(order)).toMatchObject([
      { to: { email: people.maker.email }, values: { number: order.number, reason: null } },
    ])
  })

  it('tell why it is rejected, and nobody of what they decided themselves', async () => {
    const order = await entered(anybody)
    const edit = { ...input(anybody, { note: 'Antar pagi' }), version: order.version }
    expect((await admin.put(`/v1/sales-orders/${order.id}`, edit)).status).toBe(200)
    expect(await resultOf(admin, '/v1/sales-orders/reject', { ids: [order.id], reason: 'stok habis' })).toMatchObject({
      code: null,
    })
    expect(await toldOf(order)).toMatchObject([
      { to: { email: people.maker.email }, values: { number: order.number, reason: 'stok habis' } },
    ])
  })
})

describe('ending orders', () => {
  it('rejects what waits for approval, with a reason', async () => {
    const order = await entered(anybody)
    const reject = (person = admin) =>
      resultOf(person, '/v1/sales-orders/reject', { ids: [order.id], reason: 'harga lama' })
    expect(await reject(maker)).toMatchObject({ code: 'G-20' })
    expect(await reject()).toMatchObject({ code: null })
    expect(await read(order.id)).toMatchObject({ status: 'REJECTED', reason: 'harga lama', allowedActions: [] })
    expect(await reject()).toMatchObject({ code: 'U-ACC-SO-2' })
    const sold = await approved(anybody)
    expect(await resultOf(admin, '/v1/sales-orders/reject', { ids: [sold.id], reason: 'x' })).toMatchObject({
      code: 'U-ACC-SO-8',
    })
  })

  it('cancels and closes with what each needs, and frees the credit', async () => {
    const customer = await customerWith(null)
    const [first, second] = [await approved(customer), await approved(customer)]
    expect(await exposureOf(customer)).toBe('2220000.00')
    await resultOf(maker, '/v1/sales-orders/cancel', { ids: [first.id], reason: 'pelanggan mundur' })
    expect(await read(first.id)).toMatchObject({ status: 'CANCELED', reason: 'pelanggan mundur' })
    const close = (reason?: string) =>
      resultOf(maker, '/v1/sales-orders/close', { ids: [second.id], ...(reason && { reason }) })
    expect(await close()).toMatchObject({ code: 'U-ACC-SO-10' })
    expect(await close('stok habis')).toMatchObject({ code: null })
    expect(await read(second.id)).toMatchObject({ status: 'CLOSED', reason: 'stok habis' })
    expect(await exposureOf(customer)).toBe('0.00')
    const waiting = await entered(customer)
    expect(await resultOf(maker, '/v1/sales-orders/close', { ids: [waiting.id], reason: 'x' })).toMatchObject({
      code: 'U-ACC-SO-9',
    })
  })
})

describe('lists', () => {
  it('filter, search, sort, count and sum', async () => {
    const customer = await customerWith(null)
    const small = await approved(customer, {
      orderDate: '2026-10-01',
      lines: [line({ description: 'Selotip bening' })],
    })
    const large = await entered(customer, {
      orderDate: '2026-10-02',
      requiredDate: null,
      lines: [line({ quantity: '90' })],
    })
    const ids = async (query: string) =>
      (await viewer.get<{ items: Order[] }>(`/v1/sales-orders?customerId=${customer}&${query}`)).body.items.map(
        ({ id }) => id,
      )
    expect(await ids('sort=-orderDate')).toEqual([large.id, small.id])
    expect(await ids('sort=requiredDate')).toEqual([small.id, large.id])
    expect(await ids('waitingApproval=true')).toEqual([large.id])
    expect(await ids('waitingApproval=false')).toEqual([small.id])
    expect(await ids('search=selotip')).toEqual([small.id])
    expect(await ids('amountAtLeast=2000000')).toEqual([large.id])
    expect(await ids('orderTo=2026-10-01')).toEqual([small.id])
    expect(await ids('status=CLOSED')).toEqual([])
    const first = await viewer.get<{ next: string }>(
      `/v1/sales-orders?customerId=${customer}&sort=-requiredDate&first=1`,
    )
    expect(await ids(`sort=-requiredDate&first=1&after=${first.body.next}`)).toEqual([small.id])
    expect(await codeOf(viewer.get('/v1/sales-orders?amountAtLeast=5&amountNoMoreThan=5'))).toBe('G-2')
    expect((await viewer.get(`/v1/sales-orders/summary?customerId=${customer}`)).body).toEqual({
      totalCount: 2,
      totals: [{ amount: '11100000.00', currency: 'IDR' }],
    })
    const { body: counts } = await viewer.get<Record<string, unknown>>('/v1/sales-orders/counts')
    // Each order is in one tab; the sums beside the counts are none.
    const { all, ...others } = counts
    const tabs = Object.values(others).filter(each => typeof each === 'number')
    expect(tabs.reduce((sum, each) => sum + each)).toBe(all)
    expect(await codeOf(elsewhere.get(`/v1/sales-orders/${small.id}`))).toBe('G-7')
  })

  it('suggest what the customer ordered at its newest price, then products', async () => {
    const customer = await customerWith(null)
    await entered(customer, { orderDate: '2026-09-01', lines: [line({ description: 'Stretch film', price: '90000' })] })
    await entered(customer, { orderDate: '2026-09-02', lines: [line({ description: 'Stretch film', price: '92500' })] })
    await maker.post('/v1/products', {
      code: 'STF-1',
      name: 'Stretch film tebal',
      kind: 'GOODS',
      unit: 'rol',
      taxUnit: 'UM.0018',
      vatTreatment: 'STANDARD',
    })
    const { body } = await viewer.get<{ items: object[] }>(
      `/v1/sales-orders/suggestions?customerId=${customer}&search=stretch`,
    )
    expect(body.items).toMatchObject([
      { description: 'Stretch film', price: { amount: '92500.00', currency: 'IDR' }, orderedOn: '2026-09-02' },
      { description: 'Stretch film tebal', price: null, orderedOn: null },
    ])
  })

  it('compute an order while it is typed, with the credit that it would take', async () => {
    const customer = await customerWith('1000000')
    const draft = { customerId: customer, orderDate: '2026-11-20', currency: 'IDR', vatTreatment: 'STANDARD' }
    const answer = await viewer.post('/v1/sales-orders/amounts', {
      ...draft,
      lines: [{ quantity: '10', price: '100000', withholding: 'PPH23' }],
    })
    expect(answer.body).toMatchObject({
      lines: [{ gross: '1000000.00', base: '1000000.00' }],
      totals: { total: { amount: '1110000.00' }, expectedCash: { amount: '1090000.00' } },
      credit: { limit: { amount: '1000000.00' }, exceededBy: { amount: '110000.00' } },
    })
  })
})
