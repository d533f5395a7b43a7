// The first run: the link, the founder and the first organization, on a database without users.
import { generateSync } from 'otplib'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeDemo } from '../../../services/account/demo.ts'
import { createSetupLink } from '../../../services/account/setup/createSetupLink.ts'
import { tidyIdentity } from '../../../services/account/upkeep.ts'
import { anyId, emptyAccount, type Exchanged, people, type Problem, PUBLIC_ORIGIN } from './support.ts'

const service = await emptyAccount()
const PASSWORD = 'Kopi-tubruk 3 gelas'
/** Removes all users again. */
beforeEach(() =>
  service.sql('truncate organization, entity, controls, role, membership, person, setup_link, idempotency cascade'),
)

type Link = { state: string; expiresAt: string | null }
type Opened = { id: string }
type Organization = { id: string; name: string; username: string; modes: string[]; taxNumberDoubtful: boolean }

const ORGANIZATION = {
  name: 'Samudra Niaga',
  legalName: 'PT Samudra Niaga Sentosa',
  taxNumber: null,
  defaultCurrency: 'IDR',
  timeZone: 'Asia/Makassar',
  modes: ['TREASURY'],
}

async function newLink(minutes = 60): Promise<string> {
  const link = await createSetupLink(service.database, { publicOrigin: PUBLIC_ORIGIN, minutes })
  const token = new URL(link ?? '').searchParams.get('token')
  if (token === null) throw new Error('a link without its secret')
  return token
}
const check = async (token: string) =>
  (await service.send<Link>('POST', '/v1/auth/setup/check', { body: { token } })).body
const begin = (token: string, { email = 'dewi@baru.example', password = PASSWORD, fullName = 'Dewi Anggraini' } = {}) =>
  service.send<Opened & Problem>('POST', '/v1/auth/setup', { body: { token, fullName, email, password } })

it('knows whether anybody could sign in, which the founder can before there is an organization', async () => {
  const hasPeople = async () => (await service.send('GET', '/v1/auth/setup')).body
  expect(await hasPeople()).toEqual({ hasPeople: false })
  const token = await newLink()
  expect(await hasPeople()).toEqual({ hasPeople: false })
  await begin(token)
  expect(await hasPeople()).toEqual({ hasPeople: true })
})

/** Requests of a session's user, who has no organization yet. */
async function personOf(session: string) {
  const { body } = await service.exchange<Exchanged>(session, null)
  const authorization = `Bearer ${body.token}`
  const send = <Body>(method: 'GET' | 'POST', path: string, content?: object, key?: string) =>
    service.send<Body>(method, path, {
      authorization,
      ...(content && { body: content }),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  return {
    me: async () => (await send<{ id: string; mayCreateOrganizations: boolean }>('GET', '/v1/me')).body,
    create: (content: object = ORGANIZATION, key?: string) =>
      send<Organization & Problem>('POST', '/v1/organizations', content, key),
    async addFactor(): Promise<(steps?: number) => string> {
      const begun = await send<{ id: string; key: string }>('POST', '/v1/me/authenticator', {})
      const codeOf = (steps = 0) =>
        generateSync({ secret: begun.body.key, epoch: Math.floor(Date.now() / 1_000) + steps * 30 })
      const path = `/v1/me/authenticator/${begun.body.id}/confirm`
      const confirmed = await send<Problem>('POST', path, { name: 'Phone', code: codeOf() })
      if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body))
      return codeOf
    },
  }
}

/** A user who has registered by their own link and has a second factor. */
async function founder(email?: string) {
  const { body, status } = await begin(await newLink(), { ...(email !== undefined && { email }) })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const person = await personOf(body.id)
  const codeOf = await person.addFactor()
  return { ...person, codeOf, session: body.id }
}

