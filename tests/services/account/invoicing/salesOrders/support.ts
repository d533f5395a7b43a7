// Creates orders, for customers that may order.
import { randomUUID } from 'node:crypto'
import type { Problem, Running } from '../../support.ts'
import { company } from '../customers/support.ts'

export type Order = {
  id: string
  number: string
  status: string
  fulfillment: string
  paymentStatus: string
  customerName: string
  totals: Record<'subtotal' | 'base' | 'vat' | 'total' | 'expectedCash', { amount: string; currency: string }>
  receivedPercent: number
  lineCount: number
  firstLine: string
  approvedAt: string | null
  overrideReason: string | null
  reason: string | null
  allowedActions: string[]
  version: number
}
export type Line = Record<'id' | 'ordered' | 'received' | 'returned' | 'remaining' | 'creditDue', string>
export type Receipt = { id: string; number: string; status: string; version: number; allowedActions: string[] }
export type Result = { id: string; ok: boolean; errors: { path: string; code: string; message: string }[] }
type Member = Awaited<ReturnType<Running['as']>>

export const line = (more: object = {}) => ({
  description: 'Kardus double wall',
  kind: 'GOODS',
  quantity: '10',
  unit: 'lembar',
  taxUnit: 'UM.0018',
  price: '100000.00',
  ...more,
})

/** Requests of the order and receipt tests. */
export function ordering(service: Pick<Running, 'send'>, { maker, admin }: { maker: Member; admin: Member }) {
  const post = <Body>(person: Member, path: string, body: object) =>
    service.send<Body & Problem>('POST', path, {
      body,
      authorization: person.authorization,
      headers: { 'idempotency-key': randomUUID() },
    })

  async function customerWith(creditLimit: string | null): Promise<string> {
    const { body } = await post<{ id: string; version: number }>(maker, '/v1/customers', company())
    const approved = await admin.post(`/v1/customers/${body.id}/approve`, {
      version: body.version,
      termDays: 30,
      termFrom: 'INVOICE_DATE',
      creditLimit: creditLimit === null ? null : { amount: creditLimit, currency: 'IDR' },
      stampDuty: 'FLAG',
    })
    if (approved.status !== 200) throw new Error(JSON.stringify(approved.body))
    return body.id
  }

  const input = (customerId: string, more: object = {}) => ({
    customerId,
    orderDate: '2026-11-20',
    requiredDate: '2026-12-05',
    currency: 'IDR',
    vatTreatment: 'STANDARD',
    lines: [line()],
    ...more,
  })
  const enter = (customerId: string, more: object = {}, person = maker) =>
    post<Order>(person, '/v1/sales-orders', input(customerId, more))
  async function entered(customerId: string, more: object = {}, person = maker): Promise<Order> {
    const { status, body } = await enter(customerId, more, person)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }

  const read = async (id: string) => (await maker.get<Order>(`/v1/sales-orders/${id}`)).body
  const resultOf = async (person: Member, path: string, body: object) => {
    const answer = await person.post<{ results: Result[] } & Problem>(path, body)
    return { status: answer.status, code: answer.body.results?.[0]?.errors[0]?.code ?? answer.body.code ?? null }
  }
  const approve = (person: Member, { id, version }: Pick<Order, 'id' | 'version'>, more: object = {}) =>
    resultOf(person, '/v1/sales-orders/approve', { orders: [{ id, version }], ...more })
  async function approved(customerId: string, more: object = {}): Promise<Order> {
    const order = await entered(customerId, more)
    const { code } = await approve(admin, order)
    if (code !== null) throw new Error(code)
    return read(order.id)
  }
  const linesOf = async (id: string) =>
    (await maker.get<{ items: Line[] }>(`/v1/sales-orders/lines?orderIds=${id}`)).body.items

  const receive = (orderId: string, lines: { lineId: string; quantity: string }[], more: object = {}) =>
    post<Receipt>(maker, '/v1/goods-receipts', { orderId, kind: 'RECEIPT', date: '2026-11-20', lines, ...more })
  const cancelReceipt = ({ id, version }: Receipt) =>
    maker.post<Receipt & Problem>(`/v1/goods-receipts/${id}/cancel`, { version, reason: 'salah hitung' })

  return {
    post,
    customerWith,
    input,
    enter,
    entered,
    read,
    resultOf,
    approve,
    approved,
    linesOf,
    receive,
    cancelReceipt,
  }
}
