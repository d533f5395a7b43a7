import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Account, DEFAULT_RULES } from '../../../services/account/account.ts'
import { freshAccount, people, PASSWORD, type Problem, runAccount } from './support.ts'

/** Without hashing: only the counting matters here, and `signIn.test.ts` hashes. */
const cheap = (account: Account) =>
  vi
    .spyOn(account.passwords, 'matches')
    .mockImplementation((stored, typed) => Promise.resolve(stored !== undefined && typed === PASSWORD))

const service = await freshAccount()
const matches = cheap(service.account)
const email: string = people.maker.email
const LOCKED = 'U-ACC-AU-1'
const WRONG = 'U-ACC-AU-5'

beforeEach(() => service.sql('delete from throttle'))

/** Lets minutes pass for the counters. */
const pass = (minutes: number) =>
  service.sql(
    `update throttle set window_ends_at = window_ends_at - make_interval(mins => $1),
       locked_until = locked_until - make_interval(mins => $1), updated_at = updated_at - make_interval(mins => $1)`,
    [minutes],
  )
async function fail(times: number, who = email, address?: string) {
  const seen: string[] = []
  for (let n = 0; n < times; n++) {
    seen.push((await service.signIn<Problem>(who, `Wrong${n}`, address ? { address } : {})).body.code)
  }
  return seen
}
const attempt = async () => {
  const { status, body } = await service.signIn<Problem & { session?: object }>(email)
  return status === 200 ? 'in' : body.code
}

it('T6: locks after five wrong attempts, also for the right password, and says for how long', async () => {
  expect(await fail(6)).toEqual([WRONG, WRONG, WRONG, WRONG, WRONG, LOCKED])
  const { body, headers } = await service.signIn<Problem>(email)
  expect(body).toMatchObject({ code: LOCKED, title: 'Too many sign-in attempts. Try again in 15 minutes.' })
  expect(Number(headers['retry-after'])).toBeGreaterThan(880)
  await pass(16)
  expect(await attempt()).toBe('in')
})

it('T8: treats an unknown email just so, in the same words', async () => {
  expect(await fail(6, 'nobody@arus.test')).toEqual([WRONG, WRONG, WRONG, WRONG, WRONG, LOCKED])
})

it('T6: counts spellings of an email together', async () => {
  for (const spelled of [email, email.toUpperCase(), ` ${email}`, 'Maker@arus.test', 'ｍaker@arus.test'])
    await fail(1, spelled)
  expect(await attempt()).toBe(LOCKED)
})

it('forgets wrong attempts after their window, and after a right one', async () => {
  await fail(4)
  await pass(16)
  await fail(4)
  expect(await attempt()).toBe('in')
  await fail(4)
  expect(await attempt()).toBe('in')
})

it('T6: locks for twice as long each time, until a day has passed without', async () => {
  await fail(5)
  await pass(16)
  await fail(5)
  await pass(16)
  expect(await attempt()).toBe(LOCKED)
  await pass(15)
  await fail(5)
  await pass(59)
  expect(await attempt()).toBe(LOCKED)
  await pass(25 * 60)
  await fail(5)
  await pass(16)
  expect(await attempt()).toBe('in')
})

it('T6: lets no more than five of a hundred parallel attempts through', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => service.signIn<Problem>(email, 'Wrong')))
  expect(answers.filter(({ body }) => body.code === WRONG)).toHaveLength(5)
  expect(answers.filter(({ body }) => body.code === LOCKED)).toHaveLength(95)
})

it('does not count right attempts of an address against it', async () => {
  const limit = DEFAULT_RULES.lockout.attemptsPerAddress
  for (let n = 0; n < limit + 5; n++) {
    expect((await service.signIn(email, PASSWORD, { address: '203.0.113.11' })).status).toBe(200)
  }
})

it('T6: stops an address that guesses patiently, below every other limit, and its owner comes in from elsewhere', async () => {
  const perDay = DEFAULT_RULES.lockout.attemptsPerPair
  let looked = 0
  for (let n = 0; n < perDay + 4; n += 4) {
    const seen = await fail(4, email, '203.0.113.12')
    looked += seen.filter(code => code === WRONG).length
    await pass(16)
  }
  expect(looked).toBe(perDay)
  const { body } = await service.signIn<Problem>(email, PASSWORD, { address: '203.0.113.12' })
  expect(body.code).toBe(LOCKED)
  expect((await service.signIn(email, PASSWORD, { address: '203.0.113.13' })).status).toBe(200)
  await pass(24 * 60)
  expect((await service.signIn(email, PASSWORD, { address: '203.0.113.12' })).status).toBe(200)
})

