// Withholding slips over HTTP and Postgres: what they close, what stays owed, what is rejected, and concurrent requests.
import { describe, expect, it } from 'vitest'
import { storeReceipt } from '../../../../../services/account/invoicing/receivables/receipts.ts'
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
const {
  orders,
  written,
  issue,
  read: readInvoice,
  cancel: cancelInvoice,
  post,
  resultOf,
  must,
} = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const customer = await orders.customerWith(null)

type Amount = { amount: string }
type Slip = {
  id: string
  number: string
  status: string
  amount: Amount
  period: string
  invoices: { invoiceId: string; number: string; amount: string; rounding: string; owed: string }[]
  files: { name: string }[]
  allowedActions: string[]
  reason: string | null
  version: number
}
type Covering = { invoiceId: string; amount: string; isMoreToCome?: boolean }

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
async function file(purpose: string): Promise<string> {
  const { body } = await maker.post<{ id: string }>('/v1/files', {
    purpose,
    name: 'bukti-potong.pdf',
    size: PDF.length,
    contentType: 'application/pdf',
  })
  await fetch(`${service.address}/v1/files/${body.id}/content`, {
    method: 'PUT',
    headers: { authorization: maker.authorization, 'content-type': 'application/pdf' },
    body: new Uint8Array(PDF),
  })
  return body.id
}
const slipFile = await file('WITHHOLDING_SLIP')
const proof = await file('PAYMENT_PROOF')

