// The interest of a deposit. Integers only: minor units, and rates in ten-thousandths of a percent.
import { divideHalfUp } from '../../../kit/money.ts'

/** Decimals of a rate. */
export const RATE_DECIMALS = 4
const RATE_SCALE = 10n ** BigInt(RATE_DECIMALS)
/** A hundred percent. */
export const WHOLE = 100n * RATE_SCALE

const RATE_FORM = /^(\d{1,3})(?:\.(\d{1,4}))?$/

/** The rate in ten-thousandths of a percent for a decimal string (`5.25` is 52,500), or undefined if it is not between 0 and 100. */
export function parseRate(text: string): bigint | undefined {
  const match = RATE_FORM.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  const rate = BigInt(whole) * RATE_SCALE + BigInt(fraction.padEnd(RATE_DECIMALS, '0'))
  return rate <= WHOLE ? rate : undefined
}

/** The decimal string of a rate, without trailing zeros. */
export function formatRate(rate: bigint): string {
  const sign = rate < 0n ? '-' : ''
  const magnitude = rate < 0n ? -rate : rate
  const fraction = (magnitude % RATE_SCALE).toString().padStart(RATE_DECIMALS, '0').replace(/0+$/, '')
  return `${sign}${magnitude / RATE_SCALE}${fraction === '' ? '' : `.${fraction}`}`
}

/** The share of an amount at a rate. */
export const partOf = (minor: bigint, rate: bigint): bigint => divideHalfUp(minor * rate, WHOLE)

/** Days per year: 365, or 360 if the bank's confirmation says so. */
export type DayBasis = 360 | 365

type Earning = { principalMinor: bigint; rate: bigint; days: number; dayBasis: DayBasis; taxRate: bigint }
export type Interest = { interestMinor: bigint; taxMinor: bigint; netMinor: bigint }

/** Interest for a number of days, the final tax on it, and the net. */
export function interestOf({ principalMinor, rate, days, dayBasis, taxRate }: Earning): Interest {
  const interestMinor = divideHalfUp(principalMinor * rate * BigInt(days), WHOLE * BigInt(dayBasis))
  const taxMinor = partOf(interestMinor, taxRate)
  return { interestMinor, taxMinor, netMinor: interestMinor - taxMinor }
}

const DAYS_OF_YEAR = 365n

/** The interest after tax as an annual rate (365 days) without compounding. */
export const netYieldOf = (principalMinor: bigint, netMinor: bigint, days: number): bigint =>
  divideHalfUp(netMinor * WHOLE * DAYS_OF_YEAR, principalMinor * BigInt(days))
