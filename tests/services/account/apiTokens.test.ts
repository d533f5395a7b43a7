import { expect, it } from 'vitest'
import { makeApiToken, readApiToken } from '../../../services/account/apiTokens/secret.ts'
import { anyId, freshAccount, logistics, people, type Problem, retail } from './support.ts'

const service = await freshAccount()
const owner = await service.as(people.owner.email)
type Made = { token: string; apiToken: { id: string; name: string; permissions: string[]; lastUsedAt: string | null } }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const make = async (more: object = {}, who = owner) =>
  who.post<Made & Problem>('/v1/api-tokens', {
    ...(await who.fresh()),
    name: 'ERP',
    permissions: ['treasury.statements.view', 'treasury.expected.manage'],
    expiresAt: inDays(30),
    ...more,
  })
const worth = (value: string, organizationId: string | null = retail) =>
  service.exchange(value, organizationId, { kind: 'API_TOKEN' })

it('makes a token that is shown once and stored as its hash', async () => {
  const { status, body } = await make()
  expect(status).toBe(201)
  expect(body.token).toMatch(/^arus_[0-9a-f]{32}_[\w-]{43}_[0-9a-f]{8}$/)
  const { body: list } = await owner.get<{ items: object[] }>('/v1/api-tokens')
  expect(JSON.stringify(list)).not.toContain(body.token.slice(38, 60))
  const [row] = await service.sql<{ dump: string }>('select t::text as dump from api_token t where id = $1', [
    body.apiToken.id,
  ])
  expect(row?.dump).not.toContain(body.token.slice(38, 60))
})

it('is worth its permissions in its one organization, and notes its use', async () => {
  const { body } = await make()
  const { body: exchanged } = await worth(body.token)
  expect(exchanged).toMatchObject({
    personId: people.owner.id,
    organizationId: retail,
    sessionFamilyId: null,
    renewAt: null,
  })
  expect(exchanged.permissions.toSorted()).toEqual(['treasury.expected.manage', 'treasury.statements.view'])
  expect(exchanged.tags).toContain(`api-token:${body.apiToken.id}`)
  // The default is its own organization.
  expect((await worth(body.token, null)).body.organizationId).toBe(retail)
  expect((await worth(body.token, logistics)).body).toMatchObject({ code: 'G-21' })
  const { body: list } = await owner.get<{ items: Made['apiToken'][] }>('/v1/api-tokens')
  expect(list.items.find(({ id }) => id === body.apiToken.id)?.lastUsedAt).not.toBeNull()
})

it('makes one token for a key, and tells its secret to nobody again', async () => {
  const content = { name: 'Once', permissions: ['treasury.statements.view'], expiresAt: inDays(30) }
  const headers = { 'idempotency-key': anyId() }
  const send = async (body: object = content) =>
    service.send<Made & Problem>('POST', '/v1/api-tokens', {
      authorization: `Bearer ${owner.token}`,
      headers,
      body: { ...body, ...(await owner.fresh()) },
    })
  const [first, second] = [await send(), await send()]
  expect(first.body.token).toMatch(/^arus_/)
  expect(second.body).toMatchObject({ token: null, apiToken: { id: first.body.apiToken.id } })
  expect((await send({ ...content, name: 'Another' })).status).toBe(422)
})

it('lists who made each token, and which of them can still be used', async () => {
  const [expired, revoked, active] = [await make(), await make(), await make()]
  await service.sql(`update api_token set expires_at = now() - interval '1 second' where id = $1`, [
    expired.body.apiToken.id,
  ])
  await owner.post(`/v1/api-tokens/${revoked.body.apiToken.id}/revoke`)
  const idsOf = async (status: string) => {
    const { body } = await owner.get<{ items: { id: string; creatorName: string }[] }>(
      `/v1/api-tokens?status=${status}`,
    )
    expect(new Set(body.items.map(({ creatorName }) => creatorName))).toEqual(new Set([people.owner.fullName]))
    return body.items.map(({ id }) => id)
  }
  expect(await idsOf('EXPIRED')).toContain(expired.body.apiToken.id)
  expect(await idsOf('REVOKED')).toContain(revoked.body.apiToken.id)
  expect(await idsOf('ACTIVE')).toContain(active.body.apiToken.id)
  expect(await idsOf('ACTIVE')).not.toContain(revoked.body.apiToken.id)
})

