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

const DECIMAL = /^(-?)(\d{1,30})(?:\.(\d+))?$/

/** A decimal string as an integer scaled by `decimals`: `12.5` with two is 1250. Undefined when it is no such number. */
export function parseScaled(text: string, decimals: number): bigint | undefined {
  const match = DECIMAL.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', digits = ''] = match
  if (digits.length > decimals) return undefined
  const magnitude = BigInt(whole + digits.padEnd(decimals, '0'))
  return sign === '-' ? -magnitude : magnitude
}

/** The decimal string of such an integer, without trailing zeros. */
export function formatScaled(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const [whole, rest] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)]
  const shown = rest.replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${whole}${shown === '' ? '' : `.${shown}`}`
}
