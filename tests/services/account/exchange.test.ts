import { createLocalJWKSet, createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { expect, it } from 'vitest'
import { SEEDED_ROLES } from '../../../services/account/permissions/permissions.ts'
import {
  accountOn,
  anyId,
  codeOf,
  type Exchanged,
  freshAccount,
  logistics,
  people,
  type Problem,
  retail,
  runAccount,
} from './support.ts'

const service = await freshAccount()

async function sessionOf(person: keyof typeof people) {
  const { body } = await service.signIn(people[person].email)
  if (body.session) return body.session.id
  await service.sql('update factor set last_step = null')
  return (await service.twoFactor(body.challenge?.token ?? '', codeOf())).body.id
}

it.each([
  ['owner', 'OWNER', ['account.roles.manage', 'treasury.payments.approve', 'treasury.reconciliation.auto'], []],
  [
    'admin',
    'ADMIN',
    ['account.roles.manage', 'treasury.reconciliation.auto', 'invoicing.invoices.approve'],
    ['treasury.payments.approve', 'treasury.bills.approve'],
  ],
  [
    'maker',
    'MAKER',
    ['treasury.reconciliation.manage', 'treasury.payments.create', 'account.members.view'],
    ['treasury.reconciliation.auto', 'treasury.payments.approve', 'account.members.manage'],
  ],
  [
    'approver',
    'APPROVER',
    ['treasury.payments.approve', 'treasury.statements.view'],
    ['treasury.statements.manage', 'treasury.payments.create', 'treasury.reconciliation.manage'],
  ],
  [
    'both',
    'MAKER_APPROVER',
    ['treasury.payments.approve', 'treasury.payments.create'],
    ['treasury.reconciliation.auto'],
  ],
  [
    'viewer',
    'VIEWER',
    ['treasury.analysis.view', 'exports.create', 'account.activity.view'],
    ['treasury.statements.manage', 'invoicing.invoices.manage'],
  ],
] as const)('%s gets what the role of the table says', async (person, role, has, hasNot) => {
  const { body } = await service.exchange(await sessionOf(person), retail, { audience: 'treasury' })
  expect(new Set(body.permissions)).toEqual(new Set(SEEDED_ROLES.find(({ key }) => key === role)?.permissions))
  expect(body.permissions).toEqual(expect.arrayContaining([...has]))
  for (const key of hasNot) expect(body.permissions).not.toContain(key)
})

it('signs a token for one service and a minute, which its keys verify', async () => {
  const { body } = await service.exchange(await sessionOf('maker'), retail, { audience: 'treasury' })
  const keys = createRemoteJWKSet(new URL(`${service.address}/v1/keys`))
  const { payload, protectedHeader } = await jwtVerify(body.token, keys, {
    issuer: 'account',
    audience: 'treasury',
    typ: 'svc+jwt',
  })
  expect(payload).toMatchObject({
    sub: people.maker.id,
    org: retail,
    sid: body.sessionFamilyId,
    name: people.maker.fullName,
  })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60)
  expect(protectedHeader.alg).toBe('EdDSA')
  expect(body.tags).toEqual(
    expect.arrayContaining([`session:${body.sessionFamilyId}`, `user:${people.maker.id}`, `organization:${retail}`]),
  )
  // After a restart, or in another process, the same key signs.
  const again = await accountOn(service.database)
  await jwtVerify(body.token, createLocalJWKSet(again.tokens.jwks))
})

it('gives each organization its own rights, and none where the person is no member', async () => {
  const id = await sessionOf('maker')
  expect((await service.exchange(id, logistics)).body.permissions).not.toContain('treasury.statements.manage')
  expect((await service.exchange(id, retail)).body.permissions).toContain('treasury.statements.manage')
  expect((await service.exchange<Problem>(id, anyId())).body).toMatchObject({ code: 'G-21', status: 403 })
  const viewer = await sessionOf('viewer')
  expect((await service.exchange<Problem>(viewer, logistics)).body.code).toBe('G-21')
})

