// Setting up, using and removing a user's own factors, by the routes that the BFF calls.
import { beforeEach, expect, it } from 'vitest'
import { createGuardrails, generateSync } from 'otplib'
import { DEFAULT_RULES } from '../../../services/account/account.ts'
import { normalize } from '../../../services/account/secondFactor/backupCodes.ts'
import { type Answer, freshAccount, PASSWORD, people, type Problem, PUBLIC_ORIGIN, retail } from './support.ts'
import { softwareAuthenticator, type Lies } from '../../../tools/demo/softwareAuthenticator.ts'

const service = await freshAccount({
  lockout: {
    ...DEFAULT_RULES.lockout,
    attemptsPerFactor: 1_000,
    attemptsPerEmail: 1_000,
    attemptsPerAddress: 1_000,
    attemptsPerPair: 1_000,
  },
})
const email = people.maker.email

type Factor = { id: string; method: string; name: string; lastUsedAt: string | null; backedUp: boolean }
type Listed = { items: Factor[]; backupCodesLeft: number }
type Added = { id: string; backupCodes: string[] } & Problem
type Setup = { id: string; key: string; uri: string } & Problem
type Options = { options: string } & Problem
type Me = Awaited<ReturnType<typeof service.as>>

beforeEach(async () => {
  for (const table of ['factor', 'passkey', 'backup_code']) {
    await service.sql(`delete from ${table} where person_id = $1`, [people.maker.id])
  }
  await service.sql('delete from throttle')
})

/** A code of an app with this key, relative to the current step. */
const codeFrom = (key: string, steps = 0) =>
  generateSync({
    secret: key,
    epoch: Math.floor(Date.now() / 1_000) + steps * 30,
    guardrails: createGuardrails({ MIN_SECRET_BYTES: 10 }),
  })

/** Lets the next test use the same code again. */
const forgetSteps = () => service.sql('update factor set last_step = null')

const begin = (me: Me) => me.post<Setup>('/v1/me/authenticator')
const confirm = (me: Me, { id, key }: Setup, code = codeFrom(key), name = 'My phone') =>
  me.post<Added>(`/v1/me/authenticator/${id}/confirm`, { name, code })

async function withApp() {
  const me = await service.as(email)
  const { body: setup } = await begin(me)
  const { body: added } = await confirm(me, setup)
  await forgetSteps()
  return { me, key: setup.key, id: added.id, backupCodes: added.backupCodes }
}

async function withPasskey(name = 'Laptop') {
  const me = await service.as(email)
  const key = softwareAuthenticator(PUBLIC_ORIGIN)
  const { body } = await me.post<Options>('/v1/me/passkey-registration')
  const answer = await me.post<Added>('/v1/me/passkeys', { name, registration: key.register(body.options) })
  return { me, key, id: answer.body.id, backupCodes: answer.body.backupCodes }
}

const list = async (me: Me) => (await me.get<Listed>('/v1/me/second-factors')).body
const codeOfAnswer = ({ body }: Answer<Problem>) => body.code

/** A sign-in up to its second factor. */
async function challenge() {
  const { body } = await service.signIn(email)
  if (!body.challenge) throw new Error('no challenge')
  return body.challenge
}
const verify = (challengeToken: string, shown: object) =>
  service.send<Problem & { id: string }>('POST', '/v1/auth/two-factor', { body: { challengeToken, ...shown } })
const optionsFor = async (challengeToken?: string) =>
  (await service.send<Options>('POST', '/v1/auth/passkey-options', { body: challengeToken ? { challengeToken } : {} }))
    .body.options
const signInByKey = (passkeyAssertion: string) =>
  service.send<Problem & { id: string }>('POST', '/v1/auth/passkey', { body: { passkeyAssertion } })

it('sets up an app: it counts from its first code on, which is used up', async () => {
  const me = await service.as(email)
  const { body: setup } = await begin(me)
  expect(setup.key).toMatch(/^[A-Z2-7]{32}$/)
  expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Arus:maker%40arus\.test\?secret=[A-Z2-7]{32}&issuer=Arus/)
  expect(await list(me)).toEqual({ items: [], backupCodesLeft: 0 })
  expect(codeOfAnswer(await confirm(me, setup, '000000'))).toBe('U-ACC-AU-3')
  const first = codeFrom(setup.key)
  const { body: added } = await confirm(me, setup, first)
  expect(new Set(added.backupCodes).size).toBe(10)
  expect(await list(me)).toMatchObject({
    items: [{ id: added.id, method: 'AUTHENTICATOR_APP', name: 'My phone' }],
    backupCodesLeft: 10,
  })
  const { token, methods } = await challenge()
  expect(methods).toEqual(['AUTHENTICATOR_APP', 'BACKUP_CODES'])
  // The same one, though another may have been created meanwhile.
  expect(codeOfAnswer(await verify(token, { method: 'AUTHENTICATOR_APP', code: first }))).toBe('U-ACC-AU-39')
  expect((await verify(token, { method: 'AUTHENTICATOR_APP', code: codeFrom(setup.key, 1) })).status).toBe(200)
})

