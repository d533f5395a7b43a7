// Stamp duty: flagged above the threshold, and charged to the customer only if they agreed to it.
import type { Currency } from '../../../kit/money.ts'
import { type Fraction, isAbove } from './fractions.ts'
import { stampDutyOn } from './rates.ts'

export const STAMP_DUTY_POLICIES = ['NONE', 'FLAG', 'CHARGE'] as const
export type StampDutyPolicy = (typeof STAMP_DUTY_POLICIES)[number]

type Stamped = {
  /** Base and VAT; the duty itself doesn't count. */
  amountMinor: bigint
  policy: StampDutyPolicy
  date: string
  currency: Currency
  /** Rupiah per unit of the currency, at the tax rate of the date. */
  rupiahRate: Fraction
}

/** Strictly above the threshold. Only charged in rupiah. */
export function stampDutyOf({ amountMinor, policy, date, currency, rupiahRate }: Stamped) {
  const { thresholdMinor, dutyMinor } = stampDutyOn(date)
  const isDue = policy !== 'NONE' && isAbove(amountMinor, rupiahRate, thresholdMinor)
  return { isDue, chargedMinor: isDue && policy === 'CHARGE' && currency === 'IDR' ? dutyMinor : 0n }
}
