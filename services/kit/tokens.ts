// Internal identity. The account service mints a caller's token (EdDSA, 60 s), and every service checks it with keys fetched once. A
// service creates its own token (feed, service to service) from the shared secret.
import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
  jwtVerify,
  SignJWT,
} from 'jose'
import { z } from 'zod'
import { commonErrors } from './errors.ts'
import { temporaryRefusal, Refusal } from './http/problem.ts'

export type Audience = 'account' | 'treasury'

/**
 * `org` is absent while no organization is chosen; `perms` belong to it, and `unused` are permission areas that it doesn't use. `via` is
 * the name of the session or API token for users.
 */
const callerClaims = z.object({
  sub: z.uuid(),
  org: z.uuid().optional(),
  perms: z.array(z.string()),
  unused: z.array(z.string()).optional(),
  sid: z.string(),
  name: z.string(),
  via: z.string().nullish(),
})
export type CallerClaims = z.infer<typeof callerClaims>

/** How the caller is authenticated: a browser session or an API token. `name` is that of the token or the browser. */
export type ActingCredential = { type: 'SESSION' | 'API_TOKEN'; id: string; name: string | null }

/** The caller, whether or not an organization is chosen. */
export type Identity = {
  actorId: string
  actorName: string
  sessionId: string
  credential: ActingCredential
  organizationId: string | null
  permissions: ReadonlySet<string>
  /** First words of permissions that the organization doesn't use, whatever its roles say. */
  unusedAreas: ReadonlySet<string>
}

/** The caller within an organization. */
export type Caller = Identity & { organizationId: string }

const FACTORS = ['AUTHENTICATOR_APP', 'PASSKEY'] as const

/** `digest` names what the user was shown; `step` is that of an authenticator code, null for other factors. */
const proofClaims = z.object({
  sub: z.uuid(),
  org: z.uuid(),
  digest: z.string().min(1),
  factor: z.enum(FACTORS),
  step: z.int().nullable(),
  jti: z.uuid(),
})
type ProofClaims = z.infer<typeof proofClaims>

/** Proves that the user has just verified their second factor, for exactly what the digest names. */
export type Proof = {
  id: string
  personId: string
  organizationId: string
  digest: string
  factor: (typeof FACTORS)[number]
  totpStep: number | null
  /** Expired after this time, so that its id need not be remembered longer. */
  expiresAt: string
}

/** A customer's user in their own session: one customer of one organization, and no access of staff. */
const customerClaims = z.object({ org: z.uuid(), cus: z.uuid(), email: z.string(), sid: z.uuid() })
type CustomerClaims = z.infer<typeof customerClaims>
export type CustomerCaller = { organizationId: string; customerId: string; email: string; sessionId: string }

const ISSUER = 'account'
/** For customers' tokens; differs from every service's own, so that none accepts them as a user's. */
const CUSTOMER_AUDIENCE = 'customer'
const CALLER_TYPE = 'svc+jwt'
const APPROVAL_TYPE = 'approval+jwt'
const CHANGE_TYPE = 'change+jwt'
const SERVICE_TYPE = 'service+jwt'
const CUSTOMER_TYPE = 'customer+jwt'
const TOKEN_SECONDS = 60
const CLOCK_TOLERANCE_SECONDS = 5

type Headers = { headers: Record<string, unknown> }

/** A signing key in a storable form, so that a restart of the account service invalidates no token. */
export async function newSigningKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, alg: 'EdDSA', use: 'sig' }
}

