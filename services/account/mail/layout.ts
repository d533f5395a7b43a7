// One plain layout for all emails: a card of simple blocks without tables, images or external resources. The email stays readable if the
// client drops parts such as the style sheet.
import type { Locale } from '../../kit/errors.ts'
import type { Fact, Email } from './email.ts'

export type Laid = Email & { language: Locale; greeting: string; copyLink: string; footer: string }

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Clients with a dark mode use these or invert the light colors, which stay readable. */
const DARK = `
@media (prefers-color-scheme: dark) {
  .page { background: #0b0d10 !important; }
  .card { background: #121519 !important; border-color: #2a313a !important; }
  .card, .card h1, .strong { color: #f2f4f7 !important; }
  .quiet { color: #a5afbd !important; }
  .facts { background: #171b20 !important; }
  .brand, .plain { color: #7fb1e3 !important; }
}`

/** Escapes user-written text, such as an organization's name, so that it is never markup. */
const escape = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

export function htmlOf(email: Laid): string {
  const { language, subject, greeting, paragraphs, facts, action, links, note, copyLink, footer } = email
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`
  const quiet = (html: string, style = '') =>
    `<p class="quiet" style="margin:0 0 8px;font-size:13px;line-height:20px;color:#515b69;${style}">${html}</p>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f7f9">
<div style="display:none;max-height:0;overflow:hidden">${escape(paragraphs[0] ?? '')}</div>
<div class="page" style="padding:32px 16px;background:#f6f7f9;${FONT}">
<div style="max-width:520px;margin:0 auto">
<p class="brand" style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:#134783">Arus</p>
<div class="card" style="padding:32px;border:1px solid #e3e7ec;border-radius:12px;background:#ffffff;font-size:15px;line-height:24px;color:#14181f">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:#14181f">${escape(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${facts ? factsOf(facts) : ''}
${action ? buttonOf(action) : ''}
${links ? linksOf(links) : ''}
${note === undefined ? '' : quiet(escape(note))}
${action ? quiet(`${escape(copyLink)}<br><span class="plain" style="word-break:break-all;color:#134783">${escape(action.url)}</span>`, 'margin-bottom:0') : ''}
</div>
${quiet(escape(footer), 'margin:16px 0 0;font-size:12px;line-height:16px')}
</div>
</div>
</body>
</html>
`
}

const factsOf = (
  facts: Fact[],
) => `<div class="facts" style="margin:0 0 24px;padding:12px 16px;border-radius:8px;background:#f1f3f5;font-size:14px;line-height:24px">
${facts.map(([label, value]) => `<div><span class="quiet" style="color:#515b69">${escape(label)}:</span> <span class="strong" style="color:#14181f">${escape(value)}</span></div>`).join('\n')}
</div>`

const buttonOf = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:8px 0 24px"><a href="${escape(url)}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:#1756a0;color:#ffffff;font-weight:600;text-decoration:none">${escape(label)}</a></p>`

const linksOf = (links: NonNullable<Email['links']>) =>
  `<p style="margin:8px 0 24px">${links.map(({ label, url }) => `<a class="plain" href="${escape(url)}" style="color:#134783">${escape(label)}</a>`).join('<br>')}</p>`

/** The same as plain text. */
export function textOf({ greeting, paragraphs, facts, action, links, note, footer }: Laid): string {
  const blocks = [
    greeting,
    ...paragraphs,
    ...(facts ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(links ?? []).map(({ label, url }) => `${label}:\n${url}`),
    ...(note === undefined ? [] : [note]),
    `-- \n${footer}`,
  ]
  return `${blocks.join('\n\n')}\n`
}
