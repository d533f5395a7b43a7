// Goods receipts over HTTP and Postgres: their effect on orders, returns, and concurrent receipts of the rest.
import { describe, expect, it } from 'vitest'
import { freshAccount, logistics, people, type Problem, retail } from '../support.ts'
import { fillSomeRegions } from './customers/support.ts'
import { line, ordering, type Receipt } from './salesOrders/support.ts'

const service = await freshAccount()
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const { customerWith, entered, read, resultOf, approved, linesOf, receive, cancelReceipt, post } = ordering(service, {
  maker,
  admin,
})
const customer = await customerWith(null)

/** An approved order of ten, with its only line. */
async function orderOfTen() {
  const order = await approved(customer)
  const [only] = await linesOf(order.id)
  const lineId = only!.id
  return {
    ...order,
    lineId,
    receive: (quantity: string, more: object = {}) => receive(order.id, [{ lineId, quantity }], more),
    line: async () => (await linesOf(order.id))[0],
  }
}
const codeOf = ({ body }: { body: Problem }) => body.code

describe('receipts', () => {
  it('case 28: 7 and 3 of 10 fill the order, and not a ten-thousandth more', async () => {
    const order = await orderOfTen()
    const first = await order.receive('7', { reference: 'LPB-0912' })
    expect(first).toMatchObject({ status: 201, body: { number: expect.stringMatching(/^GR-2026-\d{6}$/) } })
    expect(await read(order.id)).toMatchObject({ status: 'PARTIALLY_FULFILLED', receivedPercent: 70 })
    await order.receive('3')
    expect(await read(order.id)).toMatchObject({ status: 'FULFILLED', fulfillment: 'FULFILLED', receivedPercent: 100 })
    const over = await order.receive('0.0001')
    expect(over).toMatchObject({ status: 422, body: { errors: [{ path: 'lines.0.quantity', code: 'U-ACC-GR-1' }] } })
    // They are not billed.
    const close = (more: object) => resultOf(maker, '/v1/sales-orders/close', { ids: [order.id], ...more })
    expect(await close({})).toMatchObject({ code: 'U-ACC-SO-14' })
    expect(await close({ reason: 'ditagih di sistem lama' })).toMatchObject({ code: null })
    expect(codeOf(await order.receive('1'))).toBe('U-ACC-SO-2')
  })

  it('two of 2 at once on 3 left: one wins', async () => {
    const order = await orderOfTen()
    await order.receive('7')
    const answers = await Promise.all([order.receive('2'), order.receive('2')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect(await order.line()).toMatchObject({ received: '9', remaining: '1' })
  })

  it('the database itself takes no more than was ordered', async () => {
    const order = await orderOfTen()
    const over = service.sql('update sales_order_line set received = 100001 where id = $1', [order.lineId])
    await expect(over).rejects.toMatchObject({ constraint: 'sales_order_line_received' })
  })

  it('come back, never more than was received, and say when a credit is due', async () => {
    const order = await orderOfTen()
    const received = await order.receive('6')
    expect(codeOf(await order.receive('6.5', { kind: 'RETURN' }))).toBe('U-ACC-GR-1')
    await service.sql('update sales_order_line set invoiced = 60000 where id = $1', [order.lineId])
    const returned = await order.receive('2', { kind: 'RETURN' })
    expect(await order.line()).toMatchObject({ received: '6', returned: '2', remaining: '6', creditDue: '2' })
    expect(codeOf(await cancelReceipt(received.body))).toBe('U-ACC-GR-2')
    await service.sql('update sales_order_line set invoiced = 0 where id = $1', [order.lineId])
    // Nothing is invoiced: the return has to be canceled first.
    expect(codeOf(await cancelReceipt(received.body))).toBe('U-ACC-GR-1')
    await service.sql('update sales_order_line set invoiced = 60000 where id = $1', [order.lineId])
    expect(await cancelReceipt(returned.body)).toMatchObject({ status: 200, body: { status: 'CANCELED' } })
    expect(await order.line()).toMatchObject({ returned: '0', creditDue: '0' })
    expect(codeOf(await cancelReceipt(received.body))).toBe('U-ACC-GR-2')
  })

  it('are taken back with a reason, once, and the order stands where it stood', async () => {
    const order = await orderOfTen()
    const { body } = await order.receive('4')
    const both = await Promise.all([cancelReceipt(body), cancelReceipt(body)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await read(order.id)).toMatchObject({ status: 'OPEN', receivedPercent: 0 })
    expect(await order.line()).toMatchObject({ received: '0' })
    const { body: now } = await maker.get<Receipt>(`/v1/goods-receipts/${body.id}`)
    expect(now.allowedActions).toEqual([])
    expect(codeOf(await cancelReceipt(now))).toBe('U-ACC-GR-4')
    // A line referred to only by a canceled receipt can be removed.
    const { version } = await read(order.id)
    const lines = [line({ description: 'Lain' })]
    const changed = await maker.put<Problem>(`/v1/sales-orders/${order.id}`, {
      customerId: customer,
      orderDate: '2026-11-20',
      currency: 'IDR',
      vatTreatment: 'STANDARD',
      lines,
      version,
    })
    expect(changed.status).toBe(200)
    const after = await maker.get<{ lines: object[] }>(`/v1/goods-receipts/${body.id}`)
    expect(after.body.lines).toEqual([
      { lineId: null, description: 'Kardus double wall', unit: 'lembar', quantity: '4' },
    ])
  })

  it('are of approved orders, not of the future, of lines of that order, and of those who may', async () => {
    const waiting = await entered(customer)
    const [only] = await linesOf(waiting.id)
    const wanted = [{ lineId: only!.id, quantity: '1' }]
    expect(codeOf(await receive(waiting.id, wanted))).toBe('U-ACC-SO-9')
    const order = await orderOfTen()
    expect(codeOf(await order.receive('1', { date: '2099-01-01' }))).toBe('U-ACC-GR-3')
    expect(codeOf(await receive(order.id, wanted))).toBe('G-2')
    const twice = [1, 2].map(() => ({ lineId: order.lineId, quantity: '1' }))
    expect(codeOf(await receive(order.id, twice))).toBe('G-2')
    const body = { orderId: order.id, kind: 'RECEIPT', date: '2026-11-20', lines: [twice[0]] }
    expect(codeOf(await post(viewer, '/v1/goods-receipts', body))).toBe('G-20')
    expect(codeOf(await post(elsewhere, '/v1/goods-receipts', body))).toBe('G-7')
    expect(await order.line()).toMatchObject({ received: '0' })
  })

  it('are listed by order, date and words, the newest first', async () => {
    const order = await orderOfTen()
    const [first, second] = [await order.receive('1', { reference: 'SJ-77' }), await order.receive('1')]
    const ids = async (query: string) =>
      (await viewer.get<{ items: Receipt[] }>(`/v1/goods-receipts?${query}`)).body.items.map(({ id }) => id)
    expect(await ids(`orderId=${order.id}&sort=-createdAt`)).toEqual([second.body.id, first.body.id])
    expect(await ids('search=sj-77')).toEqual([first.body.id])
    const of = await viewer.get<{ items: object[] }>(`/v1/goods-receipts/of-orders?orderIds=${order.id}`)
    expect(of.body.items).toEqual([second, first].map(({ body }) => ({ orderId: order.id, id: body.id })))
    expect((await viewer.get(`/v1/goods-receipts/summary?orderId=${order.id}`)).body).toEqual({ totalCount: 2 })
  })

  it('are not recorded before the period lock, nor taken back', async () => {
    const order = await orderOfTen()
    const [early, late] = [await order.receive('1', { date: '2025-03-01' }), await order.receive('1')]
    const owner = await service.as(people.owner.email)
    const { version } = (await owner.get<{ version: number }>('/v1/controls')).body
    const lock = { lockedBefore: '2025-03-31', reason: 'tutup buku', version }
    expect((await owner.put('/v1/controls/period-lock', lock)).status).toBe(200)
    const refused = await order.receive('1', { date: '2025-03-30' })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'date', code: 'U-ACC-GR-5' }] } })
    expect(codeOf(await cancelReceipt(early.body))).toBe('U-ACC-GR-5')
    expect((await order.receive('1', { date: '2025-03-31' })).status).toBe(201)
    expect((await cancelReceipt(late.body)).status).toBe(200)
  })
})