it('asks for the password before the first factor, unless its person has only just signed in', async () => {
  const me = await service.as(email)
  const letPass = (minutes: number) =>
    service.sql(`update session_family set created_at = created_at - make_interval(mins => $2) where id = $1`, [
      me.familyId,
      minutes,
    ])
  await letPass(9)
  expect((await begin(me)).status).toBe(200)
  await letPass(1)
  expect(codeOfAnswer(await begin(me))).toBe('U-ACC-AU-34')
  expect(codeOfAnswer(await me.post('/v1/me/passkey-registration'))).toBe('U-ACC-AU-34')
  const wrong = await me.post<Problem>('/v1/me/authenticator', { password: 'Wrong1234' })
  expect(wrong.body.errors).toMatchObject([{ path: 'password', code: 'U-ACC-AU-35' }])
  expect((await me.post('/v1/me/passkey-registration', { password: PASSWORD })).status).toBe(200)
  const { body: setup } = await me.post<Setup>('/v1/me/authenticator', { password: PASSWORD })
  expect((await confirm(me, setup)).status).toBe(200)
  // A user with a factor must show it: the password is not enough.
  await service.sql('delete from factor where person_id = $1', [people.maker.id])
  const registration = softwareAuthenticator(PUBLIC_ORIGIN)
  const { body } = await me.post<Options>('/v1/me/passkey-registration', { password: PASSWORD })
  await me.post('/v1/me/passkeys', { name: 'Laptop', registration: registration.register(body.options) })
  expect(codeOfAnswer(await me.post('/v1/me/passkey-registration', { password: PASSWORD }))).toBe('U-ACC-AU-44')
})

it('locks guesses of the password that a stolen session makes', async () => {
  const strict = await freshAccount()
  const thief = await strict.as(email)
  await strict.sql(`update session_family set created_at = created_at - interval '1 hour'`)
  const seen: string[] = []
  for (const password of ['A', 'B', 'C', 'D', 'E', PASSWORD]) {
    seen.push(codeOfAnswer(await thief.post<Problem>('/v1/me/authenticator', { password })))
  }
  expect(seen).toEqual([...Array<string>(5).fill('U-ACC-AU-35'), 'U-ACC-AU-1'])
})

it('forgets a set-up that was begun before, and knows nobody else’s', async () => {
  const me = await service.as(email)
  const { body: first } = await begin(me)
  const { body: second } = await begin(me)
  expect(codeOfAnswer(await confirm(me, first))).toBe('U-ACC-AU-21')
  const stranger = await service.as(people.viewer.email)
  expect(codeOfAnswer(await confirm(stranger, second))).toBe('U-ACC-AU-21')
  expect((await confirm(me, second)).status).toBe(200)
})

it('lets nobody add a second method, not even two at once', async () => {
  const { me } = await withApp()
  expect(codeOfAnswer(await begin(me))).toBe('U-ACC-AU-19')
  // A user with a factor shows it first.
  expect(codeOfAnswer(await me.post('/v1/me/passkey-registration'))).toBe('U-ACC-AU-44')
  await service.sql('delete from factor where person_id = $1', [people.maker.id])
  const { body: setup } = await begin(me)
  const { body: passkey } = await me.post<Options>('/v1/me/passkey-registration')
  const registration = softwareAuthenticator(PUBLIC_ORIGIN).register(passkey.options)
  const answers = await Promise.all([
    confirm(me, setup),
    me.post<Added>('/v1/me/passkeys', { name: 'Laptop', registration }),
  ])
  expect(answers.map(({ body }) => body.code ?? 'added').toSorted()).toEqual(['U-ACC-AU-19', 'added'])
})

