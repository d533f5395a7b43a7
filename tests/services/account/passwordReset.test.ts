// A forgotten password: who is emailed, what the link allows, and that nothing is revealed.
import { beforeEach, expect, it } from 'vitest'
import { openMail, tokenIn } from './mailServer.ts'
import { codeOf, freshAccount, PASSWORD, people, type Problem } from './support.ts'

const service = await freshAccount()
const mail = await openMail(service)
const NEW_PASSWORD = 'Hujan turun 7 hari 🌧'
beforeEach(() => service.sql('delete from throttle'))

const request = (email: string, address = '10.9.0.1') =>
  service.send<Problem>('POST', '/v1/auth/password-reset/request', {
    body: { email },
    headers: { 'x-forwarded-for': address },
  })
const reset = (token: string, password = NEW_PASSWORD) =>
  service.send<Problem>('POST', '/v1/auth/password-reset', { body: { token, password } })
const check = (token: string) =>
  service.send<Problem & { email?: string }>('POST', '/v1/auth/password-reset/check', { body: { token } })
async function linkOf(email: string): Promise<string> {
  expect((await request(email)).status).toBe(200)
  const [letter] = await mail.letters(1)
  expect(letter?.to?.[0]?.address).toBe(email)
  return tokenIn(letter)
}
const eventsOf = (personId: string, event: string) =>
  service.sql(`select from security_log where person_id = $1 and event = $2`, [personId, event])

it('sets a new password once, ends every session, and tells the person', async () => {
  const { email, id } = people.maker
  const session = await service.sessionOf(email)
  const token = await linkOf(email)
  expect((await check(token)).body).toEqual({ email })
  expect((await reset(token)).status).toBe(200)

  expect((await service.signIn(email)).status).toBe(422)
  expect((await service.signIn(email, NEW_PASSWORD)).status).toBe(200)
  expect((await service.exchange<Problem>(session.id)).body.code).toBe('G-10')
  const [notice] = await mail.letters(1)
  expect(notice?.subject).toBe('Your password was changed')
  expect(await eventsOf(id, 'PASSWORD_RESET_REQUESTED')).toHaveLength(1)
  expect(await eventsOf(id, 'PASSWORD_RESET')).toHaveLength(1)

  // Used up, for reading as well.
  expect((await reset(token, 'Another one 8')).body.code).toBe('U-ACC-AU-17')
  expect((await check(token)).body.code).toBe('U-ACC-AU-17')
})

it('lifts the lock of the email, and keeps the second factor', async () => {
  const { email } = people.approver
  for (let attempt = 0; attempt < 6; attempt++) await service.signIn(email, 'wrong')
  expect((await service.signIn<Problem>(email)).body.code).toBe('U-ACC-AU-1')
  const before = await mail.letters(1)
  expect(before[0]?.subject).toMatch(/locked/)
  const token = await linkOf(email)
  expect((await reset(token)).status).toBe(200)
  await mail.letters(1)
  const { body } = await service.signIn(email, NEW_PASSWORD)
  expect(body.session).toBeNull()
  expect((await service.twoFactor(body.challenge?.token ?? '', codeOf())).status).toBe(200)
})

it('T22: refuses links that are forged, expired, or used at once by many, in the same words', async () => {
  const { email } = people.viewer
  const forged = await reset('A'.repeat(43))
  const expired = await linkOf(email)
  await service.sql(`update password_reset set expires_at = now() where used_at is null`)
  const late = await reset(expired)
  expect(late.body).toMatchObject({ code: 'U-ACC-AU-17' })
  expect(forged.body.title).toBe(late.body.title)

  const [first, second] = [await linkOf(email), await linkOf(email)]
  const answers = await Promise.all(Array.from({ length: 10 }, () => reset(first)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await mail.letters(1)
  // The user's other link ended with it.
  expect((await reset(second)).body.code).toBe('U-ACC-AU-17')
  // Links are stored hashed, so the database contains no usable one.
  const stored = await service.sql<{ token_hash: Buffer }>('select token_hash from password_reset')
  expect(stored.map(({ token_hash: hash }) => hash.toString('utf8')).join()).not.toContain(first)
})

it.each([
  ['Short1', 'U-ACC-AU-26'],
  ['nocapital1', 'U-ACC-AU-26'],
  ['NoNumberHere', 'U-ACC-AU-26'],
  ['Password2026!', 'U-ACC-AU-27'],
])('refuses the password %j and keeps the link', async (password, code) => {
  const token = await linkOf(people.admin.email)
  expect((await reset(token, password)).body).toMatchObject({ code, errors: [{ path: 'password' }] })
  expect((await check(token)).status).toBe(200)
})

it('takes 200 characters and emoji', async () => {
  const long = `Hujan 7 🌧 ${'kata-'.repeat(38)}`
  expect(long).toHaveLength(201)
  expect((await reset(await linkOf(people.admin.email), long)).status).toBe(200)
  await mail.letters(1)
  expect((await service.signIn(people.admin.email, long)).status).toBe(200)
})

it('T8: answers the same for an unknown email, and writes to nobody', async () => {
  const known = await request(people.owner.email)
  const unknown = await request('nobody@arus.test')
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  const [letter] = await mail.letters(1)
  expect(letter?.to?.[0]?.address).toBe(people.owner.email)
  const work = await service.sql<{ state: string }>(`select state from pgboss.job where name = 'password-reset'`)
  expect(work.length).toBeGreaterThan(2)
  expect(mail.unread()).toEqual([])
})

it('T6: limits requests of one email however it is spelled, and of one address', async () => {
  const spellings = ['Lost@arus.test', ' lost@ARUS.test', 'lost@arus.test', 'LOST@arus.test', 'lost@arus.test ']
  for (const email of spellings) expect((await request(email)).status).toBe(200)
  const sixth = await request('lost@arus.test', '10.9.0.2')
  expect([sixth.status, sixth.body.code, Number(sixth.headers['retry-after']) > 0]).toEqual([429, 'R-3', true])
  await service.sql(`update throttle set failures = 50`)
  expect((await request('other@arus.test')).status).toBe(200)
  expect((await request('third@arus.test')).status).toBe(429)
  // Sign-ins are counted separately.
  expect((await service.signIn(people.both.email, PASSWORD)).status).toBe(200)
})
