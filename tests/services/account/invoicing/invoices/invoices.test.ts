// Invoices over HTTP and Postgres: drafts, what they take from their order, who issues them, and what is frozen at issue.
import { describe, expect, it } from 'vitest'
import { approveInvoice, submitInvoice } from '../../../../../services/account/invoicing/invoices/decide.ts'
import { newInvoice } from '../../../../../services/account/invoicing/invoices/input.ts'
import { createInvoice } from '../../../../../services/account/invoicing/invoices/writeInvoice.ts'
import { stoppedClock } from '../../../../../services/kit/clock.ts'
import { freshAccount, emailsOf, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { line, type Receipt } from '../salesOrders/support.ts'
import { type Invoice, invoicing } from './support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const owner = await service.as(people.owner.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const arus = invoicing(service, { maker, admin })
const { orders, written, write, read, linesOf, submit, approve, giveBack, cancel, issue, ofOrder } = arus
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const taxes = { isVatRegistered: true, branchNumber: '000000' }
await owner.put('/v1/invoices/tax-settings', { ...taxes, version: 0 })
const anybody = await orders.customerWith(null)
const codeOf = async (answer: Promise<{ body: Problem }>) => (await answer).body.code
const exposureOf = async (customerId: string) => {
  type Exposures = { items: { exposure: { amount: string } }[] }
  const { body } = await viewer.get<Exposures>(`/v1/sales-orders/exposure?customerIds=${customerId}`)
  return body.items[0]?.exposure.amount
}

describe('drafts', () => {
  it('keep figures, terms and instalments, and tell the log', async () => {
    const invoice = await written(anybody, {
      termDays: 14,
      lines: [line({ kind: 'SERVICE', quantity: '1', price: '100000000', withholding: 'PPH23' })],
      milestones: [
        { name: 'Termin 1', percent: '30', dueDate: '2026-11-25' },
        { name: 'Termin 2', percent: '70' },
      ],
    })
    expect(invoice).toMatchObject({
      number: null,
      status: 'DRAFT',
      dueDate: '2026-12-04',
      remaining: { amount: '0.00' },
      totals: { total: { amount: '111000000.00' }, expectedCash: { amount: '109000000.00' } },
      milestones: [
        { dueDate: '2026-11-25', hasOwnDueDate: true, expectedCash: { amount: '32700000.00' } },
        { dueDate: '2026-12-04', hasOwnDueDate: false, expectedCash: { amount: '76300000.00' } },
      ],
      seller: null,
      allowedActions: ['UPDATE', 'DELETE', 'SUBMIT'],
    })
    const told = await service.sql('select action from activity_log where record_id = $1', [invoice.id])
    expect(told).toEqual([{ action: 'CREATED' }])
  })

  it.each([
    [{ lines: [line({ price: '0' })] }, 'U-ACC-IN-1'],
    [{ discount: { amount: '1000000.01' } }, 'U-ACC-IN-2'],
    [{ milestones: [{ name: 'A', percent: '99.99' }] }, 'U-ACC-IN-3'],
    [{ milestones: [{ name: 'A', percent: '100', dueDate: '2026-11-19' }] }, 'U-ACC-IN-10'],
    [{ currency: 'USD' }, 'U-ACC-IN-14'],
    [{ approverId: '018f0000-0000-7000-8000-000000000000' }, 'U-ACC-IN-17'],
    [{ lines: [line({ taxUnit: 'UM.0040' })] }, 'U-ACC-PD-2'],
    [{ lines: [line({ productId: '018f0000-0000-7000-8000-000000000000' })] }, 'G-7'],
    [{ lines: [line({ orderLineId: '018f0000-0000-7000-8000-000000000000' })] }, 'G-2'],
    [{ kind: 'ADVANCE' }, 'G-2'],
    [{ deductions: [{ invoiceId: '018f0000-0000-7000-8000-000000000000', amount: '1' }] }, 'G-2'],
    [{ lines: [] }, 'G-2'],
  ])('refuse %j with %s', async (more, code) => {
    expect(await codeOf(write(anybody, more))).toBe(code)
  })

  it('are refused with VAT while the company is not registered, also once they wait', async () => {
    const invoice = await written(anybody)
    await owner.put('/v1/invoices/tax-settings', { ...taxes, isVatRegistered: false, version: 1 })
    expect(await codeOf(write(anybody))).toBe('U-ACC-IN-5')
    expect(await submit(invoice.id)).toMatchObject({ code: 'U-ACC-IN-5' })
    await owner.put('/v1/invoices/tax-settings', { ...taxes, version: 2 })
    const stale = owner.put<Problem>('/v1/invoices/tax-settings', { ...taxes, version: 2 })
    expect(await codeOf(stale)).toBe('G-3')
  })

  it('keep what changed as a revision; of two changes at once one is taken', async () => {
    const invoice = await written(anybody)
    const edit = (more: object) =>
      maker.put<Invoice & Problem>(`/v1/invoices/${invoice.id}`, {
        ...arus.inputOf(anybody, more),
        version: invoice.version,
      })
    const both = await Promise.all([
      edit({ lines: [line({ kind: 'SERVICE', quantity: '12' })] }),
      edit({ lines: [line({ kind: 'SERVICE', quantity: '12' })] }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    type Revisions = { items: { number: number; changes: object[] }[] }
    const { body } = await viewer.get<Revisions>(`/v1/invoices/revisions?invoiceIds=${invoice.id}`)
    expect(body.items.map(({ number }) => number)).toEqual([2, 1])
    expect(body.items[0]?.changes).toEqual([
      { line: null, field: 'total', before: '1110000.00 IDR', after: '1332000.00 IDR' },
      { line: 'Kardus double wall', field: 'quantity', before: '10', after: '12' },
    ])
  })

  it('touch their order while they are issued, also where nothing was received', async () => {
    const order = await orders.approved(anybody, { lines: [line({ kind: 'SERVICE' })] })
    const invoice = await issue((await ofOrder(order.id)).id)
    const cancelOrder = () => arus.resultOf(maker, '/v1/sales-orders/cancel', { ids: [order.id], reason: 'x' })
    expect(await cancelOrder()).toMatchObject({ code: 'U-ACC-SO-3' })
    expect((await orders.read(order.id)).allowedActions).not.toContain('CANCEL')
    await arus.must(cancel(invoice.id))
    expect(await cancelOrder()).toMatchObject({ code: null })
  })

  it('are copied, deleted, and only by those who may', async () => {
    const invoice = await written(anybody, { discount: { percent: '5' } })
    const { body: copy } = await arus.post<Invoice>(maker, '/v1/invoices/copy', { id: invoice.id })
    expect(copy).toMatchObject({ status: 'DRAFT', totals: invoice.totals })
    expect(await codeOf(arus.post(viewer, '/v1/invoices/copy', { id: invoice.id }))).toBe('G-20')
    expect(await codeOf(arus.post(elsewhere, '/v1/invoices/copy', { id: invoice.id }))).toBe('G-7')
    const remove = () => arus.resultOf(maker, '/v1/invoices/delete', { ids: [copy.id] })
    expect(await remove()).toMatchObject({ code: null })
    expect(await codeOf(maker.get(`/v1/invoices/${copy.id}`))).toBe('G-7')
    expect(await codeOf(elsewhere.get(`/v1/invoices/${invoice.id}`))).toBe('G-7')
    const waiting = await written(anybody)
    await submit(waiting.id)
    expect(await arus.resultOf(maker, '/v1/invoices/delete', { ids: [waiting.id] })).toMatchObject({
      code: 'U-ACC-IN-7',
    })
  })
})

/** An approved order of ten goods and a service, with this quantity of goods received. */
async function orderWith(customerId: string, received: string | null, more: object = {}) {
  const order = await orders.approved(customerId, {
    lines: [line(), line({ description: 'Jasa kirim', kind: 'SERVICE', quantity: '1', price: '500000' })],
    ...more,
  })
  const [goods, service_] = await orders.linesOf(order.id)
  const [goodsId, serviceId] = [goods!.id, service_!.id]
  const receive = async (quantity: string) =>
    (await orders.receive(order.id, [{ lineId: goodsId, quantity }])).body as Receipt
  const receipt = received === null ? undefined : await receive(received)
  return { ...order, goodsId, serviceId, receive, receipt, read: () => orders.read(order.id) }
}

describe('invoices of orders', () => {
  it('pull goods that were received and services that were ordered, and then nothing more', async () => {
    const order = await orderWith(anybody, '6')
    const first = await ofOrder(order.id)
    expect(await linesOf(first.id)).toMatchObject([
      { orderLineId: order.goodsId, quantity: '6' },
      { orderLineId: order.serviceId, quantity: '1' },
    ])
    await issue(first.id)
    expect(await codeOf(arus.post(maker, '/v1/invoices/of-order', { orderId: order.id }))).toBe('U-ACC-IN-15')
    await order.receive('4')
    const second = await ofOrder(order.id)
    expect(await linesOf(second.id)).toMatchObject([{ orderLineId: order.goodsId, quantity: '4' }])
    await issue(second.id)
    expect(await order.read()).toMatchObject({ paymentStatus: 'UNPAID' })
    const { body } = await viewer.get<{ items: { id: string }[] }>(`/v1/invoices/of-orders?orderIds=${order.id}`)
    expect(body.items.map(({ id }) => id)).toEqual([second.id, first.id])
  })

  it('pull what chosen receipts brought', async () => {
    const order = await orderWith(anybody, '6')
    const later = await order.receive('3')
    const invoice = await ofOrder(order.id, { receiptIds: [later.id] })
    expect(await linesOf(invoice.id)).toMatchObject([{ quantity: '3' }])
    expect(invoice).toMatchObject({ receiptIds: [later.id] })
  })

  it('case 28 with invoices: 6 received and invoiced, 2 returned: a credit is due, and the receipt stays', async () => {
    const order = await orderWith(anybody, '6')
    await issue((await ofOrder(order.id)).id)
    await orders.receive(order.id, [{ lineId: order.goodsId, quantity: '2' }], { kind: 'RETURN' })
    expect((await orders.linesOf(order.id))[0]).toMatchObject({ creditDue: '2' })
    expect(await codeOf(orders.cancelReceipt(order.receipt!))).toBe('U-ACC-GR-2')
  })

  it('IN-6: two invoices of the last quantity, one after the other and at once', async () => {
    const order = await orderWith(anybody, '5')
    const drafts = await Promise.all([ofOrder(order.id), ofOrder(order.id)])
    const answers = await Promise.all(drafts.map(({ id }) => submit(id)))
    expect(answers.map(({ code }) => String(code)).toSorted()).toEqual(['U-ACC-IN-6', 'null'])
    const loser = drafts[answers.findIndex(({ code }) => code !== null)]!
    expect(await arus.pathsOf(maker, '/v1/invoices/submit', { ids: [loser.id] })).toEqual([
      'lines.0.quantity',
      'lines.1.quantity',
    ])
    const winner = drafts.find(({ id }) => id !== loser.id)!
    // What is returned or removed can be taken by the other.
    await arus.must(giveBack(winner.id))
    await arus.must(submit(loser.id))
    const { version } = await read(loser.id)
    const edit = { ...arus.inputOf(anybody, { orderId: order.id }), version }
    expect((await maker.put<Invoice>(`/v1/invoices/${loser.id}`, edit)).body.status).toBe('DRAFT')
    expect(await submit(winner.id)).toMatchObject({ code: null })
  })

  it('are of one VAT treatment, of the order’s customer, and of orders that are approved and not over', async () => {
    const order = await orderWith(anybody, null)
    const of = (more: object) => codeOf(write(anybody, { orderId: order.id, ...more }))
    expect(await of({ vatTreatment: 'EXEMPT' })).toBe('U-ACC-IN-4')
    const other = await orders.customerWith(null)
    expect(await codeOf(write(other, { orderId: order.id }))).toBe('G-2')
    const twice = [1, 2].map(() => line({ kind: 'GOODS', orderLineId: order.goodsId }))
    expect(await of({ lines: twice })).toBe('G-2')
    const waiting = await orders.entered(anybody)
    expect(await codeOf(write(anybody, { orderId: waiting.id }))).toBe('U-ACC-IN-16')
    const close = () => arus.resultOf(maker, '/v1/sales-orders/close', { ids: [order.id], reason: 'selesai' })
    const draft = await ofOrder(order.id)
    expect(await close()).toMatchObject({ code: 'U-ACC-SO-13' })
    await arus.resultOf(maker, '/v1/invoices/delete', { ids: [draft.id] })
    expect(await close()).toMatchObject({ code: null })
    expect(await of({})).toBe('U-ACC-IN-16')
  })

  it('case 29 with invoices: what is invoiced counts against the limit as what it is, once', async () => {
    const customer = await orders.customerWith('100000000')
    const order = await orderWith(customer, '10')
    expect(await exposureOf(customer)).toBe('1665000.00')
    const draft = await ofOrder(order.id)
    await arus.must(submit(draft.id))
    expect(await exposureOf(customer)).toBe('1665000.00')
    await arus.must(approve(admin, await read(draft.id)))
    expect(await exposureOf(customer)).toBe('1665000.00')
    const [row] = await service.sql('select uninvoiced_minor from sales_order where id = $1', [order.id])
    expect(row).toEqual({ uninvoiced_minor: '0' })
    await arus.must(cancel(draft.id))
    expect(await exposureOf(customer)).toBe('1665000.00')
    expect(await order.read()).toMatchObject({ paymentStatus: 'UNBILLED' })
  })

  it('case 29: of 100m, 60m are invoiced and 30m are not yet: 10m pass and no sen more, of two of 10m at once one', async () => {
    const customer = await orders.customerWith('100000000')
    const worth = (price: string) => ({
      vatTreatment: 'EXPORT',
      lines: [line({ kind: 'SERVICE', quantity: '1', price })],
    })
    const first = await orders.approved(customer, worth('60000000'))
    await issue((await ofOrder(first.id)).id)
    await orders.approved(customer, worth('30000000'))
    expect(await exposureOf(customer)).toBe('90000000.00')
    expect(await orders.approve(admin, await orders.entered(customer, worth('10000000.01')))).toMatchObject({
      code: 'U-ACC-SO-1',
    })
    const both = [await orders.entered(customer, worth('10000000')), await orders.entered(customer, worth('10000000'))]
    const answers = await Promise.all(both.map(order => orders.approve(admin, order)))
    expect(answers.map(({ code }) => String(code)).toSorted()).toEqual(['U-ACC-SO-1', 'null'])
    expect(await exposureOf(customer)).toBe('100000000.00')
  })

  it('in advance are deducted from later ones, once, and count once', async () => {
    const customer = await orders.customerWith(null)
    const order = await orderWith(customer, '10')
    const advance = await written(customer, {
      kind: 'ADVANCE',
      orderId: order.id,
      lines: [line({ description: 'Uang muka 30%', kind: 'SERVICE', quantity: '1', price: '450000' })],
    })
    await issue(advance.id)
    // 1,500,000 with VAT, which includes the advance.
    expect(await exposureOf(customer)).toBe('1665000.00')
    expect(await arus.resultOf(maker, '/v1/sales-orders/cancel', { ids: [order.id], reason: 'x' })).toMatchObject({
      code: 'U-ACC-SO-3',
    })
    const final = await ofOrder(order.id)
    expect(final).toMatchObject({
      deductions: [{ invoiceId: advance.id, amount: { amount: '450000.00' } }],
      totals: { base: { amount: '1050000.00' }, vat: { amount: '115500.00' }, deducted: { amount: '450000.00' } },
    })
    const rival = await ofOrder(order.id)
    await issue(final.id)
    expect(await read(advance.id)).toMatchObject({
      undeducted: { amount: '0.00' },
      allowedActions: ['SEND', 'ANNOTATE'],
    })
    expect(await exposureOf(customer)).toBe('1665000.00')
    expect(await cancel(advance.id)).toMatchObject({ code: 'U-ACC-IN-18' })
    expect(await submit(rival.id)).toMatchObject({ code: 'U-ACC-IN-6' })
    await arus.must(cancel(final.id))
    expect(await read(advance.id)).toMatchObject({ undeducted: { amount: '450000.00' } })
    expect(await submit(rival.id)).toMatchObject({ code: null })
  })

  it('in advance of all of it leave nothing to pay of the one that bills it', async () => {
    const order = await orders.approved(anybody, { lines: [line({ kind: 'SERVICE' })] })
    const { id: first, totals } = await ofOrder(order.id)
    await arus.must(arus.resultOf(maker, '/v1/invoices/delete', { ids: [first] }))
    const advance = await written(anybody, {
      kind: 'ADVANCE',
      orderId: order.id,
      lines: [line({ kind: 'SERVICE', quantity: '1', price: totals.base.amount })],
    })
    await issue(advance.id)
    const draft = await ofOrder(order.id)
    expect(draft).toMatchObject({ totals: { total: { amount: '0.00' }, deducted: totals.base } })
    const last = await issue(draft.id)
    expect(last).toMatchObject({ status: 'PAID', remaining: { amount: '0.00' }, isOverdue: false })
    expect((await admin.get<Invoice>(`/v1/invoices/${last.id}`)).body.allowedActions).toContain('CANCEL')
    expect(await orders.read(order.id)).toMatchObject({ paymentStatus: 'UNPAID' })
    expect(await cancel(last.id)).toMatchObject({ code: null })
    expect(await read(advance.id)).toMatchObject({ undeducted: totals.base })
  })

  it('of a part of the order take its part of the advance, and the last one what is left of it', async () => {
    const customer = await orders.customerWith(null)
    const order = await orderWith(customer, '10')
    const uangMuka = (price: string) => ({
      kind: 'ADVANCE',
      orderId: order.id,
      lines: [line({ description: 'Uang muka', kind: 'SERVICE', quantity: '1', price })],
    })
    await issue((await written(customer, uangMuka('450000'))).id)
    // Of 1,500,000 at most 1,050,000 can still be invoiced in advance.
    const [most, above] = [
      await written(customer, uangMuka('1050000')),
      await written(customer, uangMuka('1050000.01')),
    ]
    expect(await submit(above.id)).toMatchObject({ code: 'U-ACC-IN-6' })
    expect(await submit(most.id)).toMatchObject({ code: null })
    await arus.must(giveBack(most.id))
    // First the services, 500,000 of it.
    const all = await ofOrder(order.id)
    const service = (await linesOf(all.id)).find(({ base }) => base.startsWith('500000') || base.startsWith('350000'))
    expect(service).toBeDefined()
    expect(all.totals.deducted).toEqual({ amount: '450000.00', currency: 'IDR' })
  })

  it('are not submitted once their order is another customer’s', async () => {
    const [one, other] = [await orders.customerWith(null), await orders.customerWith(null)]
    const order = await orders.approved(one)
    const advance = await written(one, {
      kind: 'ADVANCE',
      orderId: order.id,
      lines: [line({ description: 'Uang muka', kind: 'SERVICE', quantity: '1', price: '100000' })],
    })
    const moved = await maker.put<Problem>(`/v1/sales-orders/${order.id}`, {
      ...orders.input(other),
      version: order.version,
    })
    expect(moved.status).toBe(200)
    await orders.approve(admin, await orders.read(order.id))
    expect(await submit(advance.id)).toMatchObject({ code: 'U-ACC-IN-16' })
  })

  it('are not issued with the taxes of before', async () => {
    const customer = await orders.customerWith(null)
    const invoice = await written(customer, {
      lines: [line({ kind: 'SERVICE', quantity: '1', price: '100000000', withholding: 'PPH23' })],
    })
    await arus.must(submit(invoice.id))
    await service.sql(`update customer set tax_status = 'GOVERNMENT' where id = $1`, [customer])
    expect(await approve(admin, await read(invoice.id))).toMatchObject({ code: 'U-ACC-IN-23' })
    await arus.must(giveBack(invoice.id))
    expect(await submit(invoice.id)).toMatchObject({ code: 'U-ACC-IN-23' })
  })
})

describe('issuing', () => {
  it('is for those who may, not for authors, of what they saw, and once', async () => {
    const own = await written(anybody, {}, admin)
    expect(await approve(admin, own)).toMatchObject({ code: 'U-ACC-IN-7' })
    await submit(own.id, admin)
    expect(await approve(maker, await read(own.id))).toMatchObject({ status: 403, code: 'G-20' })
    expect(await approve(admin, await read(own.id))).toMatchObject({ code: 'U-ACC-IN-8' })
    const invoice = await written(anybody)
    await submit(invoice.id)
    expect(await approve(admin, invoice)).toMatchObject({ code: 'G-3' })
    const seen = await read(invoice.id)
    const twice = await Promise.all([approve(admin, seen), approve(owner, seen)])
    expect(twice.map(({ code }) => code === null)).toEqual(expect.arrayContaining([true, false]))
    expect(['G-3', 'U-ACC-IN-7']).toContain(twice.find(({ code }) => code !== null)?.code)
  })

  it('freezes the parties, and nothing of it changes afterwards', async () => {
    const invoice = await issue((await written(anybody)).id)
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^INV-2026-\d{6}$/),
      status: 'ISSUED',
      remaining: { amount: '1110000.00' },
      buyer: { name: 'PT Surya Abadi Swalayan', address: expect.stringContaining('Ciracas') },
      allowedActions: ['SEND', 'ANNOTATE'],
    })
    await service.sql(`update customer set legal_name = 'PT Nama Baru' where id = $1`, [anybody])
    expect((await read(invoice.id)).buyer?.name).toBe('PT Surya Abadi Swalayan')
    await service.sql(`update customer set legal_name = 'PT Surya Abadi Swalayan' where id = $1`, [anybody])
    const edit = { ...arus.inputOf(anybody), version: invoice.version }
    expect(await codeOf(maker.put(`/v1/invoices/${invoice.id}`, edit))).toBe('U-ACC-IN-7')
    expect(await submit(invoice.id)).toMatchObject({ code: 'U-ACC-IN-7' })
    expect(await giveBack(invoice.id)).toMatchObject({ code: 'U-ACC-IN-7' })
  })

  it('lets the note for colleagues and the serial number of its e-meterai be changed, as seen, and keeps what changed', async () => {
    const draft = await written(anybody, { internalNote: 'cek harga' })
    const annotate = (id: string, version: number, more: object, person = maker) =>
      person.put<Invoice & Problem>(`/v1/invoices/${id}/annotation`, { version, ...more })
    expect((await annotate(draft.id, draft.version, { stampSerial: 'X1' })).body.code).toBe('U-ACC-IN-7')
    const invoice = await issue(draft.id)
    const said = { internalNote: 'sudah dicek', stampSerial: '9QRT4LSGK40BH8QM0000A1' }
    expect((await annotate(invoice.id, invoice.version, said, viewer)).status).toBe(403)
    expect((await annotate(invoice.id, invoice.version, { stampSerial: 'a\u202Eb' })).body.code).toBe('G-2')
    const { status, body } = await annotate(invoice.id, invoice.version, said)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...said, status: 'ISSUED', totals: invoice.totals, version: invoice.version + 1 })
    expect((await annotate(invoice.id, invoice.version, said)).body.code).toBe('G-3')
    expect((await annotate(invoice.id, body.version, said)).body.version).toBe(body.version)
    const { body: revisions } = await viewer.get<{ items: { changes: object[] }[] }>(
      `/v1/invoices/revisions?invoiceIds=${invoice.id}`,
    )
    expect(revisions.items[0]?.changes).toEqual([
      { line: null, field: 'internalNote', before: 'cek harga', after: 'sudah dicek' },
      { line: null, field: 'stampSerial', before: null, after: said.stampSerial },
    ])
  })

  it('is not for days to come, nor of customers who are not active', async () => {
    const future = await written(anybody, { invoiceDate: '2099-01-01' })
    expect(await submit(future.id)).toMatchObject({ code: 'U-ACC-IN-10' })
    const customer = await orders.customerWith(null)
    const invoice = await written(customer)
    await submit(invoice.id)
    const { body } = await maker.get<{ version: number }>(`/v1/customers/${customer}`)
    await maker.post(`/v1/customers/${customer}/deactivate`, { version: body.version, reason: 'tutup' })
    expect(await approve(admin, await read(invoice.id))).toMatchObject({ code: 'U-ACC-CU-8' })
    expect(await giveBack(invoice.id)).toMatchObject({ code: null })
    expect(await read(invoice.id)).toMatchObject({ status: 'DRAFT', reason: 'harga salah' })
  })

  it('asks its named approver by email, and tells its customer that it is canceled', async () => {
    const approver = people.owner
    const [{ id: approverId } = { id: '' }] = await service.sql<{ id: string }>(
      'select id from person where email = $1',
      [approver.email],
    )
    const emailsAbout = async (id: string, number: string | null) =>
      (await emailsOf(service)).filter(
        ({ values }) =>
          ('link' in values && values.link?.endsWith(`/invoices/${id}`)) ||
          ('number' in values && values.number === number),
      )
    const unnamed = await issue((await written(anybody)).id)
    expect(await emailsAbout(unnamed.id, unnamed.number)).toEqual([])
    const invoice = await issue((await written(anybody, { approverId })).id)
    expect(await emailsAbout(invoice.id, null)).toMatchObject([
      { to: { email: approver.email }, template: 'invoiceSubmitted', values: { customer: invoice.customerName } },
    ])
    expect((await cancel(invoice.id)).code).toBeNull()
    const [buyer] = await service.sql<{ email: string }>('select email from customer where id = $1', [anybody])
    expect((await emailsAbout(invoice.id, invoice.number)).at(-1)).toMatchObject({
      to: { email: buyer?.email },
      template: 'invoiceCanceled',
      values: { organization: expect.any(String), number: invoice.number },
    })
    expect((await cancel(invoice.id)).code).toBe('U-ACC-IN-7')
    expect(await emailsAbout(invoice.id, invoice.number)).toHaveLength(2)
  })

  it('returned, tells who wrote it why', async () => {
    const invoice = await written(anybody)
    await arus.must(submit(invoice.id))
    expect(await giveBack(invoice.id, maker)).toMatchObject({ code: 'G-20' })
    expect(await giveBack(invoice.id)).toMatchObject({ code: null })
    expect(await giveBack(invoice.id)).toMatchObject({ code: 'U-ACC-IN-7' })
    const told = (await emailsOf(service)).flatMap(mail =>
      mail.template === 'invoiceReturned' && mail.values.link.endsWith(`/invoices/${invoice.id}`) ? [mail] : [],
    )
    expect(told).toMatchObject([
      { to: { email: people.maker.email }, values: { customer: invoice.customerName, reason: 'harga salah' } },
    ])
  })

  it('cancel: with a reason, once, against an approval at the same moment; the number stays', async () => {
    const invoice = await written(anybody)
    await submit(invoice.id)
    const seen = await read(invoice.id)
    const [approval, call] = await Promise.all([approve(admin, seen), cancel(invoice.id, owner)])
    expect(approval).toMatchObject({ code: null })
    const after = await read(invoice.id)
    expect(after.status).toBe(call.code === null ? 'CANCELED' : 'ISSUED')
    if (call.code !== null) await arus.must(cancel(invoice.id))
    expect(await read(invoice.id)).toMatchObject({
      number: after.number,
      status: 'CANCELED',
      remaining: { amount: '0.00' },
      reason: 'salah pelanggan',
    })
    expect(await cancel(invoice.id)).toMatchObject({ code: 'U-ACC-IN-7' })
    const paid = await issue((await written(anybody)).id)
    await service.sql('update invoice set remaining_minor = remaining_minor - 1 where id = $1', [paid.id])
    expect(await cancel(paid.id)).toMatchObject({ code: 'U-ACC-IN-9' })
  })
})

