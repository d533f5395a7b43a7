// Write-offs over HTTP and Postgres: who approves them, their effect on an invoice's cash, how they are reverted, and concurrent requests.
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../../services/kit/clock.ts'
import { statusOf } from '../../../../../services/account/invoicing/invoices/settle.ts'
import { freshAccount, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'

// Its figures name days of this month.
const service = await freshAccount({}, { clock: stoppedClock('2026-11-24T03:00:00Z') })
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const owner = await service.as(people.owner.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const arus = invoicing(service, { maker, admin })
const { orders, written, issue, read: readInvoice, linesOf, post, resultOf, must } = arus
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])

type Memo = {
  id: string
  number: string | null
  status: string
  kind: string
  memoDate: string
  totals: Record<'base' | 'vat' | 'total' | 'withheld', { amount: string }>
  remaining: { amount: string }
  allowedActions: string[]
  reason: string | null
  version: number
}
const fee = { kind: 'SERVICE', quantity: '1', price: '100000000', withholding: 'PPH23' }
/** An issued invoice of a fee of 100,000,000: 111,000,000, of which 2,000,000 are withheld. */
const feeInvoice = async (customer: string) => issue((await written(customer, { lines: [line(fee)] })).id)
const write = (invoiceId: string, person = maker) =>
  post<Memo>(person, '/v1/credit-memos/write-offs', { invoiceId, note: 'Pelanggan pailit' })