it('makes the session prove the factor that was just set up, under a new id', async () => {
  await service.sql('update controls set enforce_two_factor = true where organization_id = $1', [retail])
  const me = await service.as(email, null)
  const exchange = () => service.exchange<Problem & { renewAt: string }>(me.sessionId)
  expect(codeOfAnswer(await exchange())).toBe('U-ACC-AU-43')
  const { body: setup } = await begin(me)
  const { body: added } = await confirm(me, setup)
  const { status, body } = await exchange()
  expect(status).toBe(200)
  expect(Date.parse(body.renewAt)).toBeLessThanOrEqual(Date.now())

  // Another session of theirs has not verified it: it is challenged, and continues with a new id.
  await service.sql('delete from factor where person_id = $1', [people.maker.id])
  const other = await service.as(email, null)
  await service.sql(`update factor set person_id = $1 where person_id = $2`, [people.maker.id, people.both.id])
  expect(codeOfAnswer(await service.exchange<Problem>(other.sessionId))).toBe('U-ACC-AU-44')
  const prove = (shown: object) =>
    service.send<Problem & { id: string }>('POST', '/v1/auth/session-factor', {
      body: { session: other.sessionId, ...shown },
    })
  expect(codeOfAnswer(await prove({ method: 'AUTHENTICATOR_APP', code: '000000' }))).toBe('U-ACC-AU-3')
  expect(codeOfAnswer(await prove({ method: 'AUTHENTICATOR_APP' }))).toBe('U-ACC-AU-44')
  const proved = await prove({ method: 'BACKUP_CODES', code: added.backupCodes[0] ?? '' })
  expect(proved.body.id).not.toBe(other.sessionId)
  expect((await service.exchange(proved.body.id)).status).toBe(200)
  await service.sql(`update factor set person_id = $2 where person_id = $1`, [people.maker.id, people.both.id])
  // A user who removes their factor is asked for one again at once.
  expect(codeOfAnswer(await service.exchange<Problem>(proved.body.id))).toBe('U-ACC-AU-43')
  await service.sql('update controls set enforce_two_factor = false where organization_id = $1', [retail])
})