describe('numbers', () => {
  const person = maker.personId
  const dated = (customerId: string, invoiceDate: string) =>
    service.database.inOrganization(retail, person, async tx => {
      const input = newInvoice.parse(arus.inputOf(customerId, { invoiceDate }))
      const { id } = await createInvoice(tx, input)
      await submitInvoice(tx, id)
      return id
    })
  const issueAt = async (id: string, at?: string, fails = false) => {
    const { version } = await read(id)
    return service.database.inOrganization(retail, null, async tx => {
      if (at !== undefined) Object.assign(tx, { clock: stoppedClock(at) })
      await approveInvoice(tx, { id, version })
      if (fails) throw new Error('rolled back')
    })
  }

  it('case 25: 50 approvals at once, 10 rolled back: no gap, no double; a canceled number is not given again', async () => {
    const ids: string[] = []
    const customers = await Promise.all(Array.from({ length: 5 }, () => orders.customerWith(null)))
    for (const [place] of Array.from({ length: 50 }).entries())
      ids.push(await dated(customers[place % customers.length]!, '2024-05-06'))
    const settled = await Promise.allSettled(ids.map((id, place) => issueAt(id, undefined, place % 5 === 0)))
    expect(settled.flatMap(each => (each.status === 'rejected' ? [String(each.reason)] : []))).toEqual(
      Array.from({ length: 10 }, () => 'Error: rolled back'),
    )
    const numbers = async () =>
      (
        await service.sql<{ number: string }>(
          `select number from invoice where number like 'INV-2024-%' order by number`,
        )
      ).map(({ number }) => number)
    const expected = (count: number) =>
      Array.from({ length: count }, (_, n) => `INV-2024-${String(n + 1).padStart(6, '0')}`)
    expect(await numbers()).toEqual(expected(40))
    const [seventh] = await service.sql<{ id: string }>(`select id from invoice where number = 'INV-2024-000007'`)
    await arus.must(cancel(seventh!.id))
    await issueAt(ids[0]!)
    expect(await numbers()).toEqual(expected(41))
    expect((await read(ids[0]!)).number).toBe('INV-2024-000041')
  })

  it('case 26: the year is the invoice date’s, and today is the organization’s', async () => {
    // Years of which no other test issues invoices.
    const [old, young] = [await dated(anybody, '2026-11-20'), await dated(anybody, '2026-11-20')]
    await service.sql(`update invoice set invoice_date = '2030-12-31', due_date = '2031-01-30' where id = $1`, [old])
    await service.sql(`update invoice set invoice_date = '2031-01-01', due_date = '2031-01-31' where id = $1`, [young])
    await expect(issueAt(young, '2030-12-31T16:59:59Z')).rejects.toThrow(/IN-10/)
    await issueAt(old, '2030-12-31T16:59:59Z')
    expect((await read(old)).number).toMatch(/^INV-2030-\d{6}$/)
    await issueAt(young, '2030-12-31T17:00:00Z')
    expect((await read(young)).number).toBe('INV-2031-000001')
  })

  it('are not given before the period lock, nor taken back; a lock that is set meanwhile waits', async () => {
    const [first, second, third] = [
      await dated(anybody, '2025-03-01'),
      await dated(anybody, '2025-03-01'),
      await dated(anybody, '2025-03-31'),
    ]
    type Controls = { version: number }
    const lock = async () => {
      const { body } = await owner.get<Controls>('/v1/controls')
      return owner.put<Problem>('/v1/controls/period-lock', {
        lockedBefore: '2025-03-31',
        reason: 'tutup buku',
        version: body.version,
      })
    }
    let locking: ReturnType<typeof lock> | undefined
    const { version } = await read(first)
    await service.database.inOrganization(retail, null, async tx => {
      await approveInvoice(tx, { id: first, version })
      locking = lock()
      // It waits for this transaction: the row does not move while the approval runs.
      await expect
        .poll(() =>
          service.sql(`select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%controls%'`),
        )
        .toHaveLength(1)
    })
    expect(await locking).toMatchObject({ status: 200 })
    expect((await read(first)).number).toBe('INV-2025-000001')
    expect(await approve(admin, await read(second))).toMatchObject({ code: 'U-ACC-IN-19' })
    expect(await cancel(first)).toMatchObject({ code: 'U-ACC-IN-19' })
    expect(await approve(admin, await read(third))).toMatchObject({ code: null })
  })
})

