import { createPrivateKey } from 'node:crypto'
import { calculateJwkThumbprint, type JWK } from 'jose'

// RFC 8410: what precedes the 32 bytes of an Ed25519 private key in PKCS #8.
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key that signs internal tokens. Derived from the seed, and its id from the key, so that restarts and several processes agree. */
export async function signingKeyOf(seed: Buffer): Promise<JWK> {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' })
  const { kty, crv, x, d } = key.export({ format: 'jwk' })
  if (!kty || !crv || !x || !d) throw new Error('not an Ed25519 key')
  const jwk = { kty, crv, x, d }
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'EdDSA', use: 'sig' }
}
