import { expect, it, vi } from 'vitest'
import { unlinkProviders } from '../../../services/account/social/link.ts'
import { readQuestion } from '../../../services/account/social/question.ts'
import { startOidcProvider, type Visitor } from './oidcProvider.ts'
import { codeOf, freshAccount, emailsOf, PASSWORD, people, type Problem, PUBLIC_ORIGIN, retail } from './support.ts'

const provider = await startOidcProvider(PUBLIC_ORIGIN)
const service = await freshAccount({}, { social: provider.config })

type Started = { address: string; question: string }
type Finished = {
  session: { id: string; remember: boolean } | null
  challenge: { token: string; methods: string[] } | null
  next: string
}

const start = async (more: { remember?: boolean; next?: string } = {}) =>
  (await service.send<Started>('POST', '/v1/auth/social/start', { body: { next: '/home', ...more } })).body
const finish = <Body = Finished>(question: string, query: string) =>
  service.send<Body>('POST', '/v1/auth/social/finish', { body: { question, query } })
const visitorOf = (email: string, more: Partial<Visitor> = {}): Visitor => ({
  sub: `subject of ${email}`,
  email,
  email_verified: true,
  ...more,
})

/** A sign-in from the button to the end. */
async function signIn<Body = Finished>(who: Visitor | null, more: { remember?: boolean; next?: string } = {}) {
  const { address, question } = await start(more)
  return finish<Body>(question, await provider.visit(address, who))
}
const codeFrom = async (answer: Promise<{ body: unknown }>) => ((await answer).body as Problem).code

it('lets somebody in by a verified address, remembers who they are there, and tells them', async () => {
  const { status, body } = await signIn(visitorOf(people.maker.email), { remember: true, next: '/bank-accounts' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ session: { remember: true }, challenge: null, next: '/bank-accounts' })
  expect((await service.exchange(body.session?.id ?? '')).status).toBe(200)
  // From here on the subject identifies the user, whatever their address is.
  const moved = await signIn(visitorOf(people.maker.email, { email: 'elsewhere@example.com', email_verified: false }))
  expect(moved.body.session).not.toBeNull()
  const events = await service.sql<{ event: string }>(
    `select event from security_log where person_id = $1 order by at, id`,
    [people.maker.id],
  )
  expect(events.map(({ event }) => event)).toEqual(['SOCIAL_LINKED', 'SIGNED_IN', 'SIGNED_IN'])
  const letters = (await emailsOf(service)).map(({ template }) => template)
  expect(letters).toContain('socialLinked')
})

it('asks the provider for a code with PKCE, a state and a nonce, and shows the browser none of the secrets', async () => {
  const { address, question } = await start()
  const { searchParams } = new URL(address)
  expect(Object.fromEntries(searchParams)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' })
  expect(searchParams.get('scope')).toBe('openid email')
  for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/)
  expect(Buffer.from(question, 'base64url').toString('latin1')).not.toContain(searchParams.get('state'))
})

it('asks for the second factor as after a password, and does not take the provider for one', async () => {
  const { body } = await signIn(visitorOf(people.both.email))
  expect(body).toMatchObject({ session: null, challenge: { methods: ['AUTHENTICATOR_APP'] } })
  const verified = await service.twoFactor(body.challenge?.token ?? '', codeOf())
  expect(verified.status).toBe(200)
  const [family] = await service.sql<{ factors: string[] }>(`select factors from session_family where id = $1`, [
    verified.body.familyId,
  ])
  expect(family?.factors).toEqual(['SOCIAL', 'AUTHENTICATOR_APP'])

  // Users without one must set it up where the company requires it.
  await service.sql(`update controls set enforce_two_factor = true where organization_id = $1`, [retail])
  await service.sql(`delete from factor where person_id = $1`, [people.both.id])
  const without = await signIn(visitorOf(people.both.email))
  const refused = await service.exchange<Problem>(without.body.session?.id ?? '')
  expect(refused.body.code).toBe('U-ACC-AU-43')
})

