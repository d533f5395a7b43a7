// Changes requested in the customer portal, over HTTP and Postgres: nothing changes before staff approve it.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { freshAccount, emailsOf, people, type Problem } from '../../support.ts'
import { customersOf } from '../customerPayments/support.ts'
import { invoicing } from '../invoices/support.ts'
import { company, fillSomeRegions } from './support.ts'

type Change = { field: string; before: string | null; after: string | null }
type Request = {
  id: string
  createdAt: string
  status: string
  changes: Change[]
  reason: string | null
  documentKinds: string[]
}
type Profile = {
  version: number
  legalName: string
  phone: string
  taxNumber: string
  billingAddress: { ward: string; street1: string }
  request: Request | null
}
type Pending = {
  id: string
  email: string
  note: string | null
  changes: Change[]
  documents: { id: string; kind: string; name: string }[]
  customerVersion: number
}

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const { orders } = invoicing(service, { maker, admin })
const { enter } = customersOf(service, { orders })

/** A company with all its data, and its portal user. */
async function someone() {
  const made = await service.send<{ id: string } & Problem>('POST', '/v1/customers', {
    body: company({ email: `${randomUUID()}@surya.example` }),
    authorization: `Bearer ${maker.token}`,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(made.status).toBe(201)
  const { id } = made.body
  const { version } = (await admin.get<{ version: number }>(`/v1/customers/${id}`)).body
  const terms = { termDays: 30, termFrom: 'INVOICE_DATE', creditLimit: null, stampDuty: 'NONE' }
  expect((await admin.post(`/v1/customers/${id}/approve`, { ...terms, version })).status).toBe(200)
  const user = await enter(id)
  return { ...user, profile: async () => (await user.get<Profile>('/v1/portal/profile')).body }
}
type Someone = Awaited<ReturnType<typeof someone>>

/** The request: the current data, except for `more`. */
async function ask({ profile, post }: Someone, more: object) {
  const { type: _type, request: _request, ...data } = { type: '', ...(await profile()) }
  return post<Profile & Problem>('/v1/portal/change-requests', { ...data, consented: false, ...more })
}
const pendingOf = async ({ id }: Someone, person = admin) =>
  (await person.get<{ items: Pending[] }>(`/v1/customers/change-requests?customerIds=${id}`)).body.items
const customerOf = async ({ id }: Someone) => (await admin.get<Profile>(`/v1/customers/${id}`)).body
async function approve(user: Someone, person = admin, version?: number) {
  const [request] = await pendingOf(user)
  return person.post<Problem>(`/v1/customers/${user.id}/change-requests/${request?.id ?? randomUUID()}/approve`, {
    version: version ?? request?.customerVersion ?? (await customerOf(user)).version,
  })
}
const emailsWith = async (template: string, text: string) =>
  (await emailsOf(service)).filter(letter => letter.template === template && JSON.stringify(letter).includes(text))

const MOVED = {
  street1: 'Jl. Baru 9',
  street2: null,
  province: '31',
  regency: '31.75',
  district: '31.75.09',
  ward: '31.75.09.1002',
  postalCode: '13720',
}

it('changes nothing until staff approve it, and then exactly what was asked for', async () => {
  const user = await someone()
  const before = await customerOf(user)
  const asked = await ask(user, { phone: '0812 3333 4444', billingAddress: MOVED, note: 'We moved' })
  expect([asked.status, asked.body.request?.status]).toEqual([201, 'PENDING'])
  expect(await customerOf(user)).toEqual({ ...before, changeRequestedAt: asked.body.request?.createdAt })
  const [request] = await pendingOf(user)
  expect(request).toMatchObject({ email: user.email, note: 'We moved', documents: [] })
  expect(request?.changes.map(({ field }) => field)).toEqual(['phone', 'billingAddress'])
  expect(request?.changes[0]).toEqual({ field: 'phone', before: '+628112044871', after: '+6281233334444' })
  const link = `/buyer/${user.id}`
  expect((await emailsWith('customerChangeAsked', link)).length).toBeGreaterThan(0)

  expect((await approve(user)).status).toBe(200)
  const after = await customerOf(user)
  expect(after).toMatchObject({ phone: '+6281233334444', version: before.version + 1, legalName: before.legalName })
  expect(after.billingAddress).toMatchObject({ street1: 'Jl. Baru 9', ward: { code: '31.75.09.1002' } })
  expect((await user.profile()).request).toMatchObject({ status: 'APPROVED', reason: null })
  expect(await emailsWith('customerChangeDecided', user.email)).toHaveLength(1)
  const [{ proposed } = { proposed: null }] = await service.sql<{ proposed: object }>(
    'select proposed from customer_change_request where customer_id = $1',
    [user.id],
  )
  expect(proposed).toEqual({})
  const [entry] = await service.sql<{ action: string; changes: Change[] }>(
    `select action, changes from activity_log where record_id = $1 order by at desc, id desc limit 1`,
    [user.id],
  )
  expect(entry?.action).toBe('APPROVED')
  expect(entry?.changes).toContainEqual({ field: 'changeRequest', before: 'PENDING', after: 'APPROVED' })
  const { items } = (
    await admin.get<{ items: { changes: Change[] }[] }>(`/v1/customers/revisions?customerIds=${user.id}`)
  ).body
  expect(items[0]?.changes.map(({ field }) => field)).toEqual(['phone', 'billingAddress'])
})

it('is turned down with a reason that the customer reads, and is asked for again', async () => {
  const user = await someone()
  await ask(user, { alias: 'Surya' })
  const [request] = await pendingOf(user)
  const reject = (body: object) =>
    admin.post<Problem>(`/v1/customers/${user.id}/change-requests/${request?.id}/reject`, body)
  expect((await reject({ reason: '' })).status).toBe(422)
  expect((await reject({ reason: 'Kirim akta terbaru' })).status).toBe(200)
  expect((await reject({ reason: 'Again' })).body.code).toBe('U-ACC-CU-31')
  expect((await user.profile()).request).toMatchObject({ status: 'REJECTED', reason: 'Kirim akta terbaru' })
  expect(await emailsWith('customerChangeDecided', 'Kirim akta terbaru')).toHaveLength(1)
  expect(await pendingOf(user)).toEqual([])
  expect((await ask(user, { alias: 'Surya' })).status).toBe(201)
})

it('is marked in the list while it waits, which can be narrowed to such customers', async () => {
  const [user, other] = [await someone(), await someone()]
  type Row = { id: string; changeRequestedAt: string | null }
  const listed = async (query: string) =>
    (await viewer.get<{ items: Row[] }>(`/v1/customers?first=200&${query}`)).body.items
  const waiting = async () => (await viewer.get<{ changes: number }>('/v1/customers/counts')).body.changes
  const before = await waiting()
  await ask(user, { alias: 'Surya' })
  expect(await waiting()).toBe(before + 1)
  const marked = await listed('changeRequested=true')
  expect(marked.length).toBe(before + 1)
  expect(marked.every(({ changeRequestedAt }) => changeRequestedAt !== null)).toBe(true)
  expect(marked.map(({ id }) => id)).toContain(user.id)
  const others = await listed('changeRequested=false')
  expect(others.every(({ changeRequestedAt }) => changeRequestedAt === null)).toBe(true)
  expect(others.map(({ id }) => id)).toContain(other.id)
  expect((await approve(user)).status).toBe(200)
  expect(await waiting()).toBe(before)
  expect((await listed('changeRequested=true')).map(({ id }) => id)).not.toContain(user.id)
})

it('takes one request at a time, and lets the customer take it back', async () => {
  const user = await someone()
  const answers = await Promise.all(['A', 'B', 'C'].map(alias => ask(user, { alias })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(answers.map(({ body }) => body.code).filter(Boolean)).toEqual(['U-ACC-CU-29', 'U-ACC-CU-29'])
  const withdraw = () => user.post<Profile & Problem>('/v1/portal/change-requests/withdraw', {})
  expect((await withdraw()).body.request?.status).toBe('CANCELED')
  expect((await withdraw()).body.code).toBe('U-ACC-CU-31')
  expect((await approve(user)).body.code).toBe('U-ACC-CU-31')
})

it('of one who approves and one who rejects at once, one wins', async () => {
  const user = await someone()
  for (const alias of ['Satu', 'Dua', 'Tiga']) {
    await ask(user, { alias })
    const [request] = await pendingOf(user)
    const path = `/v1/customers/${user.id}/change-requests/${request?.id}`
    const answers = await Promise.all([
      admin.post<Problem>(`${path}/approve`, { version: request?.customerVersion }),
      admin.post<Problem>(`${path}/reject`, { reason: 'No' }),
      user.post<Problem>('/v1/portal/change-requests/withdraw', {}),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { request: last } = await user.profile()
    expect(await customerOf(user)).toMatchObject(last?.status === 'APPROVED' ? { alias } : {})
    expect(await pendingOf(user)).toEqual([])
  }
})

it('is compared with what staff have changed meanwhile, and approved only as it was seen', async () => {
  const user = await someone()
  await ask(user, { phone: '081233334444', alias: 'Surya Baru' })
  const [seen] = await pendingOf(user)
  await service.sql(`update customer set alias = 'Surya Baru', version = version + 1 where id = $1`, [user.id])
  expect((await approve(user, admin, seen?.customerVersion)).body.code).toBe('G-3')
  const [now] = await pendingOf(user)
  expect(now?.changes.map(({ field }) => field)).toEqual(['phone'])
  expect((await approve(user)).status).toBe(200)
  // A customer with outdated data requests nothing by that.
  expect((await ask(user, { version: seen?.customerVersion, alias: 'Alt' })).body.code).toBe('G-3')
})

it('ends with a customer that is deactivated', async () => {
  const user = await someone()
  await ask(user, { alias: 'Surya' })
  const [request] = await pendingOf(user)
  const deactivate = admin.post(`/v1/customers/${user.id}/deactivate`, {
    version: request?.customerVersion,
    reason: 'Closed',
  })
  const approving = admin.post<Problem>(`/v1/customers/${user.id}/change-requests/${request?.id}/approve`, {
    version: request?.customerVersion,
  })
  const answers = await Promise.all([deactivate, approving])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  if (answers[0].status !== 200)
    await admin.post(`/v1/customers/${user.id}/deactivate`, {
      version: (await customerOf(user)).version,
      reason: 'Closed',
    })
  expect(await pendingOf(user)).toEqual([])
  const late = await user.post<Problem>('/v1/portal/change-requests/withdraw', {})
  expect(late.status).not.toBe(200)
})

it('judges what is asked for, and lets nothing else be set by it', async () => {
  const user = await someone()
  const codeOf = async (more: object) => {
    const { status, body } = await ask(user, more)
    return [status, body.code]
  }
  expect(await codeOf({})).toEqual([422, 'U-ACC-CU-30'])
  expect(await codeOf({ taxNumber: '12' })).toEqual([422, 'U-ACC-CU-4'])
  expect(await codeOf({ phone: '1' })).toEqual([422, 'U-ACC-CU-9'])
  expect(await codeOf({ billingAddress: { ...MOVED, district: '31.75.10' } })).toEqual([422, 'U-ACC-CU-3'])
  expect(await codeOf({ picName: null })).toEqual([422, 'G-2'])
  for (const more of [{ accountNumber: '1234567890' }, { bankName: 'BNI' }, { termDays: 90 }, { type: 'INDIVIDUAL' }])
    expect((await codeOf(more))[0]).toBe(422)
  expect(await pendingOf(user)).toEqual([])
})

it('does not take a tax number that another customer has', async () => {
  const [user, other] = [await someone(), await someone()]
  const { taxNumber } = await other.profile()
  expect((await ask(user, { taxNumber })).status).toBe(201)
  expect((await approve(user)).body.code).toBe('U-ACC-CU-5')
  expect(await pendingOf(user)).toHaveLength(1)
})

it('brings documents with consent, which count once it is approved and are gone when it is not', async () => {
  const user = await someone()
  const other = await someone()
  const send = async (name = 'npwp.pdf') => (await user.upload('CUSTOMER_DOCUMENT', { name })).body.id
  const documentsOf = async () =>
    (await admin.get<{ items: { id: string; kind: string }[] }>(`/v1/customers/documents?customerIds=${user.id}`)).body
      .items
  const first = await send()
  const documents = [{ kind: 'COMPANY_TAX_NUMBER', fileId: first }]
  expect((await ask(user, { documents })).body.errors?.[0]).toMatchObject({ path: 'consented' })
  expect((await ask(other, { documents, consented: true })).body.code).toBe('U-ACC-CU-28')
  expect((await ask(user, { documents, consented: true })).status).toBe(201)
  expect(await documentsOf()).toEqual([])
  const [request] = await pendingOf(user)
  expect(request?.documents).toMatchObject([{ kind: 'COMPANY_TAX_NUMBER', name: 'npwp.pdf' }])
  expect((await pendingOf(user, viewer))[0]?.documents).toEqual([])
  const open = async ({ email }: { email: string }) =>
    (
      await fetch(`${service.address}/v1/customers/documents/${request?.documents[0]?.id}/content`, {
        headers: { authorization: `Bearer ${(await service.as(email)).token}` },
      })
    ).status
  expect([await open(people.admin), await open(people.viewer), await open(people.maker)]).toEqual([200, 403, 403])

  await user.post('/v1/portal/change-requests/withdraw', {})
  expect(await service.sql('select 1 from customer_document where customer_id = $1', [user.id])).toEqual([])
  // It may be sent again, or is deleted as unused.
  expect((await ask(user, { documents, consented: true })).status).toBe(201)
  expect((await approve(user)).status).toBe(200)
  expect(await documentsOf()).toMatchObject([{ kind: 'COMPANY_TAX_NUMBER' }])

  const second = await send('npwp-2.pdf')
  await ask(user, { documents: [{ kind: 'COMPANY_TAX_NUMBER', fileId: second }], consented: true })
  expect((await approve(user)).status).toBe(200)
  expect(await documentsOf()).toHaveLength(1)
  const replaced = await service.sql<{ replaced: boolean }>(
    'select replaced_at is not null as replaced from customer_document where customer_id = $1 order by created_at',
    [user.id],
  )
  expect(replaced).toEqual([{ replaced: true }, { replaced: false }])
})

it('is decided by those who review customers, and its numbers are shown to those who may see them', async () => {
  const user = await someone()
  await ask(user, { taxNumber: '0999999999999999'.slice(0, 16) })
  const [seen] = await pendingOf(user, viewer)
  expect(seen?.changes[0]?.after).toMatch(/^•{12}\d{4}$/)
  expect((await pendingOf(user))[0]?.changes[0]?.after).toMatch(/^\d{16}$/)
  for (const person of [maker, viewer]) expect((await approve(user, person)).status).toBe(403)
  const logged = await service.sql<{ changes: Change[] }>(
    `select changes from activity_log where record_id = $1 and action = 'SUBMITTED'`,
    [user.id],
  )
  expect(JSON.stringify(logged)).not.toContain('0999999999999999')
})

it('mails staff only so often', async () => {
  const user = await someone()
  for (let count = 0; count < 5; count++) {
    expect((await ask(user, { alias: `Surya ${count}` })).status).toBe(201)
    await user.post('/v1/portal/change-requests/withdraw', {})
  }
  expect((await ask(user, { alias: 'Surya' })).body).toMatchObject({ code: 'U-ACC-CU-32' })
})
