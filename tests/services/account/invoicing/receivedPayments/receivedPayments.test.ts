// Received payments over HTTP and Postgres: claims, cash that needs another user's confirmation, applications, and concurrent requests.
import { describe, expect, it } from 'vitest'
import { emailsOf, freshAccount, logistics, people, type Problem, retail } from '../../support.ts'
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
const {
  orders,
  written,
  issue,
  read: readInvoice,
  cancel: cancelInvoice,
  linesOf,
  post,
  resultOf,
  must,
} = invoicing(service, {
  maker,
  admin,
})
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const customer = await orders.customerWith(null)

type Amount = { amount: string }
type Payment = {
  id: string
  number: string
  status: string
  method: string
  verification: string | null
  amount: Amount
  unapplied: Amount
  overpaid: { creditMemoId: string; amount: Amount } | null
  planned: { invoiceId: string; amount: string }[]
  invoiceNumbers: string[]
  files: { name: string }[]
  allowedActions: string[]
  reason: string | null
  version: number
}
type Paying = { invoiceId: string; amount: string }

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
async function proof(person = maker): Promise<string> {
  const { body } = await person.post<{ id: string }>('/v1/files', {
    purpose: 'PAYMENT_PROOF',
    name: 'bukti.pdf',
    size: PDF.length,
    contentType: 'application/pdf',
  })
  await fetch(`${service.address}/v1/files/${body.id}/content`, {
    method: 'PUT',
    headers: { authorization: person.authorization, 'content-type': 'application/pdf' },
    body: new Uint8Array(PDF),
  })
  return body.id
}
const fileId = await proof()

/** An issued invoice of a fee of 100,000,000: 111,000,000, of which 2,000,000 are withheld. */
const feeInvoice = async (of = customer) =>
  issue(
    (await written(of, { lines: [line({ kind: 'SERVICE', quantity: '1', price: '100000000', withholding: 'PPH23' })] }))
      .id,
  )
const input = (amount: string, applications: Paying[], more: object = {}) => ({
  customerId: customer,
  method: 'CHEQUE',
  paymentDate: '2026-11-21',
  currency: 'IDR',
  amount,
  applications,
  fileIds: [fileId],
  ...more,
})
const record = (amount: string, applications: Paying[], more: object = {}, person = maker) =>
  post<Payment>(person, '/v1/received-payments', input(amount, applications, more))
