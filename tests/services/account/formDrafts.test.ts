// Drafts of forms: each member's own, on any device, never overwritten unseen.
import { expect, it } from 'vitest'
import { MAX_DRAFTS } from '../../../services/account/formDrafts/formDrafts.ts'
import { tidyIdentity } from '../../../services/account/upkeep.ts'
import { anyId, freshAccount, logistics, people, retail } from './support.ts'

const service = await freshAccount()
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
type Member = typeof maker
type Draft = { content: string; version: number; updatedAt: string }

const PATH = '/v1/form-drafts'
const content = (note: string) => JSON.stringify({ note })
const save = (member: Member, input: object) =>
  member.put<Draft>(PATH, { form: 'create-invoice', content: content('typed'), version: 0, ...input })
const read = async (member: Member, query = 'form=create-invoice') =>
  (await member.get<{ draft: Draft | null }>(`${PATH}?${query}`)).body.draft
const remove = (member: Member, version: number, query = 'form=create-invoice') =>
  member.remove<{ code?: string }>(`${PATH}?${query}&version=${version}`)

it('keeps one draft of each form and record, which another device continues', async () => {
  const saved = await save(maker, {})
  expect(saved).toMatchObject({ status: 200, body: { content: content('typed') } })
  const record = anyId()
  await save(maker, { recordId: record, content: content('of a record') })

  const laptop = await service.as(people.maker.email)
  expect(await read(laptop)).toEqual(saved.body)
  expect(await read(laptop, `form=create-invoice&recordId=${record}`)).toMatchObject({
    content: content('of a record'),
  })
  expect(await read(laptop, 'form=create-bill')).toBeNull()

  const continued = await save(laptop, { content: content('continued'), version: saved.body.version })
  expect(continued.status).toBe(200)
  // The first device has not seen this: its next save is refused, and what the second one wrote stays.
  expect((await save(maker, { content: content('lost'), version: saved.body.version })).body).toMatchObject({
    code: 'G-3',
  })
  expect((await save(maker, { content: content('lost') })).body).toMatchObject({ code: 'G-3' })
  expect((await remove(maker, saved.body.version)).body.code).toBe('G-3')
  expect(await read(maker)).toMatchObject({ content: content('continued') })

  expect((await remove(maker, continued.body.version)).status).toBe(200)
  expect((await remove(maker, continued.body.version)).status).toBe(200)
  expect(await read(laptop)).toBeNull()
  // A draft made again has a version that nobody has seen.
  const again = await save(maker, {})
  expect([saved.body.version, continued.body.version]).not.toContain(again.body.version)
})

it('lets one of two devices win that save at once', async () => {
  const made = (await save(maker, { form: 'create-bill' })).body
  const both = await Promise.all(
    ['phone', 'laptop'].map(device =>
      save(maker, { form: 'create-bill', content: content(device), version: made.version }),
    ),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const first = await Promise.all(['phone', 'laptop'].map(() => save(maker, { form: 'create-deposit' })))
  expect(first.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

it("shows a draft to nobody else, in no other organization, and not to the member's API token", async () => {
  const owner = await service.as(people.owner.email)
  const { version } = (await save(owner, { form: 'create-role' })).body
  expect(await read(viewer, 'form=create-role')).toBeNull()
  expect(await read(await service.as(people.owner.email, logistics), 'form=create-role')).toBeNull()
  expect((await save(viewer, { form: 'create-role', version })).body).toMatchObject({ code: 'G-3' })
  await remove(viewer, version, 'form=create-role')
  expect(await read(owner, 'form=create-role')).toMatchObject({ version })

  // Row-level security hides it where a statement forgets its owner.
  const { database } = service
  const seen = (actor: string) =>
    database.inOrganization(retail, actor, async tx => (await tx.execute(`select form from form_draft`)).rows)
  expect(await seen(people.owner.id)).toEqual([{ form: 'create-role' }])
  expect(await seen(people.viewer.id)).toEqual([])

  const made = await owner.post<{ token: string }>('/v1/api-tokens', {
    name: 'Sync',
    permissions: ['treasury.statements.view'],
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    ...(await owner.fresh()),
  })
  const { body: exchanged } = await service.exchange(made.body.token, retail, { kind: 'API_TOKEN' })
  const authorization = `Bearer ${exchanged.token}`
  const asked = await service.send('GET', `${PATH}?form=create-role`, { authorization })
  expect(asked.body.code).toBe('G-22')
  const body = { form: 'create-role', content: '{}', version }
  expect((await service.send('PUT', PATH, { authorization, body })).body.code).toBe('G-22')
  const deleted = await service.send('DELETE', `${PATH}?form=create-role&version=${version}`, { authorization })
  expect(deleted.body.code).toBe('G-22')
})

it.each([
  ['no JSON', { content: '{' }],
  ['too long', { content: JSON.stringify('x'.repeat(500_000)) }],
  ['an odd name', { form: '../etc' }],
  ['another field', { organizationId: logistics }],
])('refuses content that is %s', async (_name, input) => {
  expect((await save(viewer, input)).body).toMatchObject({ code: 'G-2' })
})

it('deletes drafts after 30 days, and the oldest of a member beyond the maximum', async () => {
  await save(viewer, { form: 'old' })
  await service.sql(`update form_draft set updated_at = now() - interval '31 days' where form = 'old'`)
  await save(viewer, { form: 'recent' })
  await tidyIdentity(service.database)
  expect(await read(viewer, 'form=old')).toBeNull()
  expect(await read(viewer, 'form=recent')).not.toBeNull()

  await service.sql(
    `insert into form_draft (organization_id, owner_id, form, content, updated_at)
     select $1, $2, 'form-' || n, '{}', now() - interval '1 day' * n / 100 from generate_series(1, $3) as n`,
    [retail, people.viewer.id, MAX_DRAFTS - 1],
  )
  await save(viewer, { form: 'newest' })
  expect(await read(viewer, `form=form-${MAX_DRAFTS - 1}`)).toBeNull()
  expect(await read(viewer, `form=form-${MAX_DRAFTS - 2}`)).not.toBeNull()
  expect(await read(viewer, 'form=newest')).not.toBeNull()
  expect(await read(maker, 'form=create-bill')).not.toBeNull()
})
