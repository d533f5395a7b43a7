// Billing cycles over HTTP and Postgres: what an evening run drafts and skips, two concurrent workers and one that dies, and manual
// billing.
import { afterEach, describe, expect, it } from 'vitest'
import { billOrganization } from '../../../../../services/account/invoicing/billingCycles/worker.ts'
import { accountModules } from '../../../../../services/account/modules.ts'
import { stoppedClock } from '../../../../../services/kit/clock.ts'
import { openDatabase } from '../../../../../services/kit/database/database.ts'
import { atFileEnd } from '../../../../support/fileEnd.ts'
import { until } from '../../../../support/until.ts'
import { accountOn, freshAccount, emailsOf, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { type Invoice, invoicing } from '../invoices/support.ts'
import { line, type Receipt } from '../salesOrders/support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const arus = invoicing(service, { maker, admin })
const { orders, post, submit, approve, linesOf, issue, written, ofOrder } = arus
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])

type Run = {
  id: string
  cycle: string
  from: string
  until: string
  invoiceIds: string[]
  skippedOrderIds: string[]
  madeBy: string | null
}
type Billing = { nextOn: string | null; runs: Run[] }
type Billed = Invoice & {
  billing: { cycle: string; from: string; until: string } | null
  invoiceDate: string
  orderId: string | null
  receiptIds: string[]
  createdBy: string | null
  customerReference: string | null
}

const today = Temporal.Now.plainDateISO('Asia/Jakarta')
const day = (days: number) => today.add({ days }).toString()
const evening = (days = 0) => today.add({ days }).toZonedDateTime({ timeZone: 'Asia/Jakarta', plainTime: '18:30' })
const failures: unknown[] = []
const log = { warn: (told: unknown) => void failures.push(told) }
const bill = (days = 0, account = service.account) => billOrganization({ account, log }, retail, evening(days))

/** Another worker with its own clock. */
const other = openDatabase({
  url: service.database.url,
  service: 'account',
  modules: accountModules,
  max: 4,
  clock: stoppedClock(new Date().toISOString()),
})
atFileEnd(() => other.close())

/** A customer who has long been billed on today's weekday. */
async function customerOf(cycle: 'WEEKLY' | 'MONTHLY' = 'WEEKLY') {
  const id = await orders.customerWith(null)
  await service.sql(`update customer set billing_cycle = $2, billing_day = $3 where id = $1`, [
    id,
    cycle,
    cycle === 'WEEKLY' ? today.dayOfWeek : today.day,
  ])
  await service.sql(
    `insert into billing_schedule (organization_id, customer_id, cycle, day, since)
     select organization_id, id, billing_cycle, billing_day, $2 from customer where id = $1`,
    [id, day(-60)],
  )
  return id
}

/** An approved order of ten goods and a service. */
async function orderOf(customerId: string, more: object = {}) {
  const order = await orders.approved(customerId, {
    orderDate: day(-30),
    requiredDate: day(0),
    lines: [line(), line({ description: 'Jasa kirim', kind: 'SERVICE', quantity: '1', price: '500000' })],
    ...more,
  })
  const [goods] = await orders.linesOf(order.id)
  const receive = async (quantity: string, date = day(-1), kind = 'RECEIPT') => {
    const { status, body } = await orders.receive(order.id, [{ lineId: goods!.id, quantity }], { date, kind })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body as Receipt
  }
  return { ...order, goodsId: goods!.id, receive }
}

const billingOf = async (customerId: string) =>
  (await viewer.get<{ items: Billing[] }>(`/v1/billing-runs/of-customers?customerIds=${customerId}`)).body.items[0]!
const read = async (id: string) => (await viewer.get<Billed>(`/v1/invoices/${id}`)).body
async function draftsOf(customerId: string): Promise<Billed[]> {
  const { body } = await viewer.get<{ items: Billed[] }>(
    `/v1/invoices?customerId=${customerId}&billed=true&first=50&sort=createdAt`,
  )
  return body.items
}
const lock = (before: string | null) =>
  service.sql(
    `update controls set locked_before = $2::date, lock_reason = $3::text, lock_set_by_name = $3::text, lock_set_at = case when $3::text is null then null else now() end,
       lock_set_by = case when $3::text is null then null else gen_random_uuid() end
     where organization_id = $1`,
    [retail, before, before === null ? null : 'tutup buku'],
  )
