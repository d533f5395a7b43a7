// Creates invoices, with and without orders.
import type { Problem, Running } from '../../support.ts'
import { line, ordering, type Result } from '../salesOrders/support.ts'

export type Invoice = {
  customerId: string
  id: string
  customerName: string
  number: string | null
  status: string
  dueDate: string | null
  expectedDate: string
  isOverdue: boolean
  totals: Record<'base' | 'vat' | 'total' | 'expectedCash' | 'deducted' | 'discount', { amount: string }>
  remaining: { amount: string }
  undeducted: { amount: string } | null
  deductions: { invoiceId: string; amount: { amount: string } }[]
  seller: { name: string; taxNumber: string | null } | null
  buyer: { name: string; address: string | null } | null
  deliveryStatus: string | null
  allowedActions: string[]
  reason: string | null
  version: number
}
export type InvoiceLine = {
  id: string
  orderLineId: string | null
  quantity: string
  description: string
  base: string
}
type Member = Awaited<ReturnType<Running['as']>>

/** Requests of the invoice tests. */
export function invoicing(service: Pick<Running, 'send'>, people: { maker: Member; admin: Member }) {
  const { maker, admin } = people
  const orders = ordering(service, people)
  const { post, resultOf } = orders

  const input = (customerId: string, more: object = {}) => ({
    customerId,
    invoiceDate: '2026-11-20',
    currency: 'IDR',
    vatTreatment: 'STANDARD',
    lines: [line({ kind: 'SERVICE' })],
    ...more,
  })
  const write = (customerId: string, more: object = {}, person = maker) =>
    post<Invoice>(person, '/v1/invoices', input(customerId, more))
  async function written(customerId: string, more: object = {}, person = maker): Promise<Invoice> {
    const { status, body } = await write(customerId, more, person)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }
  const read = async (id: string) => (await maker.get<Invoice>(`/v1/invoices/${id}`)).body
  const linesOf = async (id: string) =>
    (await maker.get<{ items: InvoiceLine[] }>(`/v1/invoices/lines?invoiceIds=${id}`)).body.items

  const submit = (id: string, person = maker) => resultOf(person, '/v1/invoices/submit', { ids: [id] })
  const approve = (person: Member, { id, version }: Pick<Invoice, 'id' | 'version'>) =>
    resultOf(person, '/v1/invoices/approve', { invoices: [{ id, version }] })
  const giveBack = (id: string, person = admin) =>
    resultOf(person, '/v1/invoices/return', { ids: [id], reason: 'harga salah' })
  const cancel = (id: string, person = admin, more: object = {}) =>
    resultOf(person, '/v1/invoices/cancel', { ids: [id], reason: 'salah pelanggan', ...more })
  const must = async (answer: Promise<{ code: string | null }>) => {
    const { code } = await answer
    if (code !== null) throw new Error(code)
  }
  /** Submitted and approved by another user. */
  async function issue(id: string): Promise<Invoice> {
    await must(submit(id))
    await must(approve(admin, await read(id)))
    return read(id)
  }
  async function ofOrder(orderId: string, more: object = {}): Promise<Invoice> {
    const { status, body } = await post<Invoice>(maker, '/v1/invoices/of-order', { orderId, ...more })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }
  const pathsOf = async (person: Member, path: string, body: object) =>
    (await person.post<{ results: Result[] } & Problem>(path, body)).body.results[0]?.errors.map(({ path: at }) => at)

  return {
    ...orders,
    inputOf: input,
    write,
    written,
    read,
    linesOf,
    submit,
    approve,
    giveBack,
    cancel,
    must,
    issue,
    ofOrder,
    pathsOf,
    orders,
  }
}