it('accepts each backup code once at sign-in, however it is typed and however many try', async () => {
  const { backupCodes, me } = await withApp()
  const [first = '', second = ''] = backupCodes
  expect(first).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
  const tokens = await Promise.all(Array.from({ length: 8 }, challenge))
  const answers = await Promise.all(tokens.map(({ token }) => verify(token, { method: 'BACKUP_CODES', code: first })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const typed = ` ${second.toUpperCase().replace('-', ' ')} `
  expect((await verify((await challenge()).token, { method: 'BACKUP_CODES', code: typed })).status).toBe(200)
  expect((await list(me)).backupCodesLeft).toBe(8)
  expect(normalize('O0-il L1')).toBe('0011' + '11')
})

it('accepts backup codes at sign-in only, and of their own person only', async () => {
  const { me, id, backupCodes } = await withApp()
  const [code = ''] = backupCodes
  expect(codeOfAnswer(await me.post(`/v1/me/second-factors/${id}/remove`, { code }))).toBe('U-ACC-AU-3')
  const { body } = await service.signIn(people.approver.email)
  // Another user's codes are wrong codes.
  await service.sql(`insert into backup_code (person_id, code_hash) values ($1, '\\x00')`, [people.approver.id])
  const foreign = await verify(body.challenge?.token ?? '', { method: 'BACKUP_CODES', code })
  expect(codeOfAnswer(foreign)).toBe('U-ACC-AU-3')
  const stored = await service.sql<{ dump: string }>(`select string_agg(c::text, ' ') as dump from backup_code c`)
  expect(stored[0]?.dump).not.toContain(normalize(code))
})

it('says that there is no backup code to whoever has none, or has used all', async () => {
  await withApp()
  await service.sql('update backup_code set used_at = now() where person_id = $1', [people.maker.id])
  const used = await verify((await challenge()).token, { method: 'BACKUP_CODES', code: 'abcde-fghjk' })
  await service.sql('delete from backup_code where person_id = $1', [people.maker.id])
  const none = await verify((await challenge()).token, { method: 'BACKUP_CODES', code: 'abcde-fghjk' })
  expect([used, none].map(codeOfAnswer)).toEqual(['U-ACC-AU-9', 'U-ACC-AU-9'])
})

it('makes new backup codes with a fresh factor; the old ones are worth nothing', async () => {
  const { me, key, backupCodes } = await withApp()
  expect(codeOfAnswer(await me.post('/v1/me/backup-codes'))).toBe('U-ACC-AU-44')
  const { body } = await me.post<{ codes: string[] }>('/v1/me/backup-codes', { code: codeFrom(key) })
  expect(body.codes).toHaveLength(10)
  const { token } = await challenge()
  expect(codeOfAnswer(await verify(token, { method: 'BACKUP_CODES', code: backupCodes[0] }))).toBe('U-ACC-AU-3')
  expect((await verify(token, { method: 'BACKUP_CODES', code: body.codes[0] })).status).toBe(200)
})

it('renames and removes a factor with a fresh code; the backup codes go with it, and letters say so', async () => {
  const { me, id, key } = await withApp()
  expect((await me.put(`/v1/me/second-factors/${id}`, { name: 'Old phone' })).status).toBe(200)
  expect((await list(me)).items[0]?.name).toBe('Old phone')
  const stranger = await service.as(people.viewer.email)
  expect(codeOfAnswer(await stranger.put(`/v1/me/second-factors/${id}`, { name: 'Mine' }))).toBe('U-ACC-AU-21')
  expect(codeOfAnswer(await me.post(`/v1/me/second-factors/${id}/remove`, {}))).toBe('U-ACC-AU-44')
  expect((await me.post(`/v1/me/second-factors/${id}/remove`, { code: codeFrom(key) })).status).toBe(200)
  expect(await list(me)).toEqual({ items: [], backupCodesLeft: 0 })
  expect((await service.signIn(email)).body.session).not.toBeNull()
  const events = await service.sql<{ event: string }>(
    `select event from security_log where person_id = $1 and category = 'TWO_FACTOR_AUTH' order by id desc limit 3`,
    [people.maker.id],
  )
  expect(events.map(({ event }) => event)).toEqual(['FACTOR_REMOVED', 'FACTOR_RENAMED', 'FACTOR_ADDED'])
})

it('registers a passkey and signs in with it alone, and as the second step', async () => {
  const { me, key, backupCodes } = await withPasskey()
  expect(backupCodes).toHaveLength(10)
  expect((await list(me)).items).toMatchObject([{ method: 'PASSKEY', name: 'Laptop', backedUp: true }])
  const alone = await signInByKey(key.answer(await optionsFor()))
  expect(alone.status).toBe(200)
  const { body } = await service.exchange(alone.body.id)
  expect(body.personId).toBe(people.maker.id)
  const factors = await service.sql('select factors from session_family order by created_at desc limit 1')
  expect(factors).toEqual([{ factors: ['PASSKEY'] }])

  const { token, methods } = await challenge()
  expect(methods).toEqual(['PASSKEY', 'BACKUP_CODES'])
  const passkeyAssertion = key.answer(await optionsFor(token))
  expect((await verify(token, { method: 'PASSKEY', passkeyAssertion })).status).toBe(200)
})

it('says to whoever has passkeys and shows a code of an app that it is the wrong kind of factor', async () => {
  const { me } = await withPasskey()
  const shown = { method: 'AUTHENTICATOR_APP', code: '123456' }
  expect(codeOfAnswer(await verify((await challenge()).token, shown))).toBe('U-ACC-AU-20')
  expect(codeOfAnswer(await me.post('/v1/me/backup-codes', { code: '123456' }))).toBe('U-ACC-AU-20')
})

it('asks for user verification and a discoverable key, and names the keys that are there', async () => {
  const { me, key } = await withPasskey()
  const { body: fresh } = await me.post<Options>('/v1/me/passkey-options')
  const { body } = await me.post<Options>('/v1/me/passkey-registration', {
    passkeyAssertion: key.answer(fresh.options),
  })
  expect(JSON.parse(body.options)).toMatchObject({
    rp: { id: 'localhost', name: 'Arus' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ type: 'public-key' }],
  })
  expect(JSON.parse(await optionsFor())).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  const second = softwareAuthenticator(PUBLIC_ORIGIN).register(body.options)
  const taken = await me.post('/v1/me/passkeys', { name: 'LAPTOP', registration: second })
  expect(taken.body).toMatchObject({ code: 'U-ACC-AU-24', errors: [{ path: 'name' }] })
})

it('refuses a passkey with a wrong origin, host, challenge, kind of answer, or without user verification', async () => {
  const { key } = await withPasskey()
  const lies: [Lies, string][] = [
    [{ origin: 'https://arus.example.evil' }, 'U-ACC-AU-14'],
    [{ origin: 'http://localhost:4001' }, 'U-ACC-AU-14'],
    [{ rpId: 'evil.example' }, 'U-ACC-AU-14'],
    [{ userVerified: false }, 'U-ACC-AU-14'],
    [{ type: 'webauthn.create' }, 'U-ACC-AU-14'],
    [{ challenge: 'A'.repeat(43) }, 'U-ACC-AU-12'],
  ]
  for (const [lie, code] of lies) {
    expect([lie, codeOfAnswer(await signInByKey(key.answer(await optionsFor(), lie)))]).toEqual([lie, code])
  }
  const otherKey = softwareAuthenticator(PUBLIC_ORIGIN)
  expect(codeOfAnswer(await signInByKey(otherKey.answer(await optionsFor(), {}, people.maker.id)))).toBe('U-ACC-AU-14')
  const forAnother = Buffer.from(people.owner.id).toString('base64url')
  expect(codeOfAnswer(await signInByKey(key.answer(await optionsFor(), {}, forAnother)))).toBe('U-ACC-AU-13')
  for (const text of ['', '{}', 'null', '{"id":1}', key.answer(await optionsFor()).slice(0, -20)]) {
    const { status } = await signInByKey(text)
    expect([text, status]).toEqual([text, 422])
  }
  const me = await service.as(people.viewer.email)
  const { body } = await me.post<Options>('/v1/me/passkey-registration')
  const wrongOrigin = softwareAuthenticator('https://evil.example').register(body.options)
  expect(codeOfAnswer(await me.post('/v1/me/passkeys', { name: 'x', registration: wrongOrigin }))).toBe('U-ACC-AU-14')
})

it('uses each answer of a passkey once, for what it was asked, and refuses a copy of the key', async () => {
  const { me, key, id } = await withPasskey()
  const options = await optionsFor()
  const answer = key.answer(options)
  const answers = await Promise.all(Array.from({ length: 5 }, () => signInByKey(answer)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOfAnswer))).toEqual(new Set(['U-ACC-AU-15']))

  // An assertion for a sign-in approves nothing, and vice versa.
  const remove = (passkeyAssertion: string) =>
    me.post<Problem>(`/v1/me/second-factors/${id}/remove`, { passkeyAssertion })
  expect(codeOfAnswer(await remove(key.answer(await optionsFor())))).toBe('U-ACC-AU-12')
  const { body: fresh } = await me.post<Options>('/v1/me/passkey-options')
  expect(codeOfAnswer(await signInByKey(key.answer(fresh.options)))).toBe('U-ACC-AU-12')

  const late = await optionsFor()
  await service.sql(`update passkey_ceremony set expires_at = now() - interval '1 second' where used_at is null`)
  expect(codeOfAnswer(await signInByKey(key.answer(late)))).toBe('U-ACC-AU-12')

  key.rewind()
  expect(codeOfAnswer(await signInByKey(key.answer(await optionsFor())))).toBe('U-ACC-AU-15')
})

