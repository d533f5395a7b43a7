// The language of the page, with its messages and formatters. A small store, so that route loaders can wait for messages and switching
// languages needs no reload.
import { type IntlShape, type MessageFormatElement, createIntl, createIntlCache } from 'react-intl'
import { catalogs } from 'virtual:catalogs'
import { type Language, localeOf, readLanguage, writeLanguage } from './language.ts'
import type { MessageId } from './messages.ts'
import { readNumberFormat, writeNumberFormat } from './numberFormat.ts'

export type IntlState = {
  language: Language
  /** The number format: the language's, unless the user chose another. */
  numbers: Language
  intl: IntlShape
}

/** TYPE.literal of the parser, which is not bundled. */
const LITERAL = 0

const cache = createIntlCache()
const listeners = new Set<() => void>()
/**
 * Message groups requested so far, with a promise of each: switching languages loads the same ones. See tools/catalogs.ts for the groups.
 */
const wanted = new Map<string, Promise<void>>([['public', Promise.resolve()]])
let state: IntlState | undefined
/** The language that was requested last, which may still be loading. */
let asked: Language | undefined
let lastTurn = 0
let shownTurn = 0

/** Shows a language: fetches its messages first, so that nothing flickers. */
export async function showLanguage(language: Language): Promise<void> {
  asked = language
  const turn = ++lastTurn
  const modules = await Promise.all([...wanted.keys()].map(group => catalogs[language][group]?.() ?? { default: {} }))
  // A later call finished first, with more groups or another language: keep its result.
  if (turn < shownTurn) return
  shownTurn = turn
  const messages = Object.fromEntries(modules.flatMap(module => Object.entries(module.default).map(wrapped)))
  document.documentElement.lang = language
  const numbers = readNumberFormat() ?? language
  tell({ language, numbers, intl: intlOf(language, numbers, messages) })
}

function tell(next: IntlState): void {
  state = next
  for (const listener of listeners) listener()
}

/**
 * Locales for numbers within sentences: the plurals of one language and the number format of the other. No locale has Indonesian with
 * English numbers but Malay, whose single plural form is the same and whose words are not used here.
 */
const localeOfMessages: Record<Language, Record<Language, string>> = {
  en: { en: localeOf.en, id: 'en-ID' },
  id: { id: localeOf.id, en: 'ms-MY' },
}

function intlOf(language: Language, numbers: Language, messages: Record<string, MessageFormatElement[]>): IntlShape {
  const locale = localeOfMessages[language][numbers]
  return createIntl({ locale, defaultLocale: 'en', messages, onError: reportError }, cache)
}

/** Sets and stores the user's number format; null: the language's. */
export function chooseNumberFormat(format: Language | null): void {
  if (format === readNumberFormat()) return
  writeNumberFormat(format)
  const { language, intl } = intlState()
  const numbers = format ?? language
  // The catalogs are parsed: react-intl also accepts texts, but ours has none.
  const messages = intl.messages as Record<string, MessageFormatElement[]>
  tell({ language, numbers, intl: intlOf(language, numbers, messages) })
}

function wrapped([id, message]: [string, string | MessageFormatElement[]]): [string, MessageFormatElement[]] {
  return [id, typeof message === 'string' ? [{ type: LITERAL, value: message }] : message]
}

/** Shows a language and stores the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  writeLanguage(language)
  await showLanguage(language)
}

/** Adds groups of messages, and resolves when they are shown. Awaited with a screen's code, so that no screen starts without them. */
export async function addMessages(groups: readonly string[]): Promise<void> {
  const missing = groups.filter(group => !wanted.has(group))
  if (missing.length > 0) want(missing)
  await Promise.all(groups.map(group => wanted.get(group)))
}

function want(groups: readonly string[]): void {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  for (const group of groups) wanted.set(group, promise)
  showLanguage(asked ?? readLanguage()).then(resolve, (error: unknown) => {
    // Forget a failed fetch, so that the next request fetches again.
    for (const group of groups) wanted.delete(group)
    reject(error)
  })
}

/** The current state. */
export function intlState(): IntlState {
  if (state === undefined) throw new Error('no language is shown yet: await showLanguage first')
  return state
}

/** Calls back after every change; returns the unsubscribe function. */
export function onIntlChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A missing message shows its id; tests catch those before users do. */
function reportError(error: { message: string }): void {
  console.error(error.message)
}

/** Whether a message exists for an id composed from a server value or an address. */
export const hasMessage = (messages: object, id: string): id is MessageId => id in messages
