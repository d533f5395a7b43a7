// Reads one row's cells. Each reader returns the value, or undefined after reporting the cell's problem.
import { isBusinessYear } from '../businessDate.ts'
import { CURRENCIES, type Currency, MAX_MINOR, formatMinor } from '../money.ts'
import type { ErrorRow, FieldErrorCode, MessageParams } from '../errors.ts'
import { hasUnseenCharacters, hasUnseenInProse } from '../nameShape.ts'
import type { Direction } from '../imports/amountParts.ts'
import type { Suggestion } from '../imports/suggestion.ts'
import { readAmount } from './amountText.ts'
import { suggestAmount, suggestCurrency, suggestDate, suggestWord } from './suggest.ts'
import { errorIssue, type Issue, warningIssue } from './issues.ts'
import type { CsvRow } from './readCsv.ts'

const DATE_FORM = /^\d{4}-\d{2}-\d{2}$/

export class CellReader {
  readonly row: number
  /** The service's errors for files. */
  readonly errors: CsvRow['errors']
  readonly #cells: CsvRow['cells']
  readonly #issues: Issue[]

  constructor({ row, cells, errors }: CsvRow, issues: Issue[]) {
    this.row = row
    this.#cells = cells
    this.errors = errors
    this.#issues = issues
  }

  /** Reports an error in a cell of this row. */
  refuse(
    column: string,
    what: ErrorRow | FieldErrorCode,
    params: MessageParams = {},
    suggestion: Suggestion | null = null,
  ): undefined {
    this.#issues.push(errorIssue(what, { row: this.row, column, value: this.raw(column), params, suggestion }))
    return undefined
  }

  /** Reports a warning for a cell of this row. */
  warn(column: string, what: ErrorRow, params: MessageParams = {}): void {
    this.#issues.push(warningIssue(what, { row: this.row, column, value: this.raw(column), params }))
  }

  /** The cell as is; empty when the file lacks the column. */
  raw(column: string): string {
    return this.#cells.get(column) ?? ''
  }

  /** This row's non-empty columns with the prefix; `key` is the rest of the name. */
  *withPrefix(prefix: string): Generator<{ key: string; value: string; column: string }> {
    for (const [column, value] of this.#cells)
      if (column.startsWith(prefix) && value !== '') yield { key: column.slice(prefix.length), value, column }
  }

  /** Free text, by the rule of the forms. */
  text(column: string, maximum: number): string | null | undefined {
    const value = this.raw(column)
    if (hasUnseenInProse(value)) return this.refuse(column, 'INVALID_CHARACTERS')
    if (value.length > maximum) return this.refuse(column, 'TOO_LONG', { maximum })
    return value === '' ? null : value
  }

  requiredText(column: string, maximum: number): string | undefined {
    return this.text(column, maximum) ?? this.#required(column)
  }

  /** A name, by the rule of all other names. */
  name(column: string, maximum: number): string | null | undefined {
    return hasUnseenCharacters(this.raw(column))
      ? this.refuse(column, 'INVALID_CHARACTERS')
      : this.text(column, maximum)
  }

  requiredName(column: string, maximum: number): string | undefined {
    return hasUnseenCharacters(this.raw(column))
      ? this.refuse(column, 'INVALID_CHARACTERS')
      : this.requiredText(column, maximum)
  }

  /** A word of a set, in any case. */
  oneOf<Word extends string>(column: string, words: readonly Word[], suggest = suggestWord): Word | undefined {
    const value = this.raw(column).toUpperCase()
    if (value === '') return this.#required(column)
    const word = words.find(each => each === value)
    return word ?? this.refuse(column, 'INVALID_VALUE', { allowed: words.join(', ') }, suggest(value, words))
  }

  currency(column: string): Currency | undefined {
    return this.oneOf(column, CURRENCIES, suggestCurrency)
  }

  date(column: string): string | undefined {
    const value = this.raw(column)
    if (value === '') return this.#required(column)
    return isDate(value) && isBusinessYear(value) ? value : this.refuse(column, 'INVALID_DATE', {}, suggestDate(value))
  }

  /** An amount greater than zero in the row's currency, in minor units. Accepts bank notation: `15,000,000.00 CR`, `Rp 1.000.000,00`. */
  amount(column: string, direction?: Direction): bigint | undefined {
    const minor = this.amountOrZero(column, direction)
    return minor === 0n ? this.refuse(column, 'AMOUNT_NOT_POSITIVE') : minor
  }

  /** The same, but zero is allowed. */
  amountOrZero(column: string, direction?: Direction): bigint | undefined {
    const value = this.raw(column)
    const currency = this.raw('currency').toUpperCase()
    if (value === '') return this.#required(column)
    const found = readAmount(value)
    if (found === 'INVALID') return this.refuse(column, 'INVALID_AMOUNT', {}, suggestAmount(value))
    if (found === 'TOO_LARGE') return this.refuse(column, 'AMOUNT_OUT_OF_RANGE', { maximum: formatMinor(MAX_MINOR) })
    if ('thousands' in found)
      return this.refuse(column, this.errors.recordImportAmountAmbiguous, { amount: value, ...found })
    if (found.direction !== null && direction !== undefined && found.direction !== direction)
      return this.refuse(column, this.errors.recordImportAmountMark, { amount: value, direction })
    if (found.currencies && isCurrency(currency) && !found.currencies.includes(currency))
      return this.refuse(column, this.errors.recordImportAmountCurrency, { amount: value, currency })
    return found.minor >= 0n ? found.minor : this.refuse(column, 'AMOUNT_NOT_POSITIVE')
  }

  /** An account number, with any separators between its digits. */
  accountNumber(column: string): string | null | undefined {
    const value = this.raw(column)
    if (value === '') return null
    const digits = value.replace(/[\s.-]/g, '')
    return /^\d{5,34}$/.test(digits) ? digits : this.refuse(column, 'INVALID_FORMAT')
  }

  /** An account by its number or by its name. */
  accountNumberOrName(column: string): string | null | undefined {
    const value = this.raw(column)
    return /\p{L}/u.test(value) ? this.name(column, 140) : this.accountNumber(column)
  }

  email(column: string): string | null | undefined {
    const value = this.text(column, 254)
    return value && !value.includes('@') ? this.refuse(column, 'INVALID_EMAIL') : value
  }

  #required(column: string): undefined {
    // Text that was too long has been reported already.
    return this.raw(column) === '' ? this.refuse(column, 'REQUIRED') : undefined
  }
}

const isCurrency = (word: string): word is Currency => CURRENCIES.some(each => each === word)

function isDate(value: string): boolean {
  if (!DATE_FORM.test(value)) return false
  try {
    Temporal.PlainDate.from(value, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

/** Finds duplicates by key: returns the first row with the key, or undefined for the first itself. */
export class FirstSeen {
  readonly #rows = new Map<string, number>()

  note(key: string, row: number): number | undefined {
    const first = this.#rows.get(key)
    if (first === undefined) this.#rows.set(key, row)
    return first
  }
}

/** The row can be left out: it is a duplicate of another one or of a stored record. */
export const REPEATED: Suggestion = { value: null, reason: 'REPEATED' }
export const STORED: Suggestion = { value: null, reason: 'STORED' }

/** Reports a value that an earlier row has. */
export function refuseRepeated(cells: CellReader, column: string, key: string | null | undefined, seen: FirstSeen) {
  if (!key) return
  const first = seen.note(key, cells.row)
  if (first !== undefined) cells.refuse(column, cells.errors.recordImportValueRepeated, { row: first }, REPEATED)
}
