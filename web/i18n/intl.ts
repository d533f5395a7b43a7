// Which language the page shows, with its messages and formatters. A small store of its own, so that route loaders can wait for
// messages and a switch of language needs no reload.
import { type IntlShape, type MessageFormatElement, createIntl, createIntlCache } from 'react-intl'
import { catalogs } from 'virtual:catalogs'
import { type Language, localeOf, readLanguage, writeLanguage } from './language.ts'
import type { MessageId } from './messages.ts'
import { readNumberFormat, writeNumberFormat } from './numberFormat.ts'

export type IntlState = {
  language: Language
  /** How numbers are written: as the language has it, unless the person wants them otherwise. */
  numbers: Language
  intl: IntlShape
}

/** TYPE.literal of the parser, which is not shipped. */
const LITERAL = 0

const cache = createIntlCache()
const listeners = new Set<() => void>()
/** Groups that were asked for so far, and when each is shown: a switch of language brings the same ones. See tools/catalogs.ts for what they are. */
const wanted = new Map<string, Promise<void>>([['public', Promise.resolve()]])
let state: IntlState | undefined
/** The language that was asked for last, which may still be on its way. */
let asked: Language | undefined
let lastTurn = 0
let shownTurn = 0

/** Shows a language: fetches its messages first, so that nothing flickers. */
export async function showLanguage(language: Language): Promise<void> {
  asked = language
  const turn = ++lastTurn
  const modules = await Promise.all([...wanted.keys()].map(group => catalogs[language][group]?.() ?? { default: {} }))
  // Who asked later was faster, and has brought more groups or another language: that must not be taken back.
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
 * Locales for numbers within sentences: one has the plurals of the language and the other's numbers. Nobody has Indonesian with English
 * numbers but Malay, whose one plural and words are not asked for here.
 */
const localeOfMessages: Record<Language, Record<Language, string>> = {
  en: { en: localeOf.en, id: 'en-ID' },
  id: { id: localeOf.id, en: 'ms-MY' },
}

function intlOf(language: Language, numbers: Language, messages: Record<string, MessageFormatElement[]>): IntlShape {
  const locale = localeOfMessages[language][numbers]
  return createIntl({ locale, defaultLocale: 'en', messages, onError: reportError }, cache)
}

/** Writes numbers as the person wants them, from here on and at the next visit; null: as the language has it. */
export function chooseNumberFormat(format: Language | null): void {
  if (format === readNumberFormat()) return
  writeNumberFormat(format)
  const { language, intl } = intlState()
  const numbers = format ?? language
  // The catalogs are parsed: react-intl also takes texts, which none of ours are.
  const messages = intl.messages as Record<string, MessageFormatElement[]>
  tell({ language, numbers, intl: intlOf(language, numbers, messages) })
}

function wrapped([id, message]: [string, string | MessageFormatElement[]]): [string, MessageFormatElement[]] {
  return [id, typeof message === 'string' ? [{ type: LITERAL, value: message }] : message]
}

/** Shows a language and keeps the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  writeLanguage(language)
  await showLanguage(language)
}

/** Adds groups of messages, and resolves when they are shown; awaited with a screen's code, so no screen starts without them. */
export async function addMessages(groups: readonly string[]): Promise<void> {
  const missing = groups.filter(group => !wanted.has(group))
  if (missing.length > 0) want(missing)
  await Promise.all(groups.map(group => wanted.get(group)))
}

function want(groups: readonly string[]): void {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  for (const group of groups) wanted.set(group, promise)
  showLanguage(asked ?? readLanguage()).then(resolve, (error: unknown) => {
    // What could not be fetched is fetched again when it is next asked for.
    for (const group of groups) wanted.delete(group)
    reject(error)
  })
}

/** What is shown now. */
export function intlState(): IntlState {
  if (state === undefined) throw new Error('no language is shown yet: await showLanguage first')
  return state
}

/** Calls back after every change; returns how to stop. */
export function onIntlChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A missing message shows its id; tests look for those before a person does. */
function reportError(error: { message: string }): void {
  console.error(error.message)
}

/** Whether there is a message of an id that was composed of what a server or an address says. */
export const hasMessage = (messages: object, id: string): id is MessageId => id in messages
