// Refuses cross-site requests. A browser sends the request's origin; other clients send none and have no cookie to abuse.
import type { IncomingHttpHeaders } from 'node:http2'

/**
 * Whether a request may act: a present `Origin` must be our own; an absent one passes unless `Sec-Fetch-Site` indicates another site.
 * `ownOrigin` undefined: whatever `Host` the request names, as on a developer's machine.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, ownOrigin: string | undefined): boolean {
  // HTTP/2 uses another name for it.
  const { origin, ':authority': authority, host = authority } = headers
  if (origin !== undefined) {
    if (ownOrigin !== undefined) return origin === ownOrigin
    return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase()
  }
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}
