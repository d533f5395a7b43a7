// What a bank gives to a company that connects to it, and what the company gives to the bank.
import { createPrivateKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'

const LEAST_BITS = 2_048

/** The RSA key in a text: PEM of either form, or the bare base64 of PKCS 8. Undefined when it is no private key at all. */
function readKey(text: string): KeyObject | undefined {
  const trimmed = text.trim()
  try {
    if (trimmed.startsWith('-----')) return createPrivateKey(trimmed)
    return createPrivateKey({ key: Buffer.from(trimmed, 'base64'), format: 'der', type: 'pkcs8' })
  } catch {
    return undefined
  }
}

/** `MALFORMED`: no private key can be read. `NOT_RSA`: it is of another kind, or shorter than banks accept. */
export function faultOfPrivateKey(text: string): 'MALFORMED' | 'NOT_RSA' | undefined {
  const key = readKey(text)
  if (!key) return 'MALFORMED'
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  return key.asymmetricKeyType === 'rsa' && bits >= LEAST_BITS ? undefined : 'NOT_RSA'
}

/** A key that `faultOfPrivateKey` found nothing wrong with. */
export function privateKeyOf(text: string): KeyObject {
  const key = readKey(text)
  if (!key) throw new TypeError('the private key of a connection cannot be read')
  return key
}

/** Credentials as they are sealed with a connection. The key is checked apart, so that its refusal is the business' own. */
export const snapCredentials = z.strictObject({
  clientId: z.string().trim().min(1).max(100),
  clientSecret: z.string().trim().min(1).max(500),
  channelId: z.string().regex(/^\d{1,5}$/),
  partnerId: z.string().trim().min(1).max(36),
  privateKey: z.string().min(1).max(10_000),
})
export type SnapCredentials = z.infer<typeof snapCredentials>
