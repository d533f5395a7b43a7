/** Interface languages; the first is the default. */
export const languages = ['en', 'id'] as const
export type Language = (typeof languages)[number]
const DEFAULT: Language = languages[0]

const ONE_YEAR = 365 * 24 * 60 * 60

/** The language of the `language` cookie; writes the default there when it is missing or unsupported. */
export function readLanguage(): Language {
  const value = /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1]
  const language = languages.find(one => one === value)
  if (language === undefined) writeLanguage(DEFAULT)
  return language ?? DEFAULT
}

/** Whether a language was stored before. */
export const hasChosenLanguage = (): boolean => /(?:^|; )language=/.test(document.cookie)

/** Stores the choice for the next visit and for the server's messages. */
export function writeLanguage(language: Language): void {
  document.cookie = `language=${language}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`
}

/**
 * The locale that determines number and date formats. Not the browser's: it is unrelated to the language chosen here. en-GB puts the day
 * before the month; en-ID would combine English words with Indonesian separators.
 */
export const localeOf: Record<Language, string> = { en: 'en-GB', id: 'id-ID' }
