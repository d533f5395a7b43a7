// The services themselves, bypassing the BFF: callers without a valid token are rejected before anything else is checked.
import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../../services/account/permissions/permissions.ts'
import { MAX_BODY_BYTES } from '../../services/kit/http/server.ts'
import { openMint, openServiceIdentity } from '../../services/kit/tokens.ts'
import { freshAccount, people, retail } from '../services/account/support.ts'
import { openTreasuryApi } from '../services/treasury/support/api.ts'

type Contract = { paths: Record<string, Record<string, { operationId: string; security?: object[] }>> }
type Problem = { code: string; title: string }

async function openAccount() {
  const service = await freshAccount()
  const mintGood = async () => (await service.as(people.owner.email)).token
  return { origin: service.address, mintGood, other: await service.account.tokens.mint('treasury', claims()) }
}

async function openTreasury() {
  const api = await openTreasuryApi()
  const { id } = await api.organization()
  const own = { ...claims(), org: id }
  return { origin: api.origin, mintGood: () => api.mint('treasury', own), other: await api.mint('account', own) }
}

const claims = () => ({
  sub: randomUUID(),
  org: retail,
  perms: Object.keys(PERMISSIONS),
  sid: randomUUID(),
  name: 'Nobody',
})

/** Self-declared identities, which must have no effect. */
const FORGED = {
  'x-organization-id': retail,
  'x-org-id': retail,
  'x-user': people.owner.id,
  'x-user-id': people.owner.id,
  'x-permissions': Object.keys(PERMISSIONS).join(),
  'x-forwarded-user': people.owner.email,
  cookie: `arus=${'a'.repeat(43)}`,
}

describe.each([
  ['account', openAccount],
  ['treasury', openTreasury],
] as const)('%s', async (service, open) => {
  const { origin, mintGood, other } = await open()
  const contract = JSON.parse(readFileSync(`services/${service}/openapi.json`, 'utf8')) as Contract
  const routes = [
    ...Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { security }]) =>
        security?.length === 0 ? [] : [{ method: method.toUpperCase(), path }],
      ),
    ),
    { method: 'GET', path: '/v1/events' },
    { method: 'GET', path: '/v1/none' },
  ]
  const send = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const url = origin + path.replaceAll(/\{\w+\}/g, () => randomUUID())
    const answer = await fetch(url, { method, headers, ...(body !== undefined && method !== 'GET' && { body }) })
    return { status: answer.status, body: (await answer.json()) as Problem }
  }

  const strangers = async (): Promise<Record<string, Record<string, string>>> => {
    const audience = service
    const mint = (await openMint()).mint
    const stranger = openServiceIdentity('a secret of somebody else, 32 bytes', 'bff')
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
    const unsigned = new UnsecuredJWT(claims()).setIssuer('account').setAudience(audience).setExpirationTime('60s')
    const [head = '', body = ''] = (await mintGood()).split('.')
    return {
      'no token': {},
      'forged headers': FORGED,
      'no token at all': { authorization: 'Bearer nothing' },
      'alg: none': bearer(unsigned.encode()),
      'alg: none with our type': bearer(
        `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'svc+jwt' })).toString('base64url')}.${body}.`,
      ),
      'a signature that was cut off': bearer(`${head}.${body}.`),
      'another audience': bearer(other),
      'another key': bearer(await mint(audience, claims())),
      'a service of another secret': bearer(await stranger.tokenFor(audience)),
      'our public key as a secret': bearer(
        await new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256', typ: 'svc+jwt' })
          .setIssuer('account')
          .setAudience(audience)
          .setExpirationTime('60s')
          .sign(new TextEncoder().encode(await (await fetch(`${origin}/v1/keys`)).text())),
      ),
    }
  }

  it('has routes to try', () => {
    expect(routes.length).toBeGreaterThan(50)
  })

  it.each(Object.keys(await strangers()))(
    'T21: refuses %s with 401 at every route, whatever the body is',
    async who => {
      const headers = { ...(await strangers())[who], 'content-type': 'application/json' }
      for (const { method, path } of routes) {
        for (const body of ['{', '{"nothing":1}']) {
          const answer = await send(method, path, headers, body)
          expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([401, 'G-10'])
        }
      }
    },
  )

  it('lets whoever has a good one in, and only then looks at the body', async () => {
    const headers = { authorization: `Bearer ${await mintGood()}`, 'content-type': 'application/json' }
    const path = service === 'account' ? '/v1/api-tokens' : '/v1/counterparties'
    expect(await send('POST', path, headers, '{')).toMatchObject({ status: 422, body: { code: 'G-2' } })
    expect(await send('GET', '/v1/none', headers)).toMatchObject({ status: 404, body: { code: 'G-7' } })
  })

  it('takes a body of 2 MB, and not a byte more', async () => {
    const headers = { authorization: `Bearer ${await mintGood()}`, 'content-type': 'application/json' }
    const path = service === 'account' ? '/v1/api-tokens' : '/v1/counterparties'
    const ofSize = (bytes: number) => `{"name":"${'x'.repeat(bytes - 11)}"}`
    expect(Buffer.byteLength(ofSize(MAX_BODY_BYTES))).toBe(2_000_000)
    expect((await send('POST', path, headers, ofSize(MAX_BODY_BYTES))).body.code).toBe('G-2')
    expect(await send('POST', path, headers, ofSize(MAX_BODY_BYTES + 1))).toMatchObject({
      status: 413,
      body: { code: 'G-6' },
    })
  })
})
