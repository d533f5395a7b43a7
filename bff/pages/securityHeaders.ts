// The headers of every answer. Our pages have no script and no style in themselves, so the policy needs neither hash nor nonce:
// scripts and styles come from our own files, nothing is framed, nothing is fetched from elsewhere.
import type { FastifyReply } from 'fastify'

/** Which of our pages a policy is for. */
export type Page = 'application' | 'playground'

/** What every answer carries, be it a page, a file or an error. Written down once: a library that asks anew for each cost a tenth of it. */
export function securityHeaders({ https }: { https: boolean }): Readonly<Record<string, string>> {
  return {
    // Written for each page by `sendPage`; an answer that is no page needs no more than this.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // The filter that old browsers had could itself be used against a page.
    'x-xss-protection': '0',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
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