async function deactivate(id: string) {
  const { version } = (await maker.get<{ version: number }>(`/v1/customers/${id}`)).body
  const { status } = await maker.post(`/v1/customers/${id}/deactivate`, { version, reason: 'pindah' })
  expect(status).toBe(200)
}
const quantitiesOf = async (id: string) => (await linesOf(id)).map(({ quantity }) => quantity)
const billByHand = (customerId: string, untilDay = day(0), person = maker) =>
  post<Run>(person, '/v1/billing-runs', { customerId, until: untilDay })
const codeOf = async (answer: Promise<{ body: Problem }>) =>
  (await answer).body.errors?.[0]?.code ?? (await answer).body.code

afterEach(() => {
  const [failed] = failures.splice(0)
  if (failed !== undefined) throw new Error('a cycle was not drafted', { cause: failed })
})

describe('the evening of a cycle’s day', () => {
  it('drafts what was delivered and agreed and is not invoiced, and says of which cycle and period', async () => {
    const customerId = await customerOf()
    const order = await orderOf(customerId)
    const receipt = await order.receive('6')
    await bill()
    const [draft, ...more] = await draftsOf(customerId)
    expect(more).toEqual([])
    expect(draft).toMatchObject({
      status: 'DRAFT',
      orderId: order.id,
      receiptIds: [receipt.id],
      invoiceDate: day(0),
      createdBy: null,
      billing: { cycle: 'WEEKLY', from: day(-6), until: day(0) },
      totals: { base: { amount: '1100000.00' } },
    })
    expect(await quantitiesOf(draft!.id)).toEqual(['6', '1'])
    expect(await billingOf(customerId)).toMatchObject({
      nextOn: expect.any(String),
      runs: [{ cycle: 'WEEKLY', invoiceIds: [draft!.id], skippedOrderIds: [], madeBy: null }],
    })
    const { body: log_ } = await admin.get<{ items: { changes: { field: string; after: string }[] }[] }>(
      `/v1/activity?recordId=${draft!.id}`,
    )
    expect(log_.items[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'billingCycle', before: null, after: 'WEEKLY' },
        { field: 'billingPeriod', before: null, after: `${day(-6)} – ${day(0)}` },
      ]),
    )
  })

  it('bills nothing twice: neither what is invoiced nor what waits in a draft, and the week after only what came since', async () => {
    const customerId = await customerOf()
    const order = await orderOf(customerId)
    await order.receive('3', day(-10))
    await issue((await ofOrder(order.id)).id)
    await order.receive('2')
    await ofOrder(order.id)
    await order.receive('4')
    await bill()
    const drafts = await draftsOf(customerId)
    expect(drafts).toHaveLength(1)
    expect(await quantitiesOf(drafts[0]!.id)).toEqual(['4'])
    await bill()
    await order.receive('1')
    // The period is over: later records belong to the next one.
    await bill()
    expect(await draftsOf(customerId)).toHaveLength(1)
    await bill(7)
    const later = (await draftsOf(customerId)).find(({ id }) => id !== drafts[0]!.id)
    expect(later?.billing).toEqual({ cycle: 'WEEKLY', from: day(1), until: day(7) })
    expect(await quantitiesOf(later!.id)).toEqual(['1'])
  })

  it('leaves out what came after the day, what was returned and what was reversed', async () => {
    const customerId = await customerOf()
    const order = await orderOf(customerId, { lines: [line()] })
    await order.receive('5')
    const reversed = await order.receive('2')
    await orders.cancelReceipt(reversed)
    await order.receive('1', day(0), 'RETURN')
    await bill()
    const [draft] = await draftsOf(customerId)
    expect(await quantitiesOf(draft!.id)).toEqual(['4'])
    // A missed evening run bills up to its day: what was received today belongs to the next one.
    const late = await customerOf()
    await service.sql(`update customer set billing_day = $2 where id = $1`, [late, (today.dayOfWeek % 7) + 1])
    await service.sql(`update billing_schedule set day = $2 where customer_id = $1`, [late, (today.dayOfWeek % 7) + 1])
    const missed = await orderOf(late, { lines: [line()] })
    await missed.receive('3', day(-7))
    await missed.receive('4', day(0))
    await bill()
    const [made] = await draftsOf(late)
    expect(made).toMatchObject({ invoiceDate: day(-6), billing: { until: day(-6) } })
    expect(await quantitiesOf(made!.id)).toEqual(['3'])
  })

  it('makes nothing where there is nothing to bill, and keeps that it looked', async () => {
    const customerId = await customerOf('MONTHLY')
    await orders.entered(customerId, { orderDate: day(-5), requiredDate: day(0), lines: [line({ kind: 'SERVICE' })] })
    await orderOf(customerId, { lines: [line()] })
    await bill()
    expect(await draftsOf(customerId)).toEqual([])
    expect((await billingOf(customerId)).runs).toMatchObject([{ cycle: 'MONTHLY', until: day(0), invoiceIds: [] }])
  })

  it('is no evening of customers who are deactivated, are billed by order, or have the cycle only since later', async () => {
    const [gone, plain, fresh] = [await customerOf(), await orders.customerWith(null), await orders.customerWith(null)]
    for (const id of [gone, plain, fresh]) await (await orderOf(id)).receive('2')
    await deactivate(gone)
    await service.sql(`update customer set billing_cycle = 'WEEKLY', billing_day = $2 where id = $1`, [
      fresh,
      (today.dayOfWeek % 7) + 1,
    ])
    await bill()
    for (const id of [gone, plain, fresh]) expect((await billingOf(id)).runs).toEqual([])
    expect((await billingOf(fresh)).nextOn).toBe(day(1))
    await bill(1)
    expect(await draftsOf(fresh)).toHaveLength(1)
  })

  it('makes a draft of each order, skips what no invoice can be written of, and tells of the drafts once', async () => {
    const customerId = await customerOf()
    const [one, two] = [await orderOf(customerId), await orderOf(customerId)]
    // Only free items are left of this one: an invoice without an amount can't be created.
    const free = await orderOf(customerId, { lines: [line(), line({ kind: 'SERVICE', price: '0' })] })
    const emailsBefore = await emailsOf(service)
    await bill()
    await bill()
    const drafts = await draftsOf(customerId)
    expect(new Set(drafts.map(({ orderId }) => orderId))).toEqual(new Set([one.id, two.id]))
    expect((await billingOf(customerId)).runs[0]).toMatchObject({ skippedOrderIds: [free.id] })
    const told = (await emailsOf(service)).slice(emailsBefore.length)
    expect(told).toContainEqual(expect.objectContaining({ template: 'billingDrafted' }))
    expect(told).toSatisfy((all: typeof told) =>
      all.every(mail => mail.template === 'billingDrafted' && mail.values.drafts === 2),
    )
    expect(told.map(({ to }) => to.email)).toContain(people.maker.email)
    expect(new Set(told.map(({ to }) => to.email)).size).toBe(told.length)
    expect(told.map(({ to }) => to.email)).not.toContain(people.viewer.email)
  })

  it('dates a draft today where its own day is closed', async () => {
    const customerId = await customerOf()
    await service.sql(`update customer set billing_day = $2 where id = $1`, [
      customerId,
      ((today.dayOfWeek + 5) % 7) + 1,
    ])
    await service.sql(`update billing_schedule set day = $2 where customer_id = $1`, [
      customerId,
      ((today.dayOfWeek + 5) % 7) + 1,
    ])
    await (await orderOf(customerId)).receive('2', day(-3))
    await lock(day(0))
    await bill()
    await lock(null)
    expect(await draftsOf(customerId)).toMatchObject([{ invoiceDate: day(0), billing: { until: day(-1) } }])
  })

  it('leaves its drafts to two people: whoever submits one does not approve it', async () => {
    const customerId = await customerOf()
    await (await orderOf(customerId)).receive('2')
    await bill()
    const [draft] = await draftsOf(customerId)
    await arus.must(submit(draft!.id, admin))
    expect(await approve(admin, await read(draft!.id))).toMatchObject({ code: 'U-ACC-IN-8' })
  })
})

