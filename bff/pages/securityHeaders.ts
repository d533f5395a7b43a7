// The headers of every answer. Our pages have no script and no style in themselves, so the policy needs neither hash nor nonce:
// scripts and styles come from our own files, nothing is framed, nothing is fetched from elsewhere.
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Which of our pages a policy is for. */
export type Page = 'application' | 'playground'

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

/** Sends an HTML page with its policy; a browser always asks whether it is still the newest. */
export function sendPage(reply: FastifyReply, html: string, page: Page): FastifyReply {
  return reply
    .header('content-security-policy', POLICIES[page])
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html)
}

const policy = (styleSource: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleSource}`,
    // Attributes only: sizes and positions that scripts write into elements.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const POLICIES: Record<Page, string> = {
  application: policy("'self'"),
  // Its editor writes style elements and knows no nonce. The page exists in local mode only.
  playground: policy("'self' 'unsafe-inline'"),
}
