// Credit memos over HTTP and Postgres: drafts, approvals, applications, and concurrent requests.
import { describe, expect, it } from 'vitest'
import { freshAccount, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const owner = await service.as(people.owner.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const arus = invoicing(service, { maker, admin })
const { orders, written, issue, read: readInvoice, linesOf, post, resultOf, must } = arus
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const customer = await orders.customerWith(null)

type Memo = {
  id: string
  number: string | null
  status: string
  totals: Record<'base' | 'vat' | 'total' | 'withheld', { amount: string }>
  remaining: { amount: string }
  allowedActions: string[]
  reason: string | null
  version: number
}
type Application = { id: string; invoiceId: string; amount: string; withheld: string; undoReason: string | null }
type Credit = { invoiceLineId: string; quantity?: string; amount?: string }

const fee = { kind: 'SERVICE', quantity: '1', price: '100000000', withholding: 'PPH23' }
/** An issued invoice of a fee of 100,000,000: 111,000,000, of which 2,000,000 are withheld. */
const feeInvoice = async (more: object = {}, of = customer) =>
  issue((await written(of, { lines: [line(fee)], ...more })).id)
const input = (invoiceId: string, lines: Credit[], more: object = {}) => ({
  invoiceId,
  memoDate: '2026-11-21',
  note: 'Tiga rit batal, tetapi tertagih',
  lines,
  ...more,
})
const write = (invoiceId: string, lines: Credit[], more: object = {}, person = maker) =>
  post<Memo>(person, '/v1/credit-memos', input(invoiceId, lines, more))
async function draft(invoiceId: string, lines: Credit[], more: object = {}): Promise<Memo> {
  const { status, body } = await write(invoiceId, lines, more)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
/** A draft that credits an amount of an invoice's first line. */
const draftOf = async (invoiceId: string, amount: string) => {
  const [first] = await linesOf(invoiceId)
  return draft(invoiceId, [{ invoiceLineId: first!.id, amount }])
}
const read = async (id: string) => (await viewer.get<Memo>(`/v1/credit-memos/${id}`)).body
const approve = ({ id, version }: Memo, person = admin) =>
  resultOf(person, '/v1/credit-memos/approve', { creditMemos: [{ id, version }] })
async function approved(memo: Memo): Promise<Memo> {
  await must(approve(memo))
  return read(memo.id)
}
const voidIt = (id: string, person = admin) =>
  resultOf(person, '/v1/credit-memos/void', { ids: [id], reason: 'salah faktur' })
const applyOldest = (id: string, person = maker) => resultOf(person, '/v1/credit-memos/apply', { ids: [id] })
const apply = ({ id, version }: Memo, applications: { invoiceId: string; amount: string }[], person = maker) =>
  person.post<Memo & Problem>(`/v1/credit-memos/${id}/applications`, { version, applications })
const applicationsOf = async (id: string) =>
  (await viewer.get<{ items: Application[] }>(`/v1/credit-memos/applications?memoIds=${id}`)).body.items
const undo = ({ id, version }: Memo, applicationIds: string[], person = maker) =>
  person.post<Memo & Problem>(`/v1/credit-memos/${id}/undo`, { version, applicationIds, reason: 'salah pilih' })
/** Undoes all applications of a memo. */
async function undone(id: string): Promise<Memo> {
  const standing = (await applicationsOf(id)).filter(({ undoReason }) => undoReason === null)
  const { status, body } = await undo(
    await read(id),
    standing.map(one => one.id),
  )
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const exposureOf = async (customerId: string) => {
  type Exposures = { items: { exposure: { amount: string } }[] }
  const { body } = await viewer.get<Exposures>(`/v1/sales-orders/exposure?customerIds=${customerId}`)
  return body.items[0]?.exposure.amount
}

describe('drafts', () => {
  it('keep what they credit, and tell the log', async () => {
    const invoice = await feeInvoice()
    const memo = await draftOf(invoice.id, '10000000')
    expect(memo).toMatchObject({
      number: null,
      status: 'DRAFT',
      totals: {
        base: { amount: '10000000.00' },
        vat: { amount: '1100000.00' },
        total: { amount: '11100000.00' },
        withheld: { amount: '200000.00' },
      },
      remaining: { amount: '0.00' },
      allowedActions: ['UPDATE', 'DELETE'],
    })
    expect(await service.sql('select action from activity_log where record_id = $1', [memo.id])).toEqual([
      { action: 'CREATED' },
    ])
    const [first] = await linesOf(invoice.id)
    const edit = (amount: string) =>
      maker.put<Memo & Problem>(`/v1/credit-memos/${memo.id}`, {
        memoDate: '2026-11-21',
        note: 'Dua rit',
        lines: [{ invoiceLineId: first!.id, amount }],
        version: memo.version,
      })
    const both = await Promise.all([edit('20000000'), edit('20000000')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await read(memo.id)).totals.total).toMatchObject({ amount: '22200000.00' })
    const { body } = await viewer.get(`/v1/credit-memos/lines?memoIds=${memo.id}`)
    expect(body).toMatchObject({ items: [{ invoiceLineId: first!.id, quantity: null, base: '20000000.00' }] })
    await must(resultOf(maker, '/v1/credit-memos/delete', { ids: [memo.id] }))
    expect((await viewer.get<Problem>(`/v1/credit-memos/${memo.id}`)).body.code).toBe('G-7')
  })

  it('are refused above the rest, on dates that can’t be, and of what is not issued', async () => {
    const invoice = await feeInvoice()
    const [first] = await linesOf(invoice.id)
    const lineId = { invoiceLineId: first!.id }
    const waiting = await written(customer)
    const [other] = await linesOf(waiting.id)
    const cases: [string, ReturnType<typeof write>][] = [
      ['U-ACC-CM-1', write(invoice.id, [{ ...lineId, amount: '100000000.01' }])],
      ['U-ACC-CM-1', write(invoice.id, [{ ...lineId, quantity: '1.0001' }])],
      ['U-ACC-CM-6', write(invoice.id, [{ ...lineId, amount: '1' }], { memoDate: '2026-11-19' })],
      ['U-ACC-CM-6', write(invoice.id, [{ ...lineId, amount: '1' }], { memoDate: '2099-01-01' })],
      ['U-ACC-CM-9', write(waiting.id, [{ invoiceLineId: other!.id, amount: '1' }])],
      ['G-2', write(invoice.id, [{ invoiceLineId: other!.id, amount: '1' }])],
      ['G-2', write(invoice.id, [lineId])],
      ['G-2', write(invoice.id, [{ ...lineId, amount: '1', quantity: '1' }])],
      [
        'G-2',
        write(invoice.id, [
          { ...lineId, amount: '1' },
          { ...lineId, amount: '1' },
        ]),
      ],
      ['G-20', write(invoice.id, [{ ...lineId, amount: '1' }], {}, viewer)],
      ['G-2', write(invoice.id, [{ ...lineId, amount: '1' }], {}, elsewhere)],
    ]
    for (const [code, answer] of cases) expect((await answer).body.code).toBe(code)
  })

  it('are computed while they are typed, with what is left to credit', async () => {
    const invoice = await feeInvoice()
    await approved(await draftOf(invoice.id, '10000000'))
    const [first] = await linesOf(invoice.id)
    const { body } = await viewer.post('/v1/credit-memos/amounts', {
      invoiceId: invoice.id,
      lines: [{ invoiceLineId: first!.id, quantity: '0.5' }],
    })
    expect(body).toMatchObject({
      creditable: { lines: [{ quantity: '1', base: '90000000.00' }], vat: { amount: '9900000.00' } },
      lines: [{ quantity: '0.5', base: '50000000.00' }],
      totals: { total: { amount: '55500000.00' } },
      toInvoice: { amount: '55500000.00' },
    })
  })
})

describe('approval', () => {
  it('case 22: gives the number of the year and pays the invoice that it corrects, which leaves 99.9m, 98.1m of it cash', async () => {
    const own = await orders.customerWith(null)
    const invoice = await feeInvoice({}, own)
    const memo = await draftOf(invoice.id, '10000000')
    expect(await approve(memo, maker)).toMatchObject({ code: 'G-20' })
    expect(await approve({ ...memo, version: memo.version + 1 })).toMatchObject({ code: 'G-3' })
    const after = await approved(memo)
    expect(after).toMatchObject({ status: 'APPLIED', remaining: { amount: '0.00' }, allowedActions: [] })
    expect(after.number).toMatch(/^CM-2026-\d{6}$/)
    // 111 minus 11.1 million: 99.9, of which 1.8 are withheld.
    expect(await readInvoice(invoice.id)).toMatchObject({
      status: 'PARTIALLY_PAID',
      remaining: { amount: '98100000.00' },
    })
    expect(await exposureOf(own)).toBe('99900000.00')
    expect(await approve(after)).toMatchObject({ code: 'U-ACC-CM-4' })
    expect(await arus.cancel(invoice.id)).toMatchObject({ code: 'U-ACC-IN-9' })
  })

  it('is not for authors', async () => {
    const invoice = await feeInvoice()
    const [first] = await linesOf(invoice.id)
    const { body: memo } = await write(invoice.id, [{ invoiceLineId: first!.id, amount: '1000' }], {}, admin)
    expect(await approve(memo)).toMatchObject({ code: 'U-ACC-CM-5' })
    await must(approve(memo, owner))
  })

  it('pays all that remains, whereupon nothing is due, and takes the VAT that is left', async () => {
    const invoice = await feeInvoice()
    const memos = [await draftOf(invoice.id, '33333333.33'), await draftOf(invoice.id, '66666666.67')]
    await approved(memos[0]!)
    // The second was shown with VAT of its own share, and takes what the first left.
    const second = await read(memos[1]!.id)
    expect(await approve(second)).toMatchObject({ code: null })
    expect(await readInvoice(invoice.id)).toMatchObject({
      status: 'PAID',
      remaining: { amount: '0.00' },
      nextDueDate: null,
    })
    const sums = await service.sql(
      'select sum(total_minor)::text as total, sum(withheld_minor)::text as withheld from credit_memo where invoice_id = $1',
      [invoice.id],
    )
    expect(sums).toEqual([{ total: '11100000000', withheld: '200000000' }])
  })

  it('is refused where another memo changed its figures', async () => {
    const invoice = await issue(
      (
        await written(customer, {
          lines: ['a', 'b', 'c'].map(description => line({ ...fee, description, withholding: null, price: '150' })),
        })
      ).id,
    )
    const lines = await linesOf(invoice.id)
    const memos: Memo[] = []
    for (const { id } of lines) memos.push(await draft(invoice.id, [{ invoiceLineId: id, quantity: '1' }]))
    expect(memos.map(({ totals }) => totals.vat.amount)).toEqual(['17.00', '17.00', '17.00'])
    await approved(memos[0]!)
    await approved(memos[1]!)
    expect(await approve(memos[2]!)).toMatchObject({ code: 'U-ACC-CM-8' })
    const { body } = await maker.put<Memo>(`/v1/credit-memos/${memos[2]!.id}`, {
      memoDate: '2026-11-21',
      note: 'Sisa',
      lines: [{ invoiceLineId: lines[2]!.id, quantity: '1' }],
      version: memos[2]!.version,
    })
    expect(body.totals.vat.amount).toBe('16.00')
    await must(approve(body))
    expect((await readInvoice(invoice.id)).status).toBe('PAID')
  })

  it('of two on the same at once lets one pass, and gives each year’s numbers without a gap', async () => {
    const invoice = await feeInvoice()
    const [one, other] = [await draftOf(invoice.id, '60000000'), await draftOf(invoice.id, '60000000')]
    const before = await service.sql<{ last: number }>(
      `select last from document_series where kind = 'CREDIT_MEMO' and year = 2026`,
    )
    const both = await Promise.all([approve(one), approve(other, owner)])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['U-ACC-CM-1', null])
    const after = await service.sql<{ last: number }>(
      `select last from document_series where kind = 'CREDIT_MEMO' and year = 2026`,
    )
    expect(after[0]!.last).toBe((before[0]?.last ?? 0) + 1)
    const sums = await service.sql(
      `select sum(base_minor)::text as base from credit_memo where invoice_id = $1 and status <> 'DRAFT'`,
      [invoice.id],
    )
    expect(sums).toEqual([{ base: '6000000000' }])
  })
})

/** A memo without applications: another one paid the invoice that it corrects, which was undone and applied again. */
async function openMemo(amount = '10000000', of = customer): Promise<{ memo: Memo; invoiceId: string }> {
  const invoice = await feeInvoice({}, of)
  const { id } = await approved(await draftOf(invoice.id, amount))
  return { memo: await undone(id), invoiceId: invoice.id }
}

describe('application', () => {
  it('is undone with a reason, and done again', async () => {
    const { memo, invoiceId } = await openMemo()
    expect(memo).toMatchObject({ status: 'OPEN', remaining: { amount: '11100000.00' } })
    expect(await readInvoice(invoiceId)).toMatchObject({ status: 'ISSUED', remaining: { amount: '109000000.00' } })
    expect(await applicationsOf(memo.id)).toMatchObject([
      { amount: '11100000.00', withheld: '200000.00', undoReason: 'salah pilih' },
    ])
    // The memo still corrects it, so it can't be canceled.
    expect(await arus.cancel(invoiceId)).toMatchObject({ code: 'U-ACC-IN-9' })
    expect((await readInvoice(invoiceId)).allowedActions).not.toContain('CANCEL')
    await must(applyOldest(memo.id))
    expect(await readInvoice(invoiceId)).toMatchObject({
      status: 'PARTIALLY_PAID',
      remaining: { amount: '98100000.00' },
    })
    expect((await undo(memo, [(await applicationsOf(memo.id))[0]!.id])).body.code).toBe('G-3')
  })

  it('goes to the invoice that it corrects first, then to others, oldest due first', async () => {
    const own = await orders.customerWith(null)
    const { memo, invoiceId } = await openMemo('100000000', own)
    // Most of the invoice is paid otherwise by now.
    await service.sql(
      `update invoice set remaining_minor = 100000000, withheld_open_minor = 0, status = 'PARTIALLY_PAID' where id = $1`,
      [invoiceId],
    )
    const [late, soon] = [await feeInvoice({ termDays: 60 }, own), await feeInvoice({ termDays: 7 }, own)]
    const stranger = await feeInvoice()
    const refused = async (applications: { invoiceId: string; amount: string }[]) =>
      (await apply(memo, applications)).body.code
    expect(await refused([{ invoiceId: late.id, amount: '5000000' }])).toBe('U-ACC-CM-11')
    const first = { invoiceId, amount: '1000000' }
    expect(await refused([first, { invoiceId: stranger.id, amount: '1' }])).toBe('U-ACC-CM-3')
    const foreign = await feeInvoice({}, own)
    await service.sql(
      `update invoice set currency = 'USD', rupiah_rate = 160000000, rate_decree = '45/KM.10/2026' where id = $1`,
      [foreign.id],
    )
    expect(await refused([first, { invoiceId: foreign.id, amount: '1' }])).toBe('U-ACC-CM-3')
    expect(await refused([first, { invoiceId: late.id, amount: '111000000.01' }])).toBe('U-ACC-CM-2')
    expect(await refused([first, { invoiceId: late.id, amount: '110000000.01' }])).toBe('U-ACC-CM-2')
    const { body } = await apply(memo, [first, { invoiceId: late.id, amount: '5000000' }])
    expect(body).toMatchObject({ status: 'PARTIALLY_APPLIED', remaining: { amount: '105000000.00' } })
    await must(applyOldest(memo.id))
    expect(await read(memo.id)).toMatchObject({ status: 'APPLIED', remaining: { amount: '0.00' } })
    expect(await readInvoice(soon.id)).toMatchObject({ status: 'PARTIALLY_PAID', remaining: { amount: '4000000.00' } })
    expect(await readInvoice(late.id)).toMatchObject({ remaining: { amount: '104000000.00' } })
    const ids = async (path: string) =>
      (await viewer.get<{ items: { id: string }[] }>(path)).body.items.map(({ id }) => id)
    expect(await ids(`/v1/credit-memos/of-invoices?invoiceIds=${soon.id}`)).toEqual([memo.id])
    const soonOnly = (await applicationsOf(memo.id)).filter(one => one.invoiceId === soon.id)
    await undo(
      await read(memo.id),
      soonOnly.map(({ id }) => id),
    )
    expect(await ids(`/v1/credit-memos/of-invoices?invoiceIds=${soon.id}`)).toEqual([])
    expect(await readInvoice(soon.id)).toMatchObject({ status: 'ISSUED', remaining: { amount: '109000000.00' } })
  })

  it('pays invoices whose due dates are unknown last, as their list has them', async () => {
    const own = await orders.customerWith(null)
    const { memo, invoiceId } = await openMemo('100000000', own)
    await service.sql(
      `update invoice set remaining_minor = 0, withheld_open_minor = 0, status = 'PAID', next_due_date = null where id = $1`,
      [invoiceId],
    )
    const [unknown, late] = [await feeInvoice({ termDays: 1 }, own), await feeInvoice({ termDays: 60 }, own)]
    // Its term starts once the hard copy is received.
    await service.sql(
      `update invoice set due_date = null, next_due_date = null, term_from = 'HARD_COPY_RECEIVED' where id = $1`,
      [unknown.id],
    )
    const { body } = await viewer.get<{ items: { id: string }[] }>(
      `/v1/invoices?customerId=${own}&status=ISSUED&sort=dueDate`,
    )
    expect(body.items.map(({ id }) => id)).toEqual([late.id, unknown.id])
    await must(applyOldest(memo.id))
    expect(await readInvoice(late.id)).toMatchObject({ remaining: { amount: '0.00' } })
    expect(await readInvoice(unknown.id)).toMatchObject({ remaining: { amount: '107000000.00' } })
  })

  it('of one memo twice at once, or while it is voided, takes it once', async () => {
    const { memo, invoiceId } = await openMemo('100000000')
    const all = [{ invoiceId, amount: '111000000' }]
    const [one, other, oldest] = await Promise.all([apply(memo, all), apply(memo, all), applyOldest(memo.id)])
    expect([one.status === 200, other.status === 200, oldest.code === null].filter(Boolean)).toEqual([true])
    const [sum] = await service.sql<{ sum: string }>(
      'select sum(amount_minor)::text as sum from credit_memo_application where memo_id = $1 and undone_at is null',
      [memo.id],
    )
    expect(sum).toEqual({ sum: '11100000000' })
    expect(await readInvoice(invoiceId)).toMatchObject({ status: 'PAID' })
    const open = await undone(memo.id)
    const [applied, voided] = await Promise.all([apply(open, all), voidIt(memo.id)])
    const after = await read(memo.id)
    expect([applied.status === 200, voided.code === null].toSorted()).toEqual([false, true])
    expect(after.status).toBe(applied.status === 200 ? 'APPLIED' : 'VOIDED')
    expect((await readInvoice(invoiceId)).status).toBe(applied.status === 200 ? 'PAID' : 'ISSUED')
  })
})

describe('orders', () => {
  it('have what is credited to invoice again, and stand at what is left', async () => {
    const own = await orders.customerWith(null)
    const order = await orders.approved(own, { lines: [line({ kind: 'SERVICE', quantity: '10', price: '1000000' })] })
    const invoice = await issue((await arus.ofOrder(order.id)).id)
    const [first] = await linesOf(invoice.id)
    // It has today's date.
    const { body: of } = await viewer.get<{ invoiceDate: string }>(`/v1/invoices/${invoice.id}`)
    const credit = (quantity: string) =>
      draft(invoice.id, [{ invoiceLineId: first!.id, quantity }], { memoDate: of.invoiceDate })
    const memo = await approved(await credit('4'))
    expect((await orders.read(order.id)).paymentStatus).toBe('UNPAID')
    // 6.66 million are owed, and 4.44 million are to invoice again.
    expect(await exposureOf(own)).toBe('11100000.00')
    const again = await issue((await arus.ofOrder(order.id)).id)
    expect(again.totals.total.amount).toBe('4440000.00')
    const open = await undone(memo.id)
    expect(await voidIt(open.id)).toMatchObject({ code: 'U-ACC-CM-12' })
    await must(arus.cancel(again.id))
    await must(voidIt(open.id))
    expect(await read(open.id)).toMatchObject({ status: 'VOIDED', reason: 'salah faktur', allowedActions: [] })
    expect(await exposureOf(own)).toBe('11100000.00')
    const whole = await approved(await credit('10'))
    expect(whole.number).not.toBe(memo.number)
    expect(await orders.read(order.id)).toMatchObject({ paymentStatus: 'UNBILLED' })
    const { body } = await viewer.get<{ items: { id: string }[] }>(`/v1/credit-memos/of-orders?orderIds=${order.id}`)
    expect(body.items.map(({ id }) => id)).toEqual([whole.id, memo.id])
  })

  it('deduct of an advance what is not credited of it', async () => {
    const order = await orders.approved(customer, {
      lines: [line({ kind: 'SERVICE', quantity: '10', price: '1000000' })],
    })
    const advance = await issue(
      (
        await written(customer, {
          kind: 'ADVANCE',
          orderId: order.id,
          lines: [line({ kind: 'SERVICE', quantity: '1', price: '4000000' })],
        })
      ).id,
    )
    const memo = await approved(await draftOf(advance.id, '1000000'))
    expect(await readInvoice(advance.id)).toMatchObject({ undeducted: { amount: '3000000.00' } })
    const open = await undone(memo.id)
    await must(voidIt(open.id))
    expect(await readInvoice(advance.id)).toMatchObject({ undeducted: { amount: '4000000.00' } })
  })
})

describe('closed books', () => {
  it('take no memo, and give none back', async () => {
    const own = await orders.customerWith(null)
    const invoice = await feeInvoice({ invoiceDate: '2025-03-01' }, own)
    const [first] = await linesOf(invoice.id)
    const dated = (memoDate: string) => draft(invoice.id, [{ invoiceLineId: first!.id, amount: '1000' }], { memoDate })
    const [kept, refused] = [await approved(await dated('2025-03-02')), await dated('2025-03-03')]
    expect(kept.number).toBe('CM-2025-000001')
    const open = await undone(kept.id)
    const { body: controls } = await owner.get<{ version: number }>('/v1/controls')
    await owner.put('/v1/controls/period-lock', {
      lockedBefore: '2025-03-31',
      reason: 'tutup buku',
      version: controls.version,
    })
    expect(await approve(refused)).toMatchObject({ code: 'U-ACC-CM-7' })
    const lines = [{ invoiceLineId: first!.id, amount: '1000' }]
    const { status, body } = await post<Problem>(maker, '/v1/credit-memos', {
      invoiceId: invoice.id,
      memoDate: '2025-03-30',
      note: 'harga salah',
      lines,
    })
    expect([status, body.code, body.errors?.[0]?.path]).toEqual([422, 'U-ACC-CM-7', 'memoDate'])
    expect(await voidIt(open.id)).toMatchObject({ code: 'U-ACC-CM-7' })
  })
})

describe('lists', () => {
  it('filter, search, sort, count and sum', async () => {
    const own = await orders.customerWith(null)
    const { memo, invoiceId } = await openMemo('10000000', own)
    const written = await draftOf(invoiceId, '50000000')
    const ids = async (query: string) =>
      (await viewer.get<{ items: Memo[] }>(`/v1/credit-memos?customerId=${own}&${query}`)).body.items.map(
        ({ id }) => id,
      )
    expect(await ids('sort=-createdAt')).toEqual([written.id, memo.id])
    expect(await ids('sort=amount')).toEqual([memo.id, written.id])
    expect(await ids('status=OPEN,PARTIALLY_APPLIED')).toEqual([memo.id])
    expect(await ids(`search=${memo.number}`)).toEqual([memo.id])
    expect(await ids(`invoiceId=${invoiceId}&amountAtLeast=20000000`)).toEqual([written.id])
    expect((await viewer.get(`/v1/credit-memos/summary?customerId=${own}`)).body).toEqual({
      totalCount: 2,
      totals: [{ amount: '11100000.00', currency: 'IDR' }],
    })
    const { body: counts } = await viewer.get<Record<string, number>>('/v1/credit-memos/counts')
    expect(counts.all).toBe(counts.draft! + counts.open! + counts.applied! + counts.voided!)
    expect((await elsewhere.get<Problem>(`/v1/credit-memos/${memo.id}`)).body.code).toBe('G-7')
  })
})
