import { expect, it } from 'vitest'
import { DEFAULT_RULES } from '../../../services/account/account.ts'
import { stepOfCode } from '../../../services/account/secondFactor/authenticatorCode.ts'
import { openSecrets } from '../../../services/account/callers/secrets.ts'
import { codeOf, freshAccount, KEY, people, type Problem } from './support.ts'
import { until } from '../../support/until.ts'

// The limit of wrong codes must not hide a missing compare-and-set of the step.
const service = await freshAccount({
  lockout: { ...DEFAULT_RULES.lockout, attemptsPerFactor: 1_000, attemptsPerEmail: 1_000 },
})
const email = people.approver.email

async function challenge() {
  const { body } = await service.signIn(email)
  if (!body.challenge) throw new Error('no challenge')
  return body.challenge.token
}
/** Codes depend on our clock: no step may end while a test counts them. */
const earlyInStep = () => until(() => Date.now() % 30_000 < 27_000)
const forgetSteps = () => service.sql('update factor set last_step = null')

it('accepts the code of the last, the present and the next step, and no other', async () => {
  for (const [steps, status] of [
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ] as const) {
    await forgetSteps()
    const token = await challenge()
    await earlyInStep()
    expect((await service.twoFactor(token, codeOf(steps))).status, `${steps} steps`).toBe(status)
  }
})

it('tells the step of a code by example', () => {
  const secret = Buffer.from('12345678901234567890')
  // RFC 6238, appendix B, the last six digits.
  expect(stepOfCode(secret, '287082', 59)).toBe(1)
  expect(stepOfCode(secret, '081804', 1_111_111_109)).toBe(37_037_036)
  expect(stepOfCode(secret, '081804', 1_111_111_109 + 60)).toBeUndefined()
  for (const code of ['28708', '2870821', '28708a', '', '２８７０８２'])
    expect(stepOfCode(secret, code, 59)).toBeUndefined()
})

it('asks the one app that is confirmed, whatever is being set up beside it', async () => {
  const add = (confirmedAt: string) =>
    service.sql(
      `insert into factor (id, person_id, name, secret, confirmed_at)
      values (gen_random_uuid(), $1, 'Another phone', '\\x00', ${confirmedAt})`,
      [people.approver.id],
    )
  await add('null')
  await forgetSteps()
  expect((await service.twoFactor(await challenge(), codeOf())).status).toBe(200)
  // spec/product.md §5: one method in addition to backup codes.
  await expect(add('now()')).rejects.toThrow('factor_one')
  await service.sql('delete from factor where confirmed_at is null')
})

it('T7: accepts a code once of twenty parallel uses, sign-ins and approvals together', async () => {
  await forgetSteps()
  const first = await challenge()
  await earlyInStep()
  const { body: session } = await service.twoFactor(first, codeOf(-1))
  const { body: caller } = await service.exchange(session.id)
  const authorization = `Bearer ${caller.token}`
  const tokens = await Promise.all(Array.from({ length: 10 }, challenge))
  await earlyInStep()
  const code = codeOf()
  const approve = () => service.send('POST', '/v1/me/backup-codes', { authorization, body: { code } })
  const answers = await Promise.all(tokens.flatMap(token => [service.twoFactor<Problem>(token, code), approve()]))
  expect(answers).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['U-ACC-AU-39']),
  )
  // Nor is an earlier step accepted after a later one.
  expect((await service.twoFactor(await challenge(), codeOf(-1))).status).toBe(422)
})

it('T7: of twenty parallel sends of one right code one succeeds, the others hear that it was used, and nothing is locked', async () => {
  const strict = await freshAccount()
  const challengeOf = async () => {
    const { body } = await strict.signIn(email)
    return body.challenge?.token ?? ''
  }
  const countOf = (answers: { status: number; body: Partial<Problem> }[]) =>
    Object.groupBy(answers, ({ status, body }) => body.code ?? String(status))
  await earlyInStep()
  // Like a browser that sends one answer repeatedly.
  const one = await challengeOf()
  const code = codeOf()
  const sent = countOf(await Promise.all(Array.from({ length: 20 }, () => strict.twoFactor<Problem>(one, code))))
  expect([sent['200']?.length, sent['U-ACC-AU-39']?.length]).toEqual([1, 19])

  // And with the sign-ins of twenty tabs.
  await strict.sql('update factor set last_step = null')
  const tokens: string[] = []
  // Sequentially: too many passwords at once would lock the email, correctly.
  while (tokens.length < 20) tokens.push(await challengeOf())
  await earlyInStep()
  const next = codeOf()
  const tabs = countOf(await Promise.all(tokens.map(token => strict.twoFactor<Problem>(token, next))))
  expect([tabs['200']?.length, tabs['U-ACC-AU-39']?.length]).toEqual([1, 19])
  expect(await strict.sql('select 1 from throttle where locked_until > now()')).toEqual([])
  expect((await strict.twoFactor(await challengeOf(), codeOf(1))).status).toBe(200)
})

