// The lines of an order or invoice as they are typed, before the server has seen them.
import { QUANTITY_PLACES } from '../../i18n/amountInput.ts'
import { AMOUNT_PLACES, fromMinor, toScaled } from '../../i18n/decimal.ts'

/** A line. What can't be read of a number stays as it was typed, so that validation names it. */
export type GridLine = {
  /** Its own while the form is open, whatever its place. */
  key: string
  /** The product that was chosen; null where there is none of what was typed. */
  productId: string | null
  product: string
  description: string
  /** A decimal with at most four places. */
  quantity: string | null
  unit: string
  /** A decimal amount, of one unit. */
  price: string | null
  /** `7.5%`, or a decimal amount off the line. */
  discount: string | null
  kind: 'GOODS' | 'SERVICE'
  /** Code of its unit in e-Faktur; empty: the usual one of its kind. */
  taxUnit: string
  /** What the customer withholds of it; null: nothing. */
  withholding: string | null
  /** The line of another document that it answers, by its uuid; null: none. */
  answers: string | null
}

/** All of a line but what is the form's own. */
export type LineValues = Omit<GridLine, 'key'>

/** Something to begin a line with: an earlier line, or a product. */
export type LineSuggestion = {
  id: string
  label: string
  /** What tells it from its likes. */
  detail: string
  values: Partial<LineValues>
}

/** Finds them for what was typed; empty text asks for the first ones. */
export type SuggestLines = (text: string) => Promise<readonly LineSuggestion[]>

export const lineFields = ['product', 'description', 'quantity', 'unit', 'price', 'discount'] as const
export type LineField = (typeof lineFields)[number]

let made = 0

/** A line in which nothing was typed yet. */
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

/** Whether nothing was typed into it: it is neither sent nor judged. */
export const isBlankLine = (line: GridLine): boolean => lineFields.every(field => !line[field]?.trim())

/** Those that are sent. */
export const filledLines = (lines: readonly GridLine[]): readonly GridLine[] => lines.filter(line => !isBlankLine(line))

/** What the service says of `lines.1`, the second that was sent, told of its place in the form. */
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
 * What a line comes to before the discount on the whole and taxes, exactly as the service counts it: each step to 0.01, a half up. Null while
 * it can't be told.
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

/** Minor units; null when it is no discount, or more than there is. */
function discountOn(gross: bigint, discount: string | null): bigint | null {
  if (!discount) return 0n
  const percent = discount.endsWith('%') ? toScaled(discount.slice(0, -1), 2) : null
  if (percent !== null) return percent >= 0n && percent <= WHOLE ? halfUp(gross * percent, WHOLE) : null
  const amount = toScaled(discount, AMOUNT_PLACES)
  return amount !== null && amount >= 0n && amount <= gross ? amount : null
}

/** A copy of the line, with a key of its own. */
const copyOf = ({ key: _key, ...values }: GridLine): GridLine => emptyLine(values)

export const withLine = (lines: readonly GridLine[], at: number, change: Partial<GridLine>): readonly GridLine[] =>
  lines.map((line, place) => (place === at ? { ...line, ...change } : line))

/** The line twice. */
export const withCopy = (lines: readonly GridLine[], at: number): readonly GridLine[] =>
  lines.flatMap((line, place) => (place === at ? [line, copyOf(line)] : [line]))

/** Without the line; there is always one to type into. */
export function withoutLine(lines: readonly GridLine[], at: number): readonly GridLine[] {
  const rest = lines.filter((_line, place) => place !== at)
  return rest.length > 0 ? rest : [emptyLine()]
}

/** The line one place up or down. */
export function withMoved(lines: readonly GridLine[], at: number, step: -1 | 1): readonly GridLine[] {
  const [line, other] = [lines[at], lines[at + step]]
  if (line === undefined || other === undefined) return lines
  return lines.map((one, place) => (place === at ? other : place === at + step ? line : one))
}
