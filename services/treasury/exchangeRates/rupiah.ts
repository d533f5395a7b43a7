// Amounts in rupiah by a dated rate. Pure.
import { RATE_DECIMALS } from '../../kit/exchangeRate.ts'
import type { Currency } from '../../kit/money.ts'

const SCALE = 10n ** BigInt(RATE_DECIMALS)

/** By which a currency is shown in rupiah; `rate` in ten-thousandths of a rupiah. */
export type RupiahRate = { currency: Currency; day: string; rate: bigint; source: string }

/** Minor units of rupiah, a half away from zero. */
export function toRupiah(minor: bigint, { rate }: Pick<RupiahRate, 'rate'>): bigint {
  const magnitude = (minor < 0n ? -minor : minor) * rate
  const rounded = (2n * magnitude + SCALE) / (2n * SCALE)
  return minor < 0n ? -rounded : rounded
}
