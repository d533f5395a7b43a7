// How long documents of customers are kept, by the application's clock, and deleting one at its customer's request.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { eraseOverdueOf } from '../../../../../services/account/invoicing/customers/retention.ts'
import { accountModules } from '../../../../../services/account/modules.ts'
import { stoppedClock } from '../../../../../services/kit/clock.ts'
import { openDatabase } from '../../../../../services/kit/database/database.ts'
import { atFileEnd } from '../../../../support/fileEnd.ts'
import { freshAccount, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions, individual, requestsOf } from './support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const owner = await service.as(people.owner.email)
const { invite, send } = requestsOf(service, maker)

type Customer = { id: string; version: number; status: string }
type Change = { field: string; before: string | null; after: string | null }

/** A worker with its own clock. */
const clock = stoppedClock(Temporal.Now.instant().toString())
const database = openDatabase({
  url: service.database.url,
  service: 'account',
  modules: accountModules,
  max: 4,
  clock,
})
atFileEnd(() => database.close())
const account = { database, jobs: service.account.jobs }
const now = Temporal.Now.zonedDateTimeISO('UTC')
/** A run of the worker at that time; `earlier`: a minute before. */
async function round(span: Temporal.DurationLike, earlier = false, organizationId: string = retail) {
  clock.set(
    now
      .add(span)
      .add({ minutes: earlier ? -1 : 1 })
      .toInstant()
      .toString(),
  )
  await eraseOverdueOf(account, organizationId)
}

/** A customer who uploaded an identity card by their link. */
async function sender({ submits = true } = {}) {
  const { id, token } = await invite()
  expect((await send(token, 'INDIVIDUAL_ID')).status).toBe(200)
  const { status: _status, ...body } = { status: '', ...individual() }
  const sent = submits
    ? await service.send<Problem>('POST', '/v1/customer-requests', { body: { ...body, token, declared: true } })
    : await service.send<Problem>('PUT', '/v1/customer-requests/draft', { body: { token, draft: '{"nik":"31740"}' } })
  expect(sent.status).toBe(200)
  return id
}
const terms = { termDays: 30, termFrom: 'INVOICE_DATE', creditLimit: null, stampDuty: 'NONE' }
const read = async (id: string) => (await admin.get<Customer>(`/v1/customers/${id}`)).body
const documentsOf = async (id: string) =>
  (await admin.get<{ items: { id: string; kind: string }[] }>(`/v1/customers/documents?customerIds=${id}`)).body.items
const filesOf = (id: string) =>
  service.sql<{ id: string }>(
    'select f.id from file f join customer_document d on d.organization_id = f.organization_id and d.file_id = f.id where d.customer_id = $1',
    [id],
  )
const lastLog = async (id: string) =>
  (
    await service.sql<{ changes: Change[]; reason: string | null; actorId: string | null }>(
      'select changes, reason, actor_id as "actorId" from activity_log where record_id = $1 order by at desc, id desc limit 1',
      [id],
    )
  )[0]
const isQueued = async (fileId: string) =>
  (
    await service.sql(`select 1 from pgboss.job where name = 'customer-document-erased' and data ->> 'id' = $1`, [
      fileId,
    ])
  ).length
const reject = async (id: string) =>
  admin.post<Problem>(`/v1/customers/${id}/reject`, { version: (await read(id)).version, reason: 'Unreadable' })
async function activate(id: string) {
  const { version } = await read(id)
  expect((await admin.post(`/v1/customers/${id}/approve`, { ...terms, version })).status).toBe(200)
}
async function deactivate(id: string) {
  const { version } = await read(id)
  expect((await maker.post(`/v1/customers/${id}/deactivate`, { version, reason: 'Closed' })).status).toBe(200)
}

it('keeps documents of who was turned down for 90 days, and then neither row nor bytes', async () => {
  const id = await sender()
  expect((await reject(id)).status).toBe(200)
  const [file] = await filesOf(id)
  await round({ days: 90 }, true)
  expect(await documentsOf(id)).toHaveLength(1)
  await round({ days: 90 })
  expect(await documentsOf(id)).toEqual([])
  expect(await filesOf(id)).toEqual([])
  expect(await service.sql('select 1 from file where id = $1', [file!.id])).toEqual([])
  expect(await isQueued(file!.id)).toBe(1)
  expect(await lastLog(id)).toEqual({
    changes: [
      { field: 'retention', before: null, after: 'ENDED' },
      { field: 'document', before: 'INDIVIDUAL_ID', after: null },
    ],
    reason: null,
    actorId: null,
  })
  // The customer stays, and what was deleted is not reported again.
  expect((await read(id)).status).toBe('REJECTED')
  await round({ days: 91 })
  expect(
    await service.sql(`select 1 from activity_log where record_id = $1 and changes @> '[{"field": "retention"}]'`, [
      id,
    ]),
  ).toHaveLength(1)
})

