// Parses what users type and paste into lines, and formats it.
import { readAmount, readQuantity } from '../../i18n/amountInput.ts'
import type { Formats } from '../../i18n/format.ts'
import { type Language, languages } from '../../i18n/language.ts'
import { emptyLine, type GridLine, type LineField, type LineValues } from './lines.ts'

type NumericField = 'quantity' | 'price' | 'discount'

const isNumeric = (field: LineField): field is NumericField =>
  field === 'quantity' || field === 'price' || field === 'discount'

/** The number of a cell; null when it is invalid in the language. */
function readNumber(field: NumericField, text: string, language: Language): string | null {
  if (field === 'quantity') return readQuantity(text, language)
  // `7,5 %` is a percentage of the line, anything else an amount off it.
  const [, percent] = (field === 'discount' && /^(.*\S)\s*%\s*$/.exec(text)) || []
  if (percent === undefined) return readAmount(text, language)
  const read = readQuantity(percent, language)
  return read === null ? null : `${read}%`
}

/** The value of a cell after typing: an empty number is null, and invalid text stays as it is. */
export function readLineCell(field: LineField, text: string, language: Language): Partial<GridLine> {
  // Newly typed text no longer means the chosen product.
  if (field === 'product') return { product: text, productId: null }
  if (!isNumeric(field)) return { [field]: text }
  return { [field]: text.trim() === '' ? null : (readNumber(field, text, language) ?? text) }
}

/** The text of a cell while it is not being edited. */
export function showLineCell(line: GridLine, field: LineField, formats: Formats): string {
  const value = line[field]
  if (value === null) return ''
  const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)
  switch (field) {
    case 'quantity':
      return isNumber(value) ? formats.quantity(value) : value
    case 'price':
      return /^-?\d+(\.\d{1,2})?$/.test(value) ? formats.amount(value) : value
    case 'discount':
      if (value.endsWith('%') && isNumber(value.slice(0, -1))) return `${formats.quantity(value.slice(0, -1))}%`
      return /^-?\d+(\.\d{1,2})?$/.test(value) ? formats.amount(value) : value
    default:
      return value
  }
}

/** The number format of a pasted block: the user's own, unless the other one parses more of it. */
function languageOf(cells: readonly { field: LineField; text: string }[], own: Language): Language {
  const read = (language: Language) =>
    cells.filter(({ field, text }) => isNumeric(field) && readNumber(field, text, language) !== null).length
  return languages.reduce((best, language) => (read(language) > read(best) ? language : best), own)
}

/** The lines of a pasted block whose first cell goes to `first`. A heading row identifies the columns, and is not a line itself. */
export function readPastedLines(
  block: readonly (readonly string[])[],
  first: LineField,
  own: Language,
  headings: Readonly<Record<LineField, string>>,
  shown: readonly LineField[],
): Partial<LineValues>[] {
  const [top = [], ...below] = block
  const named = top.map(cell => shown.find(field => same(headings[field], cell)))
  const hasHeadings = named.filter(Boolean).length > 1
  const fields = hasHeadings ? named : shown.slice(shown.indexOf(first))
  const rows = hasHeadings ? below : block
  const cellsOf = (row: readonly string[]) =>
    row.flatMap((text, column) => {
      const field = fields[column]
      return field === undefined ? [] : [{ field, text }]
    })
  const language = languageOf(rows.flatMap(cellsOf), own)
  return rows
    .map(row => Object.assign({}, ...cellsOf(row).map(({ field, text }) => readLineCell(field, text.trim(), language))))
    .filter(values => Object.keys(values).length > 0)
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Puts pasted lines over the existing ones from `at` on, adding lines as needed. */
export function withPasted(
  lines: readonly GridLine[],
  at: number,
  pasted: readonly Partial<LineValues>[],
): readonly GridLine[] {
  const over = lines.map((line, place) => ({ ...line, ...pasted[place - at] }))
  return [...over, ...pasted.slice(Math.max(0, lines.length - at)).map(values => emptyLine(values))]
}
