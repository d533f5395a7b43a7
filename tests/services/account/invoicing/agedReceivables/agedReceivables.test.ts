// Aged receivables over HTTP and Postgres: spec invoicing.md §13, case 27's dates, invoices waiting for slips, and the state on earlier
// days.
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { customerExport } from '../../../../../services/account/invoicing/agedReceivables/customerExport.ts'
import { agedReceivableExport } from '../../../../../services/account/invoicing/agedReceivables/exports.ts'
import { storeReceipt } from '../../../../../services/account/invoicing/receivables/receipts.ts'
import { newId } from '../../../../../services/kit/ids.ts'
import { freshAccount, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const { orders, written, issue, post, resultOf, must, cancel } = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])

type Figure = { amount: { amount: string }; count: number }
type Aged = Record<'remaining' | 'waitingForSlip' | 'unapplied' | 'claimed', Figure> & {
  buckets: (Figure & { bucket: string })[]
}
type Currency = Aged & { currency: string; expectedSoon: Figure; customers: (Aged & { customerId: string })[] }
type Answer = { asOf: string; today: string; currencies: Currency[] }
type Part = {
  invoiceId: string
  partName: string | null
  dueOn: string | null
  daysLate: number
  bucket: string
  remaining: { amount: string }
  waitingForSlip: { amount: string }
}
type Parts = { items: Part[]; totalCount: number; remaining: { amount: string }; waitingForSlip: { amount: string } }

