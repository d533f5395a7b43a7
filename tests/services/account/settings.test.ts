// A company's settings: its profile and entities, its controls, and the defaults of orders.
import { expect, it } from 'vitest'
import { anyId, freshAccount, logistics, people, retail } from './support.ts'

const service = await freshAccount()
const owner = await service.as(people.owner.email)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
type Person = typeof owner

type Organization = {
  id: string
  name: string
  legalName: string
  taxNumber: string | null
  taxNumberDoubtful: boolean
  address: string | null
  defaultCurrency: string
  timeZone: string
  version: number
}
type Entity = { id: string; name: string; isDefault: boolean; version: number }
type Controls = {
  version: number
  allowedEmailDomains: string[]
  memberCount: number
  sessionIdleMinutes: number | null
}
type OrderSettings = { version: number; invoicePrefix: string }

const organization = async () => (await owner.get<{ items: Organization[] }>('/v1/organizations')).body.items[0]!
const entities = async () => (await owner.get<{ items: Entity[] }>('/v1/entities')).body.items
const controls = async (person: Person = owner) => (await person.get<Controls>('/v1/controls')).body
const change = async (input: object, person: Person = owner) =>
  person.put('/v1/controls', { ...input, version: (await controls()).version })
/** Loosening a control requires a fresh factor, which the admin has. */
const loosen = async (input: object) => change({ ...input, ...(await admin.fresh()) }, admin)
const lastLog = async () =>
  (
    await service.sql<{
      action: string
      record_type: string
      changes: { field: string; before: string; after: string }[]
    }>('select action, record_type, changes from activity_log order by at desc, id desc limit 1')
  )[0]
const eventsOf = async (type: string) =>
  (await service.sql<{ subject_id: string }>('select subject_id from outbox where type = $1', [type])).map(
    row => row.subject_id,
  )

it('changes the company profile, and with the legal name its default entity', async () => {
  const { id, name, legalName, defaultCurrency, timeZone, version } = await organization()
  const profile = { name, legalName, taxNumber: null, address: null, defaultCurrency, timeZone, version }
  const put = (input: object, person: Person = owner) => person.put<Organization>(`/v1/organizations/${id}`, input)
  const { status, body } = await put({
    ...profile,
    legalName: 'PT Nusantara Retail Tbk',
    taxNumber: '02.183.241.5-000.000',
    address: ' Jl. Jenderal Sudirman 1\nJakarta ',
    timeZone: 'Asia/Makassar',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    legalName: 'PT Nusantara Retail Tbk',
    taxNumber: '0021832415000000',
    taxNumberDoubtful: false,
    address: 'Jl. Jenderal Sudirman 1\nJakarta',
    version: version + 1,
  })
  expect((await entities())[0]).toMatchObject({ name: 'PT Nusantara Retail Tbk', isDefault: true })
  expect(await lastLog()).toMatchObject({
    action: 'SETTINGS_CHANGED',
    record_type: 'ORGANIZATION',
    changes: [
      { field: 'legalName' },
      { field: 'taxNumber', before: null },
      { field: 'address' },
      { field: 'timeZone' },
    ],
  })
  expect(await eventsOf('organization.changed')).toContain(id)

  expect((await put(profile)).body).toMatchObject({ code: 'G-3' })
  const next = { ...profile, version: body.version }
  expect((await put({ ...next, taxNumber: '0021832415000001' })).body.taxNumberDoubtful).toBe(false)
  const doubtful = await put({ ...next, version: body.version + 1, taxNumber: '0021832416000000' })
  expect(doubtful.body.taxNumberDoubtful).toBe(true)
  expect((await put({ ...next, taxNumber: '123' })).body).toMatchObject({ code: 'U-ACC-OG-4' })
  expect((await put({ ...next, timeZone: 'Asia/Atlantis' })).body).toMatchObject({ errors: [{ path: 'timeZone' }] })
  const taken = { ...next, version: doubtful.body.version, legalName: 'pt nusantara retail distribusi' }
  expect((await put(taken)).body).toMatchObject({ code: 'U-ACC-OG-1', errors: [{ path: 'legalName' }] })
  expect((await put(next, maker)).body).toMatchObject({ code: 'G-20' })
  expect((await owner.put(`/v1/organizations/${logistics}`, next)).body.code).toBe('G-7')
})

