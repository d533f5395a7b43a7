import type { Locale } from '../../kit/errors.ts'
import { htmlOf, textOf } from './layout.ts'
import type { Letter, LetterKind, Mail, Places, Words } from './letter.ts'
import { en } from './words/en.ts'
import { id } from './words/id.ts'

const WORDS: Record<Locale, Words> = { en, id }

/** A letter as it is sent. */
export type Composed = { to: Mail['to']; subject: string; html: string; text: string }

/** Puts a letter into words and form. `origin` is where browsers find Arus. */
export function compose<Kind extends LetterKind>(mail: Mail<Kind>, origin: string): Composed {
  const { to, language } = mail
  const words = WORDS[language]
  const places = { security: `${origin}/settings/security`, forgotPassword: `${origin}/forgot-password` }
  const letter = write(words, mail, places)
  const { copyLink, footer } = words
  const laid = { footer, ...letter, language, greeting: words.greeting(to.name), copyLink }
  return { to, subject: letter.subject, html: htmlOf(laid), text: textOf(laid) }
}

const write = <Kind extends LetterKind>({ letters }: Words, { template, values }: Mail<Kind>, places: Places): Letter =>
  letters[template](values, places)