describe('paper copies', () => {
  it('go from open to shipped to received, and terms begin with them', async () => {
    const invoice = await issue(
      (await written(anybody, { hardCopy: true, termDays: 30, termFrom: 'HARD_COPY_RECEIVED' })).id,
    )
    expect(invoice).toMatchObject({ deliveryStatus: 'OPEN', dueDate: null, expectedDate: '2026-12-20' })
    const ship = (date: string) =>
      arus.resultOf(maker, '/v1/invoices/ship', { ids: [invoice.id], date, courier: 'JNE' })
    const receive = (date: string) =>
      arus.resultOf(maker, '/v1/invoices/receive', { ids: [invoice.id], date, receivedBy: 'Tania' })
    expect(await receive('2026-11-21')).toMatchObject({ code: 'U-ACC-IN-7' })
    expect(await ship('2026-11-19')).toMatchObject({ code: 'U-ACC-IN-20' })
    expect(await ship('2026-11-21')).toMatchObject({ code: null })
    expect(await ship('2026-11-21')).toMatchObject({ code: 'U-ACC-IN-7' })
    expect(await receive('2026-11-20')).toMatchObject({ code: 'U-ACC-IN-20' })
    expect(await receive('2026-11-21')).toMatchObject({ code: null })
    expect(await read(invoice.id)).toMatchObject({
      deliveryStatus: 'RECEIVED',
      shippedTo: expect.stringContaining('Ciracas'),
      courier: 'JNE',
      receivedBy: 'Tania',
      dueDate: '2026-12-21',
    })
  })
})

