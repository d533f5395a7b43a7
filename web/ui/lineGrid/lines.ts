// The lines of an order or invoice as typed, before they are sent to the server.
import { QUANTITY_PLACES } from '../../i18n/amountInput.ts'
import { AMOUNT_PLACES, fromMinor, toScaled } from '../../i18n/decimal.ts'

/** A line. An invalid number stays as typed, so that validation reports it. */
export type GridLine = {
  /** Stable while the form is open, regardless of position. */
  key: string
  /** The chosen product; null when the text names none. */
  productId: string | null
  product: string
  description: string
  /** A decimal with at most four places. */
  quantity: string | null
  unit: string
  /** A decimal amount, per unit. */
  price: string | null
  /** `7.5%`, or a decimal amount off the line. */
  discount: string | null
  kind: 'GOODS' | 'SERVICE'
  /** Code of its unit in e-Faktur; empty: the default of its kind. */
  taxUnit: string
  /** What the customer withholds from it; null: nothing. */
  withholding: string | null
  /** The uuid of another document's line that it refers to; null: none. */
  answers: string | null
}

/** A line without the form's own key. */
export type LineValues = Omit<GridLine, 'key'>

/** A suggestion to fill a line from: an earlier line, or a product. */
export type LineSuggestion = {
  id: string
  label: string
  /** Distinguishes it from similar ones. */
  detail: string
  values: Partial<LineValues>
}

/** Finds suggestions for the typed text; an empty text returns the first ones. */
export type SuggestLines = (text: string) => Promise<readonly LineSuggestion[]>

export const lineFields = ['product', 'description', 'quantity', 'unit', 'price', 'discount'] as const
export type LineField = (typeof lineFields)[number]

let made = 0

/** A line without any input. */
export function emptyLine(values: Partial<LineValues> = {}): GridLine {
  made += 1
  return {
    productId: null,
    product: '',
    description: '',
    quantity: null,
    unit: '',
    price: null,
    discount: null,
    kind: 'GOODS',
    taxUnit: '',
    withholding: null,
    answers: null,
    ...values,
    key: `${Date.now().toString(36)}-${made}`,
  }
}

/** Whether a line is empty: it is neither sent nor validated. */
export const isBlankLine = (line: GridLine): boolean => lineFields.every(field => !line[field]?.trim())

/** The lines that are sent. */
export const filledLines = (lines: readonly GridLine[]): readonly GridLine[] => lines.filter(line => !isBlankLine(line))

/** Maps the service's path `lines.1`, the second line sent, to the line's position in the form. */
export function atFormLine(path: string, lines: readonly GridLine[]): string {
  const [, sent, rest] = /^lines\.(\d+)(.*)$/.exec(path) ?? []
  if (sent === undefined || rest === undefined) return path
  const places = lines.flatMap((line, place) => (isBlankLine(line) ? [] : [place]))
  return `lines.${places[Number(sent)] ?? sent}${rest}`
}

/** Hundredths of a percent. */
const WHOLE = 10_000n
const QUANTITY_UNIT = 10n ** BigInt(QUANTITY_PLACES)

const halfUp = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator)

export type LineAmount = { gross: string; discount: string; net: string }

/**
 * The amount of a line before the document discount and taxes, computed as the service does: each step rounded half up to 0.01. Null while
 * it is unknown.
 */
export function lineAmount({
  quantity,
  price,
  discount,
}: Pick<GridLine, 'quantity' | 'price' | 'discount'>): LineAmount | null {
  const units = toScaled(quantity ?? '', QUANTITY_PLACES)
  const priceMinor = toScaled(price ?? '', AMOUNT_PLACES)
  if (units === null || priceMinor === null || units < 0n || priceMinor < 0n) return null
  const gross = halfUp(units * priceMinor, QUANTITY_UNIT)
  const off = discountOn(gross, discount)
  return off === null ? null : { gross: fromMinor(gross), discount: fromMinor(off), net: fromMinor(gross - off) }
}

/** Minor units; null when it is invalid, or exceeds the amount. */
function discountOn(gross: bigint, discount: string | null): bigint | null {
  if (!discount) return 0n
  const percent = discount.endsWith('%') ? toScaled(discount.slice(0, -1), 2) : null
  if (percent !== null) return percent >= 0n && percent <= WHOLE ? halfUp(gross * percent, WHOLE) : null
  const amount = toScaled(discount, AMOUNT_PLACES)
  return amount !== null && amount >= 0n && amount <= gross ? amount : null
}

/** A copy of the line with a new key. */
const copyOf = ({ key: _key, ...values }: GridLine): GridLine => emptyLine(values)

export const withLine = (lines: readonly GridLine[], at: number, change: Partial<GridLine>): readonly GridLine[] =>
  lines.map((line, place) => (place === at ? { ...line, ...change } : line))

/** The lines with the line duplicated. */
export const withCopy = (lines: readonly GridLine[], at: number): readonly GridLine[] =>
  lines.flatMap((line, place) => (place === at ? [line, copyOf(line)] : [line]))

/** The lines without the line; one always remains to type into. */
export function withoutLine(lines: readonly GridLine[], at: number): readonly GridLine[] {
  const rest = lines.filter((_line, place) => place !== at)
  return rest.length > 0 ? rest : [emptyLine()]
}

/** The lines with the line moved up or down by one. */
export function withMoved(lines: readonly GridLine[], at: number, step: -1 | 1): readonly GridLine[] {
  const [line, other] = [lines[at], lines[at + step]]
  if (line === undefined || other === undefined) return lines
  return lines.map((one, place) => (place === at ? other : place === at + step ? line : one))
}
