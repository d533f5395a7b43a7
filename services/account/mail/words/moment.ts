import type { Locale } from '../../../kit/errors.ts'
import type { Occasion } from '../email.ts'

const CONVENTIONS: Record<Locale, string> = { en: 'en-GB', id: 'id-ID' }

/** An instant in Jakarta time. The reader's own time zone is unknown, so the zone is included. */
export function momentIn(language: Locale, at: string): string {
  const format = new Intl.DateTimeFormat(CONVENTIONS[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  })
  return `${format.format(new Date(at))} WIB`
}

/** A date with its weekday. */
export const dayIn = (language: Locale, date: string): string =>
  new Intl.DateTimeFormat(CONVENTIONS[language], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))

/** Country and address, as far as they are known. */
export const placeOf = ({ country, address }: Occasion): string | null =>
  [country, address].filter(part => part !== null).join(', ') || null
