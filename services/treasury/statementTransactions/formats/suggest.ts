// Suggests values that the file itself supports: an amount by its balances, or the only digits that letters can stand for.
import { marksOf, type Suggestion } from '../../imports/public.ts'
import { type Amount, isBlankAmount, type Notation, parseAmount } from './amounts.ts'
import { dateParser, yearsBefore } from './dates.ts'
import type { Issue } from './format.ts'
import type { ReadLine, Statement } from './prove.ts'

type Options = { notation: Notation; today: string; zone: string }

/** A line with the balances around it; null if not stated. */
type Place = {
  line: ReadLine
  previous: ReadLine | undefined
  before: bigint | null
  after: bigint | null
  next: ReadLine | undefined
}

/** Adds a suggestion to each error for which the file itself has one. */
export function suggestValues(issues: readonly Issue[], statements: readonly Statement[], options: Options): void {
  const wanted = issues.filter(({ severity, row }) => severity === 'ERROR' && row !== null)
  if (wanted.length === 0) return
  const places = placesOf(statements, new Set(wanted.map(({ row }) => row)))
  for (const issue of wanted) {
    const suggestion = suggestionFor(issue, places.get(issue.row ?? 0), options)
    if (suggestion) issue.suggestion = suggestion
  }
}

function placesOf(statements: readonly Statement[], rows: ReadonlySet<number | null>): Map<number, Place> {
  const places = new Map<number, Place>()
  for (const { lines, opening, closing } of statements)
    lines.forEach((line, at) => {
      if (!rows.has(line.raw.row)) return
      const [previous, next] = [lines[at - 1], lines[at + 1]]
      const before = previous ? previous.stated : opening
      const after = line.stated ?? (next ? null : closing)
      places.set(line.raw.row, { line, previous, before, after, next })
    })
  return places
}

function suggestionFor(issue: Issue, place: Place | undefined, options: Options): Suggestion | null {
  switch (issue.kind) {
    case 'AMOUNT_EMPTY':
    case 'AMOUNT_INVALID':
    case 'AMOUNT_LETTER':
    case 'AMOUNT_TWO_MARKS':
    case 'AMOUNT_OTHER_MARK':
    case 'AMOUNT_DECIMALS':
    case 'AMOUNT_NEGATIVE':
      return amountFor(issue, place, options)
    case 'AMOUNT_ZERO':
      return zeroFor(place, options)
    case 'TYPE_INVALID':
      return typeFor(issue, place)
    case 'DATE_INVALID':
    case 'DATE_NOT_IN_CALENDAR':
      return dateFor(issue, place, options)
    case 'BALANCE_INVALID':
    case 'BALANCE_DIFFERS':
      return balanceFor(issue, place, options)
    default:
      return null
  }
}

/** The change of the balance on the row; null if one of the two is not stated. */
const movedBy = (place: Place | undefined): bigint | null =>
  place && place.before !== null && place.after !== null ? place.after - place.before : null

function amountFor(issue: Issue, place: Place | undefined, options: Options): Suggestion | null {
  const { notation } = options
  const moved = movedBy(place)
  const cell = place?.line.raw.amount
  // An issue of the balance's cell doesn't concern the amount.
  if (cell && issue.column !== cell.column) return balanceFor(issue, place, options)
  const fits = (reading: Amount) => 'minor' in reading && magnitude(reading.minor) === magnitude(moved ?? reading.minor)
  const text = issue.value ?? ''
  const digits = withDigits(text)
  if (digits !== text && fits(parseAmount(digits, notation)))
    return { value: digits, reason: moved === null ? 'LETTERS' : 'BALANCE' }
  const direction = place?.line.raw.direction ?? null
  if (moved !== null && moved !== 0n && direction !== null) {
    if (direction !== 'SIGN' && (direction === 'DEBIT') !== moved < 0n) return null
    return { value: amountText(direction === 'SIGN' ? moved : magnitude(moved), notation), reason: 'BALANCE' }
  }
  const other = otherMark(text)
  if (other === null) return null
  const reading = parseAmount(text, other)
  return 'minor' in reading ? { value: amountText(reading.minor, notation), reason: 'OTHER_MARK' } : null
}