describe('the link', () => {
  it('leads from an empty database to an organization that is like every other', async () => {
    const token = await newLink()
    expect(token).toMatch(/^[\w-]{43}$/)
    const open = await check(token)
    expect(open.state).toBe('OPEN')
    expect(Date.parse(open.expiresAt ?? '') - Date.now()).toBeLessThanOrEqual(60 * 60_000)

    const { body: session } = await begin(token, { email: ' Dewi@Baru.Example ' })
    const person = await personOf(session.id)
    expect(await person.me()).toMatchObject({ email: 'dewi@baru.example', mayCreateOrganizations: true })
    // A second factor is required first.
    expect((await person.create()).body.code).toBe('U-ACC-AU-43')
    await person.addFactor()
    const { status, body: made } = await person.create()
    expect([status, made]).toMatchObject([
      201,
      { name: 'Samudra Niaga', username: 'samudra-niaga', timeZone: 'Asia/Makassar' },
    ])

    const entered = await service.exchange(session.id, made.id)
    expect(entered.body.permissions).toContain('treasury.payments.approve')
    const authorization = `Bearer ${entered.body.token}`
    const read = async (path: string) =>
      (await service.send<{ items: unknown[] }>('GET', path, { authorization })).body.items
    expect(await read('/v1/entities')).toMatchObject([{ name: 'PT Samudra Niaga Sentosa', isDefault: true }])
    expect(await read('/v1/roles')).toHaveLength(6)

    // The demo uses the same use case: apart from names the stored data is the same.
    await makeDemo(service.account)
    const shapeOf = async (name: string) =>
      service.sql(
        `select r.name, r.permissions, r.is_owner, c.approve_own, c.transfers_active, c.enforce_two_factor,
           (select array_agg(action || ' ' || record_type order by action, record_type) from activity_log l
            where l.organization_id = o.organization_id and record_type = 'ORGANIZATION' and action = 'CREATED') as told
         from organization o join role r using (organization_id) join controls c using (organization_id)
         where o.name = $1 order by r.name`,
        [name],
      )
    expect(await shapeOf('Samudra Niaga')).toEqual(await shapeOf('PT Samudra Logistik'))
  })

  it('T22: is stored as a hash, works once, and is refused in the same words when it was used, expired or forged', async () => {
    const token = await newLink()
    const stored = await service.sql<{ token_hash: Buffer }>('select token_hash from setup_link')
    expect(stored).toHaveLength(1)
    expect(stored[0]?.token_hash.length).toBe(32)
    expect(JSON.stringify(stored)).not.toContain(token)
    expect((await begin(token)).status).toBe(200)
    const again = await begin(token)
    expect(again.body.code).toBe('U-ACC-OG-9')
    expect(await check(token)).toEqual({ state: 'UNUSABLE', expiresAt: null })

    const late = await newLink()
    await service.sql('update setup_link set expires_at = now() where used_at is null')
    for (const refused of [await begin(late), await begin('A'.repeat(43))])
      expect(refused.body.title).toBe(again.body.title)
    expect(await check(late)).toEqual({ state: 'UNUSABLE', expiresAt: null })
  })

  it('is the newest one alone, and none once there is an owner', async () => {
    const first = await newLink()
    const second = await newLink()
    expect([(await check(first)).state, (await check(second)).state]).toEqual(['UNUSABLE', 'OPEN'])
    const person = await founder()
    const unused = await newLink()
    expect((await person.create()).status).toBe(201)
    expect((await check(unused)).state).toBe('SET_UP')
    expect((await begin(unused)).body.code).toBe('U-ACC-OG-10')
    expect(await createSetupLink(service.database, { publicOrigin: PUBLIC_ORIGIN, minutes: 60 })).toBeNull()
  })

  it('is not printed where the demo has an owner', async () => {
    await makeDemo(service.account)
    expect(await createSetupLink(service.database, { publicOrigin: PUBLIC_ORIGIN, minutes: 60 })).toBeNull()
  })

  it('says what is wrong with what was typed, and stays good', async () => {
    const token = await newLink()
    const refused = async (input: Parameters<typeof begin>[1]) => (await begin(token, input)).body
    expect(await refused({ email: 'nobody' })).toMatchObject({ code: 'G-2', errors: [{ path: 'email' }] })
    expect(await refused({ fullName: ' ' })).toMatchObject({ code: 'G-2', errors: [{ path: 'fullName' }] })
    expect(await refused({ password: 'weak' })).toMatchObject({ errors: [{ path: 'password', code: 'U-ACC-AU-26' }] })
    expect(await refused({ password: 'Dewi2026!' })).toMatchObject({ errors: [{ code: 'U-ACC-AU-27' }] })
    expect((await begin(token)).status).toBe(200)
  })

  it('is for the BFF alone', async () => {
    const token = await newLink()
    for (const path of ['/v1/auth/setup/check', '/v1/auth/setup']) {
      const body = { token, fullName: 'A', email: 'a@b.example', password: PASSWORD }
      const answer = await service.send('POST', path, {
        body: path.endsWith('check') ? { token } : body,
        authorization: 'Bearer x',
      })
      expect(answer.status).toBe(401)
    }
  })
})