/** An issued invoice of a fee of 100,000,000: 111,000,000, of which 2,000,000 are withheld. It is overdue. */
async function feeInvoice(of = customer, more: object = {}) {
  const fee = line({ kind: 'SERVICE', quantity: '1', price: '100000000', withholding: 'PPH23' })
  const { id } = await issue((await written(of, { lines: [fee], ...more })).id)
  await service.sql(
    `update invoice set invoice_date = '2026-08-01', due_date = '2026-09-01', next_due_date = '2026-09-01' where id = $1`,
    [id],
  )
  return id
}
async function pay(invoiceId: string, amount: string, of = customer) {
  const { status, body } = await post<{ id: string }>(maker, '/v1/received-payments', {
    customerId: of,
    method: 'OTHER',
    paymentDate: '2026-11-20',
    currency: 'IDR',
    amount,
    applications: [{ invoiceId, amount }],
    fileIds: [proof],
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}

let numbers = 0
const sumOf = (invoices: readonly Covering[]) => String(invoices.reduce((sum, { amount }) => sum + Number(amount), 0))
const input = (invoices: readonly Covering[], more: object = {}) => ({
  number: `2600${String(numbers++)}`,
  slipDate: '2026-11-21',
  period: '2026-11',
  amount: sumOf(invoices),
  invoices,
  fileIds: [slipFile],
  ...more,
})
const record = (invoices: readonly Covering[], more: object = {}, person = maker) =>
  post<Slip & Problem>(person, '/v1/withholding-slips', input(invoices, more))
async function recorded(invoices: readonly Covering[], more: object = {}): Promise<Slip> {
  const { status, body } = await record(invoices, more)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
const cancel = (id: string, person = maker) =>
  resultOf(person, '/v1/withholding-slips/cancel', { ids: [id], reason: 'salah catat' })
async function owedOf(id: string) {
  const invoice = (await readInvoice(id)) as Awaited<ReturnType<typeof readInvoice>> & { withheldOpen: Amount }
  return [invoice.status, invoice.remaining.amount, invoice.withheldOpen.amount, invoice.isOverdue]
}

describe('what a slip closes', () => {
  it('case 18: 109 million are paid, the slip of 2 million is waited for and never overdue; with it the invoice is paid', async () => {
    const id = await feeInvoice()
    await pay(id, '109000000')
    expect(await owedOf(id)).toEqual(['PARTIALLY_PAID', '0.00', '2000000.00', false])
    type Part = { invoiceId: string; daysLate: number; bucket: string }
    const { body: parts } = await viewer.get<{ items: Part[] }>('/v1/aged-receivables/parts?currency=IDR&waiting=true')
    expect(parts.items.find(({ invoiceId }) => invoiceId === id)).toMatchObject({ daysLate: 0, bucket: 'NOT_DUE' })
    const slip = await recorded([{ invoiceId: id, amount: '2000000' }])
    expect(slip).toMatchObject({
      status: 'RECORDED',
      amount: { amount: '2000000.00' },
      period: '2026-11-01',
      invoices: [{ invoiceId: id, amount: '2000000.00', rounding: '0.00', owed: '0.00' }],
      files: [{ name: 'bukti-potong.pdf' }],
      allowedActions: ['CANCEL'],
    })
    expect(await owedOf(id)).toEqual(['PAID', '0.00', '0.00', false])
  })

  it('case 21: a slip of 1,900,000 leaves 100,000 of cash, which is overdue', async () => {
    const id = await feeInvoice()
    await pay(id, '109000000')
    const slip = await recorded([{ invoiceId: id, amount: '1900000' }])
    expect(slip.invoices).toMatchObject([{ owed: '100000.00' }])
    expect(await owedOf(id)).toEqual(['PARTIALLY_PAID', '100000.00', '0.00', true])
    const aged = await viewer.get<{
      currencies: { customers: { customerId: string; remaining: { amount: Amount } }[] }[]
    }>('/v1/aged-receivables')
    const own = aged.body.currencies[0]?.customers.find(({ customerId }) => customerId === customer)
    expect(own?.remaining.amount.amount).toBe('100000.00')
    await pay(id, '100000')
    expect(await owedOf(id)).toEqual(['PAID', '0.00', '0.00', false])
    // The amount owed is paid: of the canceled slip no more is awaited than remains.
    await must(cancel(slip.id))
    expect(await owedOf(id)).toEqual(['PARTIALLY_PAID', '0.00', '1900000.00', false])
  })

  it('case 21: of 1,999,999 the rupiah that is missing is rounding', async () => {
    const id = await feeInvoice()
    await pay(id, '109000000')
    const slip = await recorded([{ invoiceId: id, amount: '1999999' }])
    expect(slip.invoices).toMatchObject([{ rounding: '1.00', owed: '0.00' }])
    expect(await owedOf(id)).toEqual(['PAID', '0.00', '0.00', false])
    await must(cancel(slip.id))
    expect(await owedOf(id)).toEqual(['PARTIALLY_PAID', '0.00', '2000000.00', false])
  })

  it('one slip covers many invoices; another is awaited for the rest of one of them', async () => {
    const of = await orders.customerWith(null)
    const [first, second] = [await feeInvoice(of), await feeInvoice(of)]
    await recorded([
      { invoiceId: first, amount: '2000000' },
      { invoiceId: second, amount: '600000', isMoreToCome: true },
    ])
    expect(await owedOf(first)).toEqual(['PARTIALLY_PAID', '109000000.00', '0.00', true])
    expect(await owedOf(second)).toEqual(['PARTIALLY_PAID', '109000000.00', '1400000.00', true])
    await recorded([{ invoiceId: second, amount: '1400000' }])
    expect(await owedOf(second)).toEqual(['PARTIALLY_PAID', '109000000.00', '0.00', true])
    const { body } = await viewer.get<{ items: { invoiceId: string; id: string }[] }>(
      `/v1/withholding-slips/of-invoices?invoiceIds=${second}`,
    )
    expect(body.items).toHaveLength(2)
  })

  it('canceled, it is awaited again, its number is free, and the invoice can be canceled', async () => {
    const id = await feeInvoice()
    const slip = await recorded([{ invoiceId: id, amount: '2000000' }], { number: 'BP-7' })
    expect((await cancelInvoice(id)).code).not.toBeNull()
    expect((await record([{ invoiceId: id, amount: '1' }], { number: 'BP-7' })).body.code).toBe('U-ACC-WS-6')
    await must(cancel(slip.id))
    expect(await owedOf(id)).toEqual(['ISSUED', '109000000.00', '2000000.00', true])
    expect((await viewer.get<Slip>(`/v1/withholding-slips/${slip.id}`)).body).toMatchObject({
      status: 'CANCELED',
      reason: 'salah catat',
      allowedActions: [],
    })
    expect(await cancel(slip.id)).toMatchObject({ code: 'U-ACC-WS-7' })
    const again = await recorded([{ invoiceId: id, amount: '2000000' }], { number: 'BP-7' })
    await must(cancel(again.id))
    expect((await cancelInvoice(id)).code).toBeNull()
  })

  it('a match that brought withholding along is undone after its slip: the invoice is owed, nothing stands in the way', async () => {
    const plain = line({ kind: 'SERVICE', quantity: '1', price: '100000000' })
    const { id } = await issue((await written(customer, { lines: [plain] })).id)
    const [match, lineId] = ['0192aaaa-0000-7000-8000-000000000001', '0192aaaa-0000-7000-8000-000000000002']
    const receipt = (removedAt: string | null) => ({
      id: match,
      removedAt,
      lines: [{ id: lineId, date: '2026-11-20', amount: 10_900_000_000n }],
      allocations: [
        {
          lineId,
          invoiceId: id,
          partId: id,
          amount: 10_900_000_000n,
          adjustments: [{ kind: 'WITHHOLDING' as const, amount: 200_000_000n }],
        },
      ],
    })
    await storeReceipt(service.database, retail, receipt(null))
    expect((await owedOf(id)).slice(0, 3)).toEqual(['PARTIALLY_PAID', '0.00', '2000000.00'])
    const slip = await recorded([{ invoiceId: id, amount: '2000000' }])
    expect((await owedOf(id)).slice(0, 3)).toEqual(['PAID', '0.00', '0.00'])
    await storeReceipt(service.database, retail, receipt('2026-11-22T01:00:00Z'))
    expect((await owedOf(id)).slice(0, 3)).toEqual(['PARTIALLY_PAID', '109000000.00', '0.00'])
    await must(cancel(slip.id))
    expect((await owedOf(id))[0]).toBe('ISSUED')
  })
})

describe('what is refused', () => {
  it('more than was withheld, other sums, strangers’ invoices, drafts, dates to come, no file, the same number', async () => {
    const id = await feeInvoice()
    const other = await feeInvoice(await orders.customerWith(null))
    const plain = (await issue((await written(customer)).id)).id
    const draft = (await written(customer)).id
    const refused = async (invoices: readonly Covering[], more: object = {}) => {
      const { status, body } = await record(invoices, more)
      return [status, body.code, body.errors?.[0]?.path]
    }
    expect(await refused([{ invoiceId: id, amount: '2000000.01' }])).toEqual([422, 'U-ACC-IN-13', 'invoices.0.amount'])
    expect(await refused([{ invoiceId: id, amount: '2000000' }], { amount: '2000001' })).toEqual([
      422,
      'U-ACC-WS-9',
      'amount',
    ])
    expect(
      await refused([
        { invoiceId: id, amount: '1' },
        { invoiceId: other, amount: '1' },
      ]),
    ).toEqual([422, 'U-ACC-WS-5', 'invoices.1.invoiceId'])
    expect(await refused([{ invoiceId: draft, amount: '1' }])).toEqual([422, 'U-ACC-WS-5', 'invoices.0.invoiceId'])
    expect(await refused([{ invoiceId: plain, amount: '1' }])).toEqual([422, 'U-ACC-WS-6', 'invoices.0.invoiceId'])
    const one = [{ invoiceId: id, amount: '2000000' }]
    expect(await refused(one, { slipDate: '2030-01-01', period: '2026-01' })).toEqual([422, 'U-ACC-WS-3', 'slipDate'])
    expect(await refused(one, { period: '2026-12' })).toEqual([422, 'U-ACC-WS-4', 'period'])
    expect((await refused(one, { period: '2026-13' }))[0]).toBe(422)
    expect(await refused(one, { fileIds: [] })).toEqual([422, 'U-ACC-WS-2', 'fileIds'])
    expect((await refused(one, { fileIds: [proof] }))[0]).toBe(422)
    expect((await refused([...one, ...one], { amount: '4000000' }))[0]).toBe(422)
    expect((await refused(one, { number: '12\u202e3' }))[0]).toBe(422)
    await recorded(one, { number: 'BP-1' })
    const next = await feeInvoice()
    expect(await refused([{ invoiceId: next, amount: '2000000' }], { number: 'BP-1' })).toEqual([
      409,
      'U-ACC-WS-1',
      'number',
    ])
  })

  it('wrong hands', async () => {
    const id = await feeInvoice()
    const one = [{ invoiceId: id, amount: '2000000' }]
    expect((await record(one, {}, viewer)).status).toBe(403)
    expect((await record(one, {}, elsewhere)).status).toBe(404)
    const slip = await recorded(one)
    expect((await elsewhere.get(`/v1/withholding-slips/${slip.id}`)).status).toBe(404)
    expect((await cancel(slip.id, elsewhere)).code).toBe('G-7')
  })
})

describe('at once', () => {
  it('of two slips for the same withheld tax one passes, and of the same number one', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await feeInvoice()
      const one = [{ invoiceId: id, amount: '2000000' }]
      const answers = await Promise.all([record(one), record(one)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
      const [a, b] = [await feeInvoice(), await feeInvoice()]
      const number = `TWICE-${round}`
      const same = await Promise.all([a, b].map(of => record([{ invoiceId: of, amount: '2000000' }], { number })))
      expect(same.map(({ status }) => status).toSorted()).toEqual([201, 409])
    }
  })

  it('a slip, its cancel and a payment of all at once leave what they say', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await feeInvoice()
      const slip = await recorded([{ invoiceId: id, amount: '2000000' }])
      await Promise.all([cancel(slip.id), cancel(slip.id), pay(id, '109000000')])
      expect(await owedOf(id)).toEqual(['PARTIALLY_PAID', '0.00', '2000000.00', false])
    }
  })
})

it('what was awaited on a day stays so, whatever is recorded later', async () => {
  const of = await orders.customerWith(null)
  const id = await feeInvoice(of)
  type Aged = {
    currencies: { customers: { customerId: string; waitingForSlip: { amount: Amount } }[] }[]
    today: string
  }
  const waiting = async (query = '') => {
    const { body } = await viewer.get<Aged>(`/v1/aged-receivables${query}`)
    return body.currencies[0]?.customers.find(({ customerId }) => customerId === of)?.waitingForSlip.amount.amount
  }
  const { today } = (await viewer.get<Aged>('/v1/aged-receivables')).body
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
  const slip = await recorded([{ invoiceId: id, amount: '2000000' }])
  expect(await waiting()).toBe('0.00')
  expect(await waiting(`?asOf=${yesterday}`)).toBe('2000000.00')
  await must(cancel(slip.id))
  expect(await waiting()).toBe('2000000.00')
  expect(await waiting(`?asOf=${yesterday}`)).toBe('2000000.00')
})

it('lists them by customer, state, month and words', async () => {
  const of = await orders.customerWith(null)
  const id = await feeInvoice(of)
  const slip = await recorded([{ invoiceId: id, amount: '2000000' }], { number: 'CARI-ME', period: '2026-10' })
  const found = async (query: string) =>
    (await viewer.get<{ items: Slip[] }>(`/v1/withholding-slips?${query}`)).body.items.map(one => one.id)
  expect(await found(`customerId=${of}`)).toEqual([slip.id])
  expect(await found('search=cari-me')).toEqual([slip.id])
  expect(await found('periodFrom=2026-10-01&periodTo=2026-10-01')).toContain(slip.id)
  expect(await found('status=CANCELED')).not.toContain(slip.id)
})

// Must be the last test: from here on, earlier days are closed.
it('the period lock closes slips that are dated before it: none is recorded or canceled', async () => {
  const kept = await recorded([{ invoiceId: await feeInvoice(), amount: '2000000' }], { slipDate: '2026-11-10' })
  const one = [{ invoiceId: await feeInvoice(), amount: '2000000' }]
  const owner = await service.as(people.owner.email)
  const { body: controls } = await owner.get<{ version: number }>('/v1/controls')
  await owner.put('/v1/controls/period-lock', {
    lockedBefore: '2026-11-11',
    reason: 'tutup buku',
    version: controls.version,
  })
  const { status, body } = await record(one, { slipDate: '2026-11-10' })
  expect([status, body.code, body.errors?.[0]?.path]).toEqual([422, 'U-ACC-WS-8', 'slipDate'])
  expect(await cancel(kept.id)).toMatchObject({ code: 'U-ACC-WS-8' })
  const open = await recorded(one, { slipDate: '2026-11-11' })
  await must(cancel(open.id))
})
