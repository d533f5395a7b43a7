// Which language the page shows, with its messages and formatters. A small store of its own, so that route loaders can wait for
// messages and a switch of language needs no reload.
import { type IntlShape, type MessageFormatElement, createIntl, createIntlCache } from 'react-intl'
import { type Language, localeOf, readLanguage, writeLanguage } from './language.ts'

type Messages = Record<string, MessageFormatElement[]>
/** `public` is what a visitor needs before signing in; `organization` is all the rest. */
type Group = 'public' | 'organization'
export type IntlState = { language: Language; intl: IntlShape }

const catalogues: Record<Language, Record<Group, () => Promise<{ default: Messages }>>> = {
  en: {
    public: () => import('virtual:messages/en/public'),
    organization: () => import('virtual:messages/en/organization'),
  },
  id: {
    public: () => import('virtual:messages/id/public'),
    organization: () => import('virtual:messages/id/organization'),
  },
}

const cache = createIntlCache()
const listeners = new Set<() => void>()
/** What was asked for so far: a switch of language brings the same groups. */
const wanted = new Set<Group>(['public'])
let state: IntlState | undefined

/** Shows a language: fetches its messages first, so that nothing flickers. */
export async function showLanguage(language: Language): Promise<void> {
  const modules = await Promise.all([...wanted].map(group => catalogues[language][group]()))
  const messages: Messages = Object.assign({}, ...modules.map(module => module.default))
  document.documentElement.lang = language
  const intl = createIntl({ locale: localeOf[language], defaultLocale: 'en', messages, onError: reportError }, cache)
  state = { language, intl }
  for (const listener of listeners) listener()
}

/** Shows a language and keeps the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  writeLanguage(language)
  await showLanguage(language)
}

/** Adds the messages of the signed-in screens; awaited by their route table, so no screen starts without them. */
export async function addOrganizationMessages(): Promise<void> {
  if (wanted.has('organization')) return
  wanted.add('organization')
  await showLanguage(state?.language ?? readLanguage())
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
