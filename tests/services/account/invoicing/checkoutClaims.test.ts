// Proofs of transfers and withholding slips sent by holders of payment links, over HTTP and Postgres: they have no effect until confirmed,
// and a link reaches no other invoice.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { InvoiceReceipt } from '../../../../services/account/invoicing/receivables/receiptClient.ts'
import { storeReceipt } from '../../../../services/account/invoicing/receivables/receipts.ts'
import { tidyUploads } from '../../../../services/account/upkeep.ts'
import { openServiceIdentity } from '../../../../services/kit/tokens.ts'
import { emailsOf, freshAccount, people, type Problem, retail, SERVICE_SECRET } from '../support.ts'
import { checkingOut } from './checkout/support.ts'
import { customersOf, PDF } from './customerPayments/support.ts'
import { fillSomeRegions } from './customers/support.ts'
import { invoicing } from './invoices/support.ts'
import { line } from './salesOrders/support.ts'

const bff = openServiceIdentity(SERVICE_SECRET, 'bff')
const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const arus = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const { enter } = customersOf(service, arus)
const { linkTo } = checkingOut(service, maker)

type Money = { amount: string }
type Claim = { kind: string; number: string; state: string; amount: Money; reason: string | null }
type Shown = {
  remaining: Money
  unverified: Money
  checking: Money
  proofMost: Money
  slipMost: Money
  claims: Claim[]
}
type Staff = {
  id: string
  status: string
  version: number
  verification: string | null
  customerEmail: string | null
  isSentByLink: boolean
  files: { fileId: string }[]
}
type Purpose = 'PAYMENT_PROOF' | 'WITHHOLDING_SLIP'

/** An issued invoice of 1,110,000, of which 20,000 are withheld, and a link to it. */
async function linked(customerId?: string) {
  const of = customerId ?? (await arus.orders.customerWith(null))
  const lines = [line({ kind: 'SERVICE', quantity: '1', price: '1000000', withholding: 'PPH23' })]
  const invoice = await arus.issue((await arus.written(of, { lines })).id)
  return { ...invoice, customerId: of, token: await linkTo(invoice.id) }
}
const check = (token: string) => service.send<Shown & Problem>('POST', '/v1/checkout/check', { body: { token } })
async function upload(
  token: string,
  purpose: Purpose,
  { name = 'bukti.pdf', bytes = PDF }: { name?: string; bytes?: Buffer } = {},
) {
  const query = new URLSearchParams({ name, size: String(bytes.length) })
  const answer = await fetch(`${service.address}/v1/checkout/uploads/${purpose}?${query}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await bff.tokenFor('account')}`,
      'x-checkout-link': token,
      'content-type': 'application/pdf',
    },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, body: (await answer.json()) as { id: string } & Problem }
}
async function sendProof(token: string, amount: string, more: { fileIds?: string[]; paymentDate?: string } = {}) {
  const fileIds = more.fileIds ?? [(await upload(token, 'PAYMENT_PROOF')).body.id]
  return service.send<Shown & Problem>('POST', '/v1/checkout/proofs', {
    body: { token, paymentDate: '2026-11-20', senderBank: 'Mandiri', amount, ...more, fileIds },
  })
}
async function sendSlip(token: string, amount: string, more: object = {}) {
  const fileIds = [(await upload(token, 'WITHHOLDING_SLIP')).body.id]
  return service.send<Shown & Problem>('POST', '/v1/checkout/slips', {
    body: { token, number: randomUUID(), slipDate: '2026-11-20', period: '2026-11', amount, fileIds, ...more },
  })
}
const paymentOf = async (invoiceId: string) => {
  const [row] = await service.sql<{ id: string }>('select id from received_payment where $1 = any (proof_of)', [
    invoiceId,
  ])
  return (await maker.get<Staff>(`/v1/received-payments/${row!.id}`)).body
}
const slipOf = async (invoiceId: string) => {
  const [row] = await service.sql<{ id: string }>('select id from withholding_slip where $1 = any (slip_of)', [
    invoiceId,
  ])
  return (await maker.get<Staff>(`/v1/withholding-slips/${row!.id}`)).body
}
/** The amount still awaited as slip, in minor units. */
const withheldOf = async (id: string) =>
  (
    await service.sql<{ minor: string }>('select withheld_open_minor::text as minor from invoice where id = $1', [id])
  )[0]?.minor