describe('lists', () => {
  it('filter, search, sort, count and sum', async () => {
    const customer = await orders.customerWith(null)
    const late = await issue((await written(customer, { invoiceDate: '2026-09-01', termDays: 7 })).id)
    const draft = await written(customer, {
      lines: [line({ kind: 'SERVICE', quantity: '90', description: 'Sewa gudang' })],
    })
    const ids = async (query: string) =>
      (await viewer.get<{ items: Invoice[] }>(`/v1/invoices?customerId=${customer}&${query}`)).body.items.map(
        ({ id }) => id,
      )
    expect(await ids('sort=-invoiceDate')).toEqual([draft.id, late.id])
    expect(await ids('sort=dueDate')).toEqual([late.id, draft.id])
    expect(await ids('overdue=true')).toEqual([late.id])
    expect(await ids('overdue=false')).toEqual([draft.id])
    expect(await read(late.id)).toMatchObject({ isOverdue: true, nextDueDate: '2026-09-08' })
    expect(await ids('status=ISSUED,PAID')).toEqual([late.id])
    expect(await ids(`search=${late.number}`)).toEqual([late.id])
    expect(await ids('search=gudang')).toEqual([draft.id])
    expect(await ids('amountAtLeast=2000000')).toEqual([draft.id])
    expect(await ids('dueTo=2026-09-08')).toEqual([late.id])
    const first = await viewer.get<{ next: string }>(`/v1/invoices?customerId=${customer}&sort=-dueDate&first=1`)
    expect(await ids(`sort=-dueDate&first=1&after=${first.body.next}`)).toEqual([late.id])
    expect(await codeOf(viewer.get('/v1/invoices?amountAtLeast=5&amountNoMoreThan=5'))).toBe('G-2')
    await arus.must(cancel(late.id))
    expect((await viewer.get(`/v1/invoices/summary?customerId=${customer}`)).body).toEqual({
      totalCount: 2,
      totals: [{ amount: '9990000.00', currency: 'IDR' }],
      remainingTotals: [],
      withheldOpenTotals: [],
    })
    const { body: counts } = await viewer.get<Record<string, number>>('/v1/invoices/counts')
    expect(counts.all).toBe(counts.draft! + counts.waitingApproval! + counts.unpaid! + counts.paid! + counts.canceled!)
  })

  it('sum what remains as cash, and what is still withheld beside it', async () => {
    const rupiah = (amount: string) => [{ amount, currency: 'IDR' }]
    type Counts = Record<'unpaidTotals' | 'overdueTotals', { amount: string; currency: string }[]>
    const lateSums = async () => {
      const { body } = await viewer.get<Counts>('/v1/invoices/counts')
      return [body.unpaidTotals, body.overdueTotals].map(sums => BigInt(sums[0]!.amount.replace('.', '')))
    }
    const customer = await orders.customerWith(null)
    await issue((await written(customer, { invoiceDate: '2026-09-01', termDays: 7 })).id)
    const before = await lateSums()
    await issue(
      (
        await written(customer, {
          invoiceDate: '2026-09-01',
          termDays: 7,
          lines: [line({ kind: 'SERVICE', quantity: '1', price: '100000000', withholding: 'PPH23' })],
        })
      ).id,
    )
    const after = await lateSums()
    expect(after.map((minor, at) => minor - before[at]!)).toEqual([109_000_000_00n, 109_000_000_00n])
    await written(customer, {})
    const { body } = await viewer.get<{ totals: { amount: string }[] }>(`/v1/invoices/summary?customerId=${customer}`)
    const ofAll = BigInt(body.totals[0]!.amount.replace('.', ''))
    expect(body).toMatchObject({ totalCount: 3, withheldOpenTotals: rupiah('2000000.00') })
    const cash = await Promise.all(
      (await viewer.get<{ items: Invoice[] }>(`/v1/invoices?customerId=${customer}`)).body.items.map(
        async ({ remaining }) => BigInt(remaining.amount.replace('.', '')),
      ),
    )
    const remaining = cash.reduce((sum, minor) => sum + minor, 0n)
    expect(body).toMatchObject({ remainingTotals: [{ amount: `${remaining / 100n}.00`, currency: 'IDR' }] })
    expect(ofAll).toBeGreaterThan(remaining)
  })

  it('compute an invoice while it is typed', async () => {
    const { body } = await viewer.post<object>('/v1/invoices/amounts', {
      customerId: anybody,
      invoiceDate: '2026-11-20',
      currency: 'IDR',
      vatTreatment: 'STANDARD',
      lines: [{ kind: 'SERVICE', quantity: '10', price: '100000', withholding: 'PPH23' }],
      milestones: [{ name: 'A', percent: '100' }],
    })
    expect(body).toMatchObject({
      lines: [{ gross: '1000000.00', base: '1000000.00' }],
      totals: { vatRate: '11', total: { amount: '1110000.00' }, withheld: [{ rate: '2' }] },
      milestones: [{ dueDate: '2026-12-20', expectedCash: { amount: '1090000.00' } }],
      dueDate: '2026-12-20',
    })
  })
})
