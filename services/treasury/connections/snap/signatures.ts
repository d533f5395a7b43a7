// Signatures of the national open API standard for payments. Tested on published vectors
// (tests/services/treasury/connections/signatures.test.ts).
import { createHash, createHmac, createSign, createVerify, type KeyObject } from 'node:crypto'

/** The encoding of a symmetric signature: the standard's own samples are hexadecimal, most banks require base64. */
export type SignatureEncoding = 'base64' | 'hex'

const OUTSIDE_STRINGS = /("(?:[^"\\]|\\.)*")|\s+/g

/** JSON without whitespace between its parts. Strings and the notation of numbers stay unchanged. */
export const minify = (json: string): string => json.replace(OUTSIDE_STRINGS, '$1')

const hashOf = (body: string): string => createHash('sha256').update(minify(body)).digest('hex')

/** `2026-11-21T16:30:00+07:00`: the standard's time format, without fractions. */
export const timestampOf = (at: Temporal.Instant): string =>
  at.toZonedDateTimeISO('+07:00').toString({ smallestUnit: 'second', timeZoneName: 'never' })

/** Signs a token request: client and time. */
export const signTokenRequest = (privateKey: KeyObject, clientId: string, timestamp: string): string =>
  createSign('RSA-SHA256').update(`${clientId}|${timestamp}`).sign(privateKey, 'base64')

export type SignedRequest = {
  method: string
  /** As the bank sees it, with its query. */
  path: string
  body: string
  timestamp: string
}

/** Signs a service call with the secret shared with the bank. */
export function signRequest(
  secret: string,
  { method, path, body, timestamp }: SignedRequest,
  accessToken: string,
  encoding: SignatureEncoding,
): string {
  const toSign = [method, path, accessToken, hashOf(body), timestamp].join(':')
  return createHmac('sha512', secret).update(toSign).digest(encoding)
}

/** Whether the bank signed what it sent. It uses its own key, so no token is involved. */
export function isSignedByBank(
  publicKey: KeyObject,
  { method, path, body, timestamp }: SignedRequest,
  signature: string,
): boolean {
  const signed = [method, path, hashOf(body), timestamp].join(':')
  return createVerify('RSA-SHA256').update(signed).verify(publicKey, signature, 'base64')
}