describe('two workers, and one that dies', () => {
  it('draft a period once, whoever is first', async () => {
    const account = await accountOn(other)
    const customers: string[] = []
    for (let made = 0; made < 5; made += 1) {
      const customerId = await customerOf()
      await (await orderOf(customerId)).receive('2')
      customers.push(customerId)
    }
    await Promise.all([bill(), bill(0, account), bill(), bill(0, account)])
    for (const customerId of customers) {
      expect(await draftsOf(customerId)).toHaveLength(1)
      expect((await billingOf(customerId)).runs).toHaveLength(1)
    }
  })

  it('leave nothing half drafted: the next one drafts it, once', async () => {
    const customerId = await customerOf()
    const order = await orderOf(customerId)
    await order.receive('2')
    // It waits for the order after writing its run; then its connection is terminated, as by kill -9.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const holding = service.database.inOrganization(retail, null, async tx => {
      await tx.execute(`select from sales_order where id = '${order.id}' for update`)
      await released
    })
    const dying = bill()
    const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
      and pid <> pg_backend_pid() and query like '%sales_order%no key update%'`
    await until(async () => (await service.sql(waiting)).length > 0)
    await service.sql(`select pg_terminate_backend(pid) from (${waiting}) w`)
    await dying
    expect(failures.splice(0)).toHaveLength(1)
    release()
    await holding
    expect((await billingOf(customerId)).runs).toEqual([])
    await bill()
    expect(await draftsOf(customerId)).toHaveLength(1)
  })
})

describe('by hand', () => {
  it('bills what is left until a day at once, also without a cycle, and the cycle bills the rest', async () => {
    const customerId = await customerOf()
    const order = await orderOf(customerId, { lines: [line()] })
    await order.receive('2', day(-9))
    await order.receive('3', day(-4))
    const { status, body: run } = await billByHand(customerId, day(-5))
    expect([status, run]).toMatchObject([201, { cycle: 'ON_DEMAND', until: day(-5), madeBy: expect.any(String) }])
    const [draft] = await draftsOf(customerId)
    expect(draft).toMatchObject({
      invoiceDate: day(-5),
      billing: { cycle: 'ON_DEMAND' },
      createdBy: expect.any(String),
    })
    expect(await quantitiesOf(draft!.id)).toEqual(['2'])
    expect(await codeOf(billByHand(customerId, day(-5)))).toBe('U-ACC-BC-1')
    await bill()
    const rest = (await draftsOf(customerId)).find(({ id }) => id !== draft!.id)
    expect(rest?.billing).toEqual({ cycle: 'WEEKLY', from: day(-4), until: day(0) })
    expect(await quantitiesOf(rest!.id)).toEqual(['3'])
    // A draft deleted by mistake: its period can be billed again.
    await arus.must(arus.resultOf(maker, '/v1/invoices/delete', { ids: [rest!.id] }))
    expect((await billByHand(customerId)).status).toBe(201)
  })

  it('refuses a day to come, customers who are not active, strangers and whoever may not', async () => {
    const customerId = await orders.customerWith(null)
    await (await orderOf(customerId)).receive('2')
    expect(await codeOf(billByHand(customerId, day(1)))).toBe('U-ACC-BC-2')
    expect(await codeOf(billByHand(customerId, day(0), viewer))).toBe('G-20')
    expect(await codeOf(billByHand(customerId, day(0), elsewhere))).toBe('G-7')
    await deactivate(customerId)
    expect(await codeOf(billByHand(customerId))).toBe('U-ACC-CU-8')
  })

  it('of two people at once, one bills', async () => {
    const customerId = await orders.customerWith(null)
    await (await orderOf(customerId)).receive('2')
    const answers = await Promise.all([billByHand(customerId), billByHand(customerId), billByHand(customerId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
    expect(await draftsOf(customerId)).toHaveLength(1)
  })

  it('leaves what people wrote unmarked', async () => {
    const invoice = await written(await orders.customerWith(null))
    expect((await read(invoice.id)).billing).toBeNull()
    const { body } = await viewer.get<{ items: Billed[] }>(`/v1/invoices?billed=false&first=200`)
    expect(body.items.every(({ billing }) => billing === null)).toBe(true)
  })
})
