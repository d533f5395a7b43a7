// Signatures of requests from DOKU and to DOKU.
import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { Surroundings } from '../paymentProvider.ts'

type Signed = {
  clientId: string
  requestId: string
  timestamp: string
  path: string
  /** A GET has no body and no digest. */
  body?: Buffer | string
}

/** The signature of a request, in either direction. */
export function signatureOf({ clientId, requestId, timestamp, path, body }: Signed, secretKey: string): string {
  const lines = [
    `Client-Id:${clientId}`,
    `Request-Id:${requestId}`,
    `Request-Timestamp:${timestamp}`,
    `Request-Target:${path}`,
    ...(body === undefined ? [] : [`Digest:${createHash('sha256').update(body).digest('base64')}`]),
  ]
  return `HMACSHA256=${createHmac('sha256', secretKey).update(lines.join('\n')).digest('base64')}`
}

/** The headers of a request to DOKU. */
export function signedHeaders(
  { credentials, clock }: Pick<Surroundings, 'credentials' | 'clock'>,
  path: string,
  body?: string,
): Record<string, string> {
  const [clientId, requestId] = [credentials.clientId ?? '', randomUUID()]
  const timestamp = clock.now().toString({ smallestUnit: 'second' })
  const signed = { clientId, requestId, timestamp, path, ...(body !== undefined && { body }) }
  return {
    'client-id': clientId,
    'request-id': requestId,
    'request-timestamp': timestamp,
    signature: signatureOf(signed, credentials.secretKey ?? ''),
  }
}