it('can never do more than its creator, nor approve', async () => {
  const { body } = await make({ permissions: ['treasury.payments.approve'] })
  expect(body).toMatchObject({ code: 'U-ACC-AT-3', errors: [{ path: 'permissions.0' }] })
  const admin = await service.as(people.admin.email)
  const own = await make({ permissions: ['treasury.reconciliation.auto', 'treasury.statements.view'] }, admin)
  expect(own.status).toBe(201)
  // The creator becomes a viewer: so does the token, at once.
  await service.sql(
    `update membership set role_id = (select id from role where organization_id = $1 and name = 'Viewer') where organization_id = $1 and person_id = $2`,
    [retail, people.admin.id],
  )
  expect((await worth(own.body.token)).body.permissions).toEqual(['treasury.statements.view'])
  await service.sql(`update membership set status = 'REMOVED' where organization_id = $1 and person_id = $2`, [
    retail,
    people.admin.id,
  ])
  expect((await worth(own.body.token)).body).toMatchObject({ code: 'G-21' })
})

it('cannot make other tokens', async () => {
  const { body } = await make({ permissions: ['account.apiTokens.manage', 'treasury.statements.view'] })
  const { body: exchanged } = await worth(body.token)
  const answer = await service.send('POST', '/v1/api-tokens', {
    authorization: `Bearer ${exchanged.token}`,
    body: { name: 'child', permissions: ['treasury.statements.view'], expiresAt: inDays(1) },
  })
  expect(answer.body.code).toBe('G-22')
})

it('ends by time and by revocation', async () => {
  const { body } = await make()
  await service.sql(`update api_token set expires_at = now() - interval '1 second' where id = $1`, [body.apiToken.id])
  expect((await worth(body.token)).body).toMatchObject({ code: 'G-10' })
  const { body: other } = await make()
  expect((await owner.post(`/v1/api-tokens/${other.apiToken.id}/revoke`)).status).toBe(200)
  expect((await worth(other.token)).body).toMatchObject({ code: 'G-10' })
  expect((await owner.post(`/v1/api-tokens/${other.apiToken.id}/revoke`)).body.code).toBe('G-7')
  const [event] = await service.sql('select type from outbox where subject_id = $1', [other.apiToken.id])
  expect(event?.type).toBe('api-token.revoked')
})

it.each([
  [{ expiresAt: inDays(-1) }, 'U-ACC-AT-2', 'expiresAt'],
  [{ expiresAt: inDays(400) }, 'U-ACC-AT-2', 'expiresAt'],
  [{ expiresAt: 'tomorrow' }, 'G-2', 'expiresAt'],
  [{ name: '' }, 'G-2', 'name'],
  [{ permissions: [] }, 'G-2', 'permissions'],
  [{ permissions: ['treasury.everything'] }, 'G-2', 'permissions.0'],
  [{ secretHash: 'x' }, 'G-2', 'secretHash'],
])('refuses %j', async (input, code, path) => {
  expect((await make(input)).body).toMatchObject({ code, errors: [{ path }] })
})

it('refuses what is no token of ours, without asking the database', async () => {
  const { value, id, secret } = makeApiToken(anyId())
  expect(readApiToken(value)).toEqual({ id, secret })
  const damaged = [value.slice(0, -1), `${value}0`, value.replace(/.(?=.{10}$)/, '!'), value.toUpperCase(), '', 'arus_']
  expect(damaged.filter(text => readApiToken(text) !== null)).toEqual([])
  // The format and the checksum are valid, but there is no such token.
  expect((await worth(value)).body).toMatchObject({ code: 'G-10' })
})
