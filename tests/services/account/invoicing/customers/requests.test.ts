// Requests that customers fill in by their link, over HTTP and Postgres: what a link allows, and what it does not.
import { expect, it } from 'vitest'
import { freshAccount, emailsOf, people, type Problem } from '../../support.ts'
import { company, fillSomeRegions, individual, PDF, requestsOf } from './support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const maker = await service.as(people.maker.email)
const admin = await service.as(people.admin.email)

type Request = {
  state: string
  request: {
    organizationName: string
    form: string
    email: string
    reason: string | null
    draft: string | null
    documents: { kind: string; name: string }[]
  } | null
}
type Customer = { id: string; version: number; status: string; legalName: string | null; authorIds: string[] }

const COMPANY_DOCUMENTS = [
  'BUSINESS_NUMBER',
  'COMPANY_TAX_NUMBER',
  'DEED_OF_ESTABLISHMENT',
  'ARTICLES_OF_ASSOCIATION',
  'DIRECTOR_ID',
  'FINANCIAL_STATEMENT',
]

const { invite, send, newestToken } = requestsOf(service, maker)
const check = async (token: string) =>
  (await service.send<Request>('POST', '/v1/customer-requests/check', { body: { token } })).body
const saveDraft = (token: string, draft: string) =>
  service.send<Problem>('PUT', '/v1/customer-requests/draft', { body: { token, draft } })
/** The fields of the form. */
function formOf(details: Company): Partial<Company> {
  const form: Partial<Company> = { ...details }
  for (const name of ['taxStatus', 'directors', 'bankName', 'accountNumber', 'accountName'] as const) delete form[name]
  return form
}
type Company = ReturnType<typeof company>
const submit = (token: string, details: object, more: object = { declared: true }) =>
  service.send<Problem>('POST', '/v1/customer-requests', { body: { ...details, token, ...more } })
const submitAccount = (token: string, details: object) =>
  service.send<Problem>('POST', '/v1/customer-requests/account', { body: { ...details, token, declared: true } })
const sendAll = async (token: string, kinds = COMPANY_DOCUMENTS) => {
  for (const kind of kinds) expect(await send(token, kind)).toEqual({ status: 200, code: null })
}
const read = async (id: string) => (await admin.get<Customer>(`/v1/customers/${id}`)).body

it('shows the holder of a link their own request, and keeps what they typed', async () => {
  const { token, email, id } = await invite()
  expect(await check(token)).toMatchObject({
    state: 'OPEN',
    request: { organizationName: 'PT Nusantara Retail', email, reason: null, draft: null, documents: [] },
  })
  const draft = JSON.stringify({ type: 'COMPANY', legalName: 'PT Bar' })
  expect((await saveDraft(token, draft)).status).toBe(200)
  expect((await check(token)).request?.draft).toBe(draft)
  // Another link of the same customer continues where this one was left.
  await maker.post('/v1/customers/resend', { ids: [id] })
  expect((await check(await newestToken())).request?.draft).toBe(draft)
  expect((await check(token)).request).toBeNull()
})

it('takes a whole request with its documents, once', async () => {
  const { token, id } = await invite()
  const details = formOf(company())
  const missing = await submit(token, details)
  expect([missing.status, missing.body.errors?.map(({ path, code }) => [path, code])]).toEqual([
    422,
    COMPANY_DOCUMENTS.map(kind => [`documents.${kind}`, 'U-ACC-CU-2']),
  ])
  // A rejected submission does not use the link up.
  await sendAll(token)
  expect((await submit(token, details)).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'REQUEST_SENT', legalName: 'PT Surya Abadi Swalayan', authorIds: [] })
  expect((await emailsOf(service)).at(-1)).toMatchObject({ template: 'customerReceived' })
  expect(await check(token)).toEqual({ state: 'USED', request: null })
  expect((await submit(token, details)).body.code).toBe('U-ACC-CU-1')
  expect((await saveDraft(token, '')).body.code).toBe('U-ACC-CU-1')
  expect(await send(token, 'DIRECTOR_ID')).toEqual({ status: 404, code: 'U-ACC-CU-1' })
})

it('takes a whole account by a link that asks for it, and no request of three steps', async () => {
  const { token, id } = await invite({ form: 'ACCOUNT' })
  expect((await check(token)).request?.form).toBe('ACCOUNT')
  await sendAll(token)
  const whole = {
    ...company(),
    directors: [{ name: 'Tania Halim', email: null, phone: '0812 3456 7890' }],
    taxStatus: 'PKP',
    withholding: 'PPH23',
    hardCopy: true,
    invoiceEmails: ['ap@surya.example'],
    billingCycle: 'MONTHLY',
    billingDay: 25,
  }
  expect((await submit(token, formOf(company()))).body.code).toBe('U-ACC-CU-1')
  expect((await submitAccount(token, { ...whole, termDays: 365 })).status).toBe(422)
  expect((await submitAccount(token, whole)).status).toBe(200)
  expect(await read(id)).toMatchObject({
    status: 'REQUEST_SENT',
    taxStatus: 'PKP',
    withholding: 'PPH23',
    directors: [{ name: 'Tania Halim', email: null, phone: '+6281234567890' }],
    billingCycle: 'MONTHLY',
    billingDay: 25,
    authorIds: [],
  })
  expect((await submitAccount(token, whole)).body.code).toBe('U-ACC-CU-1')
  // After a rejection, the next link asks for the same.
  await admin.post(`/v1/customers/${id}/reject`, { version: (await read(id)).version, reason: 'Papers unreadable' })
  expect((await check(await newestToken())).request?.form).toBe('ACCOUNT')
})