async function read(query = ''): Promise<Answer> {
  const { status, body } = await viewer.get<Answer>(`/v1/aged-receivables${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const { today } = await read()
/** A date relative to today. */
const day = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
const partsOf = async (query: string) =>
  (await viewer.get<Parts>(`/v1/aged-receivables/parts?currency=IDR&${query}`)).body
/** A customer's nonzero receivables in IDR, by column. */
async function owedBy(customerId: string, query = '') {
  const { currencies } = await read(query)
  const own = currencies
    .find(({ currency }) => currency === 'IDR')
    ?.customers.find(customer => customer.customerId === customerId)
  if (!own) return {}
  const columns = {
    ...Object.fromEntries(own.buckets.map(({ bucket, amount }) => [bucket, amount.amount])),
    remaining: own.remaining.amount.amount,
    waiting: own.waitingForSlip.amount.amount,
    unapplied: own.unapplied.amount.amount,
    claimed: own.claimed.amount.amount,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, amount]) => amount !== '0.00'))
}

/** The exported figures of a customer in rupiah, in minor units. */
async function exportedOf(customerId: string) {
  const names = ['remaining', 'waitingForSlip', 'unapplied', 'claimed']
  const [row] = await service.database.inOrganization(retail, null, async tx => {
    const fields = names.map(name => {
      const [cell] = agedReceivableExport.columns[name]?.cells ?? []
      if (!cell) throw new Error(`no column ${name}`)
      return [name, sql<string>`${cell.value(tx, 'Asia/Jakarta')}`.as(name)] as const
    })
    const rows = agedReceivableExport.select(tx, Object.fromEntries(fields))
    const { whole, selection } = agedReceivableExport.list
    const { where } = selection(tx, whole.parse({ asOf: today, currency: 'IDR' }), null)
    return (await tx.execute(sql`${rows.where(sql`${where} and r.customer_id = ${customerId}`)}`)).rows
  })
  return row
}

const service100 = { kind: 'SERVICE', quantity: '1', price: '100000000' }
/** An issued invoice of a fee, due on a day; its date is long before. */
async function invoiceDue(customer: string, dueOn: string | null, more: object = {}, of: object = service100) {
  const { id } = await issue((await written(customer, { lines: [line(of)], ...more })).id)
  await service.sql(
    `update invoice set invoice_date = $3, due_date = $2::date, next_due_date = $2::date where id = $1`,
    [id, dueOn, day(-720)],
  )
  return id
}
const pay = async (customerId: string, amount: string, applications: object[], more: object = {}) => {
  const { status, body } = await post<{ id: string }>(maker, '/v1/received-payments', {
    customerId,
    method: 'OTHER',
    paymentDate: '2026-11-20',
    currency: 'IDR',
    amount,
    applications,
    fileIds: [await proof()],
    ...more,
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
async function proof(): Promise<string> {
  // Its token is short-lived, and the tests before may have taken longer.
  const uploader = await service.as(people.maker.email)
  const { body } = await uploader.post<{ id: string }>('/v1/files', {
    purpose: 'PAYMENT_PROOF',
    name: 'bukti.pdf',
    size: PDF.length,
    contentType: 'application/pdf',
  })
  const sent = await fetch(`${service.address}/v1/files/${body.id}/content`, {
    method: 'PUT',
    headers: { authorization: uploader.authorization, 'content-type': 'application/pdf' },
    body: new Uint8Array(PDF),
  })
  expect(sent.status, await sent.text()).toBe(200)
  return body.id
}
/** Backdates the changes of an invoice to that day. */
const appliedOn = (paymentId: string, day: string) =>
  service.sql('update received_payment_application set applied_on = $2::date where payment_id = $1', [paymentId, day])

describe('how old what customers owe is', () => {
  it('case 27: on 22 November 2026, by the days since it was due', async () => {
    const customer = await orders.customerWith(null)
    const cases = [
      ['2026-11-23', 'NOT_DUE', 0],
      ['2026-11-22', 'TODAY', 0],
      ['2026-11-21', 'DAYS_1_30', 1],
      ['2026-10-23', 'DAYS_1_30', 30],
      ['2026-10-22', 'DAYS_31_90', 31],
      ['2026-08-24', 'DAYS_31_90', 90],
      ['2026-08-23', 'DAYS_91_180', 91],
      ['2026-05-26', 'DAYS_91_180', 180],
      ['2026-05-25', 'DAYS_181_365', 181],
      ['2025-11-22', 'DAYS_181_365', 365],
      ['2025-11-21', 'MORE', 366],
    ] as const
    for (const [dueOn] of cases) await invoiceDue(customer, dueOn)
    const { items, totalCount } = await partsOf(`asOf=2026-11-22&customerId=${customer}`)
    expect(items.map(({ dueOn, bucket, daysLate }) => [dueOn, bucket, daysLate])).toEqual(cases.toReversed())
    expect(totalCount).toBe(cases.length)
    expect(await owedBy(customer, '?asOf=2026-11-22')).toEqual({
      NOT_DUE: '111000000.00',
      TODAY: '111000000.00',
      DAYS_1_30: '222000000.00',
      DAYS_31_90: '222000000.00',
      DAYS_91_180: '222000000.00',
      DAYS_181_365: '222000000.00',
      MORE: '111000000.00',
      remaining: '1221000000.00',
    })
    const late = await partsOf(`asOf=2026-11-22&customerId=${customer}&bucket=DAYS_1_30`)
    expect([late.totalCount, late.remaining.amount]).toEqual([2, '222000000.00'])
  })

  it('counts no days where they have not begun', async () => {
    const customer = await orders.customerWith(null)
    await invoiceDue(customer, null)
    expect(await owedBy(customer)).toEqual({ NOT_DUE: '111000000.00', remaining: '111000000.00' })
  })

  it('is told of each instalment', async () => {
    const customer = await orders.customerWith(null)
    const id = await invoiceDue(customer, day(6), {
      milestones: [
        { name: 'Uang muka', percent: '30', dueDate: '2026-11-21' },
        { name: 'Pelunasan', percent: '70' },
      ],
    })
    await service.sql('update invoice_milestone set due_date = $2::date where invoice_id = $1 and place = 0', [
      id,
      day(-3),
    ])
    await pay(customer, '10000000', [{ invoiceId: id, amount: '10000000' }])
    const { items } = await partsOf(`customerId=${customer}`)
    expect(items.map(({ partName, bucket, remaining }) => [partName, bucket, remaining.amount])).toEqual([
      ['Uang muka', 'DAYS_1_30', '23300000.00'],
      ['Pelunasan', 'NOT_DUE', '77700000.00'],
    ])
  })
})

describe('what customers owe today, for their list', () => {
  const owedOf = async (...customerIds: string[]) => {
    const { body } = await viewer.get<{ items: { customerId: string }[] }>(
      `/v1/aged-receivables/customers?customerIds=${customerIds.join(',')}`,
    )
    return Object.fromEntries(body.items.map(({ customerId, ...sums }) => [customerId, sums]))
  }
  const idr = (amount: string) => ({ amount, currency: 'IDR' })

  it('is the cash that remains, what of it is overdue, and by how many days the oldest', async () => {
    const [late, fresh] = [await orders.customerWith(null), await orders.customerWith(null)]
    await invoiceDue(late, day(-34))
    await invoiceDue(late, day(-2))
    await invoiceDue(late, day(0))
    const paid = await invoiceDue(late, day(-400))
    await pay(late, '111000000', [{ invoiceId: paid, amount: '111000000' }])
    expect(await owedOf(late, fresh)).toEqual({
      [late]: { remaining: idr('333000000.00'), overdue: idr('222000000.00'), daysLate: 34 },
      [fresh]: { remaining: idr('0.00'), overdue: idr('0.00'), daysLate: 0 },
    })
    // The export contains the same, in minor units.
    const cells = ['exposure', 'owed', 'overdue', 'daysLate'].map(name => {
      const [cell] = customerExport.columns[name]?.cells ?? []
      if (!cell) throw new Error(`no column ${name}`)
      return [name, cell] as const
    })
    const exported = await service.database.inOrganization(retail, null, async tx => {
      const fields = cells.map(
        ([name, cell]) => [name, sql<string>`${cell.value(tx, 'Asia/Jakarta')}`.as(name)] as const,
      )
      const rows = customerExport.select(tx, Object.fromEntries(fields)).where(sql`customer.id in (${late}, ${fresh})`)
      return (await tx.execute(sql`${rows.orderBy(sql`overdue`)}`)).rows
    })
    expect(exported).toEqual([
      { exposure: '0', owed: '0', overdue: '0', daysLate: '0' },
      { exposure: '33300000000', owed: '33300000000', overdue: '22200000000', daysLate: '34' },
    ])
  })

  it('is totalled by currency for the customers of a filter, with what they owe in any currency', async () => {
    const totals = async (query: string, as = viewer) =>
      as.get<{ totals: { amount: string; currency: string }[] } & Problem>(
        `/v1/aged-receivables/customer-totals${query}`,
      )
    const name = `PT Jumlah ${newId()}`
    const [one, other] = [await orders.customerWith(null), await orders.customerWith(null)]
    await service.sql('update customer set legal_name = $3 where id in ($1, $2)', [one, other, name])
    await invoiceDue(one, day(-1))
    await invoiceDue(other, day(20))
    const found = await totals(`?search=${encodeURIComponent(name)}`)
    expect(found.body).toEqual({ totals: [{ amount: '222000000.00', currency: 'IDR' }] })
    expect((await totals(`?search=${encodeURIComponent(name)}&status=INVITED`)).body).toEqual({ totals: [] })
    const [all] = (await totals('')).body.totals
    const { currencies } = await read()
    expect(all).toEqual(currencies.find(({ currency }) => currency === 'IDR')!.remaining.amount)
    expect((await totals('', elsewhere)).body).toEqual({ totals: [] })
  })

  it('is not told of another organization’s customers', async () => {
    const customer = await orders.customerWith(null)
    const { body } = await elsewhere.get<{ items: object[] }>(`/v1/aged-receivables/customers?customerIds=${customer}`)
    expect(body).toEqual({ items: [] })
  })
})

describe('what stands beside the ages', () => {
  it('case 18: of 111 million 59 remain, then only the slip of 2 million is waited for, which has no age', async () => {
    const customer = await orders.customerWith(null)
    const id = await invoiceDue(customer, day(-54), {}, { ...service100, withholding: 'PPH23' })
    await pay(customer, '50000000', [{ invoiceId: id, amount: '50000000' }])
    expect(await owedBy(customer)).toEqual({
      DAYS_31_90: '59000000.00',
      remaining: '59000000.00',
      waiting: '2000000.00',
    })
    await pay(customer, '59000000', [{ invoiceId: id, amount: '59000000' }])
    expect(await owedBy(customer)).toEqual({ waiting: '2000000.00' })
    const slips = await partsOf(`customerId=${customer}&waiting=true`)
    expect(slips.items).toMatchObject([
      { invoiceId: id, remaining: { amount: '0.00' }, waitingForSlip: { amount: '2000000.00' } },
    ])
    expect(slips.waitingForSlip.amount).toBe('2000000.00')
  })

  it('what pays nothing yet lowers no age; what a claim pays that no bank line shows stands apart', async () => {
    const customer = await orders.customerWith(null)
    const id = await invoiceDue(customer, day(6))
    await pay(customer, '5000000', [])
    await pay(customer, '120000000', [{ invoiceId: id, amount: '1000000' }], { method: 'BANK_TRANSFER' })
    expect(await owedBy(customer)).toEqual({
      NOT_DUE: '110000000.00',
      remaining: '110000000.00',
      unapplied: '5000000.00',
      claimed: '1000000.00',
    })
    expect(await exportedOf(customer)).toEqual({
      remaining: '11000000000',
      waitingForSlip: '0',
      unapplied: '500000000',
      claimed: '100000000',
    })
  })
})

describe('what is expected soon', () => {
  const soon = async () => {
    const { currencies } = await read()
    const { expectedSoon } = currencies.find(({ currency }) => currency === 'IDR')!
    return expectedSoon
  }

  it('is due within the seven days from today, or promised for a later day than it was due', async () => {
    const before = await soon()
    const customer = await orders.customerWith(null)
    await invoiceDue(customer, day(-1))
    await invoiceDue(customer, day(0))
    await invoiceDue(customer, day(6))
    await invoiceDue(customer, day(7))
    const minorOf = ({ amount }: { amount: string }) => BigInt(amount.replace('.', ''))
    const added = async () => {
      const { amount, count } = await soon()
      return [minorOf(amount) - minorOf(before.amount), count - before.count]
    }
    expect(await added()).toEqual([22_200_000_000n, 2])
    const promised = await invoiceDue(customer, day(-30))
    const postponed = await invoiceDue(customer, day(3))
    await service.sql(
      `insert into invoice_agreement (organization_id, invoice_id, promised_on, promised_at, promised_by)
       select organization_id, id, case when id = $1 then $3::date else $4::date end, now(), created_by
       from invoice where id in ($1, $2)`,
      [promised, postponed, day(5), day(20)],
    )
    expect(await added()).toEqual([33_300_000_000n, 3])
  })
})

describe('how many days customers take to pay', () => {
  const daysToPay = async () =>
    (await viewer.get<{ items: { currency: string; days: string }[] }>('/v1/aged-receivables/days-to-pay')).body.items

  it('is the average of the last 90 days, weighted by amount, and counts no claim', async () => {
    await service.sql(`update received_payment set payment_date = $1::date`, [day(-200)])
    expect(await daysToPay()).toEqual([])
    const customer = await orders.customerWith(null)
    const paidAfter = async (days: number, paidOn: string, amount: string, more: object = {}) => {
      const invoiceId = await invoiceDue(customer, day(-10))
      const id = await pay(customer, amount, [{ invoiceId, amount }], more)
      await service.sql('update received_payment set payment_date = $2::date where id = $1', [id, paidOn])
      const dated = Temporal.PlainDate.from(paidOn).subtract({ days }).toString()
      await service.sql('update invoice set invoice_date = $2::date where id = $1', [invoiceId, dated])
    }
    await paidAfter(40, day(0), '30000000.00')
    await paidAfter(15, day(-89), '10000000.00')
    await paidAfter(300, day(-90), '90000000.00')
    // A claim: no bank line shows it.
    await paidAfter(500, day(-1), '90000000.00', { method: 'BANK_TRANSFER' })
    // (40 × 30 + 15 × 10) ÷ 40 = 33.75
    expect(await daysToPay()).toEqual([{ currency: 'IDR', days: '33.8' }])
  })
})

describe('an earlier day', () => {
  it('is told as it was then: before a payment, after it, and though it was taken back since', async () => {
    const customer = await orders.customerWith(null)
    const id = await invoiceDue(customer, day(-23))
    const payment = await pay(customer, '11000000', [{ invoiceId: id, amount: '1000000' }])
    await appliedOn(payment, day(-4))
    await service.sql(`update received_payment set payment_date = $2 where id = $1`, [payment, day(-6)])
    await service.sql(`update credit_memo set memo_date = $2 where payment_id = $1`, [payment, day(-6)])
    const before = { DAYS_1_30: '111000000.00', remaining: '111000000.00' }
    const after = { DAYS_1_30: '110000000.00', remaining: '110000000.00', unapplied: '10000000.00' }
    expect(await owedBy(customer, `?asOf=${day(-7)}`)).toEqual(before)
    // It had arrived, but was not applied yet.
    expect(await owedBy(customer, `?asOf=${day(-5)}`)).toEqual({ ...before, unapplied: '11000000.00' })
    expect(await owedBy(customer, `?asOf=${day(-4)}`)).toEqual(after)
    await must(resultOf(maker, '/v1/received-payments/cancel', { ids: [payment], reason: 'salah catat' }))
    expect(await owedBy(customer)).toEqual(before)
    expect(await owedBy(customer, `?asOf=${day(-4)}`)).toEqual(after)
    expect(await owedBy(customer, `?asOf=${day(-7)}`)).toEqual(before)
  })

  it('still has what was canceled since, and nothing that was not written yet', async () => {
    const customer = await orders.customerWith(null)
    const id = await invoiceDue(customer, day(-4))
    await must(cancel(id))
    expect(await owedBy(customer)).toEqual({})
    expect(await owedBy(customer, `?asOf=${day(-4)}`)).toEqual({ TODAY: '111000000.00', remaining: '111000000.00' })
    expect(await owedBy(customer, `?asOf=${day(-721)}`)).toEqual({})
  })

  it('counts a bank line from its own day, and not what was only matched by mistake', async () => {
    const customer = await orders.customerWith(null)
    const id = await invoiceDue(customer, day(6))
    const receipt = (amount: number, undone: boolean) =>
      service.sql(
        `insert into bank_receipt (organization_id, reconciliation_id, line_id, invoice_id, part_id, received_on, amount_minor, fee_minor,
           rounding_minor, withholding_minor, settled_minor, withheld_minor, booked_at, undone_at)
         values ($1, gen_random_uuid(), gen_random_uuid(), $2, $2, $5, $3, 0, 0, 0, $3, 0, now(), case when $4 then now() end)`,
        [retail, id, amount, undone, day(-15)],
      )
    await receipt(1_100_000_000, true)
    await receipt(100_000_000, false)
    await service.sql(
      `update invoice set remaining_minor = remaining_minor - 100000000, status = 'PARTIALLY_PAID' where id = $1`,
      [id],
    )
    const remaining = async (days: number) => (await owedBy(customer, `?asOf=${day(days)}`))['remaining']
    expect(await remaining(-16)).toBe('111000000.00')
    expect(await remaining(-15)).toBe('110000000.00')
    expect(await remaining(0)).toBe('110000000.00')
  })

  it('counts what a line paid once: as the line, and what was above the invoice as its credit', async () => {
    const customer = await orders.customerWith(null)
    const id = await invoiceDue(customer, day(6))
    const lineId = newId()
    await storeReceipt(service.database, retail, {
      id: newId(),
      removedAt: null,
      lines: [{ id: lineId, date: day(-15) }],
      allocations: [{ lineId, invoiceId: id, partId: id, amount: 112_000_000_00n, adjustments: [] }],
    })
    expect(await owedBy(customer, `?asOf=${day(-16)}`)).toEqual({ NOT_DUE: '111000000.00', remaining: '111000000.00' })
    expect(await owedBy(customer, `?asOf=${day(-15)}`)).toEqual({ unapplied: '1000000.00' })
    expect(await owedBy(customer)).toEqual({ unapplied: '1000000.00' })
  })

  it('is one that can be looked back to', async () => {
    for (const days of [1, -731])
      expect((await viewer.get<Problem>(`/v1/aged-receivables?asOf=${day(days)}`)).body).toMatchObject({ code: 'G-2' })
  })
})

it('all buckets together are the cash that remains of issued invoices, whatever was paid of what', async () => {
  const customer = await orders.customerWith(null)
  const cases = fc.sample(
    fc.record({
      dueOn: fc.integer({ min: 0, max: 500 }).map(days => day(30 - days)),
      percent: fc.integer({ min: 1, max: 99 }),
      isSplit: fc.boolean(),
      isWithheld: fc.boolean(),
      paid: fc.integer({ min: 0, max: 111_000_000 }),
    }),
    { numRuns: 16, seed: 20_261_124 },
  )
  for (const { dueOn, percent, isSplit, isWithheld, paid } of cases) {
    const milestones = [
      { name: 'A', percent: String(percent) },
      { name: 'B', percent: String(100 - percent), dueDate: '2026-12-15' },
    ]
    const id = await invoiceDue(
      customer,
      dueOn,
      isSplit ? { milestones } : {},
      isWithheld ? { ...service100, withholding: 'PPH23' } : service100,
    )
    if (paid > 0) await pay(customer, String(paid), [{ invoiceId: id, amount: String(paid) }])
  }
  const { currencies } = await read('?currency=IDR')
  const [rupiah] = currencies
  const [owed] = await service.sql<{ cash: string; slips: string }>(
    `select sum(remaining_minor - withheld_open_minor)::text as cash, sum(withheld_open_minor)::text as slips
     from invoice where organization_id = $1 and currency = 'IDR' and number is not null`,
    [retail],
  )
  const minor = (amount: string) => BigInt(amount.replace('.', ''))
  const sum = (amounts: string[]) => amounts.reduce((all, each) => all + minor(each), 0n)
  const { buckets, customers, remaining, waitingForSlip } = rupiah!
  expect(String(sum(buckets.map(({ amount }) => amount.amount)))).toBe(owed?.cash)
  expect(String(minor(remaining.amount.amount))).toBe(owed?.cash)
  expect(String(minor(waitingForSlip.amount.amount))).toBe(owed?.slips)
  expect(sum(customers.map(each => each.remaining.amount.amount))).toBe(minor(remaining.amount.amount))
  for (const [place, { amount }] of buckets.entries())
    expect(sum(customers.map(each => each.buckets[place]!.amount.amount))).toBe(minor(amount.amount))
  const drilled = await partsOf('')
  expect([drilled.remaining, drilled.waitingForSlip]).toEqual([remaining.amount, waitingForSlip.amount])
})

it('nothing of it is seen from another organization', async () => {
  expect((await elsewhere.get<Answer>('/v1/aged-receivables')).body.currencies).toEqual([])
})