it('gives a person outside of any organization a token without rights', async () => {
  const { body } = await service.exchange(await sessionOf('maker'), null)
  expect(body).toMatchObject({ organizationId: null, permissions: [] })
  expect(decodeJwt(body.token).org).toBeUndefined()
  const get = (path: string) =>
    service.send<{ items?: { name?: string; organizationId?: string }[] } & Problem>('GET', path, {
      authorization: `Bearer ${body.token}`,
    })
  expect((await get('/v1/me')).body).toMatchObject({ email: people.maker.email, hasSecondFactor: false })
  expect((await get('/v1/organizations')).body.items?.map(({ name }) => name)).toEqual([
    'PT Nusantara Retail',
    'PT Samudra Logistik',
  ])
  expect((await get('/v1/memberships')).body.items).toHaveLength(2)
  expect((await get('/v1/entities')).body.code).toBe('G-21')
})

it('keeps invoicing from an organization that does not use it, whatever its roles say', async () => {
  const id = await sessionOf('owner')
  await service.sql(`update organization set modes = '{TREASURY}' where organization_id = $1`, [logistics])
  const customersOf = async (organizationId: string) => {
    const { body } = await service.exchange(id, organizationId)
    return service.send<Problem>('GET', '/v1/customers', { authorization: `Bearer ${body.token}` })
  }
  expect(await customersOf(retail)).toMatchObject({ status: 200 })
  expect(await customersOf(logistics)).toMatchObject({ status: 422, body: { code: 'U-ACC-OG-8' } })
})

it('gives no token for treasury in an organization that does not use it', async () => {
  const id = await sessionOf('maker')
  await service.sql(`update organization set modes = '{INVOICING}' where organization_id = $1`, [retail])
  const refused = await service.exchange<Problem>(id, retail, { audience: 'treasury' })
  expect(refused).toMatchObject({ status: 422, body: { code: 'U-ACC-OG-3' } })
  expect((await service.exchange(id, retail, { audience: 'account' })).status).toBe(200)
  expect((await service.exchange(id, logistics, { audience: 'treasury' })).status).toBe(200)
  await service.sql(`update organization set modes = '{TREASURY,INVOICING}' where organization_id = $1`, [retail])
})

it('writes once in the log of an organization that its member came in', async () => {
  const id = await sessionOf('viewer')
  const { body } = await service.exchange(id)
  await Promise.all(Array.from({ length: 5 }, () => service.exchange(id)))
  const visits = await service.sql('select 1 from session_visit where family_id = $1', [body.sessionFamilyId])
  expect(visits).toHaveLength(1)
  const entries = await service.sql(
    `select actor_id, actor_name from activity_log where action = 'SIGNED_IN' and record_id = $1 and at > now() - interval '1 minute'`,
    [people.viewer.id],
  )
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.at(-1)).toEqual({ actor_id: people.viewer.id, actor_name: people.viewer.fullName })
})

it('asks everyone for a second factor where the company enforces it', async () => {
  const id = await sessionOf('maker')
  await service.sql('update controls set enforce_two_factor = true where organization_id = $1', [retail])
  expect((await service.exchange<Problem>(id)).body.code).toBe('U-ACC-AU-43')
  expect((await service.exchange(id, logistics)).status).toBe(200)
  expect((await service.exchange(await sessionOf('both'))).status).toBe(200)
  await service.sql('update controls set enforce_two_factor = false where organization_id = $1', [retail])
})

it('T5: ends access within the moment of a removal, with an event that names it', async () => {
  const maker = await service.as(people.maker.email)
  const admin = await service.as(people.admin.email)
  const { body: list } = await admin.get<{ items: { id: string; personId: string; version: number }[] }>('/v1/members')
  const member = list.items.find(({ personId }) => personId === people.maker.id)
  if (!member) throw new Error('no such member')
  expect(maker.tags).toContain(`membership:${member.id}`)

  const reader = new AbortController()
  const heard = Promise.withResolvers<number>()
  const began = performance.now()
  void (async () => {
    for await (const events of service.feed.read(service.feed.tail(), reader.signal)) {
      for (const { type, subjectId, organizationId } of events) {
        if (type === 'membership.changed' && subjectId === member.id && organizationId === retail)
          heard.resolve(performance.now() - began)
      }
    }
  })()
  expect(
    (await admin.post('/v1/members/remove', { members: [{ id: member.id, version: member.version }] })).status,
  ).toBe(200)
  expect(await heard.promise).toBeLessThan(2_000)
  reader.abort()
  expect((await service.exchange<Problem>(maker.sessionId)).body.code).toBe('G-21')
  expect((await service.exchange<Problem>(maker.familyId, retail, { kind: 'FAMILY' })).body.code).toBe('G-21')
  // The other organization is not affected.
  expect((await service.exchange(maker.sessionId, logistics)).status).toBe(200)

  await admin.post('/v1/members/restore', { members: [{ id: member.id, version: member.version + 1 }] })
  const { body: restored } = await admin.get<object>(`/v1/members/${member.id}`)
  expect(restored).toMatchObject({ status: 'ACTIVE', role: { name: 'Maker' } })
  // Only the role was restored: the user of the old session signs in again.
  expect((await service.exchange<Problem>(maker.sessionId)).body.code).toBe('G-10')
  expect((await service.exchange<Problem>(maker.familyId, retail, { kind: 'FAMILY' })).body.code).toBe('G-10')
  expect((await service.exchange(maker.sessionId, logistics)).status).toBe(200)
  expect((await service.exchange(await sessionOf('maker'))).status).toBe(200)
})