async function recorded(amount: string, applications: Paying[], more: object = {}): Promise<Payment> {
  const { status, body } = await record(amount, applications, more)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
const read = async (id: string) => (await viewer.get<Payment>(`/v1/received-payments/${id}`)).body
const confirm = ({ id, version }: Payment, person = admin) =>
  resultOf(person, '/v1/received-payments/confirm', { payments: [{ id, version }] })
const cancel = (id: string, person = maker) =>
  resultOf(person, '/v1/received-payments/cancel', { ids: [id], reason: 'salah catat' })
const applyOldest = (id: string, person = maker) => resultOf(person, '/v1/received-payments/apply', { ids: [id] })
const apply = ({ id, version }: Payment, applications: Paying[], person = maker) =>
  person.post<Payment & Problem>(`/v1/received-payments/${id}/applications`, { version, applications })
const exposureOf = async (customerId: string) => {
  type Exposures = { items: { exposure: Amount }[] }
  const { body } = await viewer.get<Exposures>(`/v1/sales-orders/exposure?customerIds=${customerId}`)
  return body.items[0]?.exposure.amount
}
const owedOf = async (id: string) => {
  const { status, remaining, unverified } = (await readInvoice(id)) as Awaited<ReturnType<typeof readInvoice>> & {
    unverified: Amount
  }
  return { status, remaining: remaining.amount, unverified: unverified.amount }
}

describe('what pays', () => {
  it('case 18: 50 million, then 59: the slip alone is waited for', async () => {
    const { id } = await feeInvoice()
    const payment = await recorded('50000000', [{ invoiceId: id, amount: '50000000' }])
    expect(payment).toMatchObject({
      status: 'SUCCEEDED',
      verification: null,
      unapplied: { amount: '0.00' },
      allowedActions: ['SEND', 'CANCEL'],
      files: [{ name: 'bukti.pdf' }],
    })
    expect(payment.number).toMatch(/^PAY-2026-\d{6}$/)
    expect(await owedOf(id)).toEqual({ status: 'PARTIALLY_PAID', remaining: '59000000.00', unverified: '0.00' })
    await recorded('59000000', [{ invoiceId: id, amount: '59000000' }])
    const { remaining, status, isOverdue } = await readInvoice(id)
    expect([status, remaining.amount, isOverdue]).toEqual(['PARTIALLY_PAID', '0.00', false])
  })

  it('case 19: 111 million pay it, and nothing is withheld', async () => {
    const { id } = await feeInvoice()
    const payment = await recorded('111000000', [{ invoiceId: id, amount: '111000000' }])
    expect(await owedOf(id)).toMatchObject({ status: 'PAID', remaining: '0.00' })
    const { body } = await viewer.get<{ items: { amount: string; withheld: string }[] }>(
      `/v1/received-payments/applications?paymentIds=${payment.id}`,
    )
    expect(body.items).toMatchObject([{ amount: '111000000.00', withheld: '2000000.00' }])
  })

  it('case 20: of 112 million in cash a million is left, once somebody else has confirmed them', async () => {
    const { id } = await feeInvoice()
    const payment = await recorded('112000000', [{ invoiceId: id, amount: '111000000' }], { method: 'CASH' })
    expect(payment).toMatchObject({ status: 'PENDING', unapplied: { amount: '0.00' }, allowedActions: ['CANCEL'] })
    expect(payment.planned).toEqual([{ invoiceId: id, amount: '111000000.00' }])
    expect(await owedOf(id)).toMatchObject({ status: 'ISSUED', remaining: '109000000.00' })
    expect(await confirm(payment, maker)).toMatchObject({ code: 'U-ACC-PY-5' })
    await must(confirm(payment))
    expect(await owedOf(id)).toMatchObject({ status: 'PAID', unverified: '0.00' })
    expect(await read(payment.id)).toMatchObject({
      status: 'SUCCEEDED',
      unapplied: { amount: '0.00' },
      overpaid: { amount: { amount: '1000000.00' } },
      planned: [],
    })
    expect(await confirm(await read(payment.id))).toMatchObject({ code: 'U-ACC-PY-4' })
  })

  it('case 20: a transfer is a claim: it pays, frees nothing, and what is left of it pays nothing', async () => {
    const of = await orders.customerWith(null)
    const { id } = await feeInvoice(of)
    const other = await feeInvoice(of)
    const before = await exposureOf(of)
    const claim = await recorded('112000000', [{ invoiceId: id, amount: '111000000' }], {
      method: 'BANK_TRANSFER',
      customerId: of,
    })
    expect(claim).toMatchObject({
      status: 'SUCCEEDED',
      verification: 'UNVERIFIED',
      unapplied: { amount: '0.00' },
      overpaid: { amount: { amount: '1000000.00' } },
    })
    expect(await owedOf(id)).toEqual({ status: 'PAID', remaining: '0.00', unverified: '111000000.00' })
    expect(await exposureOf(of)).toBe(before)
    expect(claim.allowedActions).toEqual(['CANCEL'])
    expect((await apply(claim, [{ invoiceId: other.id, amount: '1' }])).body.code).toBe('U-ACC-PY-4')
    expect(await applyOldest(claim.id)).toMatchObject({ code: 'U-ACC-PY-4' })
    await must(cancel(claim.id))
    expect(await owedOf(id)).toEqual({ status: 'ISSUED', remaining: '109000000.00', unverified: '0.00' })
    expect(await exposureOf(of)).toBe(before)
  })

  it('what is left of a payment counts for the customer, and pays what is due first, or what is chosen', async () => {
    const of = await orders.customerWith(null)
    const first = await feeInvoice(of)
    const before = await exposureOf(of)
    const payment = await recorded('120000000', [], { customerId: of })
    expect(payment.unapplied.amount).toBe('120000000.00')
    expect(await exposureOf(of)).toBe('0.00')
    expect(before).toBe('111000000.00')
    await must(applyOldest(payment.id))
    // Only the cash: the slip is still awaited.
    expect(await read(payment.id)).toMatchObject({
      unapplied: { amount: '11000000.00' },
      invoiceNumbers: [first.number],
    })
    const second = await feeInvoice(of)
    const chosen = await apply(await read(payment.id), [{ invoiceId: second.id, amount: '1000000' }])
    expect(chosen.body).toMatchObject({ unapplied: { amount: '10000000.00' } })
    expect(await cancel(payment.id)).toMatchObject({ code: null })
    expect(await owedOf(first.id)).toMatchObject({ status: 'ISSUED', remaining: '109000000.00' })
    expect(await owedOf(second.id)).toMatchObject({ status: 'ISSUED', remaining: '109000000.00' })
    expect(await read(payment.id)).toMatchObject({
      status: 'CANCELED',
      reason: 'salah catat',
      unapplied: { amount: '0.00' },
    })
    expect(
      await applyOldest((await recorded('5', [], { customerId: await orders.customerWith(null) })).id),
    ).toMatchObject({
      code: 'U-ACC-PY-11',
    })
  })

  it('cash that nobody confirms has failed: it paid nothing, and the member who recorded it is emailed once', async () => {
    const { id } = await feeInvoice()
    const payment = await recorded('111000000', [{ invoiceId: id, amount: '111000000' }], { method: 'CASH' })
    const failed = async () =>
      (await emailsOf(service)).filter(
        mail => mail.template === 'recordedPaymentFailed' && mail.values.number === payment.number,
      )
    const body = { ids: [payment.id], reason: 'tidak ada uangnya' }
    const answers = await Promise.all([1, 2, 3].map(() => resultOf(admin, '/v1/received-payments/cancel', body)))
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1)
    expect(await read(payment.id)).toMatchObject({ status: 'FAILED', reason: 'tidak ada uangnya', allowedActions: [] })
    expect(await owedOf(id)).toMatchObject({ status: 'ISSUED' })
    expect((await failed()).map(({ to, values }) => [to.email, values])).toMatchObject([
      [people.maker.email, { reason: 'tidak ada uangnya', customer: expect.any(String) }],
    ])
    const counts = (await viewer.get<Record<string, number>>('/v1/received-payments/counts')).body
    const ended = await viewer.get<{ items: Payment[] }>('/v1/received-payments?first=200&status=FAILED,CANCELED')
    expect(counts['canceled']).toBe(ended.body.items.length)
    // Whoever takes back what they recorded themselves is not told.
    const own = await recorded('5', [], { method: 'CASH' })
    await must(resultOf(maker, '/v1/received-payments/cancel', { ids: [own.id], reason: 'salah catat' }))
    const told = (await emailsOf(service)).filter(({ template }) => template === 'recordedPaymentFailed')
    expect(told).toHaveLength(1)
  })

  it('an invoice that is paid can’t be canceled, until the payment is', async () => {
    const { id } = await feeInvoice()
    const payment = await recorded('1', [{ invoiceId: id, amount: '1' }])
    expect((await cancelInvoice(id)).code).not.toBeNull()
    await must(cancel(payment.id))
    expect((await cancelInvoice(id)).code).toBeNull()
  })

  it('cash pays no more than is still owed when it is confirmed', async () => {
    const { id } = await feeInvoice()
    const payment = await recorded('111000000', [{ invoiceId: id, amount: '111000000' }], { method: 'CASH' })
    await recorded('100000000', [{ invoiceId: id, amount: '100000000' }])
    await must(confirm(payment))
    expect(await read(payment.id)).toMatchObject({
      unapplied: { amount: '0.00' },
      overpaid: { amount: { amount: '100000000.00' } },
    })
    expect(await owedOf(id)).toMatchObject({ status: 'PAID' })
  })
})

