// The amounts of an order's or invoice's line before tax.
import { parseScaled } from '../../../kit/scaled.ts'
import { type Fraction, fraction, halfUp, times } from './fractions.ts'
import { sharesOf } from './shares.ts'

/** Quantities have four decimals, percentages two. */
const QUANTITY_DECIMALS = 4
const PERCENT_DECIMALS = 2

/** Ten-thousandths of a unit. */
export const parseQuantity = (text: string): bigint | undefined => parseScaled(text, QUANTITY_DECIMALS)
/** Hundredths of a percent. */
export const parsePercent = (text: string): bigint | undefined => parseScaled(text, PERCENT_DECIMALS)

/** A part of an amount: hundredths of a percent, or minor units. */
export type Discount = { readonly percent: bigint } | { readonly amountMinor: bigint }

export type LineInput = {
  /** Ten-thousandths of a unit. */
  readonly quantity: bigint
  readonly priceMinor: bigint
  readonly discount?: Discount | undefined
}

export type LineAmounts = {
  readonly grossMinor: bigint
  readonly discountMinor: bigint
  readonly netMinor: bigint
  /** Its share of the discount on the whole. */
  readonly orderDiscountMinor: bigint
  readonly baseMinor: bigint
}

const WHOLE = 10_000n
const QUANTITY_UNIT = 10n ** BigInt(QUANTITY_DECIMALS)

export const percentOf = (percent: bigint): Fraction => fraction(percent, WHOLE)

/** Quantity times price, rounded to 0.01. */
export const grossOf = ({ quantity, priceMinor }: LineInput): bigint =>
  halfUp(fraction(quantity * priceMinor, QUANTITY_UNIT))

/** Minor units of a discount, to 0.01; undefined when it exceeds the amount, or is an invalid percentage. */
export function discountOf(amountMinor: bigint, discount: Discount | undefined): bigint | undefined {
  if (discount === undefined) return 0n
  if ('amountMinor' in discount) {
    const { amountMinor: taken } = discount
    return taken >= 0n && taken <= amountMinor ? taken : undefined
  }
  const { percent } = discount
  return percent >= 0n && percent <= WHOLE ? halfUp(times(fraction(amountMinor), percentOf(percent))) : undefined
}

/** A discount exceeds its base; `line` undefined: the one on the whole. */
export class DiscountTooLarge extends Error {
  readonly line: number | undefined
  constructor(line: number | undefined) {
    super(
      line === undefined
        ? 'the discount is above the sum of the lines'
        : `the discount of line ${line} is above its amount`,
    )
    this.line = line
  }
}

/** All lines, with the discount on the whole distributed over them. */
export function linesOf(lines: readonly LineInput[], orderDiscount?: Discount): LineAmounts[] {
  const nets = lines.map((line, place) => {
    const grossMinor = grossOf(line)
    const discountMinor = discountOf(grossMinor, line.discount)
    if (discountMinor === undefined) throw new DiscountTooLarge(place)
    return { grossMinor, discountMinor, netMinor: grossMinor - discountMinor }
  })
  const sum = nets.reduce((total, { netMinor }) => total + netMinor, 0n)
  const discount = discountOf(sum, orderDiscount)
  if (discount === undefined) throw new DiscountTooLarge(undefined)
  const shares = sharesOf(
    discount,
    nets.map(({ netMinor }) => netMinor),
  )
  return nets.map((net, place) => {
    const orderDiscountMinor = shares[place]!
    return { ...net, orderDiscountMinor, baseMinor: net.netMinor - orderDiscountMinor }
  })
}
