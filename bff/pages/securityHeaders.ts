// The headers of every response. Our pages have no inline script or style, so the policy needs neither hash nor nonce: scripts and styles
// come from our own files, nothing is framed, nothing is fetched from elsewhere.
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/** The page that a policy is for. */
export type Page = 'application' | 'playground' | 'mailbox'

/** The headers of every response, be it a page, a file or an error: none depends on the request. */
export function securityHeaders({ https }: { https: boolean }): Readonly<Record<string, string>> {
  return headersBy({
    // `sendPage` sets it for each page; other responses need no more than this.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  })
}

/** Runs helmet once, on a discarded response: running it per request takes a tenth of a small query. */
function headersBy(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, error => {
    if (error !== undefined) throw error
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** Sends an HTML page with its policy; a browser always revalidates it. */
export function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html)
}

/** The policy of a page; `origins`: where this installation lets it send to in addition to ourselves. */
export const policyOf = (page: Page, origins: readonly string[] = []) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${STYLE_SOURCES[page]}`,
    // Attributes only: sizes and positions that scripts set on elements.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...origins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const STYLE_SOURCES: Record<Page, string> = {
  application: "'self'",
  // Its editor writes style elements and supports no nonce. The page exists in local mode only.
  playground: "'self' 'unsafe-inline'",
  // So do emails, in a frame without scripts. It too exists in local mode only.
  mailbox: "'self' 'unsafe-inline'",
}
