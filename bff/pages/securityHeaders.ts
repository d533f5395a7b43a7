// The headers of every answer. Scripts and styles run only with the nonce of the page that they came with; nothing is framed,
// nothing is fetched from elsewhere.
import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

export async function securityHeaders(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  await app.register(helmet, {
    // Written for each page by `sendPage`; an answer that is no page needs no more than this.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  })
}

const NONCE_MARK = /__CSP_NONCE__/g

/** Sends an HTML page with a nonce of its own in every place that is marked `__CSP_NONCE__`. */
export function sendPage(reply: FastifyReply, html: string, { https }: { https: boolean }): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-security-policy', policy(nonce, https))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replace(NONCE_MARK, nonce))
}

function policy(nonce: string, https: boolean): string {
  const directives = [
    "default-src 'none'",
    // What the page's own scripts load is trusted like them.
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Attributes only: sizes and positions that React writes into elements.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ')
}
