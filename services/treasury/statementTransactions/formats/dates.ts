// Dates as banks write them. A pattern is compiled once and then parses a cell in one match.

/** Why a text is no date, with the parameters of the message. */
export type DateFailure = { kind: 'DATE_INVALID' | 'DATE_NOT_IN_CALENDAR'; details: Record<string, string | number> }
/** A date, its time if the text has one, `HH:MM:SS`, and all possible dates if its year is unknown. */
export type DateReading = { date: string; time: string | null; dates?: readonly string[] } | { failure: DateFailure }
export type DateParser = (text: string) => DateReading
/** The possible years of a date without one, the likeliest first. */
export type YearsOf = (month: number, day: number) => readonly number[]

const MONTHS: Record<string, number> = {}
const NAMES = [
  'jan january januari',
  'feb february februari peb pebruari',
  'mar march maret',
  'apr april',
  'may mei',
  'jun june juni',
  'jul july juli',
  'aug august agu agt ags agustus',
  'sep sept september',
  'oct october okt oktober',
  'nov november nop nopember',
  'dec december des desember',
]
NAMES.forEach((names, index) => names.split(' ').forEach(name => (MONTHS[name] = index + 1)))

const PARTS: Record<string, string> = {
  yyyy: '(?<year>\\d{4})',
  yy: '(?<year>\\d{2})',
  MMMM: '(?<name>\\p{L}{3,12})',
  MMM: '(?<name>\\p{L}{3,12})',
  MM: '(?<month>\\d{1,2})',
  M: '(?<month>\\d{1,2})',
  dd: '(?<day>\\d{1,2})',
  d: '(?<day>\\d{1,2})',
}
const TIME =
  '(?:[T ]\\s*(?<hour>\\d{1,2})[:.](?<minute>\\d{2})(?:[:.](?<second>\\d{2}))?(?:[.,]\\d+)?\\s*(?<half>am|pm)?\\s*(?<zone>wib|wita|wit|z|[+-]\\d{2}:?\\d{2})?)?'

/** Patterns that a mapping may use; a time may follow each. */
const DATE_PATTERN = /^(?:yyyy|yy|MMMM|MMM|MM|M|dd|d|[ /.-])+$/

/** Whether a pattern contains one day and one month. */
export function isDatePattern(pattern: string): boolean {
  const parts = pattern.match(/yyyy|yy|M+|d+/g) ?? []
  const count = (letter: string) => parts.filter(part => part.startsWith(letter)).length
  return DATE_PATTERN.test(pattern) && count('d') === 1 && count('M') === 1 && count('y') <= 1
}

/**
 * Compiles `dd/MM/yyyy`, `d MMM yy`, `yyyyMMdd` and the like. Without a year in it, `yearsOf` supplies one. A time with its own zone is an
 * instant: its date and time are converted to `zone`.
 */
export function dateParser(pattern: string, yearsOf?: YearsOf, zone?: string): DateParser {
  // Eight consecutive digits have fixed widths; elsewhere a leading zero may be missing, as spreadsheets drop it.
  const fixed = !/[ /.-]/.test(pattern)
  const body = pattern.replace(/yyyy|yy|MMMM|MMM|MM|M|dd|d|[ /.-]+/g, part => {
    if (/^[ /.-]/.test(part)) return '\\s*[\\s/.-]\\s*'
    const group = PARTS[part] ?? ''
    if (fixed) return group.replace('{1,2}', '{2}')
    // Spreadsheets shorten years, or write them out; at the beginning of a date two digits would be a day.
    return part.startsWith('y') && !pattern.startsWith('y') ? '(?<year>\\d{4}|\\d{2})' : group
  })
  const expression = new RegExp(`^${body}${TIME}$`, 'iu')
  const invalid = (): DateReading => ({ failure: { kind: 'DATE_INVALID', details: wanted(pattern) } })

  return text => {
    const groups = expression.exec(clean(text))?.groups
    if (!groups) return invalid()
    const month = groups.name === undefined ? Number(groups.month) : MONTHS[groups.name.toLowerCase()]
    if (month === undefined || month < 1 || month > 12) return invalid()
    const day = Number(groups.day)
    const years = groups.year === undefined ? yearsOf?.(month, day) : [fullYear(groups.year)]
    const year = years?.[0]
    if (year === undefined || year < 1990 || year > 2100) return invalid()
    const days = daysIn(year, month)
    if (day < 1 || day > days) return { failure: { kind: 'DATE_NOT_IN_CALENDAR', details: { year, month, days } } }
    const time = timeOf(groups)
    if (time === undefined) return invalid()
    const date = isoDate(year, month, day)
    const offset = groups.zone === undefined ? undefined : offsetOf(groups.zone)
    if (years && years.length > 1) return { date, time, dates: years.map(each => isoDate(each, month, day)).sort() }
    if (time === null || offset === undefined || zone === undefined) return { date, time }
    return localTime(`${date}T${time}${offset}`, zone)
  }
}

