// What a deposit earns. Integers only: minor units, and rates in ten-thousandths of a percent.
import { divideHalfUp } from '../../../kit/money.ts'

/** Decimals of a rate. */
export const RATE_DECIMALS = 4
const RATE_SCALE = 10n ** BigInt(RATE_DECIMALS)
/** A hundred percent. */
export const WHOLE = 100n * RATE_SCALE

const RATE_FORM = /^(\d{1,3})(?:\.(\d{1,4}))?$/

/** Ten-thousandths of a percent of a decimal string (`5.25` is 52,500), or undefined when it is no rate from 0 to 100. */
export function parseRate(text: string): bigint | undefined {
  const match = RATE_FORM.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  const rate = BigInt(whole) * RATE_SCALE + BigInt(fraction.padEnd(RATE_DECIMALS, '0'))
  return rate <= WHOLE ? rate : undefined
}

/** The decimal string of a rate, without zeros at its end. */
export function formatRate(rate: bigint): string {
  const sign = rate < 0n ? '-' : ''
  const magnitude = rate < 0n ? -rate : rate
  const fraction = (magnitude % RATE_SCALE).toString().padStart(RATE_DECIMALS, '0').replace(/0+$/, '')
  return `${sign}${magnitude / RATE_SCALE}${fraction === '' ? '' : `.${fraction}`}`
}

/** A part of an amount, as a rate says it. */
export const partOf = (minor: bigint, rate: bigint): bigint => divideHalfUp(minor * rate, WHOLE)

/** Days that a year counts: 365, or 360 where the bank's advice says so. */
export type DayBasis = 360 | 365

type Earning = { principalMinor: bigint; rate: bigint; days: number; dayBasis: DayBasis; taxRate: bigint }
export type Interest = { interestMinor: bigint; taxMinor: bigint; netMinor: bigint }

/** Interest of some days, the final tax on it, and what is left. */
export function interestOf({ principalMinor, rate, days, dayBasis, taxRate }: Earning): Interest {
  const interestMinor = divideHalfUp(principalMinor * rate * BigInt(days), WHOLE * BigInt(dayBasis))
  const taxMinor = partOf(interestMinor, taxRate)
  return { interestMinor, taxMinor, netMinor: interestMinor - taxMinor }
}

const DAYS_OF_YEAR = 365n

/** What stays of the interest after tax, as a rate of a year of 365 days without compounding. */
export const netYieldOf = (principalMinor: bigint, netMinor: bigint, days: number): bigint =>
  divideHalfUp(netMinor * WHOLE * DAYS_OF_YEAR, principalMinor * BigInt(days))
