// Parses what users type into a date field: `21/11/2026`, `21-11`, `21 Nov`, `2026-11-21`, `today`.
import { type Language, localeOf } from '../../i18n/language.ts'
import { isDate } from '../../i18n/calendarDate.ts'

const todayWords: readonly string[] = ['today', 'hari ini']

/** The date as `YYYY-MM-DD`, day before month; null when it is invalid. A missing year is that of `today`. */
export function readDate(text: string, language: Language, today: string): string | null {
  const clean = text.trim().toLowerCase()
  if (todayWords.includes(clean)) return today
  if (/^\d{4}-\d{2}-\d{2}$/.test(clean)) return isDate(clean) ? clean : null
  const numeric = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(clean)
  if (numeric) return toDate(numeric[3], numeric[2], numeric[1], today)
  const compact = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(clean)
  if (compact) return toDate(compact[3], compact[2], compact[1], today)
  const named = /^(\d{1,2})\s+([a-z]+)\.?(?:\s+(\d{4}|\d{2}))?$/.exec(clean)
  if (!named) return null
  const month = monthOf(named[2] ?? '', language)
  return month === null ? null : toDate(named[3], String(month), named[1], today)
}

function toDate(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  today: string,
): string | null {
  const fullYear = year === undefined ? today.slice(0, 4) : year.length === 2 ? `20${year}` : year
  const date = `${fullYear}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isDate(date) ? date : null
}

/** Months are recognized by their first three letters, in either language: `agu`, `aug`, `agustus`. */
function monthOf(word: string, language: Language): number | null {
  if (word.length < 3) return null
  const languages: Language[] = language === 'id' ? ['id', 'en'] : ['en', 'id']
  for (const one of languages) {
    const format = new Intl.DateTimeFormat(localeOf[one], { month: 'long', timeZone: 'UTC' })
    for (let month = 1; month <= 12; month += 1)
      if (
        format
          .format(new Date(Date.UTC(2024, month - 1, 1)))
          .toLowerCase()
          .startsWith(word.slice(0, 3))
      )
        return month
  }
  return null
}