it('adds, renames and deletes entities, and protects the default one', async () => {
  const add = (name: string, person: Person = owner) => person.post<Entity>('/v1/entities', { name })
  const { status, body: made } = await add('PT Nusantara Logistik')
  expect(status).toBe(201)
  expect(made).toMatchObject({ name: 'PT Nusantara Logistik', isDefault: false, version: 1 })
  expect((await add('pt nusantara LOGISTIK')).body).toMatchObject({ code: 'U-ACC-OG-1', errors: [{ path: 'name' }] })
  expect((await add('PT Lain', maker)).body).toMatchObject({ code: 'G-20' })

  const rename = (id: string, name: string, version: number) =>
    owner.put<Entity>(`/v1/entities/${id}`, { name, version })
  expect((await rename(made.id, 'PT Nusantara Armada', 1)).body).toMatchObject({ version: 2 })
  expect(await lastLog()).toMatchObject({
    record_type: 'ENTITY',
    changes: [{ field: 'name', before: 'PT Nusantara Logistik', after: 'PT Nusantara Armada' }],
  })
  expect((await rename(made.id, 'PT Lain', 1)).body).toMatchObject({ code: 'G-3' })
  expect((await rename(anyId(), 'PT Lain', 1)).body).toMatchObject({ code: 'G-7' })
  const own = (await entities()).find(entity => entity.isDefault)!
  expect((await rename(own.id, 'PT Lain', own.version)).body).toMatchObject({ code: 'U-ACC-OG-2' })

  const remove = (id: string, version: number) => owner.remove(`/v1/entities/${id}?version=${version}`)
  expect((await remove(own.id, own.version)).body).toMatchObject({ code: 'U-ACC-OG-2' })
  expect((await remove(made.id, 1)).body).toMatchObject({ code: 'G-3' })
  expect((await remove(made.id, 2)).status).toBe(200)
  expect((await remove(made.id, 2)).body).toMatchObject({ code: 'G-7' })
  expect((await entities()).map(({ name }) => name)).not.toContain('PT Nusantara Armada')
  expect(await eventsOf('entity.changed')).toEqual([made.id, made.id, made.id])
})

it('changes only the controls that are named, and says what the installation allows', async () => {
  expect(await controls(maker)).toMatchObject({ longestIdleMinutes: 720, memberLimit: 50, memberCount: 6 })
  const { status, body } = await change({ transfersActive: false })
  expect(status).toBe(200)
  expect(body).toMatchObject({ transfersActive: false, approveOwn: false, enforceTwoFactor: false })
  expect(await lastLog()).toMatchObject({
    action: 'SETTINGS_CHANGED',
    changes: [{ field: 'transfersActive', before: 'true', after: 'false' }],
  })
  const { version } = await controls()
  const both = await Promise.all(
    [30, 45].map(sessionIdleMinutes => owner.put('/v1/controls', { sessionIdleMinutes, version })),
  )
  expect(both.map(answer => answer.status).toSorted()).toEqual([200, 409])
  expect((await change({ approveOwn: true }, maker)).body.code).toBe('G-20')
  expect((await maker.get('/v1/controls/without-second-factor')).body.code).toBe('G-20')
})

it('takes domains as they are compared, and names the wrong ones', async () => {
  const { body } = await change({ allowedEmailDomains: [' @Nusantara.co.id', 'nusantara.co.id', 'Bücher.example'] })
  expect(body).toMatchObject({ allowedEmailDomains: ['nusantara.co.id', 'xn--bcher-kva.example'] })
  const wrong = await change({ allowedEmailDomains: ['ok.id', 'a b', 'localhost', 'x@y.id'] })
  expect(wrong.body.errors?.map(({ path, code }) => [path, code])).toEqual(
    [1, 2, 3].map(index => [`allowedEmailDomains.${index}`, 'U-ACC-OG-6']),
  )
  expect((await loosen({ allowedEmailDomains: [] })).body).toMatchObject({ allowedEmailDomains: [] })
})