it('refuses an address that the provider has not verified, and one that nobody here has', async () => {
  const unverified = await signIn<Problem>(visitorOf(people.viewer.email, { email_verified: false }))
  expect(unverified.body).toMatchObject({ status: 422, code: 'U-ACC-AU-30' })
  const unknown = await signIn<Problem>(visitorOf('nobody@example.com'))
  expect(unknown.body.code).toBe('U-ACC-AU-31')
  expect(unknown.body.title).toBe('There’s no account for nobody@example.com. Ask your organization for an invitation.')
})

it('refuses an account whose own address was never verified: an invited person who has not come yet', async () => {
  await service.sql(`delete from password where person_id = $1`, [people.admin.id])
  expect(await codeFrom(signIn(visitorOf(people.admin.email)))).toBe('U-ACC-AU-31')
})

it('refuses another subject with the address of a linked one, until a new password begins anew', async () => {
  await signIn(visitorOf(people.viewer.email))
  const reused = visitorOf(people.viewer.email, { sub: 'the next owner of the address' })
  expect(await codeFrom(signIn(reused))).toBe('U-ACC-AU-33')
  await service.database.asSystem(tx => unlinkProviders(tx, people.viewer.id))
  expect((await signIn(reused)).status).toBe(200)
})

type Linked = { items: { id: string; name: string; linkedAt: string; lastUsedAt: string; unlinkedAt: string | null }[] }

it('shows a person the provider that opens their account, which they unlink and link again with their password', async () => {
  await signIn(visitorOf(people.maker.email))
  const me = await service.as(people.maker.email, null)
  const list = async () => (await me.get<Linked>('/v1/me/linked-providers')).body.items
  const [linked, ...others] = await list()
  expect(others).toEqual([])
  expect(linked).toMatchObject({ name: 'Test provider', unlinkedAt: null })
  const path = `/v1/me/linked-providers/${linked?.id}`
  expect(await codeFrom(me.post(`${path}/unlink`))).toBe('U-ACC-AU-34')
  const wrong = await me.post(`${path}/unlink`, { password: 'Wrong1234' })
  expect(wrong.body.errors).toMatchObject([{ path: 'password', code: 'U-ACC-AU-35' }])

  expect((await me.post(`${path}/unlink`, { password: PASSWORD })).status).toBe(200)
  expect(await list()).toMatchObject([{ unlinkedAt: expect.any(String) as string }])
  // Its address is verified, but would link again what was unlinked.
  expect(await codeFrom(signIn(visitorOf(people.maker.email)))).toBe('U-ACC-AU-38')
  // A password reset removes links, but not what was unlinked.
  await service.database.asSystem(tx => unlinkProviders(tx, people.maker.id))
  expect(await codeFrom(signIn(visitorOf(people.maker.email)))).toBe('U-ACC-AU-38')

  expect((await me.post(`${path}/relink`, { password: PASSWORD })).status).toBe(200)
  expect((await signIn(visitorOf(people.maker.email))).status).toBe(200)
  const events = await service.sql<{ event: string }>(
    `select event from security_log where person_id = $1 and (event like 'SOCIAL%' or event = 'PASSWORD_FAILED') order by at, id`,
    [people.maker.id],
  )
  expect(events.map(({ event }) => event).slice(-3)).toEqual(['PASSWORD_FAILED', 'SOCIAL_UNLINKED', 'SOCIAL_LINKED'])
  expect((await emailsOf(service)).map(({ template }) => template)).toContain('socialUnlinked')
})

it('unlinks nobody else’s provider, and not the last way in; a second factor is asked for where there is one', async () => {
  await signIn(visitorOf(people.owner.email))
  const owner = await service.as(people.owner.email, null)
  const [linked] = (await owner.get<Linked>('/v1/me/linked-providers')).body.items
  const path = `/v1/me/linked-providers/${linked?.id}/unlink`
  const stranger = await service.as(people.maker.email, null)
  expect(await codeFrom(stranger.post(path, { password: PASSWORD }))).toBe('U-ACC-AU-37')

  // The approver's app is assigned to the owner: a row's secret is sealed for its id.
  await service.sql(`update factor set person_id = $1 where person_id = $2`, [people.owner.id, people.approver.id])
  expect(await codeFrom(owner.post(path, { password: PASSWORD }))).toBe('U-ACC-AU-44')
  await service.sql(`delete from password where person_id = $1`, [people.owner.id])
  const last = await owner.post(path, { code: codeOf() })
  expect(last.body).toMatchObject({
    code: 'U-ACC-AU-36',
    title: 'Without Test provider, you couldn’t sign in anymore. Set a password or add a passkey first.',
  })
})

