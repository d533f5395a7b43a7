// Receipts and credit memos over HTTP and Postgres: which records have one, that it stays the same, and who is emailed it.
import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { InvoiceReceipt } from '../../../../../services/account/invoicing/receivables/receiptClient.ts'
import { storeReceipt } from '../../../../../services/account/invoicing/receivables/receipts.ts'
import { openMail } from '../../mailServer.ts'
import { freshAccount, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'
import { pagesOf } from './support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const { orders, written, issue, linesOf, post, resultOf, must } = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const customer = await orders.customerWith(null)

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const { body: proof } = await maker.post<{ id: string }>('/v1/files', {
  purpose: 'PAYMENT_PROOF',
  name: 'bukti.pdf',
  size: PDF.length,
  contentType: 'application/pdf',
})
await fetch(`${service.address}/v1/files/${proof.id}/content`, {
  method: 'PUT',
  headers: { authorization: maker.authorization, 'content-type': 'application/pdf' },
  body: new Uint8Array(PDF),
})

type Payment = {
  id: string
  number: string
  status: string
  version: number
  allowedActions: string[]
  overpaid: { creditMemoId: string } | null
}
type Memo = { id: string; number: string | null; status: string; version: number; allowedActions: string[] }

const invoiceOf = async (price: string) =>
  issue((await written(customer, { lines: [line({ kind: 'SERVICE', quantity: '1', price })] })).id)
async function paid(method: string, amount: string, invoiceId: string, applied = amount): Promise<Payment> {
  const { status, body } = await post<Payment>(maker, '/v1/received-payments', {
    customerId: customer,
    method,
    paymentDate: '2026-11-21',
    currency: 'IDR',
    amount,
    reference: 'GIRO 7781',
    applications: [{ invoiceId, amount: applied }],
    fileIds: [proof.id],
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
const paymentOf = async (id: string) => (await viewer.get<Payment>(`/v1/received-payments/${id}`)).body
const memoOf = async (id: string) => (await viewer.get<Memo>(`/v1/credit-memos/${id}`)).body
const cancel = (id: string) => resultOf(maker, '/v1/received-payments/cancel', { ids: [id], reason: 'salah catat' })
const send = (kind: 'received-payments' | 'credit-memos', ids: string[], person = maker) =>
  person.post<{ results: { errors: { code: string }[] }[] } & Problem>(`/v1/${kind}/send`, { ids })
const codesOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  body.results.map(({ errors }) => errors.map(({ code }) => code))

async function printed(path: string, person = viewer) {
  const answer = await fetch(`${service.address}${path}`, { headers: { authorization: person.authorization } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isPdf = answer.headers.get('content-type') === 'application/pdf'
  const code = isPdf ? null : (JSON.parse(bytes.toString()) as Problem).code
  return { status: answer.status, name: answer.headers.get('content-disposition'), bytes, code }
}
const receipt = (id: string, language = 'id', person = viewer) =>
  printed(`/v1/received-payments/${id}/receipt?language=${language}`, person)
const document = (id: string, language = 'id', person = viewer) =>
  printed(`/v1/credit-memos/${id}/document?language=${language}`, person)
const keptOf = (id: string) =>
  service.sql<{ version: number; language: string; sha256: Buffer; size: number }>(
    `select version, language, sha256, size from printed_document where coalesce(payment_id, memo_id) = $1
      order by version, language`,
    [id],
  )

describe('a receipt', () => {
  it('is printed of a payment that counts, is the same for ever, and says what it pays', async () => {
    const invoice = await invoiceOf('5000000')
    const payment = await paid('CHEQUE', '5650000', invoice.id, '5550000')
    expect(payment.allowedActions).toContain('SEND')
    const [one, other] = await Promise.all([receipt(payment.id), receipt(payment.id, 'id', admin)])
    expect(one.status).toBe(200)
    expect(one.name).toContain(`filename="${payment.number}.pdf"`)
    expect(other.bytes.equals(one.bytes)).toBe(true)
    const [page] = await pagesOf(one.bytes)
    expect(page).toMatch(/Kwitansi .*Cek atau giro.*GIRO 7781.*Rp5\.650\.000,00/)
    expect(page).toContain(`${invoice.number} 20 November 2026 5.550.000,00`)
    expect(page).toMatch(/nota kredit CM-2026-\d{6} 100\.000,00/)
    expect(page).toContain('Lima juta enam ratus lima puluh ribu rupiah')
    // More than five million: the law requires a stamp.
    expect(page).toContain('Tempat e-Meterai')
    const sha256 = createHash('sha256').update(one.bytes).digest()
    const { version } = await paymentOf(payment.id)
    expect(await keptOf(payment.id)).toEqual([{ version, language: 'id', sha256, size: one.bytes.length }])
    await service.sql(`update received_payment set customer_name = 'PT Lain' where id = $1`, [payment.id])
    expect((await receipt(payment.id)).bytes.equals(one.bytes)).toBe(true)
  })

  it('is one of each entity whose invoices the payment settles', async () => {
    const [ours, others] = [await invoiceOf('1000000'), await invoiceOf('2000000')]
    const { body: entity } = await post<{ id: string }>(admin, '/v1/entities', {
      name: 'CV Lain',
      taxNumber: '0013456789012000',
    })
    const { body: payment } = await post<Payment>(maker, '/v1/received-payments', {
      customerId: customer,
      method: 'CHEQUE',
      paymentDate: '2026-11-21',
      currency: 'IDR',
      amount: '3340000',
      applications: [
        { invoiceId: ours.id, amount: '1110000' },
        { invoiceId: others.id, amount: '2220000' },
      ],
      fileIds: [proof.id],
    })
    await service.sql('update invoice set entity_id = $2 where id = $1', [others.id, entity.id])
    const pages = await pagesOf((await receipt(payment.id)).bytes)
    expect(pages).toHaveLength(2)
    expect(pages[0]).toMatch(/NPWP 0021 8324 1500 0000.*Jumlah diterima: Rp1\.120\.000,00/)
    expect(pages[0]).toContain(ours.number)
    expect(pages[0]).not.toContain(others.number)
    expect(pages[1]).toMatch(/^CV Lain.*NPWP 0013 4567 8901 2000.*Jumlah diterima: Rp2\.220\.000,00/)
    expect(pages[1]).toContain(others.number)
    expect(pages[1]).not.toContain(ours.number)
    // The next documents of the customer propose the entity of its last.
    await service.sql('update invoice set entity_id = (select entity_id from invoice where id = $2) where id = $1', [
      others.id,
      ours.id,
    ])
  })

  it('is refused to a claim until the bank shows it all, and to what was canceled', async () => {
    const invoice = await invoiceOf('1000000')
    const claim = await paid('BANK_TRANSFER', '1110000', invoice.id)
    expect(claim.allowedActions).not.toContain('SEND')
    expect(await receipt(claim.id)).toMatchObject({ status: 409, code: 'U-ACC-PY-15' })
    const match = (minor: bigint): InvoiceReceipt => {
      const lineId = randomUUID()
      const part = { lineId, invoiceId: invoice.id, partId: invoice.id, amount: minor, adjustments: [] }
      return { id: randomUUID(), removedAt: null, lines: [{ id: lineId, date: '2026-11-21' }], allocations: [part] }
    }
    const most = match(100_000_000n)
    await storeReceipt(service.database, retail, most)
    expect(await receipt(claim.id)).toMatchObject({ status: 409, code: 'U-ACC-PY-15' })
    const rest = match(11_000_000n)
    await storeReceipt(service.database, retail, rest)
    const verified = await receipt(claim.id)
    expect(verified.status).toBe(200)
    expect((await pagesOf(verified.bytes))[0]).not.toContain('Meterai')
    for (const undone of [rest, most]) {
      await storeReceipt(service.database, retail, { ...undone, removedAt: '2026-11-22T00:00:00Z' })
      expect(await receipt(claim.id)).toMatchObject({ status: 409, code: 'U-ACC-PY-15' })
    }
    await must(cancel(claim.id))
    expect(await receipt(claim.id)).toMatchObject({ status: 409, code: 'U-ACC-PY-15' })
    // The delivered document stays in the store, but can no longer be downloaded.
    expect(await keptOf(claim.id)).toHaveLength(1)
  })

  it('is refused to cash that waits, and found by nobody else', async () => {
    const invoice = await invoiceOf('1000000')
    const cash = await paid('CASH', '1110000', invoice.id)
    expect(await receipt(cash.id)).toMatchObject({ status: 409, code: 'U-ACC-PY-15' })
    await must(resultOf(admin, '/v1/received-payments/confirm', { payments: [{ id: cash.id, version: cash.version }] }))
    expect((await receipt(cash.id)).status).toBe(200)
    expect((await receipt(cash.id, 'id', elsewhere)).status).toBe(404)
    expect((await receipt(cash.id, 'fr')).status).toBe(422)
  })
})

describe('a credit memo', () => {
  it('is a draft on paper until it is approved, and says what it pays and when it was voided', async () => {
    const invoice = await invoiceOf('10000000')
    const [first] = await linesOf(invoice.id)
    const { body: draft } = await post<Memo>(maker, '/v1/credit-memos', {
      invoiceId: invoice.id,
      memoDate: '2026-11-21',
      note: 'Tiga rit batal',
      lines: [{ invoiceLineId: first!.id, amount: '1000000' }],
    })
    const before = await document(draft.id)
    expect((await pagesOf(before.bytes))[0]).toMatch(/KONSEP.*1\.110\.000,00/)
    expect(await keptOf(draft.id)).toEqual([])
    expect(codesOf(await send('credit-memos', [draft.id]))).toEqual([['U-ACC-CM-4']])
    await must(resultOf(admin, '/v1/credit-memos/approve', { creditMemos: [{ id: draft.id, version: draft.version }] }))
    const memo = await memoOf(draft.id)
    const [page] = await pagesOf((await document(memo.id)).bytes)
    expect(page).toContain(`Nota kredit ${memo.number}`)
    expect(page).toContain(`${invoice.number}, 20 November 2026`)
    expect(page).toContain(`Dipakai untuk Tanggal Nilai, Rp ${invoice.number}`)
    expect(page).toContain('Tiga rit batal')
    expect((await keptOf(memo.id)).map(({ version }) => version)).toEqual([memo.version])
    expect((await document(memo.id, 'id', elsewhere)).status).toBe(404)
  })

  it('is none of what is pending or written off', async () => {
    const invoice = await invoiceOf('1000000')
    const claim = await paid('BANK_TRANSFER', '2110000', invoice.id, '1110000')
    const pending = claim.overpaid?.creditMemoId ?? expect.unreachable('no credit')
    expect(await document(pending)).toMatchObject({ status: 409, code: 'U-ACC-CM-19' })
    const owed = await invoiceOf('2000000')
    const { body: writeOff } = await post<Memo>(maker, '/v1/credit-memos/write-offs', {
      invoiceId: owed.id,
      note: 'Pailit',
    })
    expect(await document(writeOff.id)).toMatchObject({ status: 409, code: 'U-ACC-CM-19' })
    expect(codesOf(await send('credit-memos', [pending, writeOff.id]))).toEqual([['U-ACC-CM-4'], ['U-ACC-CM-4']])
  })
})

it('mails both as they are kept to where the customer wants invoices, and the log says where to', async () => {
  await service.sql(`delete from pgboss.job where name = 'mail'`)
  const mail = await openMail(service)
  await service.sql(`update customer set invoice_emails = '{finance@surya.test,ap@surya.test}' where id = $1`, [
    customer,
  ])
  const invoice = await invoiceOf('1000000')
  const payment = await paid('CHEQUE', '2110000', invoice.id, '1110000')
  const claim = await paid('BANK_TRANSFER', '1', (await invoiceOf('1000000')).id)
  const memoId = payment.overpaid?.creditMemoId ?? expect.unreachable('no credit')
  const memo = await memoOf(memoId)
  expect(codesOf(await send('received-payments', [payment.id, claim.id]))).toEqual([[], ['U-ACC-PY-4']])
  expect(codesOf(await send('credit-memos', [memoId]))).toEqual([[]])
  const letters = await mail.letters(4)
  const attached = { [payment.number]: await receipt(payment.id), [memo.number!]: await document(memoId) }
  expect(letters.map(({ subject, to }) => `${to?.[0]?.address}: ${subject}`).toSorted()).toEqual([
    `ap@surya.test: Kwitansi ${payment.number} dari PT Nusantara Retail`,
    `ap@surya.test: Nota kredit ${memo.number} dari PT Nusantara Retail`,
    `finance@surya.test: Kwitansi ${payment.number} dari PT Nusantara Retail`,
    `finance@surya.test: Nota kredit ${memo.number} dari PT Nusantara Retail`,
  ])
  for (const { subject, text, attachments } of letters) {
    const [number, { bytes }] = Object.entries(attached).find(([known]) => subject?.includes(known))!
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [`${number}.pdf`, 'application/pdf'],
    ])
    expect(Buffer.from(attachments[0]!.content as ArrayBuffer).equals(bytes)).toBe(true)
    expect(text).toContain(number === payment.number ? 'Rp2.110.000,00' : 'Rp1.000.000,00')
  }
  const told = await service.sql(
    `select record_type, changes from activity_log where record_id = any($1) and action = 'SENT' order by record_type`,
    [[payment.id, memoId]],
  )
  const changes = [{ field: 'email', before: null, after: 'finance@surya.test, ap@surya.test' }]
  expect(told).toEqual([
    { record_type: 'CREDIT_MEMO', changes },
    { record_type: 'RECEIVED_PAYMENT', changes },
  ])
  expect((await send('received-payments', [payment.id], viewer)).status).toBe(403)
  expect((await send('credit-memos', [memoId], viewer)).status).toBe(403)
  expect(mail.unread()).toEqual([])
})
