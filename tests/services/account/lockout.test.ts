import { beforeEach, expect, it } from 'vitest'
import { DEFAULT_RULES } from '../../../services/account/account.ts'
import { freshAccount, people, PASSWORD, type Problem, runAccount } from './support.ts'

const service = await freshAccount()
const email: string = people.maker.email
const LOCKED = 'U-ACC-AU-1'
const WRONG = 'U-ACC-AU-5'

beforeEach(() => service.sql('delete from throttle'))

/** Lets so many minutes pass for the counters. */
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

it('T6: locks an address that tries many emails, and spares others', async () => {
  const limit = DEFAULT_RULES.lockout.attemptsPerAddress
  for (let n = 0; n < limit; n++) await service.signIn(`n${n}@arus.test`, 'Wrong', { address: '203.0.113.9' })
  expect((await service.signIn<Problem>(email, PASSWORD, { address: '203.0.113.9' })).body.code).toBe(LOCKED)
  expect((await service.signIn(email, PASSWORD, { address: '203.0.113.10' })).status).toBe(200)
})

it('does not count right attempts of an address against it', async () => {
  const limit = DEFAULT_RULES.lockout.attemptsPerAddress
  for (let n = 0; n < limit + 5; n++) {
    expect((await service.signIn(email, PASSWORD, { address: '203.0.113.11' })).status).toBe(200)
  }
}, 60_000)

it('T6: survives a restart', async () => {
  await fail(5)
  await service.close()
  const again = await runAccount(service.database)
  expect((await again.signIn<Problem>(email)).body.code).toBe(LOCKED)
})

it('lets one person sign in many times at once from one address', async () => {
  const generous = { ...DEFAULT_RULES.lockout, attemptsPerEmail: 1_000, attemptsPerAddress: 1_000 }
  const open = await freshAccount({ lockout: generous })
  for (let round = 0; round < 3; round++) {
    const signIns = Array.from({ length: 30 }, () => open.signIn(email, PASSWORD, { address: '10.1.1.1' }))
    expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(signIns.map(() => 200))
  }
})