/** Mints callers' tokens with a private key, and publishes the public key. */
export async function openMint(key?: JWK) {
  const { d: _secret, ...publicKey } = key ?? {}
  const signing = key ?? (await newSigningKey('1'))
  const privateKey = await importJWK(signing, 'EdDSA')
  const shown = key ? publicKey : (({ d: _d, ...rest }) => rest)(signing)
  const sign = (
    type: string,
    audience: Audience | typeof CUSTOMER_AUDIENCE,
    claims: Record<string, unknown>,
    seconds: number,
  ) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid: signing.kid ?? '1', typ: type })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(privateKey)
  const mint = (audience: Audience, claims: CallerClaims, seconds = TOKEN_SECONDS) =>
    sign(CALLER_TYPE, audience, claims, seconds)
  /** Only treasury moves money. */
  const mintApproval = (claims: ProofClaims) => sign(APPROVAL_TYPE, 'treasury', claims, TOKEN_SECONDS)
  /** The account service checks its own protected actions itself, without a proof. */
  const mintChange = (claims: ProofClaims) => sign(CHANGE_TYPE, 'treasury', claims, TOKEN_SECONDS)
  const mintCustomer = (claims: CustomerClaims, seconds = TOKEN_SECONDS) =>
    sign(CUSTOMER_TYPE, CUSTOMER_AUDIENCE, claims, seconds)
  return { jwks: { keys: [shown] }, mint, mintApproval, mintChange, mintCustomer }
}

/** The account service's public keys, fetched once and again for an unknown key id. */
export const remoteKeys = (url: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(url), { cacheMaxAge: 10 * 60_000, cooldownDuration: 5_000, timeoutDuration: 2_000 })

function bearerOf({ headers }: Headers): string {
  const token = /^Bearer (\S+)$/.exec(String(headers.authorization ?? ''))?.[1]
  if (!token) throw new Refusal(commonErrors.unauthenticated)
  return token
}

/** jose errors that mean an invalid token; any other means that it could not be checked. */
const BAD_TOKEN = /^ERR_(?:JWT|JWS|JOSE_ALG_NOT_ALLOWED|JOSE_NOT_SUPPORTED|JWKS_NO_MATCHING_KEY)/

const isBadToken = (error: unknown) => error instanceof errors.JOSEError && BAD_TOKEN.test(error.code)

/** A service that can't reach the account service's keys must not sign users out. */
function refusalOfToken(error: unknown): Refusal {
  return isBadToken(error) ? new Refusal(commonErrors.unauthenticated) : temporaryRefusal()
}

/** Checks a caller's token: signature, issuer, audience, type and time. */
export function identityOf(audience: Audience, keys: JWTVerifyGetKey) {
  const checked = openTokenMemory<Identity>()
  return async (request: Headers): Promise<Identity> => {
    const token = bearerOf(request)
    const known = checked.get(token)
    if (known) return known
    const { payload } = await jwtVerify(token, keys, {
      issuer: ISSUER,
      audience,
      algorithms: ['EdDSA'],
      typ: CALLER_TYPE,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp'],
    }).catch((error: unknown) => {
      throw refusalOfToken(error)
    })
    const claims = callerClaims.safeParse(payload).data
    if (!claims) throw new Refusal(commonErrors.unauthenticated)
    const identity = {
      actorId: claims.sub,
      actorName: claims.name,
      sessionId: claims.sid,
      credential: credentialOf(claims),
      organizationId: claims.org ?? null,
      permissions: new Set(claims.perms),
      unusedAreas: new Set(claims.unused),
    }
    checked.set(token, identity, payload.exp ?? 0)
    return identity
  }
}

/** Checks the token of a customer's session: signature, issuer, audience, type and time. */
export const customerOf =
  (keys: JWTVerifyGetKey) =>
  async (request: Headers): Promise<CustomerCaller> => {
    const { payload } = await jwtVerify(bearerOf(request), keys, {
      issuer: ISSUER,
      audience: CUSTOMER_AUDIENCE,
      algorithms: ['EdDSA'],
      typ: CUSTOMER_TYPE,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp'],
    }).catch((error: unknown) => {
      throw refusalOfToken(error)
    })
    const claims = customerClaims.safeParse(payload).data
    if (!claims) throw new Refusal(commonErrors.unauthenticated)
    return { organizationId: claims.org, customerId: claims.cus, email: claims.email, sessionId: claims.sid }
  }

/** The `sid` of an API token's caller begins with this; any other is the id of a session family. */
export const API_TOKEN_PREFIX = 'api-token:'

function credentialOf({ sid, via = null }: CallerClaims): ActingCredential {
  return sid.startsWith(API_TOKEN_PREFIX)
    ? { type: 'API_TOKEN', id: sid.slice(API_TOKEN_PREFIX.length), name: via }
    : { type: 'SESSION', id: sid, name: via }
}