async function draft(invoiceId: string, person = maker): Promise<Memo> {
  const { status, body } = await write(invoiceId, person)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
const read = async (id: string, person = viewer) => (await person.get<Memo>(`/v1/credit-memos/${id}`)).body
const approve = ({ id, version }: Memo, person = admin) =>
  resultOf(person, '/v1/credit-memos/approve', { creditMemos: [{ id, version }] })
const voidIt = (id: string, person = admin) =>
  resultOf(person, '/v1/credit-memos/void', { ids: [id], reason: 'Pelanggan membayar juga' })
const correction = async (invoiceId: string) => {
  const [first] = await linesOf(invoiceId)
  return post<Memo & Problem>(maker, '/v1/credit-memos', {
    invoiceId,
    memoDate: '2026-11-21',
    note: 'Potongan harga',
    lines: [{ invoiceLineId: first!.id, amount: '10000000' }],
  })
}
const exposureOf = async (customerId: string) => {
  type Exposures = { items: { exposure: { amount: string } }[] }
  const { body } = await viewer.get<Exposures>(`/v1/sales-orders/exposure?customerIds=${customerId}`)
  return body.items[0]?.exposure.amount
}
type Aged = { currencies: { customers: { customerId: string; remaining: { amount: { amount: string } } }[] }[] }
const agedOf = async (customerId: string) => {
  const { body } = await viewer.get<Aged>('/v1/aged-receivables')
  const own = body.currencies.flatMap(({ customers }) => customers).find(one => one.customerId === customerId)
  return own?.remaining.amount.amount ?? '0.00'
}

describe('a write-off', () => {
  it('is all cash of its invoice, counts once somebody else has approved it, and leaves what waits for a slip', async () => {
    const own = await orders.customerWith(null)
    const invoice = await feeInvoice(own)
    const memo = await draft(invoice.id)
    expect(memo).toMatchObject({
      kind: 'WRITE_OFF',
      number: null,
      status: 'DRAFT',
      totals: { base: { amount: '109000000.00' }, vat: { amount: '0.00' }, withheld: { amount: '0.00' } },
      allowedActions: ['DELETE'],
    })
    // A draft changes nothing.
    expect(await readInvoice(invoice.id)).toMatchObject({ status: 'ISSUED', remaining: { amount: '109000000.00' } })
    expect(await approve(memo, maker)).toMatchObject({ code: 'G-20' })
    expect(await approve({ ...memo, version: 9 })).toMatchObject({ code: 'G-3' })
    await must(approve(memo))
    const after = await read(memo.id, admin)
    expect(after).toMatchObject({ status: 'APPLIED', remaining: { amount: '0.00' }, allowedActions: ['VOID'] })
    expect(after.number).toMatch(/^CM-\d{4}-\d{6}$/)
    expect(await readInvoice(invoice.id)).toMatchObject({
      status: 'WRITTEN_OFF',
      remaining: { amount: '0.00' },
      withheldOpen: { amount: '2000000.00' },
      writtenOff: { amount: '109000000.00' },
    })
    const [row] = await service.sql(
      `select remaining_minor::text as remaining, withheld_open_minor::text as withheld from invoice where id = $1`,
      [invoice.id],
    )
    expect(row).toEqual({ remaining: '200000000', withheld: '200000000' })
    expect(await exposureOf(own)).toBe('2000000.00')
    expect(await agedOf(own)).toBe('0.00')
    const log = await service.sql<{ action: string }>(
      'select action from activity_log where record_id = $1 order by at, id',
      [memo.id],
    )
    expect(log.map(({ action }) => action)).toEqual(['CREATED', 'APPROVED'])
    const told = await service.sql(`select 1 from outbox where type = 'invoice.changed' and subject_id = $1`, [
      invoice.id,
    ])
    expect(told.length).toBeGreaterThan(1)
  })

  it('is not approved by who wrote it, of nothing that is open, of others’ invoices or without permission', async () => {
    const customer = await orders.customerWith(null)
    const invoice = await feeInvoice(customer)
    const own = await draft(invoice.id, admin)
    expect(await approve(own)).toMatchObject({ code: 'U-ACC-CM-5' })
    await must(approve(own, owner))
    expect((await write(invoice.id)).body).toMatchObject({ code: 'U-ACC-CM-17' })
    const waiting = await written(customer)
    expect((await write(waiting.id)).body).toMatchObject({ code: 'U-ACC-CM-9' })
    expect((await write(invoice.id, viewer)).body).toMatchObject({ code: 'G-20' })
    expect((await write(invoice.id, elsewhere)).body).toMatchObject({ code: 'G-2' })
  })

  it('is refused where something was paid or credited since it was written', async () => {
    const invoice = await feeInvoice(await orders.customerWith(null))
    const memo = await draft(invoice.id)
    const { body: credit } = await correction(invoice.id)
    await must(approve(credit))
    expect(await approve(memo)).toMatchObject({ code: 'U-ACC-CM-22' })
    const { body: stale } = await admin.get<Memo>(`/v1/credit-memos/${memo.id}`)
    expect(stale.allowedActions).toEqual(['DELETE'])
    await must(resultOf(maker, '/v1/credit-memos/delete', { ids: [memo.id] }))
    const again = await draft(invoice.id)
    expect(again.totals.total.amount).toBe('98100000.00')
    await must(approve(again))
  })

  it('is taken back whole and with a reason: its invoice is owed again, and can be credited again', async () => {
    const own = await orders.customerWith(null)
    const invoice = await feeInvoice(own)
    const { body: credit } = await correction(invoice.id)
    const memo = await draft(invoice.id)
    await must(approve(memo))
    // What was never paid is not the customer's credit.
    expect(await approve(credit)).toMatchObject({ code: 'U-ACC-CM-18' })
    expect((await correction(invoice.id)).body).toMatchObject({ code: 'U-ACC-CM-18' })
    const applied = await read(memo.id)
    const { body: applications } = await viewer.get<{ items: { id: string }[] }>(
      `/v1/credit-memos/applications?memoIds=${memo.id}`,
    )
    const undone = await maker.post<Problem>(`/v1/credit-memos/${memo.id}/undo`, {
      version: applied.version,
      applicationIds: applications.items.map(({ id }) => id),
      reason: 'salah pilih',
    })
    expect(undone.body.code).toBe('U-ACC-CM-4')
    expect(await voidIt(memo.id, maker)).toMatchObject({ code: 'G-20' })
    await must(voidIt(memo.id))
    expect(await read(memo.id, admin)).toMatchObject({
      status: 'VOIDED',
      reason: 'Pelanggan membayar juga',
      number: applied.number,
      remaining: { amount: '0.00' },
      allowedActions: [],
    })
    expect(await readInvoice(invoice.id)).toMatchObject({
      status: 'ISSUED',
      remaining: { amount: '109000000.00' },
      writtenOff: { amount: '0.00' },
    })
    expect(await exposureOf(own)).toBe('111000000.00')
    expect(await agedOf(own)).toBe('109000000.00')
    expect(await voidIt(memo.id)).toMatchObject({ code: 'U-ACC-CM-4' })
    await must(approve(credit))
  })

  it('brings the order of its invoice to paid, and back', async () => {
    const own = await orders.customerWith(null)
    const order = await orders.approved(own, { lines: [line({ kind: 'SERVICE', quantity: '10', price: '1000000' })] })
    const invoice = await issue((await arus.ofOrder(order.id)).id)
    const memo = await draft(invoice.id)
    await must(approve(memo))
    expect(await readInvoice(invoice.id)).toMatchObject({ status: 'WRITTEN_OFF', remaining: { amount: '0.00' } })
    expect((await orders.read(order.id)).paymentStatus).toBe('PAID')
    await must(voidIt(memo.id))
    expect((await orders.read(order.id)).paymentStatus).toBe('UNPAID')
  })

  it('leaves its invoice in a list, a count, a statement and an export of its own, and in none of what is paid', async () => {
    type Counts = Record<'paid' | 'writtenOff' | 'unpaid', number>
    const counts = async () => (await viewer.get<Counts>('/v1/invoices/counts')).body
    const listed = async (status: string) => {
      const { body } = await viewer.get<{ items: { id: string }[] }>(`/v1/invoices?status=${status}&customerId=${own}`)
      return body.items.map(({ id }) => id)
    }
    const own = await orders.customerWith(null)
    const invoice = await issue((await written(own)).id)
    const before = await counts()
    await must(approve(await draft(invoice.id)))
    const after = await counts()
    expect([after.paid - before.paid, after.writtenOff - before.writtenOff, after.unpaid - before.unpaid]).toEqual([
      0, 1, -1,
    ])
    expect([await listed('PAID'), await listed('WRITTEN_OFF')]).toEqual([[], [invoice.id]])
    const total = invoice.totals.total.amount
    const { body: statement } = await viewer.get<object>(`/v1/customers/${own}/statement`)
    expect(statement).toMatchObject({
      closing: { amount: '0.00' },
      credits: { amount: total },
      writtenOff: { amount: total },
      entries: [{ kind: 'INVOICE' }, { kind: 'WRITE_OFF', amount: { amount: `-${total}` } }],
    })
    const log = await service.sql<{ after: string }>(
      `select change ->> 'after' as after from activity_log a, jsonb_array_elements(a.changes) change
       where a.record_id = $1 and change ->> 'field' = 'status' order by a.at desc, a.id desc limit 1`,
      [invoice.id],
    )
    expect(log).toEqual([{ after: 'WRITTEN_OFF' }])
  })

  it('follows what is paid: open again where an earlier payment is taken back, and written off again where it is paid', () => {
    const owed = { totalMinor: 111n, remainingMinor: 0n, withheldOpenMinor: 0n, writtenOffMinor: 50n }
    expect(statusOf(owed)).toBe('WRITTEN_OFF')
    expect(statusOf({ ...owed, remainingMinor: 61n })).toBe('PARTIALLY_PAID')
    expect(statusOf({ ...owed, remainingMinor: 2n, withheldOpenMinor: 2n })).toBe('WRITTEN_OFF')
    expect(statusOf({ ...owed, remainingMinor: 2n, withheldOpenMinor: 1n })).toBe('PARTIALLY_PAID')
    expect(statusOf({ ...owed, writtenOffMinor: 0n })).toBe('PAID')
    expect(statusOf({ ...owed, writtenOffMinor: 0n, remainingMinor: 2n, withheldOpenMinor: 2n })).toBe('PARTIALLY_PAID')
    expect(statusOf({ ...owed, writtenOffMinor: 0n, remainingMinor: 111n })).toBe('ISSUED')
  })

  it('of an advance leaves what later invoices deduct', async () => {
    const own = await orders.customerWith(null)
    const order = await orders.approved(own, { lines: [line({ kind: 'SERVICE', quantity: '10', price: '1000000' })] })
    const lines = [line({ kind: 'SERVICE', quantity: '1', price: '4000000' })]
    const advance = await issue((await written(own, { kind: 'ADVANCE', orderId: order.id, lines })).id)
    await must(approve(await draft(advance.id)))
    expect(await readInvoice(advance.id)).toMatchObject({ undeducted: { amount: '4000000.00' } })
  })
})

describe('at once', () => {
  it('of two write-offs of one invoice one passes', async () => {
    const invoice = await feeInvoice(await orders.customerWith(null))
    const [one, other] = [await draft(invoice.id), await draft(invoice.id)]
    const both = await Promise.all([approve(one), approve(other, owner)])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['U-ACC-CM-22', null])
    const [sum] = await service.sql(
      `select sum(amount_minor)::text as sum from credit_memo_application where invoice_id = $1 and undone_at is null`,
      [invoice.id],
    )
    expect(sum).toEqual({ sum: '10900000000' })
  })

  it('a write-off and a correction of one invoice never come to more than it', async () => {
    const invoice = await feeInvoice(await orders.customerWith(null))
    const memo = await draft(invoice.id)
    const { body: credit } = await correction(invoice.id)
    const both = await Promise.all([approve(memo), approve(credit, owner)])
    expect(both.filter(({ code }) => code === null)).toHaveLength(1)
    expect(['U-ACC-CM-22', 'U-ACC-CM-18']).toContain(both.find(({ code }) => code !== null)?.code)
  })

  it('of two that take one back one passes', async () => {
    const invoice = await feeInvoice(await orders.customerWith(null))
    const memo = await draft(invoice.id)
    await must(approve(memo))
    const both = await Promise.all([voidIt(memo.id), voidIt(memo.id, owner)])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['U-ACC-CM-4', null])
    expect(await readInvoice(invoice.id)).toMatchObject({ status: 'ISSUED', remaining: { amount: '109000000.00' } })
  })
})

describe('closed books', () => {
  it('give no write-off back', async () => {
    const invoice = await feeInvoice(await orders.customerWith(null))
    const memo = await draft(invoice.id)
    await must(approve(memo))
    await service.sql(`update credit_memo set memo_date = '2025-03-02' where id = $1`, [memo.id])
    const { body: controls } = await owner.get<{ version: number }>('/v1/controls')
    await owner.put('/v1/controls/period-lock', {
      lockedBefore: '2025-03-31',
      reason: 'tutup buku',
      version: controls.version,
    })
    expect(await voidIt(memo.id)).toMatchObject({ code: 'U-ACC-CM-7' })
    expect((await read(memo.id)).status).toBe('APPLIED')
  })
})
