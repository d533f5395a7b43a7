// The export of a customer's personal data: complete, only for users who review customers, and logged.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { seal } from '../../../../../services/account/mail/public.ts'
import { sendRequestedLinks } from '../../../../../services/account/invoicing/customerPortal/links.ts'
import { personalDataArchive } from '../../../../../services/account/invoicing/personalData/archive.ts'
import { partsOf } from '../../../../support/workbookReader.ts'
import { freshAccount, emailsOf, logistics, people, type Problem, retail } from '../../support.ts'
import { invoicing } from '../invoices/support.ts'
import { fillSomeRegions, individual, PDF, requestsOf } from './support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const owner = await service.as(people.owner.email)
const arus = invoicing(service, { maker, admin })
const { invite, send } = requestsOf(service, maker)

type Row = Record<string, unknown>
type Data = { madeAt: string; profile: Row; files: { id: string; name: string; path: string }[] } & Record<
  string,
  Row[]
>
type Reader = Pick<typeof admin, 'authorization'>

const fetched = (id: string, { authorization }: Reader = admin) =>
  fetch(`${service.address}/v1/customers/${id}/personal-data`, { headers: { authorization } })
async function archiveOf(id: string) {
  const answer = await fetched(id)
  expect(answer.status).toBe(200)
  const parts = partsOf(Buffer.from(await answer.arrayBuffer()))
  return { parts, headers: answer.headers, data: JSON.parse(parts.get('data.json') ?? '') as Data }
}

/** A customer who registered by a link with an identity card, which a user has viewed. */
async function approved(more: object = {}) {
  const email = `${randomUUID()}@person.example`
  const { id, token } = await invite({ email })
  await send(token, 'INDIVIDUAL_ID', { name: '../../ktp: "Nurhayati".pdf' })
  const body = { ...individual({ email, ...more }), token, declared: true }
  expect((await service.send<Problem>('POST', '/v1/customer-requests', { body })).status).toBe(200)
  const terms = { termDays: 30, termFrom: 'INVOICE_DATE', creditLimit: null, stampDuty: 'NONE' }
  const { version } = (await admin.get<{ version: number }>(`/v1/customers/${id}`)).body
  expect((await admin.post(`/v1/customers/${id}/approve`, { ...terms, version })).status).toBe(200)
  return { id, email }
}

async function upload() {
  const { body } = await maker.post<{ id: string }>('/v1/files', {
    purpose: 'SALES_ORDER_MESSAGE',
    name: 'surat-jalan.pdf',
    size: PDF.length,
    contentType: 'application/pdf',
  })
  const answer = await fetch(`${service.address}/v1/files/${body.id}/content`, {
    method: 'PUT',
    headers: { authorization: maker.authorization, 'content-type': 'application/pdf' },
    body: new Uint8Array(PDF),
  })
  expect(answer.status).toBe(200)
  return body.id
}

