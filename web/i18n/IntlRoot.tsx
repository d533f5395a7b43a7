import { type ReactNode, useSyncExternalStore } from 'react'
import { RawIntlProvider } from 'react-intl'
import { chooseLanguage, intlState, onIntlChange } from './intl.ts'
import type { Language } from './language.ts'

/** Provides messages and formatters in the current language. */
export function IntlRoot({ children }: { children: ReactNode }) {
  const { intl } = useSyncExternalStore(onIntlChange, intlState)
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

/** The interface language and the number format, with their setters. */
export function useLanguage(): {
  language: Language
  numbers: Language
  setLanguage: (language: Language) => Promise<void>
} {
  const { language, numbers } = useSyncExternalStore(onIntlChange, intlState)
  return { language, numbers, setLanguage: chooseLanguage }
}