it('T6: counts nothing on the pair while the email is locked: nobody is locked out for a day by pressing on', async () => {
  await fail(5 + DEFAULT_RULES.lockout.attemptsPerPair, email, '203.0.113.14')
  await pass(16)
  expect((await service.signIn(email, PASSWORD, { address: '203.0.113.14' })).status).toBe(200)
})

const AT_ONCE = 60

describe('T6: a spray lets no more guesses through than its limits', () => {
  /** How many of these attempts, all of them wrong, reached the password check. */
  async function guessesOf(attempts: { who: string; from: string }[]) {
    matches.mockClear()
    const answers: { body: Problem }[] = []
    // More than any limit at once; but not hundreds that wait for one row, of which a slow machine would time out the last.
    for (let at = 0; at < attempts.length; at += AT_ONCE)
      answers.push(
        ...(await Promise.all(
          attempts
            .slice(at, at + AT_ONCE)
            .map(({ who, from }) => service.signIn<Problem>(who, 'Wrong1234', { address: from })),
        )),
      )
    const guesses = matches.mock.calls.length
    expect(answers.filter(({ body }) => body.code === WRONG)).toHaveLength(guesses)
    expect(answers.filter(({ body }) => body.code === LOCKED)).toHaveLength(attempts.length - guesses)
    return guesses
  }
  const { attemptsPerAddress, attemptsPerEmail } = DEFAULT_RULES.lockout
  const many = Array.from({ length: 300 }, (_, n) => n)

  it('of one address at many emails, and others are spared', async () => {
    const attempts = many.map(n => ({ who: `spray${n}@arus.test`, from: '203.0.113.20' }))
    expect(await guessesOf(attempts)).toBe(attemptsPerAddress)
    expect((await service.signIn<Problem>(email, PASSWORD, { address: '203.0.113.20' })).body.code).toBe(LOCKED)
    expect((await service.signIn(email, PASSWORD, { address: '203.0.113.21' })).status).toBe(200)
  })

  it('of many addresses of one network', async () => {
    const attempts = many.map(n => ({ who: `spray${n}@arus.test`, from: `2001:db8:0:1::${n.toString(16)}` }))
    expect(await guessesOf(attempts)).toBe(attemptsPerAddress)
    expect((await service.signIn(email, PASSWORD, { address: '2001:db8:0:2::1' })).status).toBe(200)
  })

  it('of many networks of one site, which has four times as much', async () => {
    const attempts = many.map(n => ({ who: `spray${n}@arus.test`, from: `2001:db8:5:${n.toString(16)}::1` }))
    expect(await guessesOf(attempts)).toBe(attemptsPerAddress * 4)
    expect((await service.signIn<Problem>(email, PASSWORD, { address: '2001:db8:5:ffff::1' })).body.code).toBe(LOCKED)
    expect((await service.signIn(email, PASSWORD, { address: '2001:db8:6::1' })).status).toBe(200)
  })

  it('of many addresses at one email', async () => {
    const attempts = many.map(n => ({ who: email, from: `198.51.100.${n % 250}` }))
    expect(await guessesOf(attempts)).toBe(attemptsPerEmail)
  })

  it('of some addresses at some emails', async () => {
    const attempts = many.map(n => ({ who: `some${n % 15}@arus.test`, from: `192.0.2.${n % 20}` }))
    expect(await guessesOf(attempts)).toBe(15 * attemptsPerEmail)
  })
})

it('T6: survives a restart', async () => {
  await fail(5)
  await service.close()
  const again = await runAccount(service.database)
  expect((await again.signIn<Problem>(email)).body.code).toBe(LOCKED)
})

it('lets one person sign in many times at once from one address', async () => {
  const generous = {
    ...DEFAULT_RULES.lockout,
    attemptsPerEmail: 1_000,
    attemptsPerAddress: 1_000,
    attemptsPerPair: 1_000,
  }
  const open = await freshAccount({ lockout: generous })
  cheap(open.account)
  for (let round = 0; round < 3; round++) {
    const signIns = Array.from({ length: 30 }, () => open.signIn(email, PASSWORD, { address: '10.1.1.1' }))
    expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(signIns.map(() => 200))
  }
})