it('lets whoever has no second factor require none of others', async () => {
  const without = { status: 422, body: { code: 'U-ACC-OG-5', errors: [{ path: 'enforceTwoFactor' }] } }
  expect(await change({ enforceTwoFactor: true })).toMatchObject(without)
  // The demo's approver and maker & approver have one, and so has the admin by now.
  expect((await owner.get<{ people: number }>('/v1/controls/without-second-factor')).body).toEqual({ people: 3 })
  await service.sql(
    `insert into factor (id, person_id, name, secret, confirmed_at) values ($1, $2, 'App', '\\x00', now())`,
    [anyId(), people.owner.id],
  )
  expect((await change({ enforceTwoFactor: true })).body).toMatchObject({ enforceTwoFactor: true })
  // Effective at once: users with a factor must show it, the others must set one up.
  expect((await service.exchange(owner.sessionId)).body).toMatchObject({ code: 'U-ACC-AU-44' })
  expect((await service.exchange(maker.sessionId)).body).toMatchObject({ code: 'U-ACC-AU-43' })
  await service.sql('update controls set enforce_two_factor = false')
  await service.sql('delete from factor where person_id = $1', [people.owner.id])
})

it('ends resting sessions by the shortest limit of a person’s organizations', async () => {
  expect((await change({ sessionIdleMinutes: 14 })).body.errors).toMatchObject([{ path: 'sessionIdleMinutes' }])
  expect((await change({ sessionIdleMinutes: 43_201 })).body.errors).toMatchObject([{ path: 'sessionIdleMinutes' }])
  expect((await loosen({ sessionIdleMinutes: 60 })).body).toMatchObject({ sessionIdleMinutes: 60 })
  await service.sql('update controls set session_idle_minutes = 30 where organization_id = $1', [logistics])
  const rest = (familyId: string, minutes: number) =>
    service.sql(`update session_family set last_used_at = now() - make_interval(mins => $2) where id = $1`, [
      familyId,
      minutes,
    ])
  // The maker is in both organizations, the viewer in one.
  const [inBoth, inOne] = [await service.sessionOf(people.maker.email), await service.sessionOf(people.viewer.email)]
  for (const { familyId } of [inBoth, inOne]) await rest(familyId, 45)
  expect((await service.exchange(inBoth.id)).status).toBe(401)
  expect((await service.exchange(inOne.id)).status).toBe(200)
  await rest(inOne.familyId, 61)
  expect((await service.exchange(inOne.id)).status).toBe(401)
  const { body: remembered } = await service.signIn(people.viewer.email, undefined, { remember: true })
  await rest(remembered.session!.familyId, 61)
  expect((await service.exchange(remembered.session!.id)).status).toBe(401)
  await service.sql('update controls set session_idle_minutes = null')
})

it('keeps what orders begin with: defaults first, then what was saved, for who uses invoicing', async () => {
  const { body: first } = await owner.get<OrderSettings>('/v1/order-settings')
  expect(first).toMatchObject({ invoicePrefix: 'INV', salesOrderPrefix: 'SO', paymentTermDays: 30, version: 0 })
  const put = (input: object, person: Person = owner) => person.put<OrderSettings>('/v1/order-settings', input)
  const { status, body } = await put({ ...first, invoicePrefix: 'fak', invoiceNote: ' Terima kasih ' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ invoicePrefix: 'FAK', invoiceNote: 'Terima kasih', version: 1 })
  expect((await maker.get<OrderSettings>('/v1/order-settings')).body).toEqual(body)
  expect((await lastLog())?.changes).toMatchObject([{ field: 'invoicePrefix', after: 'FAK' }, { field: 'invoiceNote' }])
  expect((await put(first)).body).toMatchObject({ code: 'G-3' })
  expect((await put({ ...body, paymentTermDays: 14, creditLimit: '5000000' })).body).toMatchObject({
    paymentTermDays: 14,
    creditLimit: '5000000.00',
    version: 2,
  })
  for (const creditLimit of ['-1', 'many', '1.001'])
    expect((await put({ ...body, version: 2, creditLimit })).body).toMatchObject({
      code: 'G-2',
      errors: [{ path: 'creditLimit' }],
    })
  const shared = await put({ ...body, version: 2, creditMemoPrefix: 'FAK' })
  expect(shared.body).toMatchObject({ errors: [{ path: 'creditMemoPrefix', code: 'U-ACC-OG-7' }] })
  expect((await put(body, maker)).body).toMatchObject({ code: 'G-20' })
  await service.sql(`update organization set modes = '{TREASURY}' where organization_id = $1`, [logistics])
  const elsewhere = await service.as(people.owner.email, logistics)
  expect((await put(first, elsewhere)).body).toMatchObject({ code: 'U-ACC-OG-8' })
  expect(await service.sql('select 1 from order_settings where organization_id <> $1', [retail])).toEqual([])
})
