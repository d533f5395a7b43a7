import { expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { DEMO_DISPATCHER } from '../../../services/account/demo.ts'
import { openServiceIdentity } from '../../../services/kit/tokens.ts'
import { anyId, freshAccount, logistics, people, type Problem, retail, SERVICE_SECRET } from './support.ts'

const service = await freshAccount()

it('keeps identity out of reach of every organization transaction', async () => {
  for (const table of [
    'password',
    'factor',
    'session',
    'session_family',
    'sign_in_challenge',
    'throttle',
    'security_log',
    'passkey',
    'backup_code',
    'password_reset',
  ]) {
    const reading = service.database.inOrganization(retail, people.owner.id, tx =>
      tx.execute(sql.raw(`select 1 from ${table}`)),
    )
    await expect(reading).rejects.toMatchObject({ cause: { code: '42501' } })
  }
})

it('lets an organization transaction use up the setup link of its actor, and see or change nothing else of links', async () => {
  await service.sql(`insert into setup_link (token_hash, expires_at, used_at, person_id) values
    ('\\x01', now(), now(), '${people.owner.id}'), ('\\x02', now(), now(), '${people.maker.id}'), ('\\x03', now(), null, null)`)
  const asOwner = (statement: string) =>
    service.database.inOrganization(retail, people.owner.id, tx => tx.execute(sql.raw(statement)))
  expect((await asOwner('select person_id from setup_link')).rows).toEqual([{ person_id: people.owner.id }])
  const claimed = await asOwner(
    `update setup_link set created_organization_id = '${retail}' where created_organization_id is null`,
  )
  expect(claimed.rowCount).toBe(1)
  for (const closed of [
    'select token_hash from setup_link',
    'update setup_link set expires_at = now()',
    'update setup_link set person_id = null',
    'delete from setup_link',
    `insert into setup_link (token_hash, expires_at) values ('\\x04', now())`,
  ])
    await expect(asOwner(closed)).rejects.toMatchObject({ cause: { code: '42501' } })
  await service.sql('delete from setup_link')
})

it('shows an organization the names of its members and of nobody else', async () => {
  const names = (organizationId: string) =>
    service.database.inOrganization(organizationId, people.owner.id, async tx => {
      const { rows } = await tx.execute<{ full_name: string }>(sql`select full_name from person order by full_name`)
      return rows.map(row => row.full_name)
    })
  expect(await names(logistics)).toEqual([DEMO_DISPATCHER.fullName, people.owner.fullName, people.maker.fullName])
  expect(await names(retail)).toHaveLength(6)
  expect(await names(anyId())).toEqual([])
})

it('lets system transactions look across organizations and change little there', async () => {
  await service.database.asSystem(async tx => {
    const { rows } = await tx.execute(sql`select organization_id from organization`)
    expect(rows).toHaveLength(2)
  })
  for (const change of [
    // A membership is activated when an invitation is accepted, and nothing else of it can be changed.
    'update membership set role_id = person_id',
    'update membership set person_id = id',
    'delete from membership',
    'update invitation set expires_at = now()',
    'update invitation set cancelled_at = null',
    'delete from role',
    `update api_token set name = 'x'`,
    `update organization set name = 'x'`,
  ]) {
    const changing = service.database.asSystem(tx => tx.execute(sql.raw(change)))
    await expect(changing).rejects.toMatchObject({ cause: { code: '42501' } })
  }
})

it('T1: answers for records of another organization as for none at all', async () => {
  const retailOwner = await service.as(people.owner.email, retail)
  const own = await service.as(people.owner.email, logistics)
  type Items = { items: { id: string; personId: string; version: number }[] }
  const { body: members } = await retailOwner.get<Items>('/v1/members')
  const { body: roles } = await retailOwner.get<Items>('/v1/roles')
  const { body: entities } = await retailOwner.get<Items>('/v1/entities')
  const member = members.items.find(({ personId }) => personId === people.viewer.id)
  const [role, entity] = [roles.items[0], entities.items[0]]
  if (!member || !role || !entity) throw new Error('the demo is incomplete')

  const calls = (memberId: string, roleId: string) => [
    own.get<Problem>(`/v1/members/${memberId}`),
    own.put<Problem>(`/v1/roles/${roleId}`, { name: 'x', description: '', permissions: [], version: 1 }),
    own.remove<Problem>(`/v1/roles/${roleId}?version=1`),
    own.post<Problem>(`/v1/api-tokens/${roleId}/revoke`),
  ]
  const foreign = await Promise.all(calls(member.id, role.id))
  const unknown = await Promise.all(calls(anyId(), anyId()))
  for (const [index, answer] of foreign.entries()) {
    expect(answer.body.code).toBe('G-7')
    expect({ ...answer.body, requestId: '' }).toEqual({ ...unknown[index]?.body, requestId: '' })
  }
  const turned = (id: string) => own.post('/v1/members/remove', { members: [{ id, version: 1 }] })
  const { body: refused } = await turned(member.id)
  expect(refused).toMatchObject({ results: [{ id: member.id, ok: false, errors: [{ code: 'G-7' }] }] })
  const given = await own.post<Problem>('/v1/members/role', {
    members: [{ id: member.id, version: 1 }],
    roleId: role.id,
  })
  expect(given.body.code).toBe('U-ACC-RO-1')
  for (const path of [
    `/v1/members?ids=${member.id}`,
    `/v1/roles?ids=${role.id}`,
    `/v1/entities?ids=${entity.id}`,
    `/v1/people?ids=${people.viewer.id}`,
    `/v1/organizations?ids=${retail}`,
  ]) {
    expect([path, (await own.get(path)).body]).toEqual([path, expect.objectContaining({ items: [] })])
  }
})

it('names people who have left where they are asked for by id, and lists active ones alone', async () => {
  const owner = await service.as(people.owner.email)
  await service.sql(`update membership set status = 'REMOVED' where organization_id = $1 and person_id = $2`, [
    retail,
    people.viewer.id,
  ])
  const { body: active } = await owner.get<{ items: { id: string }[] }>('/v1/people')
  expect(active.items).toHaveLength(5)
  const { body: left } = await owner.get(`/v1/people?ids=${people.viewer.id}`)
  expect(left).toEqual({ items: [{ id: people.viewer.id, fullName: people.viewer.fullName, photoId: null }] })
})

it('shows whole organizations to our services alone, page by page', async () => {
  const treasury = openServiceIdentity(SERVICE_SECRET, 'treasury')
  const authorization = `Bearer ${await treasury.tokenFor('account')}`
  type Page = {
    items: {
      id: string
      entities: { isDefault: boolean }[]
      members: { userId: string; mayApprovePayments: boolean }[]
      controls: object
    }[]
    next: string | null
  }
  const get = (query: string) =>
    service.send<Page & Problem>('GET', `/v1/projection/organizations?${query}`, { authorization })
  const { body: first } = await get('first=1')
  const { body: second } = await get(`first=1&after=${first.next}`)
  const { body: third } = await get(`first=1&after=${second.next}`)
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([retail, logistics])
  expect(third).toEqual({ items: [], next: null })
  expect(first.items[0]).toMatchObject({
    legalName: 'PT Nusantara Retail',
    controls: { approveOwn: false, transfersActive: true },
  })
  expect(first.items[0]?.entities.map(({ isDefault }) => isDefault)).toEqual([true, false])
  // Former members keep a name.
  expect(first.items[0]?.members).toHaveLength(6)
  const approving = first.items[0]?.members.filter(({ mayApprovePayments }) => mayApprovePayments) ?? []
  expect(approving.map(({ userId }) => userId).toSorted()).toEqual(
    [people.owner.id, people.approver.id, people.both.id].toSorted(),
  )
  expect((await get(`ids=${logistics},${anyId()}`)).body.items.map(({ id }) => id)).toEqual([logistics])
  expect((await get('after=nonsense')).body).toMatchObject({ code: 'G-2', errors: [{ path: 'after' }] })
  const owner = await service.as(people.owner.email)
  expect((await owner.get('/v1/projection/organizations')).body.code).toBe('G-10')
})

it('makes the demo once, however often it is asked to', async () => {
  const { makeDemo } = await import('../../../services/account/demo.ts')
  const counts = () =>
    service.sql(
      `select (select count(*) from person) as people, (select count(*) from membership) as memberships, (select count(*) from role) as roles,
         (select count(*) from factor) as factors, (select count(*) from entity) as entities`,
    )
  const before = await counts()
  expect(before).toEqual([{ people: '7', memberships: '9', roles: '12', factors: '2', entities: '3' }])
  await makeDemo(service.account)
  expect(await counts()).toEqual(before)
})
