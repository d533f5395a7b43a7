// Previews of documents over the real account service: who gets whose pages, which ids are accepted, and what is refused.
import { afterAll, expect, it } from 'vitest'
import { encodeId } from '../../../bff/graph/globalId.ts'
import { fillSomeRegions } from '../../services/account/invoicing/customers/support.ts'
import { invoicing } from '../../services/account/invoicing/invoices/support.ts'
import { logistics, people, retail } from '../../services/account/support.ts'
import { startArus } from '../auth/support.ts'

const { account, url, cookieOf } = await startArus()
await fillSomeRegions(account)
const maker = await account.as(people.maker.email)
const { orders, written, issue, linesOf } = invoicing(account, { maker, admin: await account.as(people.admin.email) })
const customerUuid = await orders.customerWith(null)
const customerId = encodeId('Customer', retail, customerUuid)
const order = await orders.approved(customerUuid, { vatTreatment: 'NONE' })
const cookie = await cookieOf(people.maker.email)
const watcher = await cookieOf(people.viewer.email)
const ended = new AbortController()
afterAll(() => ended.abort())

const typed = (more: object = {}) => ({
  kind: 'STANDARD',
  customerId,
  salesOrderId: encodeId('SalesOrder', retail, order.id),
  invoiceDate: '2026-11-20',
  currency: 'IDR',
  vatTreatment: 'NONE',
  lines: [{ kind: 'SERVICE', description: 'Jasa angkut', unit: 'kali', quantity: '1', price: '1333333' }],
  deductions: [],
  milestones: [],
  ...more,
})

type Asking = {
  of?: string
  cookie?: string | null
  organization?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

const ask = (
  body: string,
  { of = 'invoice', cookie: by = cookie, organization = retail, headers = {}, signal }: Asking = {},
) =>
  fetch(`${url}/${of}-previews`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-organization-id': organization,
      ...(by !== null && { cookie: by }),
      ...headers,
    },
    body,
    signal: signal ?? ended.signal,
  })
/** Incomplete input is reported with status 200. */
async function told(body: unknown, asking?: Asking) {
  const answer = await ask(JSON.stringify(body), asking)
  const { code, title } = (await answer.json()) as { code: string; title: string }
  expect([answer.status, answer.headers.get('cache-control'), typeof title]).toEqual([200, 'no-store', 'string'])
  return code
}
async function refusal(body: unknown, asking?: Asking) {
  const answer = await ask(typeof body === 'string' ? body : JSON.stringify(body), asking)
  const problem = (await answer.json()) as { code: string; title: string }
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return [answer.status, problem.code]
}

it('answers a page as an image, in the language of its customer or in the chosen one, and keeps nothing of it', async () => {
  const answer = await ask(JSON.stringify(typed({ language: 'en' })))
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-language': 'en',
    'x-page': '1',
    'x-page-count': '1',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes).toHaveLength(Number(answer.headers.get('content-length')))
  const [kept] = await account.sql<{ invoices: string }>('select count(*) as invoices from invoice')
  expect(kept?.invoices).toBe('0')
})

it('takes ids of this organization and of the right kind alone', async () => {
  const foreign = [
    { customerId: encodeId('Customer', logistics, customerUuid) },
    { customerId: encodeId('SalesOrder', retail, customerUuid) },
    { customerId: 'none' },
    { customerId: 7 },
    { customerId: encodeId('Customer', retail, order.id) },
    { salesOrderId: encodeId('SalesOrder', retail, customerUuid) },
    { deductions: [{ invoiceId: encodeId('Customer', retail, customerUuid), amount: '1' }] },
  ]
  for (const more of foreign) expect(await refusal(typed(more))).toEqual([404, 'G-7'])
})

it('is for members who write invoices, from our own origin, in an organization', async () => {
  expect(await refusal(typed(), { cookie: null })).toEqual([401, 'G-10'])
  expect(await refusal(typed(), { cookie: watcher })).toEqual([403, 'G-20'])
  expect(await refusal(typed(), { headers: { origin: 'https://evil.example' } })).toEqual([403, 'G-20'])
  expect(await refusal(typed(), { organization: '' })).toEqual([403, 'G-21'])
  expect(await refusal(typed(), { organization: '018f0000-0000-7000-8000-000000000000' })).toEqual([403, 'G-21'])
})

it('says what is wrong with what was sent', async () => {
  expect(await refusal('{')).toEqual([400, 'G-2'])
  expect(await refusal('[]')).toEqual([400, 'G-2'])
  expect(await refusal(typed(), { headers: { 'content-type': 'text/plain' } })).toEqual([415, 'G-8'])
  expect(await refusal(typed({ note: 'x'.repeat(2_000_000) }))).toEqual([413, 'G-6'])
  expect(await told(typed({ lines: [{ kind: 'SERVICE' }] }))).toBe('G-2')
  expect(await told(typed({ deductions: 'all' }))).toBe('G-2')
  expect(await told(typed({ discount: { amount: '99999999' } }))).toBe('U-ACC-IN-2')
})

it('previews credit memos of issued invoices too, by the graph’s ids', async () => {
  const { id: invoiceUuid } = await written(customerUuid, { vatTreatment: 'NONE' }).then(({ id }) => issue(id))
  const [line] = await linesOf(invoiceUuid)
  const memo = (type: 'Invoice' | 'Customer') => ({
    invoiceId: encodeId(type, retail, invoiceUuid),
    memoDate: '2026-11-21',
    lines: [{ invoiceLineUuid: line!.id, quantity: '1', amount: null }],
  })
  const answer = await ask(JSON.stringify(memo('Invoice')), { of: 'credit-memo' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(await refusal(memo('Customer'), { of: 'credit-memo' })).toEqual([404, 'G-7'])
  expect(await told({ ...memo('Invoice'), lines: 'all' }, { of: 'credit-memo' })).toBe('G-2')
})

it('gives up what nobody waits for any more, and goes on', async () => {
  const lines = Array.from({ length: 400 }, () => typed().lines[0])
  for (let turn = 0; turn < 5; turn += 1) {
    const gone = new AbortController()
    const answer = ask(JSON.stringify(typed({ lines })), { signal: gone.signal })
    gone.abort()
    await expect(answer).rejects.toThrow('abort')
  }
  expect((await ask(JSON.stringify(typed()))).status).toBe(200)
})
