// Explains the difference between the expected amount and the amount received.
import { DEFAULT_MAX_FEE_RUPIAH, DEFAULT_TOLERANCE_RUPIAH } from '../../paymentSettings/public.ts'
import type { Adjustment, Direction, Flow, Reason } from './types.ts'

/** Banks' transfer fees, in sen of a rupiah: BI-FAST, SKN, online, RTGS. */
export const KNOWN_FEES = [250_000n, 290_000n, 650_000n, 2_500_000n] as const

/** Income tax that a payer withholds, in hundredths of a percent: services and rent, construction, land, interest. */
export const WITHHOLDING_RATES = [200n, 1000n, 1500n, 400n, 175n, 265n, 350n, 600n] as const

/** The tax is computed from the price: from the entire amount, or from it without 11 % VAT. */
export const WITHHOLDING_BASES = [
  { numerator: 1n, denominator: 1n },
  { numerator: 100n, denominator: 111n },
] as const

/** In sen. */
export const RUPIAH = 100n
/** A difference in whole thousands may be anything; an odd one that equals the tax to the rupiah is the tax. */
const ROUND = 100_000n
const WHOLE = 10_000n

/** Maximum rounding for any amount: a thousandth, but never more than the organization's limit. */
const TOLERANCE_PER_MILLE = 1n
/** Converts a limit in rupiah to other currencies: 1,000 rupiah correspond to one dollar. */
const RUPIAH_OF_ONE = 1_000n

/** The maximum differences that can be explained, in minor units: rounding, and a bank's fee. */
export type AmountLimits = { rounding: bigint; fee: bigint }

/** Default limits of rupiah amounts, in sen. */
export const DEFAULT_LIMITS: AmountLimits = {
  rounding: BigInt(DEFAULT_TOLERANCE_RUPIAH) * RUPIAH,
  fee: BigInt(DEFAULT_MAX_FEE_RUPIAH) * RUPIAH,
}

/** The limits in a currency. `ofRupiah`: those of rupiah amounts, in sen. */
export const limitsIn = (currency: string, ofRupiah = DEFAULT_LIMITS): AmountLimits =>
  currency === 'IDR' ? ofRupiah : { rounding: ofRupiah.rounding / RUPIAH_OF_ONE, fee: ofRupiah.fee / RUPIAH_OF_ONE }

export type AmountExplanation = {
  points: number
  reasons: Reason[]
  /** The difference is zero or explained; otherwise it is a partial match. */
  full: boolean
  /** Whether it can be automatic: never, only with the document's number, or by itself. */
  proof: 'NONE' | 'WITH_NUMBER' | 'ALONE'
  adjustments: Adjustment[]
  /** Expected minus statement amount that no adjustment explains. */
  difference: bigint
}

const absolute = (amount: bigint) => (amount < 0n ? -amount : amount)

/** Whether an adjustment can be a bank's fee: a fee lowers what comes in and raises what goes out. */
export const hasFeeDirection = (amount: bigint, direction: Direction): boolean =>
  amount > 0n === (direction === 'CREDIT')

/** Tax withheld from `gross` at a rate and base, rounded down to the sen. */
export function withheldFrom(gross: bigint, rate: bigint, base: (typeof WITHHOLDING_BASES)[number]): bigint {
  return (gross * base.numerator * rate) / (base.denominator * WHOLE)
}

/** `200` → `2`, `265` → `2.65`. */
const percent = (rate: bigint) => String(Number(rate) / 100)

const explained = (
  points: number,
  proof: AmountExplanation['proof'],
  kind: Adjustment['kind'],
  amount: bigint,
  reason: Omit<Reason, 'effect' | 'amount'>,
): AmountExplanation => ({
  points,
  full: true,
  proof,
  adjustments: [{ kind, amount }],
  difference: 0n,
  reasons: [{ ...reason, effect: 'FOR', amount: absolute(amount) }],
})

const EXACT: AmountExplanation = {
  points: 50,
  full: true,
  proof: 'ALONE',
  adjustments: [],
  difference: 0n,
  reasons: [{ code: 'AMOUNT_EXACT', effect: 'FOR' }],
}

/** Twice the error of a float of this size; zero below 2⁵². */
const inexactness = (amount: number) => Math.floor(amount * Number.EPSILON) * 2

/** Every rate with every base, and the tax's share of the price as a float, only for finding candidates. */
const TAXES = WITHHOLDING_RATES.flatMap(rate =>
  WITHHOLDING_BASES.map(base => ({
    rate,
    base,
    share: (Number(rate) * Number(base.numerator)) / (Number(base.denominator) * Number(WHOLE)),
  })),
)

/** Maximum error of a tax that is a rupiah off, computed with floats, in addition to their inexactness. */
const NEAR_TAX = Number(RUPIAH) + 2

function withholdingOf(expected: bigint, missing: bigint): AmountExplanation | null {
  const [price, tax] = [Number(expected), Number(missing)]
  const margin = NEAR_TAX + inexactness(price)
  for (const { rate, base, share } of TAXES) {
    if (Math.abs(price * share - tax) > margin) continue
    if (absolute(withheldFrom(expected, rate, base) - missing) > RUPIAH) continue
    return explained(45, missing % ROUND === 0n ? 'WITH_NUMBER' : 'ALONE', 'WITHHOLDING', missing, {
      code: 'AMOUNT_LESS_WITHHOLDING',
      rate: percent(rate),
    })
  }
  return null
}

