// Values inside messages, as people write them. A placeholder says what its value is: `{from, date}`, `{difference, amount}`, `{most, number}`;
// one that says nothing shows the value as it stands, which is right for names and account numbers.

export type Locale = 'en' | 'id'
export type MessageParams = Readonly<Record<string, string | number>>

/** en-GB puts the day before the month, as the interface does. */
const CONVENTIONS: Readonly<Record<Locale, string>> = { en: 'en-GB', id: 'id-ID' }

/** What nobody sees, and what is no text to many programs: a message may tell of the very cell that holds it. */
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

const PLACEHOLDER = /\{(\w+)(?:, (\w+))?\}/g

type Show = (value: string) => string

/** Whether Intl can write it exactly, however many digits it has. */
const isNumeric = (text: string): text is `${number}` => /^-?\d+(?:\.\d+)?$/.test(text)
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

function numbersOf(locale: Locale, options: Intl.NumberFormatOptions): Show {
  const format = new Intl.NumberFormat(CONVENTIONS[locale], options)
  // Intl writes a hyphen where the interface writes a minus.
  return value => (isNumeric(value) ? format.format(value).replace('-', '\u2212') : value)
}

function datesOf(locale: Locale): Show {
  // A business date has no zone: it is read and written as midnight in UTC.
  const format = new Intl.DateTimeFormat(CONVENTIONS[locale], { dateStyle: 'medium', timeZone: 'UTC' })
  return value => (isDate(value) ? format.format(new Date(value)) : value)
}

function instantsOf(locale: Locale): Show {
  // The value names its zone, as in `2026-11-22T16:05:00+07:00[Asia/Jakarta]`.
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

/** The placeholders of a message, each with what its value is. */
export const placeholdersOf = (message: string): string[] =>
  [...message.matchAll(PLACEHOLDER)].map(([whole]) => whole).toSorted()

/** Whether a placeholder says nothing of its value, or something that is known here. */
export const isKnownPlaceholder = (placeholder: string): boolean => {
  const kind = /, (\w+)\}$/.exec(placeholder)?.[1]
  return kind === undefined || kind in SHOW.en
}

/** The message with its values filled in; a placeholder without a value stays as it is. */
export const fillIn = (message: string, locale: Locale, params: MessageParams): string =>
  message.replace(PLACEHOLDER, (placeholder, name: string, kind: string | undefined) => {
    const value = params[name]
    if (value === undefined) return placeholder
    const text = String(value).replace(CONTROLS, '\ufffd')
    return (kind === undefined ? undefined : SHOW[locale][kind])?.(text) ?? text
  })
