import { createLocalJWKSet, SignJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { newId } from '../../services/kit/ids.ts'
import {
  identityOf,
  newSigningKey,
  openMint,
  openServiceIdentity,
  remoteKeys,
  serviceOf,
} from '../../services/kit/tokens.ts'
import { createServer } from '../../services/kit/http/server.ts'

const key = await newSigningKey('one')
const { mint, jwks } = await openMint(key)
const keys = createLocalJWKSet(jwks)
const claims = () => ({ sub: newId(), org: newId(), perms: ['a.b.view'], sid: 's', name: 'Sari' })
const request = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const check = identityOf('treasury', keys)
const refused = { row: { code: 'G-10' } }

describe("a caller's token", () => {
  it('says who asks', async () => {
    const given = claims()
    const identity = await check(request(await mint('treasury', given)))
    expect(identity).toEqual({
      actorId: given.sub,
      actorName: 'Sari',
      sessionId: 's',
      organizationId: given.org,
      permissions: new Set(['a.b.view']),
      unusedAreas: new Set(),
      credential: { type: 'SESSION', id: 's', name: null },
    })
  })

  it('may be of no organization', async () => {
    const { org: _org, ...personal } = claims()
    expect((await check(request(await mint('treasury', personal)))).organizationId).toBeNull()
  })

  it('T21: is refused for another audience, after its time, unsigned, or signed by someone else', async () => {
    await expect(check(request(await mint('account', claims())))).rejects.toMatchObject(refused)
    await expect(check(request(await mint('treasury', claims(), -10)))).rejects.toMatchObject(refused)
    const [, payload] = (await mint('treasury', claims())).split('.')
    const none = `${Buffer.from('{"alg":"none","typ":"svc+jwt"}').toString('base64url')}.${payload}.`
    await expect(check(request(none))).rejects.toMatchObject(refused)
    const other = await openMint(await newSigningKey('one'))
    await expect(check(request(await other.mint('treasury', claims())))).rejects.toMatchObject(refused)
    for (const authorization of [undefined, '', 'Basic x', 'Bearer', 'Bearer a b'])
      await expect(check({ headers: { authorization } })).rejects.toMatchObject(refused)
  })

  it('T19: allows clocks to be five seconds apart, and no more', async () => {
    const given = claims()
    for (const [late, accepted] of [
      [3, true],
      [7, false],
    ] as const) {
      const token = await mint('treasury', given, -late)
      const answer = check(request(token)).then(({ actorId }) => actorId)
      if (accepted) await expect(answer).resolves.toBe(given.sub)
      else await expect(answer).rejects.toMatchObject(refused)
    }
  })

  it('T21: cannot be made with the public key as a secret', async () => {
    const publicKey = new TextEncoder().encode(JSON.stringify(jwks.keys[0]))
    const forged = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', typ: 'svc+jwt', kid: 'one' })
      .setIssuer('account')
      .setAudience('treasury')
      .setExpirationTime('60s')
      .sign(publicKey)
    await expect(check(request(forged))).rejects.toMatchObject(refused)
  })

  it('outlives a restart of who minted it, with the same key', async () => {
    const again = await openMint(key)
    expect(again.jwks).toEqual(jwks)
    expect(Object.keys(jwks.keys[0] ?? {})).not.toContain('d')
    await expect(check(request(await again.mint('treasury', claims())))).resolves.toBeDefined()
  })

  it('is checked with keys that are fetched once', async () => {
    let fetched = 0
    const account = await createServer({ title: 'account', ready: async () => {} })
    account.get('/v1/keys', async () => {
      fetched++
      return jwks
    })
    const remote = identityOf('treasury', remoteKeys(`${await account.listen({ port: 0, host: '127.0.0.1' })}/v1/keys`))
    await Promise.all(Array.from({ length: 20 }, async () => remote(request(await mint('treasury', claims())))))
    expect(fetched).toBe(1)
    await account.close()
  })

  it('that cannot be checked signs nobody out', async () => {
    const away = identityOf('treasury', remoteKeys('http://127.0.0.1:1/v1/keys'))
    await expect(away(request(await mint('treasury', claims())))).rejects.toMatchObject({ row: { code: 'G-11' } })
    await expect(away(request('not.a.token'))).rejects.toMatchObject(refused)
  })

  it('is remembered until its time is over, and no longer', async () => {
    const short = await mint('treasury', claims(), 1)
    expect(await check(request(short))).toBe(await check(request(short)))
    const late = identityOf('treasury', keys)
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const token = await mint('treasury', claims())
      await late(request(token))
      vi.setSystemTime(Date.now() + 70_000)
      await expect(late(request(token))).rejects.toMatchObject(refused)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe("a service's token", () => {
  const secret = 'x'.repeat(32)

  it('T21: is for one audience and made with the shared secret', async () => {
    const bff = openServiceIdentity(secret, 'bff')
    const service = serviceOf('treasury', secret)
    expect(await service(request(await bff.tokenFor('treasury')))).toBe('bff')
    await expect(service(request(await bff.tokenFor('account')))).rejects.toMatchObject(refused)
    const stranger = openServiceIdentity('y'.repeat(32), 'bff')
    await expect(service(request(await stranger.tokenFor('treasury')))).rejects.toMatchObject(refused)
    await expect(service(request(await mint('treasury', claims())))).rejects.toMatchObject(refused)
  })

  it('is kept while it is good', async () => {
    const bff = openServiceIdentity(secret, 'bff')
    expect(await bff.tokenFor('treasury')).toBe(await bff.tokenFor('treasury'))
  })
})