it('T4: refuses a wrong state, a question of another browser, a made-up one, and one that was answered before', async () => {
  const mine = await start()
  const others = await start()
  const query = await provider.visit(mine.address, visitorOf(people.maker.email))
  const wrongState = new URLSearchParams(query)
  wrongState.set('state', 'x'.repeat(43))
  const answers = [
    finish(others.question, query),
    finish('made up', query),
    finish((await start()).question, `${wrongState}`),
  ]
  for (const answer of answers) expect(await codeFrom(answer)).toBe('U-ACC-AU-32')
  expect((await finish(mine.question, query)).status).toBe(200)
  expect(await codeFrom(finish(mine.question, query))).toBe('U-ACC-AU-32')
})

it('T4: refuses a code that was used, though it comes with a question of its own', async () => {
  const first = await start()
  const query = await provider.visit(first.address, visitorOf(people.maker.email))
  await finish(first.question, query)
  await service.sql(`delete from social_answer`)
  expect(await codeFrom(finish(first.question, query))).toBe('U-ACC-AU-32')
})

it('T4: refuses an id token with another nonce: one that was made for another sign-in', async () => {
  const { address, question } = await start()
  const tampered = new URL(address)
  tampered.searchParams.set('nonce', 'x'.repeat(43))
  const query = await provider.visit(tampered.href, visitorOf(people.maker.email))
  expect(await codeFrom(finish(question, query))).toBe('U-ACC-AU-32')
})

it('T4: takes an answer for ten minutes', async () => {
  const { address, question } = await start()
  const query = await provider.visit(address, visitorOf(people.maker.email))
  const kept = readQuestion(service.account.secrets, question)
  const left = Date.parse(kept?.expiresAt ?? '') - Date.now()
  expect(left).toBeGreaterThan(590_000)
  expect(left).toBeLessThanOrEqual(600_000)
  const late = service.account.secrets.encrypt(
    Buffer.from(JSON.stringify({ ...kept, expiresAt: '2026-01-01T00:00:00Z' })),
    'social sign-in',
  )
  expect(await codeFrom(finish(late.toString('base64url'), query))).toBe('U-ACC-AU-32')
})

it('says that the sign-in was not completed when the person declines', async () => {
  const declined = await signIn<Problem>(null)
  expect(declined.body.title).toBe(
    'Sign-in with Test provider wasn’t completed. Try again, or sign in with your password.',
  )
})

it('is for the BFF alone, and is not there where no provider is configured', async () => {
  expect((await service.send<{ name: string }>('GET', '/v1/auth/social')).body).toEqual({ name: 'Test provider' })
  const forged = await service.send('POST', '/v1/auth/social/start', { body: { next: '/' }, authorization: 'Bearer x' })
  expect(forged.status).toBe(401)
  const social = vi.spyOn(service.account, 'social', 'get')
  social.mockReturnValue(null)
  expect((await service.send('GET', '/v1/auth/social')).body).toEqual({ name: null })
  expect((await service.send('POST', '/v1/auth/social/start', { body: { next: '/' } })).status).toBe(404)
  social.mockRestore()
})

it('says so when the provider is away, and passwords work as ever', async () => {
  const { address, question } = await start()
  const query = await provider.visit(address, visitorOf(people.maker.email))
  await provider.close()
  const away = await finish<Problem>(question, query)
  expect(away.body).toMatchObject({
    code: 'U-ACC-AU-29',
    title: 'Test provider isn’t available right now. Sign in with your password or try again later.',
  })
  expect((await service.signIn(people.maker.email)).status).toBe(200)
})