/** A fee and a tax, if exactly one pair gives the difference; several pairs explain nothing. */
function feeAndWithholdingOf(expected: bigint, missing: bigint, limits: AmountLimits): AmountExplanation | null {
  let found: AmountExplanation | null = null
  for (const fee of KNOWN_FEES) {
    if (fee > limits.fee || fee >= missing) continue
    const withholding = withholdingOf(expected, missing - fee)
    if (!withholding) continue
    if (found) return null
    found = {
      ...withholding,
      points: 42,
      adjustments: [...withholding.adjustments, { kind: 'FEE', amount: fee }],
      reasons: [...withholding.reasons, { code: 'AMOUNT_LESS_FEE', effect: 'FOR', amount: fee }],
    }
  }
  return found
}

export const NO_RANGE = { from: null, to: null }

/**
 * Explains the received amount (`statement`) by the expected one; both positive, in one flow. `mayBeBoth`: a fee and a tax together, which
 * is only meaningful with other evidence.
 */
export function explainAmount(
  statement: bigint,
  expected: bigint,
  { currency, direction }: Flow,
  limits = limitsIn(currency),
  range: { from: bigint | null; to: bigint | null } = NO_RANGE,
  { mayBeBoth = false } = {},
): AmountExplanation {
  const missing = expected - statement
  if (missing === 0n) return EXACT
  const distance = absolute(missing)
  if (currency === 'IDR') {
    // The fee must be the smaller part: 2,500 of 3,000 is no bank charge.
    const fee = hasFeeDirection(missing, direction)
      ? KNOWN_FEES.find(known => known === distance && known <= limits.fee && known * 2n < expected)
      : undefined
    if (fee !== undefined)
      return explained(45, 'ALONE', 'FEE', missing, { code: missing > 0n ? 'AMOUNT_LESS_FEE' : 'AMOUNT_PLUS_FEE' })
    const withholding = missing > 0n ? withholdingOf(expected, missing) : null
    if (withholding) return withholding
    // A fee raises an outgoing amount, where a tax would lower it: both together only occur in incoming ones.
    const both =
      mayBeBoth && missing > 0n && direction === 'CREDIT' ? feeAndWithholdingOf(expected, missing, limits) : null
    if (both) return both
  }
  const inRange =
    (range.from !== null || range.to !== null) &&
    statement >= (range.from ?? 0n) &&
    statement <= (range.to ?? statement)
  const small = distance <= limits.rounding && distance * 1000n <= expected * TOLERANCE_PER_MILLE
  if (inRange || small)
    return explained(inRange ? 40 : 30, 'NONE', 'ROUNDING', missing, { code: 'AMOUNT_WITHIN_TOLERANCE' })
  return {
    points: missing > 0n ? 5 : 0,
    full: false,
    proof: 'NONE',
    adjustments: [],
    difference: missing,
    reasons: [{ code: missing > 0n ? 'AMOUNT_SHORT' : 'AMOUNT_OVER', effect: 'AGAINST', amount: distance }],
  }
}

/** A range of amounts, including both ends. Floats, because they are only for lookup: results are compared exactly. */
export type AmountRange = { from: number; to: number }

const around = (amount: number, margin = 0): AmountRange => {
  const beside = margin + inexactness(amount)
  return { from: amount - beside, to: amount + beside }
}

export const rangeOf = (amount: bigint): AmountRange => around(Number(amount))

const FEES = KNOWN_FEES.map(Number)
/** For every rate and base, the share that is left. */
const LEFT_AFTER_TAX = TAXES.map(({ share }) => 1 - share)
/** A rupiah of rounding in the tax changes the entire amount by less than two. */
const ROUNDED_TAX = 2 * Number(RUPIAH)

/** The ranges of expected amounts that may explain `statement`, for lookup; wide, and checked afterwards. */
export function probesFor(statement: bigint, { currency, direction }: Flow): AmountRange[] {
  if (currency !== 'IDR') return []
  const amount = Number(statement)
  const probes: AmountRange[] = []
  for (const fee of FEES) {
    if (direction === 'CREDIT') probes.push(around(amount + fee))
    else if (amount > fee) probes.push(around(amount - fee))
  }
  for (const left of LEFT_AFTER_TAX) probes.push(around(Math.floor(amount / left), ROUNDED_TAX))
  return probes
}

/** The same for a fee and a tax together. */
export function probesForBoth(statement: bigint, { currency, direction }: Flow): AmountRange[] {
  if (currency !== 'IDR' || direction === 'DEBIT') return []
  const amount = Number(statement)
  return FEES.flatMap(fee => LEFT_AFTER_TAX.map(left => around(Math.floor((amount + fee) / left), ROUNDED_TAX)))
}

/** Distributes a withheld tax by amount; the shares add up to it exactly. */
export function withholdingParts(withheld: bigint, amounts: readonly bigint[]): bigint[] {
  let amountsLeft = amounts.reduce((sum, amount) => sum + amount, 0n)
  let withheldLeft = withheld
  return amounts.map(amount => {
    const part = amountsLeft === 0n ? 0n : (withheldLeft * amount) / amountsLeft
    amountsLeft -= amount
    withheldLeft -= part
    return part
  })
}
