// Amounts as users copy them from a bank's page: with either decimal mark, grouped or not, with a currency before and a mark after.
import { type Currency, parseMinor } from '../money.ts'
import { type DecimalMark, type Direction, GROUPED, marksOf, splitDirection, unwrap } from '../imports/amountParts.ts'

export type AmountFound = {
  minor: bigint
  direction: Direction | null
  /** The possible currencies of the prefix; null without one. */
  currencies: readonly Currency[] | null
}

/** The meanings of `1.500`: 1500.00 or 1.50. */
export type TwoReadings = { thousands: string; decimals: string }

/** Parses an amount; `1.000`, which is one or one thousand, is ambiguous. */
export function readAmount(text: string): AmountFound | TwoReadings | 'INVALID' | 'TOO_LARGE' {
  const { amount, direction } = splitDirection(text, { singleLetters: false })
  // Blanks don't separate groups here: two numbers in one cell are invalid.
  if (/\d\s+[\d.,]/.test(amount)) return 'INVALID'
  const { body, negative, currencies } = unwrap(amount)
  const plain = plainOf(body)
  if (plain === null) {
    const [, before, after] = ONE_MARK.exec(body) ?? []
    if (before === undefined || after === undefined) return 'INVALID'
    return { thousands: `${before}${after}.00`, decimals: `${before}.${after.replace(/0$/, '')}` }
  }
  const minor = parseMinor(plain)
  if (minor === undefined) return 'TOO_LARGE'
  return { minor: negative ? -minor : minor, direction, currencies }
}

/** Groups of digits don't begin with a zero, so `0.500` is half a unit. */
const BELOW_ONE = /^(0+)[.,](\d{2})0$/

/** A mark that separates thousands or decimals. */
const ONE_MARK = /^([1-9]\d{0,2})[.,](\d{3})$/

/** The digits with a dot before their decimals; null where they are ambiguous or invalid. */
function plainOf(body: string): string | null {
  const { dot, comma } = marksOf(body)
  if (dot && comma) {
    const [, whole, decimals] = BELOW_ONE.exec(body) ?? []
    if (whole !== undefined) return `${whole}.${decimals}`
    return /^\d+$/.test(body) ? body : null
  }
  const mark: DecimalMark | null = dot ? '.' : comma ? ',' : null
  const [, whole, decimals] = (mark && GROUPED[mark].exec(body)) ?? []
  if (whole === undefined || decimals === '' || (decimals && decimals.length > 2)) return null
  const digits = whole.replaceAll(/[.,]/g, '')
  return decimals === undefined ? digits : `${digits}.${decimals}`
}
