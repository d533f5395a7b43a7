// The activity of a sales order over HTTP and Postgres: includes its receipts, invoices and credit memos, and nothing of other orders.
import { describe, expect, it } from 'vitest'
import { freshAccount, logistics, people, type Problem, retail } from '../support.ts'
import { fillSomeRegions } from './customers/support.ts'
import { invoicing } from './invoices/support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const elsewhere = await service.as(people.owner.email, logistics)
const { orders, ofOrder, issue, linesOf, post, must, resultOf } = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const customer = await orders.customerWith(null)

type Entry = { id: string; action: string; recordType: string; recordId: string; recordLabel: string }
type Page = { items: Entry[]; next: string | null }
const read = (orderId: string, query = '') => maker.get<Page & Problem>(`/v1/sales-orders/${orderId}/activity${query}`)

/** An approved order with received goods, an invoice and a partial credit memo. */
async function whole() {
  const order = await orders.approved(customer)
  const [line] = await orders.linesOf(order.id)
  const receipt = await orders.receive(order.id, [{ lineId: line!.id, quantity: '10' }])
  const invoice = await issue((await ofOrder(order.id)).id)
  const [invoiced] = await linesOf(invoice.id)
  const memo = await post<{ id: string; version: number }>(maker, '/v1/credit-memos', {
    invoiceId: invoice.id,
    memoDate: (await maker.get<{ invoiceDate: string }>(`/v1/invoices/${invoice.id}`)).body.invoiceDate,
    note: 'Dua lembar sobek',
    lines: [{ invoiceLineId: invoiced!.id, quantity: '2' }],
  })
  if (memo.status !== 201) throw new Error(JSON.stringify(memo.body))
  const { id, version } = memo.body
  await must(resultOf(admin, '/v1/credit-memos/approve', { creditMemos: [{ id, version }] }))
  return { order, receipt: receipt.body, invoice, memo: memo.body }
}

describe('activity of an order', () => {
  it('has what was done with it and with what was made of it, newest first', async () => {
    const { order, receipt, invoice, memo } = await whole()
    await whole()
    const { items, next } = (await read(order.id)).body
    expect(next).toBeNull()
    expect(items.map(({ recordType, action }) => `${recordType} ${action}`)).toEqual([
      'CREDIT_MEMO APPROVED',
      'SALES_ORDER UPDATED',
      'INVOICE UPDATED',
      'CREDIT_MEMO CREATED',
      'INVOICE APPROVED',
      'SALES_ORDER UPDATED',
      'INVOICE SUBMITTED',
      'INVOICE CREATED',
      'GOODS_RECEIPT CREATED',
      'SALES_ORDER UPDATED',
      'SALES_ORDER APPROVED',
      'SALES_ORDER CREATED',
    ])
    expect(new Set(items.map(({ recordId }) => recordId))).toEqual(new Set([order.id, receipt.id, invoice.id, memo.id]))
  })

  it('goes on page by page, with a cursor of that order alone', async () => {
    const [{ order }, { order: other }] = [await whole(), await whole()]
    const all = (await read(order.id)).body.items
    const seen: Entry[] = []
    for (let after = ''; ;) {
      const { items, next } = (await read(order.id, `?first=3${after}`)).body
      seen.push(...items)
      if (next === null) break
      after = `&after=${next}`
      expect((await read(other.id, `?first=3${after}`)).body.code).toBe('G-2')
    }
    expect(seen).toEqual(all)
  })

  it('refuses an order that is not there, one of elsewhere, and who may not see the log', async () => {
    const order = await orders.entered(customer)
    expect((await read('018f0000-0000-7000-8000-000000000000')).body.code).toBe('G-7')
    expect((await elsewhere.get<Problem>(`/v1/sales-orders/${order.id}/activity`)).body.code).toBe('G-7')
    await service.sql(
      `update role set permissions = array_remove(permissions, 'account.activity.view') where id = (
      select role_id from membership m join person p on p.id = m.person_id
      where p.email = $1 and m.organization_id = (select organization_id from sales_order where id = $2))`,
      [people.viewer.email, order.id],
    )
    const viewer = await service.as(people.viewer.email)
    expect((await viewer.get<Problem>(`/v1/sales-orders/${order.id}/activity`)).body.code).toBe('G-20')
  })
})
