import { expect, it, vi } from 'vitest'
import { freshAccount, people, type Problem, SERVICE_SECRET } from './support.ts'
import { openServiceIdentity } from '../../../services/kit/tokens.ts'
import { restOfBeat } from '../../../services/account/signIn/beat.ts'
import { openPasswords } from '../../../services/account/people/passwords.ts'

const service = await freshAccount()
const email = people.maker.email

it('gives a session to the right pair, however the email is spelled', async () => {
  for (const spelled of [email, 'MAKER@Arus.test', `  ${email} `]) {
    const { status, body } = await service.signIn(spelled)
    expect(status).toBe(200)
    expect(body.challenge).toBeNull()
    expect(body.session).toMatchObject({ remember: false })
    // 256 bits, in the alphabet of cookies.
    expect(body.session?.id).toMatch(/^[\w-]{43}$/)
  }
})

it('asks for the code of whoever has an authenticator, and gives no session yet', async () => {
  const { body } = await service.signIn(people.both.email)
  expect(body).toEqual({ session: null, challenge: { token: expect.any(String), methods: ['AUTHENTICATOR_APP'] } })
  expect((await service.exchange<Problem>(body.challenge?.token ?? '')).body.code).toBe('G-10')
})

it('T8: refuses a wrong pair in one manner, in both languages', async () => {
  const known = await service.signIn<Problem>(email, 'Wrong1234!')
  const unknown = await service.signIn<Problem>('nobody@arus.test', 'Wrong1234!')
  const indonesian = await service.signIn<Problem>(email, 'Wrong1234!', { language: 'id' })
  expect(known.body).toMatchObject({ code: 'U-ACC-AU-5', title: 'Your email or password does not match.', status: 422 })
  expect(withoutRequest(unknown.body)).toEqual(withoutRequest(known.body))
  expect(indonesian.body.title).toBe('Email atau kata sandi Anda salah.')
})

it('T8: does the same work for known and unknown emails: one hash is verified, and one line is logged', async () => {
  const { passwords } = service.account
  const matches = vi.spyOn(passwords, 'matches')
  const lines = () =>
    service.sql<{ n: number }>(`select count(*)::int as n from security_log where event = 'SIGN_IN_FAILED'`)
  const workOf = async (who: string) => {
    const [before] = await lines()
    matches.mockClear()
    await service.signIn(who, 'Wrong1234!')
    const [after] = await lines()
    return {
      verified: matches.mock.calls.length,
      hash: matches.mock.calls[0]?.[0],
      logged: (after?.n ?? 0) - (before?.n ?? 0),
    }
  }
  expect(await workOf(email)).toEqual({ verified: 1, hash: expect.stringMatching(/^\$argon2id/), logged: 1 })
  // Without a stored hash a decoy is verified (see passwords.test.ts).
  expect(await workOf('nobody2@arus.test')).toEqual({ verified: 1, hash: undefined, logged: 1 })
  matches.mockRestore()
})

it('T8: sends refusals at a beat, so that small differences of the work can’t be measured', () => {
  expect([0, 14.4, 14.6, 49.9, 50, 61].map(elapsed => elapsed + restOfBeat(elapsed))).toEqual([
    50, 50, 50, 50, 100, 100,
  ])
})

it('tells an inactive account only to who knows its password', async () => {
  await service.sql(`update membership set status = 'DEACTIVATED' where person_id = $1`, [people.viewer.id])
  expect((await service.signIn<Problem>(people.viewer.email, 'Wrong1234!')).body.code).toBe('U-ACC-AU-5')
  expect((await service.signIn<Problem>(people.viewer.email)).body.code).toBe('U-ACC-AU-2')
})

it.each([
  [{ email: '', password: 'x' }, [{ path: 'email', code: 'REQUIRED' }]],
  [{ email: 'a@b', password: '' }, [{ path: 'password', code: 'REQUIRED' }]],
  [
    {},
    [
      { path: 'email', code: 'REQUIRED' },
      { path: 'password', code: 'REQUIRED' },
    ],
  ],
  [{ email: 'a@b', password: 'x'.repeat(1_001) }, [{ path: 'password', code: 'TOO_LONG' }]],
  [{ email: 'a@b', password: 'x', role: 'OWNER' }, [{ path: 'role', code: 'UNKNOWN_FIELD' }]],
  [{ email: 'a@b', password: 'x', remember: 'yes' }, [{ path: 'remember', code: 'INVALID_TYPE' }]],
])('names the fields at fault in %j', async (body, errors) => {
  const answer = await service.send('POST', '/v1/auth/sign-in', { body })
  expect(answer.body).toMatchObject({ code: 'G-2', errors })
})

it('T21: listens to the BFF alone', async () => {
  const path = '/v1/auth/sign-in'
  const body = { email, password: 'x' }
  const asWho = (authorization: string) => service.send('POST', path, { body, authorization })
  expect((await asWho('Bearer nonsense')).body.code).toBe('G-10')
  const other = openServiceIdentity('another secret of nobody at all', 'bff')
  expect((await asWho(`Bearer ${await other.tokenFor('account')}`)).body.code).toBe('G-10')
  const treasury = openServiceIdentity(SERVICE_SECRET, 'treasury')
  expect((await asWho(`Bearer ${await treasury.tokenFor('account')}`)).body.code).toBe('G-20')
  expect((await asWho(`Bearer ${await treasury.tokenFor('treasury')}`)).body.code).toBe('G-10')
})

it('hashes with Argon2id at 19 MiB, and verifies a decoy where there is no hash', async () => {
  const passwords = await openPasswords()
  const hash = await passwords.hash('Arus1234!')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches(hash, 'Arus1234!')).toBe(true)
  expect(await passwords.matches(hash, 'arus1234!')).toBe(false)
  expect(await passwords.matches(undefined, 'Arus1234!')).toBe(false)
})

it('T6: checks a few passwords at a time and sends the rest of a spray away', async () => {
  const passwords = await openPasswords({ atOnce: 1, waiting: 3 })
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => passwords.matches(undefined, 'x')))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(outcomes.at(-1)).toMatchObject({ reason: { row: { code: 'R-3' }, retryAfterSeconds: 1 } })
  expect(await passwords.matches(undefined, 'x')).toBe(false)
})

const withoutRequest = ({ requestId: _id, ...rest }: Problem & { requestId?: string }) => rest