const confirm = ({ id, version }: Staff) =>
  arus.resultOf(maker, '/v1/received-payments/confirm', { payments: [{ id, version }] })
const shows = (invoiceId: string, amount: bigint): InvoiceReceipt => {
  const lineId = randomUUID()
  const allocation = { lineId, invoiceId, partId: randomUUID(), amount, adjustments: [] }
  return { id: randomUUID(), removedAt: null, lines: [{ id: lineId, date: '2026-11-21' }], allocations: [allocation] }
}
const codeOf = ({ status, body: { code } }: { status: number; body: Problem }) => (status < 300 ? 'taken' : code)

describe('a proof of transfer', () => {
  it('frees nothing: the invoice is owed as before, the page shows it being checked, and staff see that a link sent it', async () => {
    const invoice = await linked()
    const { body } = await sendProof(invoice.token, '1090000')
    const shown = {
      remaining: { amount: '1090000.00' },
      unverified: { amount: '0.00' },
      checking: { amount: '1090000.00' },
      proofMost: { amount: '20000.00' },
      claims: [{ kind: 'PROOF', state: 'CHECKING', amount: { amount: '1090000.00' }, reason: null }],
    }
    expect(body).toMatchObject(shown)
    expect((await check(invoice.token)).body).toMatchObject(shown)
    expect(await arus.read(invoice.id)).toMatchObject({ status: 'ISSUED', remaining: { amount: '1090000.00' } })
    expect(await paymentOf(invoice.id)).toMatchObject({
      status: 'PENDING',
      verification: 'UNVERIFIED',
      customerEmail: null,
      isSentByLink: true,
      files: [{ fileId: expect.any(String) }],
    })
    // Users of the customer portal see it too, like any other of theirs.
    const who = await enter(invoice.customerId)
    expect(
      (await who.get<{ items: { state: string; isProof: boolean }[] }>('/v1/portal/payments')).body.items,
    ).toMatchObject([{ state: 'CHECKING', isProof: true }])
  })

  it('is a claim once staff confirm it, and paid once a bank line shows it', async () => {
    const invoice = await linked()
    await sendProof(invoice.token, '1090000')
    expect((await confirm(await paymentOf(invoice.id))).code).toBeNull()
    expect((await check(invoice.token)).body).toMatchObject({
      remaining: { amount: '0.00' },
      unverified: { amount: '1090000.00' },
      claims: [{ state: 'CHECKING' }],
    })
    await storeReceipt(service.account.database, retail, shows(invoice.id, 109000000n))
    expect((await check(invoice.token)).body).toMatchObject({
      unverified: { amount: '0.00' },
      claims: [{ state: 'ACCEPTED' }],
    })
  })

  it('is one payment where a bank line shows it before staff look', async () => {
    const invoice = await linked()
    await sendProof(invoice.token, '1090000')
    await storeReceipt(service.account.database, retail, shows(invoice.id, 109000000n))
    expect(await paymentOf(invoice.id)).toMatchObject({ status: 'SUCCEEDED', verification: 'VERIFIED' })
    expect(await arus.read(invoice.id)).toMatchObject({ status: 'PARTIALLY_PAID', remaining: { amount: '0.00' } })
  })

  it('that staff turn down says why, and another can be sent', async () => {
    const invoice = await linked()
    await sendProof(invoice.token, '1090000')
    const { id } = await paymentOf(invoice.id)
    await arus.resultOf(maker, '/v1/received-payments/cancel', { ids: [id], reason: 'tidak terbaca' })
    expect((await check(invoice.token)).body).toMatchObject({
      checking: { amount: '0.00' },
      claims: [{ state: 'REJECTED', reason: 'tidak terbaca' }],
    })
    // The holder of a link is no one we can email: the customer's invoice addresses are.
    const rejected = (await emailsOf(service)).filter(({ template }) => template === 'proofRejected')
    expect(rejected.map(({ values }) => values)).toMatchObject([{ reason: 'tidak terbaca', link: null }])
    expect(codeOf(await sendProof(invoice.token, '1090000'))).toBe('taken')
  })

  it('is refused above what is owed and not said already, and for a day to come', async () => {
    const { token } = await linked()
    expect(codeOf(await sendProof(token, '1110000.01'))).toBe('U-ACC-PY-8')
    expect(codeOf(await sendProof(token, '1000000', { paymentDate: '2099-01-01' }))).toBe('U-ACC-PY-6')
    expect(codeOf(await sendProof(token, '1000000'))).toBe('taken')
    expect(codeOf(await sendProof(token, '110000.01'))).toBe('U-ACC-PY-19')
  })

  it('of many at once no more is taken than is owed', async () => {
    const { token, id } = await linked()
    const files = await Promise.all(Array.from({ length: 6 }, () => upload(token, 'PAYMENT_PROOF')))
    const answers = await Promise.all(files.map(({ body }) => sendProof(token, '500000', { fileIds: [body.id] })))
    expect(answers.map(codeOf).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'U-ACC-PY-19'),
      'taken',
      'taken',
    ])
    const [sum] = await service.sql<{ sum: string }>(
      'select sum(amount_minor)::text as sum from received_payment where $1 = any (proof_of)',
      [id],
    )
    expect(sum).toEqual({ sum: '100000000' })
  })

  it('of a file twice at once is taken once', async () => {
    const { token } = await linked()
    const { id } = (await upload(token, 'PAYMENT_PROOF')).body
    const answers = await Promise.all([1, 2, 3].map(() => sendProof(token, '1000', { fileIds: [id] })))
    expect(answers.map(codeOf).toSorted()).toEqual(['U-ACC-CU-28', 'U-ACC-CU-28', 'taken'])
  })

  it('PY-20: is sent ten times an hour for an invoice, whatever link it is sent by', async () => {
    const { token, id } = await linked()
    for (let sent = 0; sent < 10; sent += 1) expect(codeOf(await sendProof(token, '1'))).toBe('taken')
    const other = await linkTo(id)
    expect(codeOf(await sendProof(other, '1'))).toBe('U-ACC-PY-20')
  })
})

