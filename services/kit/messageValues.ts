// Formats values inside messages for users. A placeholder may name its type: `{from, date}`, `{difference, amount}`, `{most, number}`;
// without a type the value is shown as is, for example names and account numbers.

export type Locale = 'en' | 'id'
export type MessageParams = Readonly<Record<string, string | number>>

/** en-GB puts the day before the month, as the interface does. */
const CONVENTIONS: Readonly<Record<Locale, string>> = { en: 'en-GB', id: 'id-ID' }

/** Control characters: invisible, and not text to many programs. A message may contain the very cell that holds them. */
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

const PLACEHOLDER = /\{(\w+)(?:, (\w+))?\}/g

type Show = (value: string) => string

/** Whether Intl can format it exactly, with any number of digits. */
const isNumeric = (text: string): text is `${number}` => /^-?\d+(?:\.\d+)?$/.test(text)
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

function numbersOf(locale: Locale, options: Intl.NumberFormatOptions): Show {
  const format = new Intl.NumberFormat(CONVENTIONS[locale], options)
  // Intl writes a hyphen; the interface uses a minus sign.
  return value => (isNumeric(value) ? format.format(value).replace('-', '\u2212') : value)
}

function datesOf(locale: Locale): Show {
  // A business date has no time zone: it is parsed and formatted as midnight UTC.
  const format = new Intl.DateTimeFormat(CONVENTIONS[locale], { dateStyle: 'medium', timeZone: 'UTC' })
  return value => (isDate(value) ? format.format(new Date(value)) : value)
}

function instantsOf(locale: Locale): Show {
  // The value names its time zone, as in `2026-11-22T16:05:00+07:00[Asia/Jakarta]`.
  return value =>
    Temporal.ZonedDateTime.from(value).toLocaleString(CONVENTIONS[locale], {
      dateStyle: 'medium',
      timeStyle: 'short',
    })
}

const showingIn = (locale: Locale): Readonly<Record<string, Show>> => ({
  date: datesOf(locale),
  time: instantsOf(locale),
  amount: numbersOf(locale, { minimumFractionDigits: 2 }),
  number: numbersOf(locale, {}),
})
const SHOW = { en: showingIn('en'), id: showingIn('id') }

/** The placeholders of a message, with their types. */
export const placeholdersOf = (message: string): string[] =>
  [...message.matchAll(PLACEHOLDER)].map(([whole]) => whole).toSorted()

/** Whether a placeholder has no type, or a known one. */
export const isKnownPlaceholder = (placeholder: string): boolean => {
  const kind = /, (\w+)\}$/.exec(placeholder)?.[1]
  return kind === undefined || kind in SHOW.en
}

/** The message with its values filled in; a placeholder without a value is left as is. */
export const fillIn = (message: string, locale: Locale, params: MessageParams): string =>
  message.replace(PLACEHOLDER, (placeholder, name: string, kind: string | undefined) => {
    const value = params[name]
    if (value === undefined) return placeholder
    const text = String(value).replace(CONTROLS, '\ufffd')
    return (kind === undefined ? undefined : SHOW[locale][kind])?.(text) ?? text
  })