describe('what is refused', () => {
  it.each([
    ['more than was paid', () => ['1', '2'] as const, 'U-ACC-PY-1', 'applications'],
    ['more than the invoice owes', () => ['200000000', '111000000.01'] as const, 'U-ACC-PY-8', 'applications.0.amount'],
  ])('%s', async (_name, amounts, code, path) => {
    const { id } = await feeInvoice()
    const [amount, applied] = amounts()
    const { status, body } = await record(amount, [{ invoiceId: id, amount: applied }])
    expect([status, body.errors?.[0]]).toMatchObject([422, { path, code }])
  })

  it('a payment without proof, of tomorrow, of a stranger’s invoice, of a draft, of nobody', async () => {
    const { id } = await feeInvoice()
    const codeOf = async (applications: Paying[], more: object) => (await record('10', applications, more)).body.code
    expect(await codeOf([], { fileIds: [] })).toBe('U-ACC-PY-2')
    expect(await codeOf([], { paymentDate: '2030-01-01' })).toBe('U-ACC-PY-6')
    expect(await codeOf([], { paymentDate: '1999-12-31' })).toBe('G-2')
    expect(await codeOf([{ invoiceId: id, amount: '1' }], { customerId: await orders.customerWith(null) })).toBe(
      'U-ACC-PY-9',
    )
    expect(await codeOf([{ invoiceId: (await written(customer)).id, amount: '1' }], {})).toBe('U-ACC-PY-10')
    expect(await codeOf([], { customerId: retail })).toBe('U-ACC-PY-14')
    expect(
      (
        await record('10', [
          { invoiceId: id, amount: '1' },
          { invoiceId: id, amount: '1' },
        ])
      ).status,
    ).toBe(422)
    expect((await record('10', [], {}, viewer)).status).toBe(403)
    expect((await elsewhere.get(`/v1/received-payments/${(await recorded('1', [])).id}`)).status).toBe(404)
  })

  it('what lies before the lock, also to cancel', async () => {
    const payment = await recorded('1', [], { paymentDate: '2026-10-15' })
    const { version } = (await owner.get<{ version: number }>('/v1/controls')).body
    const lock = (lockedBefore: string | null, of: number) =>
      owner.put<{ version: number } & Problem>('/v1/controls/period-lock', {
        lockedBefore,
        reason: 'tutup buku',
        version: of,
      })
    const locked = await lock('2026-11-01', version)
    expect(locked.status).toBe(200)
    expect((await record('1', [], { paymentDate: '2026-10-31' })).body.code).toBe('U-ACC-PY-7')
    expect(await cancel(payment.id)).toMatchObject({ code: 'U-ACC-PY-7' })
    // Reopening requires a fresh factor, which is not tested here.
    await service.sql('update controls set locked_before = null where organization_id = $1', [retail])
  })
})