it('T7: a backup code that is sent twenty times opens one session, and locks nothing', async () => {
  const strict = await freshAccount()
  const { body: first } = await strict.signIn(email)
  await earlyInStep()
  const { body: session } = await strict.twoFactor(first.challenge?.token ?? '', codeOf())
  const { body: caller } = await strict.exchange(session.id)
  const { body: made } = await strict.send<{ codes: string[] }>('POST', '/v1/me/backup-codes', {
    authorization: `Bearer ${caller.token}`,
    body: { code: codeOf(1) },
  })
  const { body } = await strict.signIn(email)
  const send = () =>
    strict.send<Partial<Problem>>('POST', '/v1/auth/two-factor', {
      body: { challengeToken: body.challenge?.token, method: 'BACKUP_CODES', code: made.codes[0] },
    })
  const answers = await Promise.all(Array.from({ length: 20 }, send))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body: { code } }) => code === 'U-ACC-AU-39')).toHaveLength(19)
  expect(await strict.sql('select 1 from throttle where locked_until > now()')).toEqual([])
})

it('T7: wrong codes at the sign-in do not lock what is approved within a session, nor the other way round', async () => {
  const strict = await freshAccount()
  const fail = async (times: number) => {
    const seen: string[] = []
    for (let n = 0; n < times; n++) {
      const { body } = await strict.signIn(email)
      seen.push((await strict.twoFactor<Problem>(body.challenge?.token ?? '', '000000')).body.code)
    }
    return seen
  }
  const { body } = await strict.signIn(email)
  await earlyInStep()
  const { body: session } = await strict.twoFactor(body.challenge?.token ?? '', codeOf(-1))
  const { body: caller } = await strict.exchange(session.id)
  const prove = (code: string) =>
    strict.send<Partial<Problem>>('POST', '/v1/approval-proofs', {
      authorization: `Bearer ${caller.token}`,
      body: { digest: 'a'.repeat(43), code },
    })
  expect((await fail(6)).at(-1)).toBe('U-ACC-AU-1')
  await earlyInStep()
  expect((await prove(codeOf())).status).toBe(200)
  await strict.sql('delete from throttle')
  const wrong: (string | undefined)[] = []
  for (let n = 0; n < 6; n++) wrong.push((await prove('000000')).body.code)
  expect(wrong).toEqual([...Array<string>(5).fill('U-ACC-AU-3'), 'U-ACC-AU-1'])
  const { body: again } = await strict.signIn(email)
  expect((await strict.twoFactor(again.challenge?.token ?? '', codeOf(1))).status).toBe(200)
})

it('opens one session when a challenge is answered many times at once', async () => {
  await forgetSteps()
  const token = await challenge()
  const answers = await Promise.all(Array.from({ length: 5 }, () => service.twoFactor<Problem>(token, codeOf())))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('gives a challenge five attempts and five minutes, and uses it once', async () => {
  await forgetSteps()
  const tried = await challenge()
  for (let n = 0; n < 5; n++) expect((await service.twoFactor<Problem>(tried, '000000')).body.code).toBe('U-ACC-AU-3')
  expect((await service.twoFactor<Problem>(tried, codeOf())).body.code).toBe('U-ACC-AU-46')

  const late = await challenge()
  await service.sql(`update sign_in_challenge set expires_at = now() - interval '1 second'`)
  expect((await service.twoFactor<Problem>(late, codeOf())).body.code).toBe('U-ACC-AU-46')

  const used = await challenge()
  expect((await service.twoFactor(used, codeOf())).status).toBe(200)
  expect((await service.twoFactor<Problem>(used, codeOf(1))).body.code).toBe('U-ACC-AU-46')
  expect((await service.twoFactor<Problem>('x'.repeat(43), codeOf())).body.code).toBe('U-ACC-AU-46')
})

it('T7: counts wrong codes of a person over all challenges: a right password forgives none', async () => {
  const strict = await freshAccount()
  const failOnce = async () => {
    const { body } = await strict.signIn(email)
    return (await strict.twoFactor<Problem>(body.challenge?.token ?? '', '000000')).body.code
  }
  const seen: string[] = []
  for (let n = 0; n < 6; n++) seen.push(await failOnce())
  expect(seen).toEqual([...Array<string>(5).fill('U-ACC-AU-3'), 'U-ACC-AU-1'])
})

it('keeps secrets encrypted, each for its own row', async () => {
  const rows = await service.sql<{ id: string; secret: Buffer }>('select id, secret from factor order by id')
  const [one, other] = rows
  if (!one || !other) throw new Error('the demo has two factors')
  const secrets = openSecrets(KEY)
  expect(secrets.decrypt(one.secret, one.id).toString('hex')).toBe('48656c6c6f21deadbeef')
  expect(one.secret.includes(Buffer.from('48656c6c6f21', 'hex'))).toBe(false)
  expect(() => secrets.decrypt(one.secret, other.id)).toThrow('unable to authenticate')
  expect(() => openSecrets(Buffer.alloc(32, 8)).decrypt(one.secret, one.id)).toThrow('unable to authenticate')
})
