// A software security key: creates passkeys and signs with them in a browser's format. Tests can request wrong values.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Options = { challenge: string; user?: { id: string }; rp?: { id: string }; rpId?: string }
export type Lies = { origin?: string; rpId?: string; userVerified?: boolean; challenge?: string; type?: string }

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const BACKUP_ELIGIBLE_AND_BACKED_UP = 0x18
const ATTESTED = 0x40

export function softwareAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let userHandle = ''
  let uses = 0

  const dataOf = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (rpId: string, flags: number, { userVerified = true, ...lies }: Lies, attested: Buffer) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++uses)
    return Buffer.concat([
      createHash('sha256')
        .update(lies.rpId ?? rpId)
        .digest(),
      Buffer.of(flags | USER_PRESENT | (userVerified ? USER_VERIFIED : 0)),
      counter,
      attested,
    ])
  }
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' }

  return {
    /** Resets the use counter to an earlier value, as a copy of the key would. */
    rewind: () => void (uses = 0),

    /** The response to PublicKeyCredentialCreationOptions. */
    register(options: string, lies: Lies = {}): string {
      const { challenge, user, rp } = JSON.parse(options) as Options
      userHandle = user?.id ?? ''
      const key = coseKeyOf(publicKey)
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key])
      const flags = ATTESTED | BACKUP_ELIGIBLE_AND_BACKED_UP
      const authData = authenticatorData(rp?.id ?? '', flags, lies, attested)
      const attestation = map([
        ['fmt', text('none')],
        ['attStmt', map([])],
        ['authData', bytes(authData)],
      ])
      return JSON.stringify({
        ...credential,
        response: {
          clientDataJSON: dataOf('webauthn.create', challenge, lies).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      })
    },

    /** The response to PublicKeyCredentialRequestOptions. */
    answer(options: string, lies: Lies = {}, handle = userHandle): string {
      const { challenge, rpId = '' } = JSON.parse(options) as Options
      const authData = authenticatorData(rpId, BACKUP_ELIGIBLE_AND_BACKED_UP, lies, Buffer.alloc(0))
      const clientData = dataOf('webauthn.get', challenge, lies)
      const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
      return JSON.stringify({
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: handle,
        },
        clientExtensionResults: {},
      })
    },
  }
}

// The subset of CBOR that an attestation needs.
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.of((major << 5) | value)
  return value < 256 ? Buffer.of((major << 5) | 24, value) : Buffer.of((major << 5) | 25, value >> 8, value & 0xff)
}
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const map = (entries: [string | number, Buffer][]) =>
  Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, value]) => [typeof key === 'string' ? text(key) : integer(key), value]),
  ])

/** ES256 in COSE format. */
function coseKeyOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return map([
    [1, integer(2)],
    [3, integer(-7)],
    [-1, integer(1)],
    [-2, bytes(Buffer.from(x, 'base64url'))],
    [-3, bytes(Buffer.from(y, 'base64url'))],
  ])
}