it('keeps those of a deactivated customer for five years, and those of an active one', async () => {
  const [ended, active] = [await sender(), await sender()]
  await activate(ended)
  await activate(active)
  await deactivate(ended)
  await round({ years: 5 }, true)
  expect(await documentsOf(ended)).toHaveLength(1)
  await round({ years: 5 })
  expect([await documentsOf(ended), await documentsOf(active)]).toMatchObject([[], [{ kind: 'INDIVIDUAL_ID' }]])
})

it('forgets what somebody sent and typed who never finished, as long after their link ended', async () => {
  const id = await sender({ submits: false })
  const [{ hours } = { hours: 0 }] = await service.sql<{ hours: number }>(
    `select extract(epoch from expires_at - now())::int / 3600 as hours from customer_invitation where customer_id = $1`,
    [id],
  )
  await round({ days: 90, hours }, true)
  expect(await documentsOf(id)).toHaveLength(1)
  await round({ days: 90, hours: hours + 1 })
  expect(await documentsOf(id)).toEqual([])
  expect(await service.sql('select draft from customer_invitation where customer_id = $1', [id])).toEqual([
    { draft: null },
  ])
})

it('goes by what the organization says, and looks at no other organization', async () => {
  const id = await sender()
  await reject(id)
  const { body } = await owner.get<{ version: number; rejectedRetentionDays: number }>('/v1/order-settings')
  expect(body).toMatchObject({ rejectedRetentionDays: 90, deactivatedRetentionYears: 5 })
  const put = (input: object) => owner.put<typeof body & Problem>('/v1/order-settings', { ...body, ...input })
  for (const wrong of [
    { rejectedRetentionDays: 0 },
    { rejectedRetentionDays: 3_651 },
    { deactivatedRetentionYears: 31 },
  ])
    expect((await put(wrong)).body.code).toBe('G-2')
  expect((await put({ rejectedRetentionDays: 10, deactivatedRetentionYears: undefined })).body).toMatchObject({
    rejectedRetentionDays: 10,
    deactivatedRetentionYears: 5,
  })
  await round({ days: 10 }, false, logistics)
  await round({ days: 10 }, true)
  expect(await documentsOf(id)).toHaveLength(1)
  await round({ days: 10 })
  expect(await documentsOf(id)).toEqual([])
})

it('erases once where two workers look at the same time', async () => {
  const id = await sender()
  await reject(id)
  clock.set(now.add({ days: 100 }).toInstant().toString())
  await Promise.all([eraseOverdueOf(account, retail), eraseOverdueOf(account, retail)])
  expect(
    await service.sql(`select 1 from activity_log where record_id = $1 and changes @> '[{"field": "retention"}]'`, [
      id,
    ]),
  ).toHaveLength(1)
})

it('who saw a document that is gone since approves nothing', async () => {
  const id = await sender()
  const seen = (await read(id)).version
  const [document] = await documentsOf(id)
  const erased = await admin.post(`/v1/customers/${id}/documents/${document!.id}/erase`, { reason: 'Asked for it' })
  expect(erased.status).toBe(204)
  expect((await read(id)).version).toBe(seen + 1)
  const approval = await admin.post<Problem>(`/v1/customers/${id}/approve`, { ...terms, version: seen })
  expect([approval.status, approval.body.code]).toEqual([409, 'G-3'])
})

it('deletes one document for who reviews, with a reason that the log keeps', async () => {
  const id = await sender()
  const [document] = await documentsOf(id)
  const erase = (person: typeof admin, reason = 'Asked for by the customer') =>
    person.post<Problem>(`/v1/customers/${id}/documents/${document!.id}/erase`, { reason })
  expect((await erase(maker)).body.code).toBe('G-20')
  expect((await erase(admin, ' ')).status).toBe(422)
  const answers = await Promise.all([erase(admin), erase(admin)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  expect(await documentsOf(id)).toEqual([])
  expect(await lastLog(id)).toMatchObject({
    changes: [{ field: 'document', before: 'INDIVIDUAL_ID', after: null }],
    reason: 'Asked for by the customer',
    actorId: expect.any(String),
  })
  const path = `/v1/customers/${randomUUID()}/documents/${document!.id}/erase`
  expect((await admin.post<Problem>(path, { reason: 'x' })).body.code).toBe('G-7')
})
