// Purchase orders over HTTP and Postgres: customers' unique numbers, their sales orders, and how they end.
import { describe, expect, it } from 'vitest'
import { freshAccount, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { line, type Order, ordering, type Result } from '../salesOrders/support.ts'

const service = await freshAccount()
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const { customerWith, input, enter, entered, resultOf, post } = ordering(service, { maker, admin })
const customer = await customerWith(null)
const another = await customerWith(null)

type Purchase = {
  id: string
  number: string
  status: string
  amount: { amount: string }
  ordered: { amount: string }
  orderedBeyond: { amount: string } | null
  reason: string | null
  files: { name: string }[]
  allowedActions: string[]
  version: number
}
type PurchaseLine = Record<'id' | 'description' | 'quantity' | 'ordered' | 'left' | 'amount', string>

let given = 0
const wanted = (more: object = {}) => ({
  customerId: customer,
  number: `PO-${String((given += 1)).padStart(4, '0')}`,
  date: '2026-11-18',
  requiredDate: '2099-12-05',
  currency: 'IDR',
  lines: [line(), line({ description: 'Palet kayu', quantity: '2.5', price: '33333.33' })],
  ...more,
})
const send = (more: object = {}, person = maker) => post<Purchase>(person, '/v1/purchase-orders', wanted(more))
async function sent(more: object = {}): Promise<Purchase> {
  const { status, body } = await send(more)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
const read = async (id: string) => (await maker.get<Purchase>(`/v1/purchase-orders/${id}`)).body
const linesOf = async (id: string) =>
  (await viewer.get<{ items: PurchaseLine[] }>(`/v1/purchase-orders/lines?purchaseOrderIds=${id}`)).body.items
const end = async (how: string, { id, version }: Purchase, more: object = { reason: 'harga lama' }, person = maker) => {
  const { body } = await person.post<Purchase & Problem>(`/v1/purchase-orders/${id}/${how}`, { version, ...more })
  return body.code ?? body.status
}
const edit = (of: Purchase, more: object = {}) =>
  maker.put<Purchase & Problem>(`/v1/purchase-orders/${of.id}`, {
    ...wanted({ number: of.number }),
    version: of.version,
    ...more,
  })
const codeOf = async (answer: Promise<{ body: Problem }>) => (await answer).body.code
const cancelOrder = ({ id }: Order) => resultOf(maker, '/v1/sales-orders/cancel', { ids: [id], reason: 'mundur' })

describe('entering purchase orders', () => {
  it('stores what they order, and tells the log', async () => {
    const made = await sent()
    expect(made).toMatchObject({
      status: 'OPEN',
      // 10 × 100,000.00 and 2.5 × 33,333.33, each line to 0.01, without VAT.
      amount: { amount: '1083333.33', currency: 'IDR' },
      ordered: { amount: '0.00' },
      orderedBeyond: null,
      allowedActions: ['UPDATE', 'ORDER', 'REJECT', 'CANCEL', 'CLOSE'],
    })
    expect(await linesOf(made.id)).toMatchObject([
      { description: 'Kardus double wall', quantity: '10', ordered: '0', left: '10', amount: '1000000.00' },
      { description: 'Palet kayu', quantity: '2.5', ordered: '0', left: '2.5', amount: '83333.33' },
    ])
    const told = await service.sql('select action, record_label from activity_log where record_id = $1', [made.id])
    expect(told).toEqual([{ action: 'CREATED', record_label: made.number }])
    expect((await viewer.get<Purchase>(`/v1/purchase-orders/${made.id}`)).body.allowedActions).toEqual([])
  })

  it('PO-1: a customer gives a number once, in whatever case; another customer may give it too', async () => {
    const { number } = await sent({ number: 'SRS/11/A' })
    const taken = await send({ number: number.toLowerCase() })
    expect(taken).toMatchObject({ status: 422, body: { errors: [{ path: 'number', code: 'U-ACC-PO-1' }] } })
    expect((await send({ number, customerId: another })).status).toBe(201)
    const other = await sent()
    expect(await codeOf(edit(other, { number }))).toBe('U-ACC-PO-1')
    expect(await codeOf(edit(other, { number: other.number.toLowerCase() }))).toBeUndefined()
  })

  it('two of one number at once: one is entered', async () => {
    const both = await Promise.all([send({ number: 'TWICE-1' }), send({ number: 'twice-1' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
    // Also for concurrent changes, which no row lock separates.
    const [one, two] = [await sent({ customerId: another }), await sent({ customerId: another })]
    const edits = await Promise.all([one, two].map(of => edit(of, { customerId: another, number: 'TWICE-2' })))
    expect(edits.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('the database itself takes a number once', async () => {
    const { id } = await sent()
    await sent({ number: 'ONCE-1' })
    const second = service.sql(`update purchase_order set number = 'once-1' where id = $1`, [id])
    await expect(second).rejects.toMatchObject({ constraint: 'purchase_order_number' })
  })

  it.each([
    [{ requiredDate: '2026-11-17' }, 'U-ACC-PO-5'],
    [{ lines: [line({ taxUnit: 'UM.0040' })] }, 'U-ACC-PD-2'],
    [{ lines: [line({ productId: '018f0000-0000-7000-8000-000000000000' })] }, 'G-7'],
    [{ lines: [line({ discount: { percent: '5' } })] }, 'G-2'],
    [{ lines: [line({ quantity: '0' })] }, 'G-2'],
    [{ lines: [] }, 'G-2'],
    [{ number: '  ' }, 'G-2'],
    [{ fileIds: ['018f0000-0000-7000-8000-000000000000'] }, 'G-7'],
    [{ customerId: '018f0000-0000-7000-8000-000000000000' }, 'G-7'],
  ])('refuses %j with %s', async (more, code) => {
    expect(await codeOf(send(more))).toBe(code)
  })

  it('refuses people without the permission, and customers and purchase orders of elsewhere', async () => {
    expect(await codeOf(send({}, viewer))).toBe('G-20')
    expect(await codeOf(send({}, elsewhere))).toBe('G-7')
    const { id } = await sent()
    expect(await codeOf(elsewhere.get(`/v1/purchase-orders/${id}`))).toBe('G-7')
    expect((await elsewhere.get(`/v1/purchase-orders/lines?purchaseOrderIds=${id}`)).body).toEqual({ items: [] })
  })

  it('a retry with the same key makes no second one', async () => {
    const [body, key] = [wanted(), '018f0000-0000-4000-8000-000000000007']
    const once = () =>
      service.send<Purchase>('POST', '/v1/purchase-orders', {
        body,
        authorization: maker.authorization,
        headers: { 'idempotency-key': key },
      })
    expect((await once()).body.id).toBe((await once()).body.id)
  })
})

describe('changing purchase orders', () => {
  it('keeps what changed as a revision, and refuses what was seen before', async () => {
    const made = await sent()
    const { status, body } = await edit(made, { lines: [line({ quantity: '12' })], note: 'Kirim pagi' })
    expect({ status, version: body.version, amount: body.amount.amount }).toEqual({
      status: 200,
      version: made.version + 1,
      amount: '1200000.00',
    })
    const { body: revisions } = await viewer.get<{ items: { number: number; changes: object[] }[] }>(
      `/v1/purchase-orders/revisions?purchaseOrderIds=${made.id}`,
    )
    expect(revisions.items.map(({ number }) => number)).toEqual([2, 1])
    expect(revisions.items[0]?.changes).toEqual([
      { line: null, field: 'note', before: null, after: 'Kirim pagi' },
      { line: null, field: 'amount', before: '1083333.33 IDR', after: '1200000.00 IDR' },
      { line: 'Kardus double wall', field: 'quantity', before: '10', after: '12' },
      { line: 'Palet kayu', field: 'description', before: 'Palet kayu', after: null },
      { line: 'Palet kayu', field: 'quantity', before: '2.5', after: null },
      { line: 'Palet kayu', field: 'unit', before: 'lembar', after: null },
      { line: 'Palet kayu', field: 'price', before: '33333.33', after: null },
    ])
    expect(await codeOf(edit(made))).toBe('G-3')
  })
})

describe('sales orders that answer', () => {
  it('accept it, take its number, and count by line until they are canceled', async () => {
    const purchase = await sent()
    const [boxes, pallets] = await linesOf(purchase.id)
    const order = await entered(customer, {
      purchaseOrderId: purchase.id,
      customerReference: 'sesuatu',
      lines: [line({ quantity: '4', purchaseOrderLineId: boxes!.id })],
    })
    expect(order).toMatchObject({ purchaseOrderId: purchase.id, customerReference: purchase.number })
    expect(await read(purchase.id)).toMatchObject({
      status: 'ACCEPTED',
      ordered: { amount: '400000.00' },
      orderedBeyond: null,
      allowedActions: ['ORDER', 'CLOSE'],
    })
    expect(await linesOf(purchase.id)).toMatchObject([
      { ordered: '4', left: '6' },
      { ordered: '0', left: '2.5' },
    ])
    const now = await read(purchase.id)
    expect(await codeOf(edit(now))).toBe('U-ACC-PO-2')
    expect(await end('reject', now)).toBe('U-ACC-PO-2')
    const answers = await viewer.get(`/v1/purchase-orders/answers?purchaseOrderIds=${purchase.id}`)
    expect(answers.body).toEqual({ items: [{ purchaseOrderId: purchase.id, id: order.id }] })

    await cancelOrder(order)
    expect(await read(purchase.id)).toMatchObject({ status: 'OPEN', ordered: { amount: '0.00' } })
    expect(await linesOf(purchase.id)).toMatchObject([{ left: '10' }, { left: '2.5' }])
    // Its lines can be changed by then: the canceled order's links are dropped.
    expect((await edit(await read(purchase.id), { lines: [line()] })).status).toBe(200)
    expect(pallets).toBeDefined()
  })

  it('may order more than it, which it tells', async () => {
    const purchase = await sent()
    const [boxes] = await linesOf(purchase.id)
    await entered(customer, {
      purchaseOrderId: purchase.id,
      lines: [line({ quantity: '11', purchaseOrderLineId: boxes!.id })],
    })
    expect(await read(purchase.id)).toMatchObject({
      ordered: { amount: '1100000.00' },
      orderedBeyond: { amount: '16666.67', currency: 'IDR' },
    })
    expect((await linesOf(purchase.id))[0]).toMatchObject({ ordered: '11', left: '0' })
  })

  it('move from one to another, both ways at once', async () => {
    const [first, second] = [await sent(), await sent()]
    const [one, two] = [
      await entered(customer, { purchaseOrderId: first.id }),
      await entered(customer, { purchaseOrderId: second.id }),
    ]
    const move = (order: Order, purchaseOrderId: string | null) =>
      maker.put<Order>(`/v1/sales-orders/${order.id}`, { ...input(customer), purchaseOrderId, version: order.version })
    const moved = await Promise.all([move(one, second.id), move(two, first.id)])
    expect(moved.map(({ status }) => status)).toEqual([200, 200])
    expect([(await read(first.id)).status, (await read(second.id)).status]).toEqual(['ACCEPTED', 'ACCEPTED'])
    expect((await move(moved[0].body, null)).body).toMatchObject({ purchaseOrderId: null, customerReference: null })
    expect(await read(second.id)).toMatchObject({ status: 'OPEN' })
  })

  it('are of its customer, its currency and its lines, while it is open', async () => {
    const purchase = await sent()
    const answer = (more: object, of = customer) => codeOf(enter(of, { purchaseOrderId: purchase.id, ...more }))
    expect(await answer({}, another)).toBe('U-ACC-PO-4')
    expect(await answer({ currency: 'USD' })).toBe('U-ACC-PO-4')
    const [strange] = await linesOf((await sent()).id)
    expect(await answer({ lines: [line({ purchaseOrderLineId: strange!.id })] })).toBe('G-2')
    expect(await answer({ purchaseOrderId: null, lines: [line({ purchaseOrderLineId: strange!.id })] })).toBe('G-2')
    expect(await end('close', purchase, {})).toBe('CLOSED')
    expect(await answer({})).toBe('U-ACC-PO-2')
  })

  it('and its cancellation at once: it is canceled, or answered', async () => {
    const purchase = await sent()
    const [{ status }, ended] = await Promise.all([
      enter(customer, { purchaseOrderId: purchase.id }),
      end('cancel', purchase),
    ])
    const now = await read(purchase.id)
    if (status === 201) expect([ended, now.status]).toEqual([expect.stringMatching(/^(G-3|U-ACC-PO-2)$/), 'ACCEPTED'])
    else expect([ended, now.status]).toEqual(['CANCELED', 'CANCELED'])
  })
})

describe('making orders', () => {
  type Results = { results: Result[] } & Problem
  const make = async (ids: string[], person = maker) =>
    (await person.post<Results>('/v1/purchase-orders/order', { ids })).body
  const answersOf = async (id: string) =>
    (await viewer.get<{ items: Order[] }>(`/v1/sales-orders?purchaseOrderId=${id}`)).body.items

  it('orders what is not ordered yet, with the taxes of products, and refuses when nothing is left', async () => {
    const { body: product } = await maker.post<{ id: string }>('/v1/products', {
      code: 'JASA-1',
      name: 'Jasa pasang',
      kind: 'SERVICE',
      unit: 'kali',
      taxUnit: 'UM.0030',
      vatTreatment: 'NOT_COLLECTED',
      withholding: 'PPH23',
    })
    const service_ = line({ description: 'Jasa pasang', kind: 'SERVICE', taxUnit: 'UM.0030', productId: product.id })
    const purchase = await sent({ requiredDate: '2026-11-19', lines: [service_] })
    const [only] = await linesOf(purchase.id)
    await entered(customer, {
      purchaseOrderId: purchase.id,
      lines: [line({ quantity: '3.5', purchaseOrderLineId: only!.id })],
    })
    expect((await make([purchase.id])).results).toMatchObject([{ ok: true }])
    const [made] = await answersOf(purchase.id)
    expect(made).toMatchObject({
      customerReference: purchase.number,
      vatTreatment: 'NOT_COLLECTED',
      // A required date in the past no longer applies.
      requiredDate: null,
      approvedAt: null,
      totals: { base: { amount: '650000.00' }, expectedCash: { amount: '637000.00' } },
    })
    expect(await linesOf(purchase.id)).toMatchObject([{ ordered: '10', left: '0' }])
    expect((await make([purchase.id])).results[0]?.errors[0]?.code).toBe('U-ACC-PO-3')
  })

  it('two at once: what is left is ordered once', async () => {
    const purchase = await sent()
    const both = await Promise.all([make([purchase.id]), make([purchase.id])])
    expect(both.map(({ results }) => results[0]?.errors[0]?.code ?? 'made').toSorted()).toEqual(['U-ACC-PO-3', 'made'])
    expect(await answersOf(purchase.id)).toHaveLength(1)
    expect(await read(purchase.id)).toMatchObject({ status: 'ACCEPTED', ordered: { amount: '1083333.33' } })
  })

  it('of several, each stands on its own; for those who may', async () => {
    const [fine, canceled] = [await sent(), await sent()]
    await end('cancel', canceled)
    const { results } = await make([canceled.id, fine.id])
    expect(results.map(({ ok, errors }) => errors[0]?.code ?? ok)).toEqual(['U-ACC-PO-2', true])
    expect((await make([fine.id], viewer)).code).toBe('G-20')
    expect((await make([fine.id], elsewhere)).results[0]?.errors[0]?.code).toBe('G-7')
  })
})

describe('ending purchase orders', () => {
  it('needs a reason, the version that was seen and the permission, and is the end', async () => {
    const [rejected, canceled, closed] = [await sent(), await sent(), await sent()]
    expect(await end('reject', rejected, {})).toBe('G-2')
    expect(await end('reject', { ...rejected, version: 9 })).toBe('G-3')
    expect(await end('reject', rejected, undefined, viewer)).toBe('G-20')
    expect(await end('reject', rejected)).toBe('REJECTED')
    expect(await end('cancel', canceled)).toBe('CANCELED')
    expect(await end('close', closed, {})).toBe('CLOSED')
    for (const { id } of [rejected, canceled, closed]) {
      const now = await read(id)
      expect(now.allowedActions).toEqual([])
      expect(await end('close', now, {})).toBe('U-ACC-PO-2')
    }
    const told = await service.sql(
      `select action, reason from activity_log where record_id = $1 and action <> 'CREATED'`,
      [rejected.id],
    )
    expect(told).toEqual([{ action: 'REJECTED', reason: 'harga lama' }])
  })

  it('two at once: one ends it', async () => {
    const purchase = await sent()
    const both = await Promise.all([end('reject', purchase), end('cancel', purchase)])
    expect(both.filter(how => how === 'REJECTED' || how === 'CANCELED')).toHaveLength(1)
  })

  it('a closed one stays closed when its order is canceled', async () => {
    const purchase = await sent()
    const order = await entered(customer, { purchaseOrderId: purchase.id })
    expect(await end('close', await read(purchase.id), {})).toBe('CLOSED')
    await cancelOrder(order)
    expect(await read(purchase.id)).toMatchObject({ status: 'CLOSED', ordered: { amount: '0.00' } })
  })
})

describe('lists', () => {
  it('filter, search, sort, count and sum', async () => {
    const of = await customerWith(null)
    const small = await sent({ customerId: of, date: '2026-10-01', lines: [line({ description: 'Selotip bening' })] })
    const large = await sent({ customerId: of, date: '2026-10-02', lines: [line({ quantity: '90' })] })
    await end('reject', large)
    const ids = async (query: string) =>
      (await viewer.get<{ items: Purchase[] }>(`/v1/purchase-orders?customerId=${of}&${query}`)).body.items.map(
        ({ id }) => id,
      )
    expect(await ids('sort=-date')).toEqual([large.id, small.id])
    expect(await ids('sort=amount')).toEqual([small.id, large.id])
    expect(await ids('status=REJECTED')).toEqual([large.id])
    expect(await ids('search=selotip')).toEqual([small.id])
    expect(await ids(`search=${large.number}`)).toEqual([large.id])
    expect(await ids('amountAtLeast=2000000')).toEqual([large.id])
    expect(await ids('dateTo=2026-10-01')).toEqual([small.id])
    const first = await viewer.get<{ next: string }>(`/v1/purchase-orders?customerId=${of}&sort=-amount&first=1`)
    expect(await ids(`sort=-amount&first=1&after=${first.body.next}`)).toEqual([small.id])
    expect(await codeOf(viewer.get('/v1/purchase-orders?amountAtLeast=5&amountNoMoreThan=5'))).toBe('G-2')
    expect((await viewer.get(`/v1/purchase-orders/summary?customerId=${of}`)).body).toEqual({
      totalCount: 2,
      totals: [{ amount: '1000000.00', currency: 'IDR' }],
    })
    const { body: counts } = await viewer.get<Record<string, number>>('/v1/purchase-orders/counts')
    const { all = 0, ...stands } = counts
    expect(Object.values(stands).reduce((sum, count) => sum + count, 0)).toBe(all)
    expect(counts.rejected).toBeGreaterThan(0)
  })
})