describe('a founder who was interrupted', () => {
  it('signs in again and goes on', async () => {
    await begin(await newLink())
    const { body } = await service.signIn('dewi@baru.example', PASSWORD)
    const person = await personOf(body.session?.id ?? '')
    await person.addFactor()
    expect((await person.create()).status).toBe(201)
    // From then on they are a normal member, and nothing is left of the first run.
    expect(await service.sql('select 1 from setup_link where created_organization_id is null')).toEqual([])
  })

  it('makes room for who comes by a newer link, also with the same address', async () => {
    const first = await founder()
    expect((await begin(await newLink(), { fullName: 'Dewi lagi' })).status).toBe(200)
    expect((await service.exchange<Problem>(first.session, null)).body.code).toBe('G-10')
    expect(await service.sql('select full_name from person')).toEqual([{ full_name: 'Dewi lagi' }])
  })

  it('is not tidied away, but links that nobody used are', async () => {
    await founder()
    await newLink()
    await service.sql(`update setup_link set expires_at = now() - interval '2 days'`)
    await service.sql(`update person set created_at = now() - interval '2 days'`)
    await tidyIdentity(service.database)
    expect(await service.sql('select used_at is not null as used from setup_link')).toEqual([{ used: true }])
    expect(await service.sql('select 1 from person')).toHaveLength(1)
  })
})

describe('races', () => {
  it('lets one of twenty in who use one link at once', async () => {
    for (let round = 0; round < 5; round++) {
      const token = await newLink()
      const email = (at: number) => ({ email: `orang${at % 2 === 0 ? at : 0}@baru.example` })
      const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => begin(token, email(at))))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
        new Set(['U-ACC-OG-9']),
      )
      expect(await service.sql('select 1 from person')).toHaveLength(1)
    }
  })

  it('lets a founder create one first organization, however often it is sent', async () => {
    const person = await founder()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => person.create({ ...ORGANIZATION, name: `Samudra ${at}` })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await service.sql('select 1 from organization')).toHaveLength(1)
  })

  it('gives one request under one key, sent ten times at once, one organization', async () => {
    const person = await founder()
    const key = anyId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.create(ORGANIZATION, key)))
    const made = answers.filter(({ status }) => status === 201)
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.filter(({ status, body }) => status !== 201 && body.code !== 'G-4')).toEqual([])
    expect((await person.create(ORGANIZATION, key)).body.id).toBe(made[0]?.body.id)
    expect((await person.create({ ...ORGANIZATION, name: 'Other' }, key)).body.code).toBe('G-12')
    expect(await service.sql('select 1 from organization')).toHaveLength(1)
  })

  it('has one owner where a founder finishes while another comes by a newer link', async () => {
    for (let round = 0; round < 6; round++) {
      await service.sql('truncate organization, entity, controls, role, membership, person, setup_link cascade')
      const first = await founder('pertama@baru.example')
      const token = await newLink()
      const [created, came] = await Promise.all([first.create(), begin(token, { email: 'kedua@baru.example' })])
      expect([created.status === 201, came.status === 200]).toSatisfy(([one, other]) => one !== other)
      expect(await service.sql('select 1 from person')).toHaveLength(1)
    }
  })
})