describe('a claim', () => {
  type Memo = { id: string; version: number; status: string; remaining: Amount }
  const claim = (invoiceId: string, amount: string, more: object = {}) =>
    record(amount, [{ invoiceId, amount }], { method: 'BANK_TRANSFER', ...more })
  async function correctionOf(invoiceId: string, amount: string): Promise<Memo> {
    const [first] = await linesOf(invoiceId)
    const { status, body } = await post<Memo>(maker, '/v1/credit-memos', {
      invoiceId,
      memoDate: '2026-11-21',
      note: 'tertagih dua kali',
      lines: [{ invoiceLineId: first!.id, amount }],
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }
  const approve = ({ id, version }: Memo) =>
    resultOf(admin, '/v1/credit-memos/approve', { creditMemos: [{ id, version }] })
  const readMemo = async (id: string) => (await viewer.get<Memo>(`/v1/credit-memos/${id}`)).body

  it('keeps a correction of its invoice from becoming free credit, until it is canceled', async () => {
    const of = await orders.customerWith(null)
    const [one, other] = [await feeInvoice(of), await feeInvoice(of)]
    const { body: claimed } = await claim(one.id, '111000000', { customerId: of })
    const memo = await correctionOf(one.id, '50000000')
    expect(await approve(memo)).toMatchObject({ code: 'U-ACC-CM-21' })
    expect(await readMemo(memo.id)).toMatchObject({ status: 'DRAFT' })
    await must(cancel(claimed.id))
    await must(approve(memo))
    expect(await readMemo(memo.id)).toMatchObject({ status: 'APPLIED', remaining: { amount: '0.00' } })
    // Removed from the invoice that it corrects, it pays no other while a claim covers that one.
    const { body: paid } = await viewer.get<{ items: { id: string }[] }>(
      `/v1/credit-memos/applications?memoIds=${memo.id}`,
    )
    const undone = await maker.post<Memo>(`/v1/credit-memos/${memo.id}/undo`, {
      version: (await readMemo(memo.id)).version,
      applicationIds: paid.items.map(({ id }) => id),
      reason: 'salah pilih',
    })
    expect((await claim(one.id, '111000000', { customerId: of })).status).toBe(201)
    const { body } = await maker.post<Memo & Problem>(`/v1/credit-memos/${memo.id}/applications`, {
      version: undone.body.version,
      applications: [{ invoiceId: other.id, amount: '1000' }],
    })
    expect(body.code).toBe('U-ACC-CM-21')
    expect(await resultOf(maker, '/v1/credit-memos/apply', { ids: [memo.id] })).toMatchObject({ code: 'U-ACC-CM-21' })
  })

  it('of a claim and an approval of a correction at once, no credit is left free while the claim stands', async () => {
    for (let round = 0; round < 6; round++) {
      const invoice = await feeInvoice()
      const memo = await correctionOf(invoice.id, '50000000')
      const [claimed, approved] = await Promise.all([claim(invoice.id, '111000000'), approve(memo)])
      const { status, remaining } = await readMemo(memo.id)
      if (claimed.status === 201) expect([approved.code, status]).toEqual(['U-ACC-CM-21', 'DRAFT'])
      else expect([approved.code, status, remaining.amount]).toEqual([null, 'APPLIED', '0.00'])
    }
  })

  it('tells whoever would pay its invoice again that it waits, and of how much', async () => {
    const invoice = await feeInvoice()
    await claim(invoice.id, '100000000')
    const { body } = await record('11000001', [{ invoiceId: invoice.id, amount: '11000001' }])
    const refused = body as unknown as Problem
    expect([refused.code, refused.errors?.[0]?.path]).toEqual(['U-ACC-PY-16', 'applications.0.amount'])
    expect(refused.title).toContain('100,000,000.00')
    const [told] = await service.sql<{ changes: unknown[] }>(
      `select changes from activity_log where record_id = $1 order by at desc, id desc limit 1`,
      [invoice.id],
    )
    expect(told?.changes).toEqual(
      expect.arrayContaining([
        { field: 'remaining', before: '111000000.00 IDR', after: '11000000.00 IDR' },
        { field: 'unverified', before: null, after: '100000000.00 IDR' },
      ]),
    )
  })
})

describe('at once', () => {
  it('of two that pay the last of an invoice, one passes', async () => {
    const { id } = await feeInvoice()
    const applications = [{ invoiceId: id, amount: '111000000' }]
    const answers = await Promise.all([record('111000000', applications), record('111000000', applications)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect(await owedOf(id)).toMatchObject({ status: 'PAID', remaining: '0.00' })
  })

  it('what is left of a payment is applied once, and a cancel at the same time leaves nothing paid', async () => {
    for (let round = 0; round < 4; round++) {
      const of = await orders.customerWith(null)
      const invoices = [await feeInvoice(of), await feeInvoice(of)]
      const payment = await recorded('100000000', [], { customerId: of })
      const chosen = invoices.map(({ id }) => apply(payment, [{ invoiceId: id, amount: '100000000' }]))
      const answers = await Promise.all([...chosen, cancel(payment.id)])
      const after = await read(payment.id)
      const owed = await Promise.all(invoices.map(({ id }) => owedOf(id)))
      const paid = owed.reduce((sum, { remaining }) => sum + (109_000_000 - Number(remaining)), 0)
      expect(paid, JSON.stringify(answers)).toBe(after.status === 'CANCELED' ? 0 : 100_000_000)
    }
  })

  it('numbers follow each other without a gap, whatever is refused between', async () => {
    const { id } = await feeInvoice()
    const tries = Array.from({ length: 12 }, (_, place) =>
      record('5', place % 3 === 0 ? [{ invoiceId: id, amount: '9' }] : []),
    )
    const made = (await Promise.all(tries)).flatMap(({ status, body }) =>
      status === 201 ? [Number(body.number.slice(-6))] : [],
    )
    expect(made).toHaveLength(8)
    const all = await service.sql<{ number: string }>(
      `select number from received_payment where organization_id = $1 and number like 'PAY-2026-%' order by number`,
      [retail],
    )
    expect(all.map(({ number }) => Number(number.slice(-6)))).toEqual(all.map((_, place) => place + 1))
  })
})

it('lists them by what the tabs ask, and tells log and count', async () => {
  const counts = (await viewer.get<Record<string, number>>('/v1/received-payments/counts')).body
  const idsOf = async (query: string) =>
    (await viewer.get<{ items: Payment[] }>(`/v1/received-payments?first=200&${query}`)).body.items
  expect((await idsOf('status=PENDING')).length).toBe(counts['pending'])
  expect((await idsOf('verification=UNVERIFIED&status=SUCCEEDED')).length).toBe(counts['unverified'])
  expect((await idsOf('unapplied=true')).length).toBe(counts['unapplied'])
  expect((await idsOf('status=CANCELED')).every(({ reason }) => reason === 'salah catat')).toBe(true)
  // Canceled payments are no money received: the footer excludes them, like that of invoices.
  type Summary = { totalCount: number; totals: Amount[] }
  const { body: summary } = await viewer.get<Summary>('/v1/received-payments/summary?currency=IDR')
  const { body: canceled } = await viewer.get<Summary>('/v1/received-payments/summary?currency=IDR&status=CANCELED')
  const standing = (await idsOf('currency=IDR')).filter(({ status }) => status !== 'CANCELED' && status !== 'FAILED')
  const sum = standing.reduce((total, { amount }) => total + BigInt(amount.amount.replace('.', '')), 0n)
  expect(summary.totals[0]?.amount).toBe(String(sum).replace(/(..)$/, '.$1'))
  expect([canceled.totalCount > 0, canceled.totals[0]?.amount]).toEqual([true, '0.00'])
  const [first] = await idsOf('method=CASH')
  expect((await idsOf(`search=${first!.number}`)).map(({ id }) => id)).toEqual([first!.id])
  const log = await service.sql<{ action: string }>(
    'select action from activity_log where record_id = $1 order by at',
    [first!.id],
  )
  expect(log.map(({ action }) => action)).toContain('CREATED')
})
