// Dates as banks write them. A pattern is compiled once and then reads a cell in one match.

/** Why a text is no date, with what the message needs to say it. */
export type DateFailure = { kind: 'DATE_INVALID' | 'DATE_NOT_IN_CALENDAR'; details: Record<string, string | number> }
export type DateReading = { date: string } | { failure: DateFailure }
export type DateParser = (text: string) => DateReading
/** The year of a day that the file gives without one. */
export type YearOf = (month: number, day: number) => number

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
const TIME = '(?:[T ]\\s*\\d{1,2}(?:[:.]\\d{2}){1,2}(?:[.,]\\d+)?\\s*(?:am|pm|wib|wita|wit|z|[+-]\\d{2}:?\\d{2})?)?'

/** Patterns that a mapping may use; each may be followed by a time of day, which is dropped. */
const DATE_PATTERN = /^(?:yyyy|yy|MMMM|MMM|MM|M|dd|d|[ /.-])+$/

/** Whether a pattern names a day and a month once each. */
export function isDatePattern(pattern: string): boolean {
  const parts = pattern.match(/yyyy|yy|M+|d+/g) ?? []
  const count = (letter: string) => parts.filter(part => part.startsWith(letter)).length
  return DATE_PATTERN.test(pattern) && count('d') === 1 && count('M') === 1 && count('y') <= 1
}

/** Compiles `dd/MM/yyyy`, `d MMM yy`, `yyyyMMdd` and the like. Without a year in it, `yearOf` supplies one. */
export function dateParser(pattern: string, yearOf?: YearOf): DateParser {
  // Eight digits in a row have fixed widths; elsewhere a leading zero may be missing, as spreadsheets drop it.
  const fixed = !/[ /.-]/.test(pattern)
  const body = pattern.replace(/yyyy|yy|MMMM|MMM|MM|M|dd|d|[ /.-]+/g, part => {
    if (/^[ /.-]/.test(part)) return '\\s*[\\s/.-]\\s*'
    const group = PARTS[part] ?? ''
    return fixed ? group.replace('{1,2}', '{2}') : group
  })
  const expression = new RegExp(`^${body}${TIME}$`, 'iu')
  const invalid = (): DateReading => ({ failure: { kind: 'DATE_INVALID', details: { format: pattern } } })

  return text => {
    const groups = expression.exec(clean(text))?.groups
    if (!groups) return invalid()
    const month = groups.name === undefined ? Number(groups.month) : MONTHS[groups.name.toLowerCase()]
    if (month === undefined || month < 1 || month > 12) return invalid()
    const day = Number(groups.day)
    const year = groups.year === undefined ? yearOf?.(month, day) : fullYear(groups.year)
    if (year === undefined || year < 1990 || year > 2100) return invalid()
    const days = daysIn(year, month)
    if (day < 1 || day > days) return { failure: { kind: 'DATE_NOT_IN_CALENDAR', details: { year, month, days } } }
    return { date: isoDate(year, month, day) }
  }
}

/** Cells keep the apostrophe that makes a spreadsheet take them as text. */
const clean = (text: string) => text.replace(/^['\s]+|\s+$/g, '')
const fullYear = (digits: string) => (digits.length === 2 ? 2000 + Number(digits) : Number(digits))

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const daysIn = (year: number, month: number): number => (month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0))

const isoDate = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The year that puts a day into the period, or nearest to it: a file from December to January has both years. */
export function yearWithin(from: string, to: string): YearOf {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const distance = (date: string) =>
    date < from ? dayNumber(from) - dayNumber(date) : date > to ? dayNumber(date) - dayNumber(to) : 0
  return (month, day) => {
    let best = { year: first, distance: Infinity }
    for (let year = first - 1; year <= last + 1; year++) {
      if (day > daysIn(year, month)) continue
      const away = distance(isoDate(year, month, day))
      if (away < best.distance) best = { year, distance: away }
    }
    return best.year
  }
}

/** The latest year in which the day is not after today: a statement tells of the past. */
export function yearBefore(today: string): YearOf {
  const thisYear = Number(today.slice(0, 4))
  return (month, day) => {
    const inThisYear = isoDate(thisYear, month, day)
    if (inThisYear <= today && day <= daysIn(thisYear, month)) return thisYear
    // 29 February is sought in the last leap year.
    for (let year = thisYear - 1; year > thisYear - 9; year--) if (day <= daysIn(year, month)) return year
    return thisYear
  }
}

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000
