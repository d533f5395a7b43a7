// Formats of amounts, numbers and dates in each language. Amounts stay decimal strings throughout: Intl formats strings exactly.
import { useMemo } from 'react'
import { useLanguage } from './IntlRoot.tsx'
import { isZero, toMinor } from './decimal.ts'
import { type Language, localeOf } from './language.ts'

/** As in GraphQL; an unknown currency of a newer server is shown by its code. */
export type MoneyValue = { readonly amount: string; readonly currency: string }

export type AmountOptions = {
  /** `always` puts a plus before incoming amounts; `auto` marks only negatives. */
  sign?: 'auto' | 'always'
  /** Two places by default; 0 leaves out a zero fraction. */
  fraction?: 0 | 2
}

/** U+2212: as wide as a digit, and no line breaks after it. */
const MINUS = '\u2212'
const NO_BREAK_SPACE = '\u00a0'

/** Indonesian zones have names that Intl lacks. */
const zoneNames: Record<string, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
}

/** Powers of a thousand by their usual abbreviations; `M` is miliar (10⁹) and never used in English. */
const short: Record<Language, readonly { exponent: number; unit: string }[]> = {
  en: [
    { exponent: 12, unit: 'tn' },
    { exponent: 9, unit: 'bn' },
    { exponent: 6, unit: 'm' },
  ],
  id: [
    { exponent: 12, unit: 'T' },
    { exponent: 9, unit: 'M' },
    { exponent: 6, unit: 'jt' },
  ],
}

/** All formatters of one language. */
export type Formats = ReturnType<typeof createFormats>