describe('organizations after the first', () => {
  const second = { ...ORGANIZATION, name: 'Samudra Niaga', legalName: 'PT Samudra Dua' }

  it('are created by owners with a fresh factor, under a handle of their own', async () => {
    const person = await founder()
    await person.create()
    expect((await person.create(second)).body.code).toBe('U-ACC-AU-44')
    expect((await person.create({ ...second, code: '000000' })).body.code).toBe('U-ACC-AU-3')
    const { status, body } = await person.create({ ...second, code: person.codeOf(1) })
    expect([status, body]).toMatchObject([201, { username: 'samudra-niaga-2' }])
  })

  it('are not created by members who own none, nor by programs', async () => {
    await makeDemo(service.account)
    const owner = await service.as(people.owner.email)
    const maker = await service.as(people.maker.email)
    expect((await maker.get<{ mayCreateOrganizations: boolean }>('/v1/me')).body.mayCreateOrganizations).toBe(false)
    expect((await maker.post('/v1/organizations', ORGANIZATION)).body.code).toBe('U-ACC-OG-11')
    expect((await owner.get<{ mayCreateOrganizations: boolean }>('/v1/me')).body.mayCreateOrganizations).toBe(true)
    const claims = { sub: people.owner.id, perms: [], sid: `api-token:${anyId()}`, name: 'Program' }
    const authorization = `Bearer ${await service.account.tokens.mint('account', claims)}`
    const refused = await service.send('POST', '/v1/organizations', { authorization, body: ORGANIZATION })
    expect([refused.status, refused.body.code]).toEqual([403, 'G-22'])
    const me = await service.send<{ mayCreateOrganizations: boolean }>('GET', '/v1/me', { authorization })
    expect(me.body.mayCreateOrganizations).toBe(false)
    expect(await service.sql('select 1 from organization')).toHaveLength(2)
  })

  it('say what is wrong with them', async () => {
    await makeDemo(service.account)
    const owner = await service.as(people.owner.email)
    const refused = async (more: object) => (await owner.post('/v1/organizations', { ...ORGANIZATION, ...more })).body
    expect(await refused({ name: '' })).toMatchObject({ errors: [{ path: 'name' }] })
    expect(await refused({ legalName: ' ' })).toMatchObject({ errors: [{ path: 'legalName' }] })
    expect(await refused({ modes: [] })).toMatchObject({ errors: [{ path: 'modes' }] })
    expect(await refused({ timeZone: 'Mars/Olympus' })).toMatchObject({ errors: [{ path: 'timeZone' }] })
    expect(await refused({ taxNumber: '123' })).toMatchObject({ errors: [{ path: 'taxNumber', code: 'U-ACC-OG-4' }] })
  })
})

it.each([
  ['anyone', true],
  ['nobody', false],
] as const)('ORGANIZATIONS_BY=%s', async (organizationsBy, may) => {
  const other = await emptyAccount({ organizationsBy })
  await makeDemo(other.account)
  for (const email of [people.viewer.email, people.owner.email]) {
    const person = await other.as(email)
    expect((await person.get<{ mayCreateOrganizations: boolean }>('/v1/me')).body.mayCreateOrganizations).toBe(may)
    const created = await person.post<Organization & Problem>('/v1/organizations', ORGANIZATION)
    expect(created.status === 201 ? 'created' : created.body.code).toBe(may ? 'created' : 'U-ACC-OG-11')
  }
})