/** For actions that only a user may do: a leaked token must not be able to widen its own rights, or to create another that outlives it. */
export function refusePrograms({ credential }: Pick<Identity, 'credential'>): void {
  if (credential.type === 'API_TOKEN') throw new Refusal(commonErrors.programRefused)
}

/**
 * Reads proofs of a type; undefined when one was not signed by the account service or has expired. The caller must check that it is used
 * once, by its user and for its digest.
 */
const proofsOf =
  (type: string) =>
  (keys: JWTVerifyGetKey) =>
  async (proof: string): Promise<Proof | undefined> => {
    const verified = await jwtVerify(proof, keys, {
      issuer: ISSUER,
      audience: 'treasury',
      algorithms: ['EdDSA'],
      typ: type,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp'],
    }).catch((error: unknown) => {
      if (isBadToken(error)) return undefined
      throw refusalOfToken(error)
    })
    const claims = proofClaims.safeParse(verified?.payload).data
    if (!verified || !claims) return undefined
    return {
      id: claims.jti,
      personId: claims.sub,
      organizationId: claims.org,
      digest: claims.digest,
      factor: claims.factor,
      totpStep: claims.step,
      expiresAt: new Date(((verified.payload.exp ?? 0) + CLOCK_TOLERANCE_SECONDS) * 1_000).toISOString(),
    }
  }

/** Reads a proof that a user approved something. */
export const approvalProofOf = proofsOf(APPROVAL_TYPE)

/** Reads a proof that a user confirmed a change; it approves nothing. */
export const changeProofOf = proofsOf(CHANGE_TYPE)

const MAX_REMEMBERED = 5_000

/** Caches checked tokens until they expire: the BFF sends one token many times, and each check takes 0.1 ms of processor time. */
function openTokenMemory<Value>() {
  const held = new Map<string, { value: Value; until: number }>()
  return {
    get(token: string): Value | undefined {
      const entry = held.get(token)
      if (!entry) return undefined
      if (entry.until > Date.now()) return entry.value
      held.delete(token)
      return undefined
    },
    set(token: string, value: Value, expiresAtSeconds: number) {
      const [oldest] = held.keys()
      if (held.size >= MAX_REMEMBERED && oldest !== undefined) held.delete(oldest)
      held.set(token, { value, until: expiresAtSeconds * 1_000 })
    },
  }
}

/** Refuses a caller whose role lacks a permission. */
export function requirePermission(caller: Identity, permission: string) {
  if (!caller.permissions.has(permission)) throw new Refusal(commonErrors.forbidden)
}

/** A service's own identity: creates tokens for other services, and caches each until shortly before it expires. */
export function openServiceIdentity(secret: string, name: string) {
  const key = new TextEncoder().encode(secret)
  const held = new Map<Audience, { token: Promise<string>; until: number }>()
  return {
    tokenFor(audience: Audience): Promise<string> {
      const known = held.get(audience)
      if (known && known.until > Date.now()) return known.token
      const token = new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', typ: SERVICE_TYPE })
        .setIssuer(name)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_SECONDS}s`)
        .sign(key)
      held.set(audience, { token, until: Date.now() + (TOKEN_SECONDS / 2) * 1_000 })
      return token
    },
  }
}

/** Whether a request has a service's token rather than a caller's; its validity is checked later. */
export function showsServiceToken(request: Headers): boolean {
  try {
    return decodeProtectedHeader(bearerOf(request)).typ === SERVICE_TYPE
  } catch {
    return false
  }
}

/** Checks a service's token and returns the service's name. */
export const serviceOf =
  (audience: Audience, secret: string) =>
  async (request: Headers): Promise<string> => {
    const { payload } = await jwtVerify(bearerOf(request), new TextEncoder().encode(secret), {
      audience,
      algorithms: ['HS256'],
      typ: SERVICE_TYPE,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'iss'],
    }).catch(() => {
      throw new Refusal(commonErrors.unauthenticated)
    })
    return String(payload.iss)
  }