describe('a withholding slip', () => {
  it('closes nothing until staff confirm it, and then what it shows', async () => {
    const invoice = await linked()
    const { body } = await sendSlip(invoice.token, '20000')
    expect(body).toMatchObject({
      slipMost: { amount: '0.00' },
      claims: [{ kind: 'SLIP', state: 'CHECKING', amount: { amount: '20000.00' } }],
    })
    expect(await withheldOf(invoice.id)).toBe('2000000')
    const slip = await slipOf(invoice.id)
    expect(slip).toMatchObject({ status: 'PENDING', isSentByLink: true, customerEmail: null })
    expect(codeOf(await sendSlip(invoice.token, '20000'))).toBe('U-ACC-WS-12')
    const { id, version } = slip
    await arus.must(arus.resultOf(maker, '/v1/withholding-slips/confirm', { slips: [{ id, version }] }))
    expect(await withheldOf(invoice.id)).toBe('0')
    expect((await check(invoice.token)).body).toMatchObject({
      slipMost: { amount: '0.00' },
      claims: [{ state: 'ACCEPTED' }],
    })
    expect(codeOf(await upload(invoice.token, 'WITHHOLDING_SLIP'))).toBe('U-ACC-WS-6')
  })

  it('is still sent where all cash has arrived, when no proof can be', async () => {
    const invoice = await linked()
    await storeReceipt(service.account.database, retail, shows(invoice.id, 109000000n))
    expect((await check(invoice.token)).body).toMatchObject({
      proofMost: { amount: '0.00' },
      slipMost: { amount: '20000.00' },
    })
    expect(codeOf(await sendProof(invoice.token, '1', { fileIds: [randomUUID()] }))).toBe('U-ACC-CO-2')
    expect(codeOf(await sendSlip(invoice.token, '20000'))).toBe('taken')
  })

  it('is refused above what was withheld, and with the number of another', async () => {
    const invoice = await linked()
    expect(codeOf(await sendSlip(invoice.token, '20000.01'))).toBe('U-ACC-IN-13')
    const number = 'BP-1'
    expect(codeOf(await sendSlip(invoice.token, '20000', { number }))).toBe('taken')
    const other = await linked(invoice.customerId)
    expect(codeOf(await sendSlip(other.token, '20000', { number }))).toBe('U-ACC-WS-1')
  })
})