it('takes a fresh passkey for what needs one', async () => {
  const { me, key, id } = await withPasskey()
  const { body } = await me.post<Options>('/v1/me/passkey-options')
  const passkeyAssertion = key.answer(body.options)
  expect((await me.post(`/v1/me/second-factors/${id}/remove`, { passkeyAssertion })).status).toBe(200)
  expect((await list(me)).items).toEqual([])
})

it('gives programs no say in how a person signs in', async () => {
  const admin = await service.as(people.admin.email)
  const { body } = await admin.post<{ token: string }>('/v1/api-tokens', {
    ...(await admin.fresh()),
    name: 'Books',
    permissions: ['treasury.statements.view'],
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  })
  const { body: exchanged } = await service.exchange(body.token, retail, { kind: 'API_TOKEN' })
  const authorization = `Bearer ${exchanged.token}`
  for (const [method, path] of [
    ['GET', '/v1/me/second-factors'],
    ['GET', '/v1/me/sessions'],
    ['GET', '/v1/me/linked-providers'],
    ['GET', '/v1/me/security-events'],
    ['POST', '/v1/me/authenticator'],
    ['POST', '/v1/me/sessions/end-others'],
  ] as const) {
    const sent = { authorization, ...(method === 'POST' && { body: {} }) }
    expect([path, (await service.send(method, path, sent)).body.code]).toEqual([path, 'G-22'])
  }
})
