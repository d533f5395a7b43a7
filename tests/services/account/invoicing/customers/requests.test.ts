// Requests that customers fill in by their link, over HTTP and Postgres: what a link gives, and what it does not.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openServiceIdentity } from '../../../../../services/kit/tokens.ts'
import { freshAccount, lettersOf, people, type Problem, SERVICE_SECRET } from '../../support.ts'
import { company, fillSomeRegions, individual } from './support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const maker = await service.as(people.maker.email)
const bff = openServiceIdentity(SERVICE_SECRET, 'bff')
const admin = await service.as(people.admin.email)

type Request = {
  state: string
  request: {
    organizationName: string
    email: string
    reason: string | null
    draft: object | null
    documents: { kind: string; name: string }[]
  } | null
}
type Customer = { id: string; version: number; status: string; legalName: string | null; authorIds: string[] }

/** A PDF of one page, as far as anybody looks. */
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const COMPANY_DOCUMENTS = [
  'BUSINESS_NUMBER',
  'COMPANY_TAX_NUMBER',
  'DEED_OF_ESTABLISHMENT',
  'ARTICLES_OF_ASSOCIATION',
  'DIRECTOR_ID',
  'FINANCIAL_STATEMENT',
]

const newestToken = async () => {
  const letter = (await lettersOf(service)).findLast(({ values }) => 'link' in values)
  return letter && 'link' in letter.values ? (letter.values.link.split('token=')[1] ?? '') : ''
}

async function invite(email = `${randomUUID()}@new.example`) {
  const { body } = await maker.post<{ results: { customerId: string }[] }>('/v1/customers/invite', {
    emails: [email],
    language: 'en',
  })
  return { email, id: body.results[0]!.customerId, token: await newestToken() }
}
const check = async (token: string) =>
  (await service.send<Request>('POST', '/v1/customer-requests/check', { body: { token } })).body
const saveDraft = (token: string, draft: object) =>
  service.send<Problem>('PUT', '/v1/customer-requests/draft', { body: { token, draft } })
const submit = (token: string, details: object) =>
  service.send<Problem>('POST', '/v1/customer-requests', { body: { ...details, token } })
const send = async (token: string, kind: string, { name = 'paper.pdf', content = PDF } = {}) => {
  const query = new URLSearchParams({ name, size: String(content.length) })
  const answer = await fetch(`${service.address}/v1/customer-requests/documents/${kind}?${query}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await bff.tokenFor('account')}`,
      'x-customer-link': token,
      'content-type': 'application/pdf',
    },
    body: new Uint8Array(content),
  })
  return { status: answer.status, code: answer.ok ? null : ((await answer.json()) as Problem).code }
}
const sendAll = async (token: string, kinds = COMPANY_DOCUMENTS) => {
  for (const kind of kinds) expect(await send(token, kind)).toEqual({ status: 204, code: null })
}
const read = async (id: string) => (await admin.get<Customer>(`/v1/customers/${id}`)).body

it('shows the holder of a link their own request, and keeps what they typed', async () => {
  const { token, email } = await invite()
  expect(await check(token)).toMatchObject({
    state: 'OPEN',
    request: { organizationName: 'PT Nusantara Retail', email, reason: null, draft: null, documents: [] },
  })
  const draft = { type: 'COMPANY', legalName: 'PT Bar', directors: [{ name: 'Hendra' }] }
  expect((await saveDraft(token, draft)).status).toBe(204)
  expect((await check(token)).request?.draft).toEqual(draft)
})

it('takes a whole request with its documents, once', async () => {
  const { token, id } = await invite()
  const details = company()
  const missing = await submit(token, details)
  expect([missing.status, missing.body.errors?.map(({ path, code }) => [path, code])]).toEqual([
    422,
    COMPANY_DOCUMENTS.map(kind => [`documents.${kind}`, 'U-ACC-CU-2']),
  ])
  // What was refused has not used the link up.
  await sendAll(token)
  expect((await submit(token, details)).status).toBe(204)
  expect(await read(id)).toMatchObject({ status: 'REQUEST_SENT', legalName: 'PT Surya Abadi Swalayan', authorIds: [] })
  expect((await lettersOf(service)).at(-1)).toMatchObject({ template: 'customerReceived' })
  expect(await check(token)).toEqual({ state: 'USED', request: null })
  expect((await submit(token, details)).body.code).toBe('U-ACC-CU-1')
  expect((await saveDraft(token, {})).body.code).toBe('U-ACC-CU-1')
  expect(await send(token, 'DIRECTOR_ID')).toEqual({ status: 404, code: 'U-ACC-CU-1' })
})

it('takes one of two requests that are sent by the same link at once', async () => {
  const { token, id } = await invite()
  await sendAll(token, ['INDIVIDUAL_ID'])
  const answers = await Promise.all([submit(token, individual()), submit(token, individual())])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
  const { body } = await admin.get<{ items: { number: number }[] }>(`/v1/customers/revisions?customerIds=${id}`)
  expect(body.items.map(({ number }) => number)).toEqual([2, 1])
})

it('opens again after a rejection, with the reason and the documents of before', async () => {
  const { token, id } = await invite()
  await sendAll(token, ['INDIVIDUAL_ID'])
  await submit(token, individual())
  const { version } = await read(id)
  await admin.post(`/v1/customers/${id}/reject`, { version, reason: 'Papers unreadable' })
  const again = await newestToken()
  expect(again).not.toBe(token)
  expect(await check(again)).toMatchObject({
    state: 'OPEN',
    request: { reason: 'Papers unreadable', documents: [{ kind: 'INDIVIDUAL_ID', name: 'paper.pdf' }] },
  })
  expect(await send(again, 'INDIVIDUAL_ID', { name: 'better.pdf' })).toEqual({ status: 204, code: null })
  expect((await check(again)).request?.documents.map(({ name }) => name)).toEqual(['better.pdf'])
  expect((await submit(again, individual())).status).toBe(204)
  expect(await read(id)).toMatchObject({ status: 'REQUEST_SENT', reason: null })
})

it.each([
  ['of another kind than their name', { name: 'paper.png' }, 'U-ACC-FI-13'],
  ['that nobody looks at', { name: 'paper.exe' }, 'U-ACC-FI-2'],
])('refuses documents %s', async (_, given, code) => {
  const { token } = await invite()
  const answer = await send(token, 'INDIVIDUAL_ID', given)
  expect(answer).toEqual({ status: 422, code })
  expect((await check(token)).request?.documents).toEqual([])
})

it('T1: answers a link that was taken back, replaced, or never was in the same words', async () => {
  const { token, id } = await invite()
  await maker.post('/v1/customers/resend', { ids: [id] })
  const replaced = await check(token)
  const unknown = await check('x'.repeat(43))
  expect(replaced).toEqual({ state: 'EXPIRED', request: null })
  expect(unknown).toEqual(replaced)
  const newer = await newestToken()
  await maker.post('/v1/customers/cancel-invitations', { ids: [id] })
  expect(await check(newer)).toEqual(unknown)
  const refused = [await submit(token, individual()), await submit('x'.repeat(43), individual())]
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'U-ACC-CU-1'],
    [404, 'U-ACC-CU-1'],
  ])
})

it('is closed to people, whatever their rights: the BFF alone asks', async () => {
  const { token } = await invite()
  const answer = await admin.post<Problem>('/v1/customer-requests/check', { token })
  expect(answer.status).toBe(403)
})