describe('a link', () => {
  it('that is forged, revoked, expired, or of a canceled invoice sends nothing', async () => {
    const [revoked, expired, canceled] = [await linked(), await linked(), await linked()]
    const files = new Map<string, string>()
    for (const { token } of [revoked, expired, canceled])
      files.set(token, (await upload(token, 'PAYMENT_PROOF')).body.id)
    await maker.post(`/v1/invoices/${revoked.id}/checkout-links/revoke`)
    await service.sql(`update checkout_link set settled_at = now() - interval '31 days' where invoice_id = $1`, [
      expired.id,
    ])
    await arus.must(arus.cancel(canceled.id))
    const words = new Set<string>()
    for (const token of [revoked.token, expired.token, canceled.token, randomUUID()])
      for (const answer of [
        await upload(token, 'PAYMENT_PROOF'),
        await upload(token, 'WITHHOLDING_SLIP'),
        await sendProof(token, '1', { fileIds: [files.get(token) ?? randomUUID()] }),
        await sendSlip(token, '1', { fileIds: [files.get(token) ?? randomUUID()] }),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([422, 'U-ACC-CO-1'])
        words.add(answer.body.title)
      }
    expect(words.size).toBe(1)
  })

  it('takes no file of another invoice’s link, nor of the customer’s own page', async () => {
    const one = await linked()
    const other = await linked(one.customerId)
    const theirs = (await upload(other.token, 'PAYMENT_PROOF')).body.id
    const who = await enter(one.customerId)
    const own = (await who.upload('PAYMENT_PROOF')).body.id
    for (const fileId of [theirs, own])
      expect(codeOf(await sendProof(one.token, '1', { fileIds: [fileId] }))).toBe('U-ACC-CU-28')
    const byPage = await who.post('/v1/portal/payments', {
      paymentDate: '2026-11-20',
      senderBank: 'Mandiri',
      invoices: [{ invoiceId: one.id, amount: '1' }],
      fileIds: [theirs],
    })
    expect(codeOf(byPage)).toBe('U-ACC-CU-28')
    // Its owner can still use it.
    expect(codeOf(await sendProof(other.token, '1', { fileIds: [theirs] }))).toBe('taken')
    expect((await check(one.token)).body.claims).toEqual([])
  })

  it('shows what was sent by any link of its invoice, and nothing of another', async () => {
    const one = await linked()
    const other = await linked(one.customerId)
    await sendProof(one.token, '1000')
    const second = await linkTo(one.id)
    expect((await check(second)).body.claims).toMatchObject([{ kind: 'PROOF' }])
    expect((await check(other.token)).body.claims).toEqual([])
  })

  it('takes PDF, JPG and PNG by what they are, at most 10 MB', async () => {
    const { token } = await linked()
    const script = Buffer.from('<html><script>alert(1)</script></html>')
    expect((await upload(token, 'PAYMENT_PROOF', { bytes: script })).status).toBe(422)
    expect((await upload(token, 'PAYMENT_PROOF', { name: 'bukti.exe' })).status).toBe(422)
    const large = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)])
    expect((await upload(token, 'PAYMENT_PROOF', { bytes: large })).status).toBe(413)
    expect((await upload(token, 'PAYMENT_PROOF')).status).toBe(200)
  })

  it('CU-27: sends 30 files an hour for an invoice, refused ones too', async () => {
    const { token } = await linked()
    const bytes = Buffer.from('not a picture')
    for (let sent = 0; sent < 30; sent += 1) await upload(token, 'PAYMENT_PROOF', { bytes })
    expect(codeOf(await upload(token, 'PAYMENT_PROOF'))).toBe('U-ACC-CU-27')
  })

  it('is asked about by the BFF alone', async () => {
    const { token } = await linked()
    for (const path of ['/v1/checkout/proofs', '/v1/checkout/slips'])
      expect([401, 403, 422]).toContain((await maker.post(path, { token })).status)
    const answer = await fetch(`${service.address}/v1/checkout/uploads/PAYMENT_PROOF?name=a.pdf&size=${PDF.length}`, {
      method: 'PUT',
      headers: { authorization: maker.authorization, 'x-checkout-link': token, 'content-type': 'application/pdf' },
      body: new Uint8Array(PDF),
    })
    expect([401, 403]).toContain(answer.status)
  })

  it('keeps no file that nobody used for a day', async () => {
    const { token } = await linked()
    const { id } = (await upload(token, 'PAYMENT_PROOF')).body
    await service.sql(`update customer_upload set created_at = now() - interval '25 hours' where file_id = $1`, [id])
    await tidyUploads(service.database, service.files)
    expect(codeOf(await sendProof(token, '1', { fileIds: [id] }))).toBe('U-ACC-CU-28')
    expect(await service.sql('select 1 from file where id = $1', [id])).toEqual([])
  })
})
