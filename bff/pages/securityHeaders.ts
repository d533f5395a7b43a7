// The headers of every answer. Our pages have no script and no style in themselves, so the policy needs neither hash nor nonce:
// scripts and styles come from our own files, nothing is framed, nothing is fetched from elsewhere.
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/** Which of our pages a policy is for. */
export type Page = 'application' | 'playground' | 'mailbox'

/** What every answer carries, be it a page, a file or an error: none of it depends on the request. */
export function securityHeaders({ https }: { https: boolean }): Readonly<Record<string, string>> {
  return headersBy({
    // Written for each page by `sendPage`; an answer that is no page needs no more than this.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  })
}

/** Asks helmet once, with an answer that nobody gets: asked for each request it is a tenth of a small query. */
function headersBy(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, error => {
    if (error !== undefined) throw error
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** Sends an HTML page with its policy; a browser always asks whether it is still the newest. */
export function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html)
}

/** The policy of a page; `origins`: where it may send to besides ourselves, since this installation says so. */
export const policyOf = (page: Page, origins: readonly string[] = []) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${STYLE_SOURCES[page]}`,
    // Attributes only: sizes and positions that scripts write into elements.
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
  // Its editor writes style elements and knows no nonce. The page exists in local mode only.
  playground: "'self' 'unsafe-inline'",
  // So do letters, in a frame without scripts. It too exists in local mode only.
  mailbox: "'self' 'unsafe-inline'",
}
