// What one unit of a currency comes to in rupiah, on the wire a decimal string.
import { z } from 'zod'
import type { Currency } from './money.ts'
import { formatScaled, parseScaled } from './scaled.ts'

/** Decimals of a rate. */
export const RATE_DECIMALS = 4
/** Far above any rate that there was. */
const HIGHEST = 10n ** 6n * 10n ** BigInt(RATE_DECIMALS)

export const rateInput = z
  .string()
  .superRefine((text, context) => {
    const rate = parseScaled(text, RATE_DECIMALS)
    const wrong = (params: object) => context.addIssue({ code: 'custom', params, input: text })
    if (rate === undefined) wrong({ code: 'INVALID_RATE' })
    else if (rate <= 0n) wrong({ code: 'RATE_NOT_POSITIVE' })
    else if (rate > HIGHEST) wrong({ code: 'TOO_BIG', maximum: formatScaled(HIGHEST, RATE_DECIMALS) })
  })
  .meta({ description: 'Above 0, at most 4 decimals', examples: ['16621.00'] })

/** Ten-thousandths of a rate that `rateInput` has checked. */
export const rateOfInput = (checked: string): bigint => parseScaled(checked, RATE_DECIMALS) ?? 0n

export const formatExchangeRate = (rate: bigint): string => formatScaled(rate, RATE_DECIMALS)

/**
 * How many times off a rate is a likely slip of the decimal mark. A slip is ten times off the true rate, which itself has moved since the
 * latest one: so a bound of ten would miss every second slip.
 */
const LIKELY_SLIP = 5n
/** Compared with the first rate of a currency; only their magnitude matters. */
const DEFAULT_RATES: Readonly<Record<Currency, bigint>> = {
  IDR: 10n ** BigInt(RATE_DECIMALS),
  USD: 15_000n * 10n ** BigInt(RATE_DECIMALS),
  SGD: 12_000n * 10n ** BigInt(RATE_DECIMALS),
}

/** Whether the decimal mark of a rate has likely slipped: it is far off the latest one, or off what is usual where there is none. */
export function isLikelySlip(
  { currency, rate }: { currency: Currency; rate: bigint },
  latest: bigint | undefined,
): boolean {
  const usual = latest ?? DEFAULT_RATES[currency]
  return rate * LIKELY_SLIP <= usual || usual * LIKELY_SLIP <= rate
}