it('takes no account by a link that asks for a request, also by the next one', async () => {
  const { token, id } = await invite()
  expect((await check(token)).request?.form).toBe('REQUEST')
  await sendAll(token)
  expect((await submitAccount(token, company())).body.code).toBe('U-ACC-CU-1')
  await maker.post('/v1/customers/resend', { ids: [id] })
  expect((await check(await newestToken())).request?.form).toBe('REQUEST')
})

it.each([
  ['a company without directors', { ...company(), directors: [] }, ['directors']],
  ['half a bank account', { ...company(), accountName: null }, ['accountName']],
  ['a person with VAT and no tax number', { ...individual(), taxStatus: 'PKP', taxNumber: null }, ['taxNumber']],
  [
    'what the request refuses too, all at once',
    { ...company(), directors: [], taxNumber: '12', billingCycle: 'WEEKLY' },
    ['directors', 'taxNumber', 'billingDay'],
  ],
])('refuses an account of %s', async (_name, details, paths) => {
  const { token } = await invite({ form: 'ACCOUNT' })
  const { status, body } = await submitAccount(token, details)
  expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, paths])
  expect((await check(token)).state).toBe('OPEN')
})

it('takes one of two requests that are sent by the same link at once', async () => {
  const { token, id } = await invite()
  await sendAll(token, ['INDIVIDUAL_ID'])
  const answers = await Promise.all([submit(token, individual()), submit(token, individual())])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
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
  expect(await send(again, 'INDIVIDUAL_ID', { name: 'better.pdf' })).toEqual({ status: 200, code: null })
  expect((await check(again)).request?.documents.map(({ name }) => name)).toEqual(['better.pdf'])
  expect((await submit(again, individual())).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'REQUEST_SENT', reason: null })
})

it('is not approved by who looks at a document that was replaced meanwhile', async () => {
  const { token, id } = await invite()
  await sendAll(token, ['INDIVIDUAL_ID'])
  await submit(token, individual())
  const seen = await read(id)
  // The link is used: nothing replaces a document of what is being reviewed.
  expect(await send(token, 'INDIVIDUAL_ID', { name: 'late.pdf' })).toEqual({ status: 404, code: 'U-ACC-CU-1' })
  await admin.post(`/v1/customers/${id}/reject`, { version: seen.version, reason: 'Papers unreadable' })
  const again = await newestToken()
  expect(await send(again, 'INDIVIDUAL_ID', { name: 'other.pdf' })).toEqual({ status: 200, code: null })
  expect((await submit(again, individual())).status).toBe(200)
  const terms = { termDays: 30, termFrom: 'INVOICE_DATE', creditLimit: null, stampDuty: 'FLAG' }
  expect(await admin.post(`/v1/customers/${id}/approve`, { version: seen.version, ...terms })).toMatchObject({
    status: 409,
    body: { code: 'G-3' },
  })
  expect(await read(id)).toMatchObject({ status: 'REQUEST_SENT' })
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
  expect(answer.status).toBe(401)
})

it('sets what the form asks for, and nothing else of the customer', async () => {
  const { token } = await invite()
  const answer = await submit(token, company())
  expect([answer.status, answer.body.code]).toEqual([422, 'G-2'])
  expect((await submit(token, individual(), {})).body.errors?.map(({ path }) => path)).toEqual(['declared'])
})

it('lets a link be used to send the form thirty times, however it ends', async () => {
  const { token, id } = await invite()
  await service.sql(`update customer_invitation set attempts = 29 where customer_id = '${id}'`)
  const answers = await Promise.all([submit(token, individual()), submit(token, individual())])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([422, 429])
  expect((await submit(token, individual())).body.code).toBe('U-ACC-CU-14')
})

it('takes sixty documents by one link, those that are refused among them', async () => {
  const { token, id } = await invite()
  await service.sql(`update customer_invitation set uploads = 59 where customer_id = '${id}'`)
  expect((await send(token, 'INDIVIDUAL_ID', { name: 'paper.exe' })).status).toBe(422)
  expect(await send(token, 'INDIVIDUAL_ID')).toEqual({ status: 429, code: 'U-ACC-CU-14' })
})

