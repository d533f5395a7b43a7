import { createHmac } from 'node:crypto'

/** The prefix of the visible secret, which shows its purpose. */
export const SECRET_PREFIX = 'whsec_'

/**
 * `t=<seconds>,v1=<hex>`: HMAC-SHA256 over the time, a dot and the body. The time is signed too, so that an old delivery can't be sent
 * again as a new one. While a secret is being rotated there are two signatures, one with each.
 */
export function signatureOf(secrets: readonly string[], seconds: number, body: string): string {
  const signed = secrets.map(secret => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
  return [`t=${seconds}`, ...signed.map(hex => `v1=${hex}`)].join(',')
}
