// What a bank gives to a connecting company, and what the company gives to the bank.
import { createPrivateKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'

const LEAST_BITS = 2_048

/** The RSA key in a text: PEM in either form, or bare PKCS 8 base64. Undefined if it is no private key. */
function readKey(text: string): KeyObject | undefined {
  const trimmed = text.trim()
  try {
    if (trimmed.startsWith('-----')) return createPrivateKey(trimmed)
    return createPrivateKey({ key: Buffer.from(trimmed, 'base64'), format: 'der', type: 'pkcs8' })
  } catch {
    return undefined
  }
}

/** `MALFORMED`: no private key can be read. `NOT_RSA`: another kind of key, or one shorter than banks accept. */
export function faultOfPrivateKey(text: string): 'MALFORMED' | 'NOT_RSA' | undefined {
  const key = readKey(text)
  if (!key) return 'MALFORMED'
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  return key.asymmetricKeyType === 'rsa' && bits >= LEAST_BITS ? undefined : 'NOT_RSA'
}

/** A key that has passed `faultOfPrivateKey`. */
export function privateKeyOf(text: string): KeyObject {
  const key = readKey(text)
  if (!key) throw new TypeError('the private key of a connection cannot be read')
  return key
}

/** Credentials as encrypted with a connection. The key is checked separately, so that its refusal has a business code. */
export const snapCredentials = z.strictObject({
  clientId: z.string().trim().min(1).max(100),
  clientSecret: z.string().trim().min(1).max(500),
  channelId: z.string().regex(/^\d{1,5}$/),
  partnerId: z.string().trim().min(1).max(36),
  privateKey: z.string().min(1).max(10_000),
})
export type SnapCredentials = z.infer<typeof snapCredentials>