/** A row without an amount is no transaction, unless the balance changes. */
function zeroFor(place: Place | undefined, { notation }: Options): Suggestion | null {
  const moved = movedBy(place)
  if (moved === null || moved === 0n) return { value: null, reason: 'ZERO' }
  const direction = place?.line.raw.direction
  if (direction === 'SIGN') return { value: amountText(moved, notation), reason: 'BALANCE' }
  return (direction === 'DEBIT') === moved < 0n
    ? { value: amountText(magnitude(moved), notation), reason: 'BALANCE' }
    : null
}

/** The balance gives the direction if it changes by the amount. */
function typeFor(issue: Issue, place: Place | undefined): Suggestion | null {
  const moved = movedBy(place)
  const text = issue.value ?? ''
  if (moved === null || moved === 0n || place?.line.minor !== magnitude(moved)) return null
  const [amount = ''] = /^[^A-Za-z]*/.exec(text) ?? []
  return { value: `${amount.trimEnd()} ${moved < 0n ? 'DB' : 'CR'}`, reason: 'BALANCE' }
}

/** A date misspelled with letters, if it is between those of the neighboring rows. */
function dateFor({ value, details }: Issue, place: Place | undefined, { today, zone }: Options): Suggestion | null {
  const text = value ?? ''
  const digits = withDigits(text)
  const patterns = details?.patterns
  if (digits === text || typeof patterns !== 'string') return null
  const isDay = patterns.split('|').some(pattern => {
    const reading = dateParser(pattern, yearsBefore(today), zone)(digits)
    if (!('date' in reading) || reading.date > today) return false
    const [from, to] = [place?.previous?.raw.date ?? '', place?.next?.raw.date ?? today]
    return from <= reading.date && reading.date <= to
  })
  return isDay ? { value: digits, reason: 'LETTERS' } : null
}

/** One wrong balance between two right ones: the row's own movement gives the right one, and the next row continues from it. */
function balanceFor(issue: Issue, place: Place | undefined, { notation }: Options): Suggestion | null {
  if (!place || issue.column !== place.line.raw.balance?.column) return null
  const { line, before, next } = place
  if (before === null || line.signed === null || !next || next.signed === null || next.stated === null) return null
  // Reversed directions would also explain both balances: then only a user can decide.
  if (line.stated === before - line.signed && next.stated === line.stated - next.signed) return null
  const expected = before + line.signed
  return expected + next.signed === next.stated ? { value: amountText(expected, notation), reason: 'BALANCE' } : null
}

/** Letters that users and scanners write for digits, next to a digit. */
const withDigits = (text: string): string =>
  /\d/.test(text)
    ? text
        .replace(/(?<=[\d.,/-][OoIl]*)[Oo]|[Oo](?=[OoIl]*[\d.,/-])/g, '0')
        .replace(/(?<=[\d.,/-][Il]*)[Il]|[Il](?=[Il]*[\d.,/-])/g, '1')
    : text

function otherMark(text: string): '.' | ',' | null {
  if (isBlankAmount(text)) return null
  const { dot, comma } = marksOf(text)
  return dot === comma ? null : dot ? '.' : ','
}

const magnitude = (minor: bigint): bigint => (minor < 0n ? -minor : minor)

/** An amount in the file's notation. */
export function amountText(minor: bigint, notation: Notation): string {
  const digits = String(magnitude(minor)).padStart(3, '0')
  const [whole, cents] = [digits.slice(0, -2), digits.slice(-2)]
  const sign = minor < 0n ? '-' : ''
  if (notation === '.' || notation === ',') {
    const group = notation === '.' ? ',' : '.'
    return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, group)}${notation}${cents}`
  }
  return `${sign}${whole}${notation === 'COMMA' ? ',' : '.'}${cents}`
}
