// Exact arithmetic: shares and rates are fractions of integers, rounded once, where a rule requires it.

/** A fraction; the denominator is positive. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

export const fraction = (numerator: bigint, denominator = 1n): Fraction => {
  if (denominator <= 0n) throw new RangeError('a denominator must be positive')
  return { numerator, denominator }
}

export const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.numerator * other.numerator, one.denominator * other.denominator)

/** The nearest integer; halves round away from zero. */
export function halfUp({ numerator, denominator }: Fraction): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = (2n * magnitude + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

/** The nearest multiple of a step; halves round away from zero. */
export const halfUpTo = (value: Fraction, step: bigint): bigint =>
  halfUp(fraction(value.numerator, value.denominator * step)) * step

/** Whether an amount times a rate is above a threshold. */
export const isAbove = (amount: bigint, rate: Fraction, threshold: bigint): boolean =>
  amount * rate.numerator > threshold * rate.denominator

/** A rate in hundredths of a percent. */
export const basisPointsOf = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 10_000n) / denominator)
