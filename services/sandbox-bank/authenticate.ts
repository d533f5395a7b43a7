// Authenticates callers: issues tokens to partners that sign their request, and verifies the signature of every call.
import { createHash, createHmac, createVerify, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../kit/clock.ts'
import { Refused } from './answers.ts'
import type { Partner } from './partners.ts'

export type BankRequest = {
  bankCode: string
  /** As requested, with its query. */
  path: string
  header: (name: string) => string
  /** The raw body. */
  body: string
}

const TOKEN_SECONDS = 900
/** The allowed clock difference; older calls are rejected. */
const TOLERANCE_SECONDS = 300

export function openAuthentication(partners: readonly Partner[], clock: Clock) {
  /** In memory: after a restart every partner requests a new one. */
  const tokens = new Map<string, { partner: Partner; until: number }>()
  const now = () => clock.now().epochMilliseconds

  /** External ids used today, by partner: the standard requires each call's id to be unique within its day. */
  let day = ''
  let used = new Set<string>()

  function requireTimely(timestamp: string) {
    try {
      const off = Math.abs(Temporal.Instant.from(timestamp).epochMilliseconds - now())
      if (off <= TOLERANCE_SECONDS * 1_000) return
    } catch {
      // Not a valid time.
    }
    throw new Refused(400, '01', 'X-TIMESTAMP')
  }

  /** The next token of a partner that signed its request. */
  function grant({ bankCode, header }: BankRequest): { accessToken: string; expiresIn: string; tokenType: string } {
    const [clientId, timestamp, signature] = [header('x-client-key'), header('x-timestamp'), header('x-signature')]
    requireTimely(timestamp)
    const partner = partners.find(each => each.bankCode === bankCode && each.clientId === clientId)
    const verifier = createVerify('RSA-SHA256').update(`${clientId}|${timestamp}`)
    if (!partner || !verifier.verify(partner.publicKey, signature, 'base64'))
      throw new Refused(401, '00', partner ? 'Signature' : 'Unknown client')
    const accessToken = randomBytes(32).toString('base64url')
    tokens.set(accessToken, { partner, until: now() + TOKEN_SECONDS * 1_000 })
    return { accessToken, tokenType: 'Bearer', expiresIn: String(TOKEN_SECONDS) }
  }

  /** The partner that signed this call and has a valid token. */
  function authenticate({ bankCode, path, header, body }: BankRequest): Partner {
    const token = header('authorization').replace(/^Bearer /, '')
    const held = tokens.get(token)
    if (!held || held.until <= now() || held.partner.bankCode !== bankCode) throw new Refused(401, '01')
    const { partner } = held
    const timestamp = header('x-timestamp')
    requireTimely(timestamp)
    const toSign = `POST:${path}:${token}:${hashOf(body)}:${timestamp}`
    const expected = createHmac('sha512', partner.clientSecret).update(toSign).digest()
    const given = Buffer.from(header('x-signature'), 'base64')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refused(401, '00', 'Signature')
    if (header('x-partner-id') !== partner.partnerId || header('channel-id') !== partner.channelId)
      throw new Refused(401, '00', 'Unknown partner or channel')
    requireNewExternalId(partner, header('x-external-id'))
    return partner
  }

  function requireNewExternalId({ clientId }: Partner, externalId: string) {
    if (!/^\d{1,36}$/.test(externalId)) throw new Refused(400, '01', 'X-EXTERNAL-ID')
    const today = clock.now().toZonedDateTimeISO('+07:00').toPlainDate().toString()
    if (today !== day) {
      day = today
      used = new Set()
    }
    const key = `${clientId}/${externalId}`
    if (used.has(key)) throw new Refused(409, '00')
    used.add(key)
  }

  return { grant, authenticate }
}

function hashOf(body: string): string {
  try {
    return createHash('sha256')
      .update(body === '' ? '' : JSON.stringify(JSON.parse(body)))
      .digest('hex')
  } catch {
    throw new Refused(400, '00', 'not JSON')
  }
}