/** A pattern with an example for the user: one that stays unambiguous when day and month are swapped. */
export function wanted(pattern: string): { format: string; example: string } {
  const parts: Record<string, string> = { yyyy: '2026', yy: '26', MMMM: 'December', MMM: 'Dec' }
  const example = pattern.replace(/yyyy|yy|M+|d+/g, part => parts[part] ?? (part.startsWith('M') ? '12' : '31'))
  return { format: pattern, example }
}

type Groups = Record<string, string | undefined>

/** Null if the text has no time, undefined if it is invalid. */
function timeOf({ hour, minute, second, half }: Groups): string | null | undefined {
  if (hour === undefined || minute === undefined) return null
  const isPm = half?.toLowerCase() === 'pm'
  const inHalf = Number(hour) % 12
  const hours = half === undefined ? Number(hour) : isPm ? inHalf + 12 : inHalf
  // Some banks end the day with 24:00.
  if (hours === 24 && minute === '00') return '23:59:59'
  if (hours > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined
  return `${String(hours).padStart(2, '0')}:${minute}:${second ?? '00'}`
}

const OFFSETS: Record<string, string> = { WIB: '+07:00', WITA: '+08:00', WIT: '+09:00', Z: '+00:00' }

const offsetOf = (zone: string): string => {
  const known = OFFSETS[zone.toUpperCase()]
  return known ?? (zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`)
}

/** The date and time of an instant in a zone. */
export function localTime(instant: string, zone: string): { date: string; time: string } {
  // A time of 10:60, or an offset of 99 hours, is invalid: the bank's own text is kept.
  if (!/T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/.test(instant))
    return { date: instant.slice(0, 10), time: instant.slice(11, 19) }
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
  return { date: local.toPlainDate().toString(), time: local.toPlainTime().toString({ smallestUnit: 'second' }) }
}

/** Cells keep the apostrophe that marks them as text in a spreadsheet. */
const clean = (text: string) => text.replace(/^['\s]+|\s+$/g, '')
const fullYear = (digits: string) => (digits.length === 2 ? 2000 + Number(digits) : Number(digits))

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const daysIn = (year: number, month: number): number => (month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0))

const isoDate = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The years that put a date into the period, or nearest to it: a file from December to January has both years. */
export function yearsWithin(from: string, to: string): YearsOf {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const distance = (date: string) =>
    date < from ? dayNumber(from) - dayNumber(date) : date > to ? dayNumber(date) - dayNumber(to) : 0
  return (month, day) => {
    let best = { years: [first], distance: Infinity }
    for (let year = first - 1; year <= last + 1; year++) {
      if (day > daysIn(year, month)) continue
      const away = distance(isoDate(year, month, day))
      if (away < best.distance) best = { years: [year], distance: away }
      else if (away === 0) best.years.push(year)
    }
    return best.years
  }
}

/** The latest two years in which the date is not after today: a statement covers the past. */
export function yearsBefore(today: string): YearsOf {
  const thisYear = Number(today.slice(0, 4))
  return (month, day) => {
    const years: number[] = []
    // 29 February is searched in the last leap years.
    for (let year = thisYear; year > thisYear - 17 && years.length < 2; year--)
      if (day <= daysIn(year, month) && isoDate(year, month, day) <= today) years.push(year)
    return years.length > 0 ? years : [thisYear]
  }
}

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000
