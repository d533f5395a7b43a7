// The mailbox of local mode, where no mail server is configured: the emails that Arus would have sent, for users who try it out. Rendered
// here and not by the application: in production there is no such page.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codeOf, type Language } from '../graph/errors.ts'
import { languageOf } from '../operations/caller.ts'
import type { components } from '../rest/account.generated.ts'
import type { ServiceTokens } from '../rest/serviceToken.ts'
import type { Upstream } from '../rest/upstream.ts'
import { policyOf, sendPage } from './securityHeaders.ts'

type Head = components['schemas']['MailboxEmailHead']
type Email = components['schemas']['MailboxEmail']

const DEADLINE_MS = 5_000
const POLICY = policyOf('mailbox')

const WORDS = {
  en: {
    title: 'Mailbox',
    lead: 'This installation has no mail server. The emails it would have sent are here.',
    empty: 'No emails yet.',
    choose: 'Select an email to read it.',
    to: 'To',
    back: 'Back to Arus',
  },
  id: {
    title: 'Kotak email',
    lead: 'Instalasi ini tidak memiliki server email. Email yang seharusnya dikirim ada di sini.',
    empty: 'Belum ada email.',
    choose: 'Pilih email untuk membacanya.',
    to: 'Kepada',
    back: 'Kembali ke Arus',
  },
} as const satisfies Record<Language, Record<string, string>>

export function mailboxPages(
  app: FastifyInstance,
  { upstream, tokens }: { upstream: Upstream; tokens: ServiceTokens },
) {
  const read = async <Answer>(path: string) => {
    const headers = { accept: 'application/json', authorization: await tokens('account') }
    const answer = await upstream.send({ method: 'GET', path, headers, signal: AbortSignal.timeout(DEADLINE_MS) })
    return answer as Answer
  }
  /** With a mail server there is no mailbox, and this page doesn't exist. */
  async function show(request: FastifyRequest, reply: FastifyReply, id?: string) {
    try {
      const { items } = await read<{ items: Head[] }>('/v1/mailbox')
      const shown = id === undefined ? undefined : await read<Email>(`/v1/mailbox/${encodeURIComponent(id)}`)
      return sendPage(
        reply.header('referrer-policy', 'no-referrer'),
        draw(languageOf(request.headers), items, shown),
        POLICY,
      )
    } catch (error) {
      if (codeOf(error) === 'G-7' || codeOf(error) === 'G-2') return reply.callNotFound()
      throw error
    }
  }
  app.get('/mailbox', (request, reply) => show(request, reply))
  app.get<{ Params: { id: string } }>('/mailbox/:id', (request, reply) => show(request, reply, request.params.id))
}

const escape = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

function draw(language: Language, heads: Head[], shown: Email | undefined): string {
  const words = WORDS[language]
  const time = new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  })
  const row = ({
    id,
    at,
    email,
    subject,
  }: Head) => `<li><a href="/mailbox/${id}"${id === shown?.id ? ' aria-current="page"' : ''}>
<b>${escape(subject)}</b><span>${escape(email)}</span><time datetime="${escape(at)}">${time.format(new Date(at))}</time></a></li>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${words.title} · Arus</title><link rel="icon" href="/icon.svg"><style>${STYLE}</style></head>
<body><header><h1>${words.title}</h1><p>${words.lead}</p><a href="/">${words.back}</a></header>
<main><nav aria-label="${words.title}">${heads.length === 0 ? `<p>${words.empty}</p>` : `<ul>${heads.map(row).join('')}</ul>`}</nav>
${shown ? drawEmail(shown, words.to) : `<section class="none"><p>${heads.length === 0 ? '' : words.choose}</p></section>`}</main></body></html>`
}

/** The email is in a frame that runs no script; its links open outside of it. */
const drawEmail = (
  { email, subject, html }: Email,
  to: string,
) => `<section><h2>${escape(subject)}</h2><p>${to}: ${escape(email)}</p>
<iframe title="${escape(subject)}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escape(html.replace('<head>', '<head><base target="_top">'))}"></iframe></section>`

const STYLE = `
:root { color-scheme: light dark; --bg: #fff; --canvas: #f6f7f9; --fg: #14181f; --muted: #515b69; --border: #e3e7ec; --brand: #134783; --chosen: #eef5fc }
@media (prefers-color-scheme: dark) { :root { --bg: #121519; --canvas: #0b0d10; --fg: #f2f4f7; --muted: #a5afbd; --border: #2a313a; --brand: #7fb1e3; --chosen: #171b20 } }
* { box-sizing: border-box } body { margin: 0; min-height: 100dvh; display: flex; flex-direction: column; background: var(--canvas); color: var(--fg); font: 14px/20px system-ui, sans-serif }
h1, h2, p, ul { margin: 0; padding: 0 } h1 { font-size: 18px; line-height: 24px } h2 { font-size: 16px; line-height: 24px } a { color: var(--brand) } p, span, time { color: var(--muted) }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; padding: 16px 24px; border-bottom: 1px solid var(--border); background: var(--bg) } header a { margin-left: auto }
main { flex: 1; display: grid; grid-template-columns: minmax(260px, 360px) minmax(0, 1fr) } nav { border-right: 1px solid var(--border); background: var(--bg) } nav > p { padding: 24px }
li { list-style: none; border-bottom: 1px solid var(--border) } li a { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px; padding: 12px 24px; overflow-wrap: anywhere; color: inherit; text-decoration: none } li a:hover, li a[aria-current] { background: var(--chosen) }
li span, li time { font-size: 12px; line-height: 16px } section { min-width: 0; overflow-wrap: anywhere; display: flex; flex-direction: column; gap: 4px; padding: 16px 24px } section.none { align-items: center; justify-content: center }
iframe { flex: 1; min-height: 640px; margin-top: 12px; border: 1px solid var(--border); border-radius: 8px; background: var(--canvas) }
@media (max-width: 720px) { main { grid-template-columns: minmax(0, 1fr) } nav { border-right: 0 } section.none { display: none } section { order: -1; border-bottom: 1px solid var(--border) } }`