let asOwner: Awaited<ReturnType<typeof service.as>> | undefined
it.each([
  ['removed and restored', 'remove', 'restore'],
  ['deactivated and activated', 'deactivate', 'activate'],
])('T5: ends sessions and API tokens for good when a member is %s', async (_what, ending, opening) => {
  // The second factor set up by the first of these would prevent signing in again here.
  asOwner ??= await service.as(people.owner.email)
  const owner = asOwner
  const memberOf = async () => {
    const { body } = await owner.get<{ items: { id: string; personId: string; version: number }[] }>('/v1/members')
    const { id, version } = body.items.find(({ personId }) => personId === people.viewer.id) ?? { id: '', version: 0 }
    return { id, version }
  }
  const { body: role } = await owner.post<{ id: string }>('/v1/roles', {
    ...(await owner.fresh()),
    name: `Integrations ${ending}`,
    description: '',
    permissions: ['account.apiTokens.manage', 'treasury.statements.view'],
  })
  await owner.post('/v1/members/role', {
    ...(await owner.fresh()),
    members: [await memberOf()],
    roleId: role.id,
  })
  const person = await service.as(people.viewer.email)
  const { body: made } = await person.post<{ token: string; apiToken: { id: string } }>('/v1/api-tokens', {
    ...(await person.fresh()),
    name: 'ERP',
    permissions: ['treasury.statements.view'],
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  })
  // They sign in again below, with only the password.
  await service.sql('delete from passkey where person_id = $1', [people.viewer.id])
  const worth = () => service.exchange<Problem>(made.token, retail, { kind: 'API_TOKEN', audience: 'treasury' })
  expect((await worth()).status).toBe(200)
  const turn = async (path: string) => {
    const members = [await memberOf()]
    // Reactivating a user whose role administers requires another user's second factor.
    const factor = path === opening ? await owner.fresh() : {}
    return (await owner.post<{ results: { ok: boolean }[] }>(`/v1/members/${path}`, { ...factor, members })).body
      .results
  }
  expect(await turn(ending)).toMatchObject([{ ok: true }])
  // The user's only organization: the session has no access left.
  expect((await service.exchange<Problem>(person.sessionId, null)).body.code).toBe('G-10')
  expect((await worth()).body.code).toBe('G-10')
  expect(await turn(opening)).toMatchObject([{ ok: true }])
  expect((await service.exchange<Problem>(person.sessionId)).body.code).toBe('G-10')
  expect((await service.exchange<Problem>(person.sessionId, null)).body.code).toBe('G-10')
  expect((await service.renew<Problem>(person.sessionId)).body.code).toBe('G-10')
  expect((await worth()).body.code).toBe('G-10')
  expect((await service.exchange(await sessionOf('viewer'))).status).toBe(200)
  const entries = await service.sql(`select action from activity_log where record_id = $1 order by at`, [
    made.apiToken.id,
  ])
  expect(entries.map(({ action }) => action)).toEqual(['CREATED', 'DELETED'])
})

it('exchanges for two services at once and survives a crowd', async () => {
  const id = await sessionOf('viewer')
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      service.exchange<Exchanged>(id, retail, { audience: n % 2 ? 'account' : 'treasury' }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

it('serves keys and tokens that a second process accepts', async () => {
  const other = await runAccount(service.database)
  const { body } = await service.exchange(await sessionOf('maker'), retail)
  const answer = await other.send('GET', '/v1/entities', { authorization: `Bearer ${body.token}` })
  expect(answer.status).toBe(200)
})
