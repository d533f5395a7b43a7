// What people type and paste into lines, and how it is shown again.
import { readAmount, readQuantity } from '../../i18n/amountInput.ts'
import type { Formats } from '../../i18n/format.ts'
import { type Language, languages } from '../../i18n/language.ts'
import { emptyLine, type GridLine, type LineField, type LineValues } from './lines.ts'

type NumericField = 'quantity' | 'price' | 'discount'

const isNumeric = (field: LineField): field is NumericField =>
  field === 'quantity' || field === 'price' || field === 'discount'

/** The number of a cell; null when the language can't read it. */
function readNumber(field: NumericField, text: string, language: Language): string | null {
  if (field === 'quantity') return readQuantity(text, language)
  // `7,5 %` is a part of the line, anything else an amount off it.
  const [, percent] = (field === 'discount' && /^(.*\S)\s*%\s*$/.exec(text)) || []
  if (percent === undefined) return readAmount(text, language)
  const read = readQuantity(percent, language)
  return read === null ? null : `${read}%`
}

/** What a cell holds after this was typed: empty is null where it is a number, and what can't be read stays as it is. */
export function readLineCell(field: LineField, text: string, language: Language): Partial<GridLine> {
  // What is typed anew is not the product that was chosen.
  if (field === 'product') return { product: text, productId: null }
  if (!isNumeric(field)) return { [field]: text }
  return { [field]: text.trim() === '' ? null : (readNumber(field, text, language) ?? text) }
}

/** What a cell shows while nobody types into it. */
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

/** The language whose numbers a pasted block has: the person's own, unless the other one reads more of them. */
function languageOf(cells: readonly { field: LineField; text: string }[], own: Language): Language {
  const read = (language: Language) =>
    cells.filter(({ field, text }) => isNumeric(field) && readNumber(field, text, language) !== null).length
  return languages.reduce((best, language) => (read(language) > read(best) ? language : best), own)
}

/**
 * The lines of a pasted block whose first cell goes to `first`. A row of headings says which column is which, and is not a line itself.
 */
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

/** Pasted lines over those that are there, from `at` on; what there is no line for becomes one. */
export function withPasted(
  lines: readonly GridLine[],
  at: number,
  pasted: readonly Partial<LineValues>[],
): readonly GridLine[] {
  const over = lines.map((line, place) => ({ ...line, ...pasted[place - at] }))
  return [...over, ...pasted.slice(Math.max(0, lines.length - at)).map(values => emptyLine(values))]
}
