// Saved views: a list's query under a name, private or shared.
import { expect, it } from 'vitest'
import { freshAccount, logistics, people, retail } from './support.ts'

const service = await freshAccount()
const owner = await service.as(people.owner.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
type Member = typeof owner

type View = {
  id: string
  list: string
  name: string
  query: string
  shared: boolean
  isMine: boolean
  canManage: boolean
  version: number
}
type Told = { action: string; record_label: string }

const save = (person: Member, input: object) =>
  person.post<View>('/v1/saved-views', { list: 'PAYMENTS', query: 'tab=failed', shared: false, ...input })
const listOf = async (person: Member, list = 'PAYMENTS') =>
  (await person.get<{ items: View[] }>(`/v1/saved-views?list=${list}`)).body.items
const namesOf = async (person: Member, list?: string) => (await listOf(person, list)).map(({ name }) => name)
const change = (person: Member, { id, name, query, shared, version }: View, patch: object) =>
  person.put<View>(`/v1/saved-views/${id}`, { name, query, shared, version, ...patch })
const told = () =>
  service.sql<Told>(
    `select action, record_label from activity_log where record_type = 'SAVED_VIEW' and organization_id = $1 order by at, id`,
    [retail],
  )

it('keeps views for oneself or for everybody, and tells of the shared ones alone', async () => {
  const own = await save(viewer, { name: ' Failed ' })
  expect(own).toMatchObject({
    status: 201,
    body: { name: 'Failed', query: 'tab=failed', isMine: true, canManage: true, version: 1 },
  })
  const shared = (await save(maker, { name: 'Over 1 bn', query: 'amount=1000000000..', shared: true })).body
  expect(await namesOf(viewer)).toEqual(['Failed', 'Over 1 bn'])
  expect(await namesOf(maker)).toEqual(['Over 1 bn'])
  expect(await namesOf(maker, 'TRANSFERS')).toEqual([])
  expect(await told()).toEqual([{ action: 'CREATED', record_label: 'Over 1 bn' }])

  expect((await maker.get(`/v1/saved-views/${own.body.id}`)).body.code).toBe('G-7')
  expect((await change(maker, own.body, { name: 'Mine now' })).body).toMatchObject({ code: 'G-7' })
  expect((await viewer.get<View>(`/v1/saved-views/${shared.id}`)).body).toMatchObject({
    isMine: false,
    canManage: false,
  })
})

it('lets the maker of a shared view, and whoever manages the company, change it', async () => {
  const made = (await save(maker, { name: 'Friday run', shared: true })).body
  expect((await change(viewer, made, { name: 'x' })).body).toMatchObject({ code: 'G-20' })
  expect((await viewer.remove(`/v1/saved-views/${made.id}?version=1`)).body.code).toBe('G-20')

  const renamed = (await change(owner, made, { name: 'Friday vendor run' })).body
  expect(renamed).toMatchObject({ name: 'Friday vendor run', isMine: false, canManage: true, version: 2 })
  expect((await change(maker, made, { query: 'tab=sent' })).body).toMatchObject({ code: 'G-3' })
  expect((await maker.remove(`/v1/saved-views/${made.id}?version=1`)).body.code).toBe('G-3')
  const mine = (await change(maker, renamed, { query: 'tab=sent', shared: false })).body
  expect(mine).toMatchObject({ query: 'tab=sent', shared: false, version: 3 })
  expect(await namesOf(owner)).not.toContain('Friday vendor run')
  expect((await owner.remove(`/v1/saved-views/${made.id}?version=3`)).body.code).toBe('G-7')

  expect((await maker.remove<{ id: string }>(`/v1/saved-views/${made.id}?version=3`)).body).toEqual({ id: made.id })
  expect((await told()).slice(-3)).toEqual([
    { action: 'CREATED', record_label: 'Friday run' },
    { action: 'UPDATED', record_label: 'Friday vendor run' },
    { action: 'UPDATED', record_label: 'Friday vendor run' },
  ])
})

it("refuses a second name among one's own and among the shared, and bad queries", async () => {
  const list = 'EXCEPTIONS'
  await save(viewer, { list, name: 'Weekly' })
  await save(maker, { list, name: 'Weekly' })
  expect((await save(viewer, { list, name: 'weekly' })).body).toMatchObject({
    code: 'U-ACC-VW-1',
    errors: [{ path: 'name' }],
  })
  const shared = (await save(maker, { list, name: 'Weekly', shared: true })).body
  expect((await save(viewer, { list, name: 'WEEKLY', shared: true })).body).toMatchObject({ code: 'U-ACC-VW-2' })
  expect((await change(maker, shared, { shared: false })).body).toMatchObject({ code: 'U-ACC-VW-1' })

  for (const input of [
    { query: 'a b' },
    { query: '?q=1' },
    { query: 'x'.repeat(2_001) },
    { list: 'LOG' },
    { name: ' ' },
  ])
    expect((await save(viewer, { list, name: 'Bad', ...input })).body).toMatchObject({ code: 'G-2' })
})

it('makes one view for a repeated request, and at most 50 of a list', async () => {
  const list = 'MEMBERS'
  const content = { list, name: 'Once', query: '', shared: false }
  const headers = { 'idempotency-key': 'a key', authorization: `Bearer ${viewer.token}` }
  const ask = () =>
    service.send<View>('POST', '/v1/saved-views', { body: content, headers, authorization: headers.authorization })
  expect((await ask()).body.id).toBe((await ask()).body.id)

  await service.sql(
    `insert into saved_view (organization_id, id, owner_id, list, name, query, shared)
     select $1, gen_random_uuid(), $2, $3, 'View ' || n, '', false from generate_series(2, 49) as n`,
    [retail, people.viewer.id, list],
  )
  const both = await Promise.all([save(viewer, { list, name: 'A' }), save(viewer, { list, name: 'B' })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
  expect((await save(viewer, { list, name: 'C' })).body).toMatchObject({ code: 'U-ACC-VW-3' })
  expect((await save(viewer, { name: 'Of another list' })).status).toBe(201)
})

it("shows nothing of another organization, not even of one's own there", async () => {
  const made = (await save(owner, { list: 'COUNTERPARTIES', name: 'Vendors', shared: true })).body
  const there = await service.as(people.owner.email, logistics)
  expect(await namesOf(there, 'COUNTERPARTIES')).toEqual([])
  expect((await there.get(`/v1/saved-views/${made.id}`)).body.code).toBe('G-7')
  expect((await change(there, made, { name: 'x' })).body).toMatchObject({ code: 'G-7' })
  expect((await there.remove(`/v1/saved-views/${made.id}?version=1`)).body.code).toBe('G-7')
})