it('gives all that is kept about a person, whole, with the files that belong to it', async () => {
  const { id, email } = await approved()
  await sendRequestedLinks(service.account, seal(service.account.secrets, { email }))
  const sent = (await emailsOf(service)).findLast(
    ({ template, to }) => template === 'customerSignIn' && to.email === email,
  )
  const link = sent?.template === 'customerSignIn' ? sent.values.link : ''
  const entered = { token: link.split('token=')[1] ?? '' }
  expect((await service.send('POST', '/v1/portal/sign-in', { body: entered })).status).toBe(200)
  const order = await arus.orders.approved(id, { vatTreatment: 'NONE' })
  const write = { kind: 'SALES_ORDER', recordId: order.id, mentions: [], fileIds: [] }
  const told = { ...write, visibility: 'CUSTOMER', body: 'Terlampir surat jalan.', fileIds: [await upload()] }
  await arus.post(maker, '/v1/conversations/messages', told)
  await arus.post(maker, '/v1/conversations/messages', { ...write, visibility: 'INTERNAL', body: 'Rahasia dapur' })
  const documents = (await admin.get<{ items: { id: string }[] }>(`/v1/customers/documents?customerIds=${id}`)).body
  await fetch(`${service.address}/v1/customers/documents/${documents.items[0]?.id}/content`, {
    headers: { authorization: admin.authorization },
  })

  const { data, parts, headers } = await archiveOf(id)
  expect(data.profile).toMatchObject({
    id,
    email,
    name: 'Nurhayati',
    identityNumber: '3174094505900001',
    creditLimit: null,
  })
  expect(data).toMatchObject({
    invitations: [{ form: 'REQUEST', usedAt: expect.any(String), documentsSent: 1 }],
    documents: [{ kind: 'INDIVIDUAL_ID', consentedAt: expect.any(String), replacedAt: null }],
    changeRequests: [],
    users: [{ email, lastSignedInAt: expect.any(String) }],
    // The second is in the email that the message was sent with.
    signInLinks: [
      { email, usedAt: expect.any(String) },
      { email, usedAt: null },
    ],
    sessions: [{ email, startedAt: expect.any(String), browser: 'test browser', endedAt: null }],
    messages: [{ about: order.number, text: 'Terlampir surat jalan.', fileIds: [expect.any(String)] }],
    uploads: [],
    views: [{ what: 'INDIVIDUAL_ID' }, { what: 'PERSONAL_DATA' }],
  })
  expect(data.revisions?.length).toBeGreaterThan(0)
  expect(JSON.stringify(data)).not.toContain('Rahasia dapur')
  // Names can't escape the folder, and each file is as it was sent.
  expect(data.files.map(({ path }) => path.replace(/[0-9a-f-]{36}/, 'ID')).toSorted()).toEqual([
    'documents/ID/__.._ktp_ _Nurhayati_.pdf',
    'messages/ID/surat-jalan.pdf',
  ])
  expect([...parts.keys()].toSorted()).toEqual(['data.json', ...data.files.map(({ path }) => path)].toSorted())
  for (const { path } of data.files) expect(parts.get(path)).toBe(PDF.toString())
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="Nurhayati \d{4}-\d\d-\d\d\.zip"/),
  })
  // Secrets of links or sessions are not personal data.
  expect(JSON.stringify(data)).not.toMatch(/hash|organizationId/i)
})

it('is for who reviews customers, of their own organization, and the log has each time', async () => {
  const { id } = await approved()
  expect((await fetched(id, maker)).status).toBe(403)
  expect((await fetched(randomUUID())).status).toBe(404)
  expect((await fetched(id, await service.as(people.owner.email, logistics))).status).toBe(404)
  const exported = () =>
    service.sql<{ actorId: string; changes: unknown }>(
      `select actor_id as "actorId", changes from activity_log where record_id = $1 and action = 'EXPORTED' order by at`,
      [id],
    )
  expect(await exported()).toEqual([])
  await archiveOf(id)
  expect((await fetched(id, owner)).status).toBe(200)
  expect(await exported()).toEqual([
    { actorId: admin.personId, changes: [] },
    { actorId: owner.personId, changes: [] },
  ])
})

it('reads however much there is, piece by piece, and nothing of another customer', async () => {
  const [one, other] = [await approved(), await approved()]
  await service.sql(
    `insert into customer_revision (organization_id, customer_id, number, changes)
     select organization_id, id, 10 + n, '[]' from customer, generate_series(1, 1200) n where id = $1`,
    [one.id],
  )
  const numbers = ((await archiveOf(one.id)).data.revisions ?? []).map(({ number }) => Number(number))
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  expect(numbers.filter(number => number > 10)).toHaveLength(1_200)
  const { data, parts } = await archiveOf(other.id)
  expect(data.revisions?.length).toBeLessThan(10)
  expect([...parts.keys()]).toHaveLength(2)
})

it('holds no file open once nobody reads on', async () => {
  const { id } = await approved()
  const opened: Readable[] = []
  const contentOf = () => {
    const content = Readable.from(
      (async function* endless() {
        for (;;) yield Buffer.alloc(65_536)
      })(),
    )
    opened.push(content)
    return content
  }
  const subject = {
    customerId: id,
    organizationId: retail,
    archiveName: 'x.zip',
    madeAt: new Date().toISOString(),
    profile: {},
  }
  const archive = personalDataArchive(subject, {
    read: use => service.database.readInOrganization(retail, null, use),
    contentOf,
  })
  let read = 0
  for await (const piece of archive) {
    read += (piece as Uint8Array).length
    if (read > 1_000_000) break
  }
  const [content] = opened
  if (content && !content.closed) await once(content, 'close')
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true])
})
