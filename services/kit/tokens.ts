// Internal identity: 60 s EdDSA tokens, minted by the account service, checked by every service with keys fetched once.
import { createRemoteJWKSet, exportJWK, generateKeyPair, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { Refusal } from './http/problem.ts'

const claims = z.object({ sub: z.uuid(), org: z.uuid(), perms: z.array(z.string()), sid: z.string() })
export type Caller = { organizationId: string; actorId: string; permissions: ReadonlySet<string>; sessionId: string }
const [ISSUER, TYPE] = ['account', 'svc+jwt']

export async function openMint(kid = '1') {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'EdDSA', use: 'sig' }] }
  const mint = (audience: string, { sub, ...rest }: z.infer<typeof claims>, seconds = 60) =>
    new SignJWT(rest)
      .setProtectedHeader({ alg: 'EdDSA', kid, typ: TYPE })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(privateKey)
  return { jwks, mint }
}

export const remoteKeys = (url: string) =>
  createRemoteJWKSet(new URL(url), { cacheMaxAge: 10 * 60_000, cooldownDuration: 5_000, timeoutDuration: 2_000 })

export const callerOf =
  (audience: string, keys: JWTVerifyGetKey) =>
  async ({ headers }: { headers: Record<string, unknown> }): Promise<Caller> => {
    const token = /^Bearer (\S+)$/.exec(String(headers.authorization ?? ''))?.[1]
    if (!token) throw new Refusal(401, 'UNAUTHENTICATED')
    const payload = await jwtVerify(token, keys, {
      issuer: ISSUER,
      audience,
      algorithms: ['EdDSA'],
      typ: TYPE,
      clockTolerance: 5,
      requiredClaims: ['exp'],
    }).then(
      result => claims.parse(result.payload),
      () => {
        throw new Refusal(401, 'UNAUTHENTICATED')
      },
    )
    return {
      organizationId: payload.org,
      actorId: payload.sub,
      permissions: new Set(payload.perms),
      sessionId: payload.sid,
    }
  }
