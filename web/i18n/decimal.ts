// Exact arithmetic with decimal strings. Money never becomes a JavaScript number: 17 digits don't fit into one.

/** Decimal places of an amount. */
export const AMOUNT_PLACES = 2
const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/** `"1234.5"` → 123450n. Throws on anything but a decimal with at most two places. */
export function toMinor(decimal: string): bigint {
  const match = DECIMAL.exec(decimal)
  if (match === null) throw new RangeError(`not an amount: ${decimal}`)
  const [, sign, whole = '0', fraction = ''] = match
  const minor = BigInt(whole + fraction.padEnd(AMOUNT_PLACES, '0'))
  return sign === '-' ? -minor : minor
}

/** 123450n → `"1234.50"`. */
export function fromMinor(minor: bigint): string {
  return fromScaled(minor, AMOUNT_PLACES)
}

/** 15000n with four places → `"1.5000"`. */
export function fromScaled(value: bigint, places: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** `"1.5"` with four places → 15000n; null for anything but a decimal with at most `places` places. */
export function toScaled(decimal: string, places: number): bigint | null {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? []
  if (whole === '' || fraction.length > places) return null
  const magnitude = BigInt(whole + fraction.padEnd(places, '0'))
  return sign === '-' ? -magnitude : magnitude
}

/** Whether a string is an amount in the API's format. */
export function isDecimal(text: string): boolean {
  return DECIMAL.test(text)
}

/** Negative, zero or positive, as for sorting. */
export function compareDecimals(left: string, right: string): number {
  const [a, b] = [toMinor(left), toMinor(right)]
  return a < b ? -1 : a > b ? 1 : 0
}

/** Exact sum. */
export function addDecimals(amounts: Iterable<string>): string {
  let sum = 0n
  for (const amount of amounts) sum += toMinor(amount)
  return fromMinor(sum)
}

/** Exact difference. */
export function subtractDecimals(left: string, right: string): string {
  return fromMinor(toMinor(left) - toMinor(right))
}

/** Whether the amount is zero. */
export function isZero(decimal: string): boolean {
  return toMinor(decimal) === 0n
}

/** Whether the amount is below zero. */
export function isNegative(decimal: string): boolean {
  return toMinor(decimal) < 0n
}

/** The same amount with the other sign. */
export function negate(decimal: string): string {
  return fromMinor(-toMinor(decimal))
}