/** Creates the formatters of a language: instants in `timeZone`, numbers in the format of `numbers`. */
export function createFormats(language: Language, timeZone: string, numbers: Language = language) {
  const locale = localeOf[numbers]
  const words = localeOf[language]
  const amountFormat = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const wholeFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' })
  const countFormat = new Intl.NumberFormat(locale)
  const quantityFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  const sizeFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  // Business dates have no zone: they are parsed and formatted as UTC midnight.
  const dayFormat = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dayYearFormat = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const weekdayFormat = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const instantDayFormat = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone })
  const longDayFormat = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const clock = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone } as const
  const timeFormat = new Intl.DateTimeFormat(locale, clock)
  const secondsFormat = new Intl.DateTimeFormat(locale, { ...clock, second: '2-digit' })
  // Times of day have no zone either.
  const timeOfDayFormat = new Intl.DateTimeFormat(locale, { ...clock, timeZone: 'UTC' })

  function dateFormat(options: Intl.DateTimeFormatOptions): { format: (value: Date) => string } {
    const { format } = new Intl.DateTimeFormat(words, options)
    // Our format is d MMM yyyy; British English abbreviates September to four letters.
    return { format: value => format(value).replace(/\bSept\b/, 'Sep') }
  }

  const monthFormat = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })
  const shortMonthFormat = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })

  // Every date in a list needs the current year: computing it once a minute is enough.
  let year = { minute: -1, text: '' }
  function thisYear(): string {
    const minute = Math.floor(Date.now() / 60_000)
    if (year.minute !== minute) year = { minute, text: today(timeZone).slice(0, 4) }
    return year.text
  }

  /** `1,234,567.50` or `1.234.567,50`, with a true minus sign. */
  function amount(decimal: string, { sign = 'auto', fraction = 2 }: AmountOptions = {}): string {
    const minor = toMinor(decimal)
    const magnitude = decimal.startsWith('-') ? decimal.slice(1) : decimal
    const digits = (fraction === 2 ? amountFormat : wholeFormat).format(magnitude as Intl.StringNumericLiteral)
    if (minor < 0n) return MINUS + digits
    return sign === 'always' && minor > 0n ? `+${digits}` : digits
  }

  /** `IDR 1,234,567.50` or `Rp 1.234.567,50`. */
  function money({ amount: decimal, currency }: MoneyValue, options?: AmountOptions): string {
    const text = amount(decimal, options)
    const symbol = currencySymbol(currency)
    const sign = text.startsWith(MINUS) || text.startsWith('+') ? text.slice(0, 1) : ''
    return `${sign}${symbol}${NO_BREAK_SPACE}${text.slice(sign.length)}`
  }

  /** `IDR` or, in Indonesian, `Rp`. */
  function currencySymbol(currency: string): string {
    return numbers === 'id' && currency === 'IDR' ? 'Rp' : currency
  }

  /** `184.64` and `bn`: for a figure too long for its card. The unit is empty below a million. */
  function shortAmount(decimal: string): { digits: string; unit: string } {
    const minor = toMinor(decimal)
    const magnitude = minor < 0n ? -minor : minor
    for (const { exponent, unit } of short[language]) {
      const one = 10n ** BigInt(exponent + 2)
      if (magnitude < one) continue
      const hundredths = (magnitude * 100n + one / 2n) / one
      const digits = amountFormat.format(
        `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}` as Intl.StringNumericLiteral,
      )
      return { digits: (minor < 0n ? MINUS : '') + digits, unit }
    }
    return { digits: amount(decimal), unit: '' }
  }

  /** `20 Nov`, with the year when it is not the current one or when `always`. */
  function date(day: string, { year = 'auto' }: { year?: 'auto' | 'always' } = {}): string {
    const value = new Date(`${day}T00:00:00Z`)
    const showYear = year === 'always' || day.slice(0, 4) !== thisYear()
    return (showYear ? dayYearFormat : dayFormat).format(value)
  }

  return {
    language,
    locale: words,
    numbers,
    timeZone,
    amount,
    money,
    currencySymbol,
    shortAmount,
    /** `November 2026`, from any of its days. */
    month: (day: string) => monthFormat.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`)),
    /** `Nov 2026`, from any of its days: for column headers. */
    shortMonth: (day: string) => shortMonthFormat.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`)),
    /** `20 Nov` without a year: for consecutive days. */
    shortDay: (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`)),
    /** An amount, or an en dash for zero: for analysis tables. */
    amountOrDash: (decimal: string) => (isZero(decimal) ? '–' : amount(decimal)),
    /** `1,234.5`: as many places as needed, at most four. */
    quantity: (decimal: string) => quantityFormat.format(decimal as Intl.StringNumericLiteral),
    /** `2.4 MB`. */
    fileSize: (bytes: number) =>
      bytes < 1024 * 1024 ? `${sizeFormat.format(bytes / 1024)} kB` : `${sizeFormat.format(bytes / 1024 / 1024)} MB`,
    /** `18,412`. */
    count: (value: number | bigint) => countFormat.format(value),
    date,
    /** `Sat 21 Nov`. */
    weekday: (day: string) => weekdayFormat.format(new Date(`${day}T00:00:00Z`)).replace(',', ''),
    /** `20 Nov 2026, 14:12`, with the zone's name if `zone`. */
    dateTime: (instant: string, { zone = false, seconds = false }: { zone?: boolean; seconds?: boolean } = {}) => {
      const value = new Date(instant)
      const time = (seconds ? secondsFormat : timeFormat).format(value)
      return `${instantDayFormat.format(value)}, ${time}${zone ? ` ${zoneName(timeZone)}` : ''}`
    },
    /** The shortest form: `14:12` today, else `20 Nov`. */
    recent: (instant: string) => {
      const day = today(timeZone, new Date(instant))
      return day === today(timeZone) ? timeFormat.format(new Date(instant)) : date(day)
    },
    /** The business date of an instant. */
    dayOf: (instant: string) => today(timeZone, new Date(instant)),
    /** `14:12`. */
    time: (instant: string) => timeFormat.format(new Date(instant)),
    /** `14:12` from a wall-clock time. */
    timeOfDay: (time: string) => timeOfDayFormat.format(new Date(`1970-01-01T${time}:00Z`)),
    /** `Saturday, 21 November 2026`, of today or of an instant. */
    longDay: (instant: Date = new Date()) => longDayFormat.format(instant),
    /** Today in the organization's zone, `2026-11-21`. */
    today: () => today(timeZone),
    /** `WIB`. */
    zoneName: () => zoneName(timeZone),
  }
}

/** `WIB`, for a zone that is not the organization's. */
export function zoneName(timeZone: string): string {
  const known = zoneNames[timeZone]
  if (known !== undefined) return known
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'short' }).formatToParts()
  return parts.find(part => part.type === 'timeZoneName')?.value ?? timeZone
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Today's business date, in the organization's zone by default. */
export function today(timeZone: string = organizationZone(), now: Date = new Date()): string {
  let format = dayFormats.get(timeZone)
  if (format === undefined) {
    // The Swedish locale writes dates as ISO 8601. Creating a format costs a hundred times what using it does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone })
    dayFormats.set(timeZone, format)
  }
  return format.format(now)
}

const ZONE_KEY = 'arus.timeZone'

/** The organization's zone. Stored, because routes compute date presets before the organization is loaded. */
function organizationZone(): string {
  return sessionStorage.getItem(ZONE_KEY) ?? 'Asia/Jakarta'
}

/** Sets the organization's zone; the shell calls it before it shows any page. */
export function setTimeZone(timeZone: string): void {
  sessionStorage.setItem(ZONE_KEY, timeZone)
}

const made = new Map<string, Formats>()

function formatsOf(language: Language, timeZone: string, numbers: Language): Formats {
  const key = `${language} ${timeZone} ${numbers}`
  const known = made.get(key)
  if (known !== undefined) return known
  const formats = createFormats(language, timeZone, numbers)
  made.set(key, formats)
  return formats
}

/** The formatters of the current language, the user's number format and the organization's zone. */
export function useFormats(): Formats {
  const { language, numbers } = useLanguage()
  const timeZone = organizationZone()
  return useMemo(() => formatsOf(language, timeZone, numbers), [language, timeZone, numbers])
}
