// Proofs of approval, as treasury reads them: user, subject and factor, and each can be used only once.
import { createLocalJWKSet } from 'jose'
import { beforeEach, expect, it } from 'vitest'
import { approvalProofOf, openMint } from '../../../services/kit/tokens.ts'
import { codeOf, freshAccount, people, type Problem, PUBLIC_ORIGIN, retail } from './support.ts'
import { softwareAuthenticator } from '../../../tools/demo/softwareAuthenticator.ts'

const service = await freshAccount()
const read = approvalProofOf(createLocalJWKSet(service.account.tokens.jwks))

const DIGEST = 'a'.repeat(43)
const OTHER_DIGEST = 'b'.repeat(43)

type Proved = { proof: string } & Problem
type Options = { options: string } & Problem

beforeEach(async () => {
  await service.sql('update factor set last_step = null')
  await service.sql('delete from throttle')
})

/** Requests of the approver, who has an authenticator app, in a session that verified it: the next step's code is still unused. */
async function approver() {
  const { body } = await service.signIn(people.approver.email)
  if (!body.challenge) throw new Error('no challenge')
  const { body: session } = await service.twoFactor(body.challenge.token, codeOf())
  const { body: exchanged } = await service.exchange(session.id)
  const authorization = `Bearer ${exchanged.token}`
  return {
    prove: (body: object) => service.send<Proved>('POST', '/v1/approval-proofs', { authorization, body }),
    ask: (digest: string) =>
      service.send<Options>('POST', '/v1/approval-proofs/options', { authorization, body: { digest } }),
  }
}

it('T16: a fresh code becomes a proof for one digest, of this person in this organization, and is used up', async () => {
  const me = await approver()
  const code = codeOf(1)
  const { status, body } = await me.prove({ digest: DIGEST, code })
  expect(status).toBe(200)
  const proof = await read(body.proof)
  expect(proof).toMatchObject({
    personId: people.approver.id,
    organizationId: retail,
    digest: DIGEST,
    factor: 'AUTHENTICATOR_APP',
  })
  expect(proof?.totpStep).toBeTypeOf('number')
  const lasts = Date.parse(proof?.expiresAt ?? '') - Date.now()
  expect(lasts).toBeGreaterThan(0)
  expect(lasts).toBeLessThanOrEqual(65_000)
  expect((await me.prove({ digest: DIGEST, code })).body.code).toBe('U-ACC-AU-39')
})

it('T7: of twenty who give one code at once, one gets a proof', async () => {
  const me = await approver()
  await service.sql('delete from throttle')
  const code = codeOf(1)
  const answers = await Promise.all(Array.from({ length: 20 }, () => me.prove({ digest: DIGEST, code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'U-ACC-AU-39')).toHaveLength(19)
  expect(await service.sql('select 1 from throttle where locked_until > now()')).toEqual([])
})

it('T7: the code of the sign-in approves nothing', async () => {
  const { body } = await service.signIn(people.both.email)
  const code = codeOf()
  const { body: session } = await service.twoFactor(body.challenge!.token, code)
  const { body: exchanged } = await service.exchange(session.id)
  const authorization = `Bearer ${exchanged.token}`
  const answer = await service.send('POST', '/v1/approval-proofs', { authorization, body: { digest: DIGEST, code } })
  expect(answer.body.code).toBe('U-ACC-AU-39')
})

it('refuses whoever shows nothing, has no factor, or gives a backup code', async () => {
  const me = await approver()
  expect((await me.prove({ digest: DIGEST })).body.code).toBe('U-ACC-AU-44')
  expect((await me.prove({ digest: DIGEST, code: 'abcd-efgh-ijkl' })).body.code).toBe('U-ACC-AU-3')
  expect((await me.prove({ digest: 'short', code: codeOf() })).body.code).toBe('G-2')
  const maker = await service.as(people.maker.email)
  const [asked, shown] = [
    await maker.post('/v1/approval-proofs/options', { digest: DIGEST }),
    await maker.post('/v1/approval-proofs', { digest: DIGEST, code: '123456' }),
  ]
  expect([asked.body.code, shown.body.code]).toEqual(['U-ACC-AU-43', 'U-ACC-AU-43'])
})

it('T21: a program can’t approve, whatever its creator may do', async () => {
  const admin = await service.as(people.admin.email)
  const { body: made } = await admin.post<{ token: string } & Problem>('/v1/api-tokens', {
    ...(await admin.fresh()),
    name: 'Robot',
    permissions: ['treasury.payments.view'],
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  })
  const { body: exchanged } = await service.exchange(made.token, retail, { kind: 'API_TOKEN' })
  const answer = await service.send('POST', '/v1/approval-proofs', {
    authorization: `Bearer ${exchanged.token}`,
    body: { digest: DIGEST, code: '123456' },
  })
  expect([answer.status, answer.body.code]).toEqual([403, 'G-22'])
})

it('a passkey that was asked for one digest proves no other, and answers once', async () => {
  const me = await service.as(people.maker.email)
  const key = softwareAuthenticator(PUBLIC_ORIGIN)
  const { body: made } = await me.post<Options>('/v1/me/passkey-registration')
  await me.post('/v1/me/passkeys', { name: 'Laptop', registration: key.register(made.options) })
  const ask = async (path: string, body: object) => (await me.post<Options>(path, body)).body.options
  const prove = async (digest: string, passkeyAssertion: string) =>
    (await me.post<Proved>('/v1/approval-proofs', { digest, passkeyAssertion })).body

  const elsewhere = key.answer(await ask('/v1/me/passkey-options', {}))
  expect((await prove(DIGEST, elsewhere)).code).toBe('U-ACC-AU-12')
  const answer = key.answer(await ask('/v1/approval-proofs/options', { digest: DIGEST }))
  expect((await prove(OTHER_DIGEST, answer)).code).toBe('U-ACC-AU-12')
  const { proof } = await prove(DIGEST, answer)
  expect(await read(proof)).toMatchObject({ digest: DIGEST, factor: 'PASSKEY', totpStep: null })
  expect((await prove(DIGEST, answer)).code).toBe('U-ACC-AU-15')
})

it('reads no proof that another key has signed, and no token of another kind', async () => {
  const stranger = await openMint()
  const claims = { sub: people.maker.id, org: retail, digest: DIGEST, factor: 'PASSKEY' as const, step: null }
  const jti = '0190a000-0000-7000-8000-000000000001'
  expect(await read(await stranger.mintApproval({ ...claims, jti }))).toBeUndefined()
  const { body: session } = await service.signIn(people.owner.email)
  const { body: exchanged } = await service.exchange(session.session!.id, retail, { audience: 'treasury' })
  expect(await read(exchanged.token)).toBeUndefined()
  expect(await read('nonsense')).toBeUndefined()
})