it('judges a document by what is in it: size and type', async () => {
  const { token } = await invite()
  const big = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)])
  expect(await send(token, 'INDIVIDUAL_ID', { content: big })).toEqual({ status: 413, code: 'U-ACC-FI-1' })
  const script = Buffer.from('<script>alert(1)</script>')
  expect(await send(token, 'INDIVIDUAL_ID', { content: script })).toEqual({ status: 422, code: 'U-ACC-FI-2' })
  expect((await check(token)).request?.documents).toEqual([])
})

it('takes a document out of the request, and keeps one where two of a kind come at once', async () => {
  const { token } = await invite()
  const answers = await Promise.all([1, 2, 3].map(number => send(token, 'INDIVIDUAL_ID', { name: `${number}.pdf` })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await check(token)).request?.documents).toHaveLength(1)
  const body = { token, kind: 'INDIVIDUAL_ID' }
  expect((await service.send('POST', '/v1/customer-requests/remove-document', { body })).status).toBe(200)
  expect((await check(token)).request?.documents).toEqual([])
})

it('has no deadlock between who sends the form or a document and who takes the link back', async () => {
  for (const take of ['resend', 'cancel-invitations']) {
    const { token, id } = await invite()
    await send(token, 'INDIVIDUAL_ID')
    const [sent, document, taken] = await Promise.all([
      submit(token, individual()),
      send(token, 'INDIVIDUAL_ID', { name: 'other.pdf' }),
      maker.post<{ results: { ok: boolean }[] }>(`/v1/customers/${take}`, { ids: [id] }),
    ])
    expect([200, 404]).toContain(sent.status)
    expect([200, 404]).toContain(document.status)
    expect(taken.status).toBe(200)
  }
})

it('T22: keeps the secret of a link as its hash alone', async () => {
  const { token, id } = await invite()
  const [row] = await service.sql(
    `select to_jsonb(i)::text as text from customer_invitation i where customer_id = '${id}'`,
  )
  expect(JSON.stringify(row)).not.toContain(token)
})

it('expires after 72 hours', async () => {
  const { token, id } = await invite()
  const [row] = await service.sql(
    `select expires_at - created_at = interval '72 hours' as fits from customer_invitation where customer_id = '${id}'`,
  )
  expect(row).toEqual({ fits: true })
  await service.sql(`update customer_invitation set expires_at = now() where customer_id = '${id}'`)
  expect(await check(token)).toEqual({ state: 'EXPIRED', request: null })
})

it('shows documents to those who review, as attachments, and notes who looked', async () => {
  const { token, id } = await invite()
  await sendAll(token, ['INDIVIDUAL_ID'])
  await submit(token, individual())
  type Documents = { items: { id: string; kind: string; name: string }[] }
  const { body } = await admin.get<Documents>(`/v1/customers/documents?customerIds=${id}`)
  expect(body.items).toMatchObject([{ kind: 'INDIVIDUAL_ID', name: 'paper.pdf' }])
  const path = `/v1/customers/documents/${body.items[0]!.id}/content`
  expect((await maker.get(path)).status).toBe(403)
  expect((await maker.get(`/v1/customers/documents?customerIds=${id}`)).status).toBe(403)
  const answer = await fetch(service.address + path, { headers: { authorization: admin.authorization } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF)
  const viewed = await service.sql(`select changes from activity_log where action = 'VIEWED' and record_id = '${id}'`)
  expect(viewed).toEqual([{ changes: [{ field: 'document', before: null, after: 'INDIVIDUAL_ID' }] }])
})

it('approves what was sent, and keeps no second copy of what was typed', async () => {
  const { token, id } = await invite()
  await saveDraft(token, 'typed')
  await sendAll(token, ['INDIVIDUAL_ID'])
  await submit(token, individual())
  const { version } = await read(id)
  const terms = { termDays: 30, termFrom: 'INVOICE_DATE', creditLimit: null, stampDuty: 'FLAG' }
  expect((await admin.post(`/v1/customers/${id}/approve`, { version, ...terms })).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'ACTIVE' })
  expect(
    await service.sql(`select 1 from customer_invitation where customer_id = '${id}' and draft is not null`),
  ).toEqual([])
})

it('leaves no document behind where an invitation is taken back, nor where one was on its way', async () => {
  const { token, id } = await invite()
  await sendAll(token, ['INDIVIDUAL_ID'])
  const of = `from file f join customer_document d on d.file_id = f.id where d.customer_id = '${id}'`
  const [stored] = await service.sql<{ id: string }>(`select f.id ${of}`)
  await Promise.all([
    send(token, 'INDIVIDUAL_TAX_NUMBER'),
    maker.post('/v1/customers/cancel-invitations', { ids: [id] }),
  ])
  expect(await service.sql(`select 1 from file where id = '${stored!.id}'`)).toEqual([])
  const orphans = await service.sql(`select 1 from file f where f.purpose = 'CUSTOMER_DOCUMENT' and f.status = 'STORED'
    and not exists (select from customer_document d where d.file_id = f.id)`)
  expect(orphans).toEqual([])
})
