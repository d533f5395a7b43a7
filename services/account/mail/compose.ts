import type { Locale } from '../../kit/errors.ts'
import { htmlOf, textOf } from './layout.ts'
import type { Email, EmailKind, Mail, Places, Words } from './email.ts'
import { en } from './words/en.ts'
import { id } from './words/id.ts'

const WORDS: Record<Locale, Words> = { en, id }

/** An email ready to send. */
export type Composed = { to: Mail['to']; subject: string; html: string; text: string }

/** Renders an email. `origin` is the public origin of Arus. */
export function compose<Kind extends EmailKind>(mail: Mail<Kind>, origin: string): Composed {
  const { to, language } = mail
  const words = WORDS[language]
  const places = { security: `${origin}/settings/security`, forgotPassword: `${origin}/forgot-password` }
  const email = write(words, mail, places)
  const { copyLink, footer } = words
  const laid = { footer, ...email, language, greeting: words.greeting(to.name), copyLink }
  return { to, subject: email.subject, html: htmlOf(laid), text: textOf(laid) }
}

const write = <Kind extends EmailKind>({ emails }: Words, { template, values }: Mail<Kind>, places: Places): Email =>
  emails[template](values, places)
