// Payment documents in GraphQL, over the real account service: which have a receipt, where it is downloaded, and who may email it.
import { expect, it } from 'vitest'
import { encodeId } from '../../../bff/graph/globalId.ts'
import { fillSomeRegions } from '../../services/account/invoicing/customers/support.ts'
import { invoicing } from '../../services/account/invoicing/invoices/support.ts'
import { pagesOf } from '../../services/account/invoicing/printing/support.ts'
import { line } from '../../services/account/invoicing/salesOrders/support.ts'
import { people, retail } from '../../services/account/support.ts'
import { startArus } from '../auth/support.ts'

const { account, url, ask, cookieOf } = await startArus()
await fillSomeRegions(account)
const maker = await account.as(people.maker.email)
const { orders, written, issue, post } = invoicing(account, { maker, admin: await account.as(people.admin.email) })
const customerId = await orders.customerWith(null)
const cookies = { maker: await cookieOf(people.maker.email), viewer: await cookieOf(people.viewer.email) }

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const { body: proof } = await maker.post<{ id: string }>('/v1/files', {
  purpose: 'PAYMENT_PROOF',
  name: 'bukti.pdf',
  size: PDF.length,
  contentType: 'application/pdf',
})
await fetch(`${account.address}/v1/files/${proof.id}/content`, {
  method: 'PUT',
  headers: { authorization: maker.authorization, 'content-type': 'application/pdf' },
  body: new Uint8Array(PDF),
})
async function paid(method: string) {
  const lines = [line({ kind: 'SERVICE', quantity: '1', price: '1000000' })]
  const invoice = await issue((await written(customerId, { vatTreatment: 'NONE', lines })).id)
  const { body } = await post<{ id: string; number: string; overpaid: { creditMemoId: string } }>(
    maker,
    '/v1/received-payments',
    {
      customerId,
      method,
      paymentDate: '2026-11-21',
      currency: 'IDR',
      amount: '1500000',
      applications: [{ invoiceId: invoice.id, amount: '1000000' }],
      fileIds: [proof.id],
    },
  )
  return body
}
const [check, claim] = [await paid('CHEQUE'), await paid('BANK_TRANSFER')]
type Payment = { id: string; receiptUrl: string | null; creditMemo: { id: string; documentUrl: string | null } }
const read = async ({ id }: { id: string }) => {
  const { data } = await ask<{ organization: { receivedPayment: Payment } }>(
    `query ($uuid: UUID!) { organization { receivedPayment(uuid: $uuid) { id receiptUrl(language: EN)
      creditMemo { id documentUrl(language: EN) } } } }`,
    { uuid: id },
    { cookie: cookies.viewer },
  )
  return data.organization.receivedPayment
}
const fetched = async (path: string | null, cookie?: string) => {
  const answer = await fetch(url + path, { headers: cookie === undefined ? {} : { cookie } })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

it('a receipt and a credit memo are downloaded as PDF by those who see them; a claim and its credit have none', async () => {
  const { receiptUrl, creditMemo } = await read(check)
  for (const [path, words] of [
    [receiptUrl, new RegExp(`Receipt ${check.number}.*IDR\\s1,500,000\\.00`)],
    [creditMemo.documentUrl, /Credit memo CM-2026-\d{6}.*IDR\s500,000\.00/],
  ] as const) {
    const { status, bytes } = await fetched(path, cookies.viewer)
    expect(status).toBe(200)
    expect((await pagesOf(bytes))[0]).toMatch(words)
    expect((await fetched(path)).status).toBe(401)
  }
  expect(await read(claim)).toMatchObject({ receiptUrl: null, creditMemo: { documentUrl: null } })
})

it('both are mailed by whoever manages them, and what has no document says so', async () => {
  const [one, other] = [await read(check), await read(claim)]
  type Sent = { results: { ok: boolean; userErrors: { code: string }[] }[] }
  const send = (mutation: string, type: string, ids: string[], cookie = cookies.maker) =>
    ask<Record<string, Sent>>(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { results { ok userErrors { code } } } }`,
      { input: { ids } },
      { cookie },
    )
  expect((await send('sendReceipts', 'ReceivedPaymentsInput', [one.id, other.id])).data.sendReceipts?.results).toEqual([
    { ok: true, userErrors: [] },
    { ok: false, userErrors: [{ code: 'U-ACC-PY-4' }] },
  ])
  const memos = [one.creditMemo.id, other.creditMemo.id]
  expect((await send('sendCreditMemos', 'CreditMemosInput', memos)).data.sendCreditMemos?.results).toEqual([
    { ok: true, userErrors: [] },
    { ok: false, userErrors: [{ code: 'U-ACC-CM-4' }] },
  ])
  for (const [mutation, type, id] of [
    ['sendReceipts', 'ReceivedPaymentsInput', one.id],
    ['sendCreditMemos', 'CreditMemosInput', one.creditMemo.id],
  ] as const) {
    const { errors } = await send(mutation, type, [id], cookies.viewer)
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['G-20'])
  }
})

it('a statement of account is read, downloaded in both forms and mailed by those who may, and of nobody else', async () => {
  type Statement = { closing: { amount: string }; entries: { number: string }[]; pdf: string; book: string }
  const QUERY = `query ($uuid: UUID!) { organization { customerStatement(customerUuid: $uuid) { closing { amount }
    entries { number recordUuid } pdf: documentUrl(view: OPEN_ITEMS, language: EN) book: workbookUrl } } }`
  const { data } = await ask<{ organization: { customerStatement: Statement } }>(
    QUERY,
    { uuid: customerId },
    { cookie: cookies.viewer },
  )
  const { closing, entries, pdf, book } = data.organization.customerStatement
  // Two invoices of a million: a check paid one with an excess of half a million, and a claim the other.
  expect(closing.amount).toBe('-500000.00')
  expect(entries.map(({ number }) => number)).toContain(check.number)
  const paper = await fetched(pdf, cookies.viewer)
  expect((await pagesOf(paper.bytes))[0]).toMatch(/Statement of account.*500,000\.00/)
  expect((await fetched(book, cookies.viewer)).bytes.subarray(0, 2).toString()).toBe('PK')
  expect((await fetched(pdf)).status).toBe(401)
  const forged = Buffer.from(pdf.replace('/files/', ''), 'base64url').toString().replace('OPEN_ITEMS', 'OTHERS')
  expect((await fetched(`/files/${Buffer.from(forged).toString('base64url')}`, cookies.viewer)).status).toBe(404)
  const input = {
    customerId: encodeId('Customer', retail, customerId),
    currency: 'IDR',
    from: '2026-11-01',
    to: '2026-11-21',
    view: 'PERIOD',
  }
  type Sent = { sendCustomerStatement: { addresses: string[] } }
  const send = (cookie: string) =>
    ask<Sent>(
      `mutation ($input: SendCustomerStatementInput!) { sendCustomerStatement(input: $input) { addresses } }`,
      { input },
      { cookie },
    )
  expect((await send(cookies.maker)).data.sendCustomerStatement.addresses).toHaveLength(1)
  expect((await send(cookies.viewer)).errors.map(({ extensions }) => extensions.code)).toEqual(['G-20'])
})
