// Converts a foreign amount to rupiah, by the tax rate of its day.
import { type Fraction, fraction, halfUp, times } from './fractions.ts'
import { taxInvoiceLine, vatOf } from './vat.ts'
import type { VatTreatment } from './rates.ts'

/** Rates have four decimals. */
const SCALE = 10_000n

/** Rupiah per unit; `rate` in ten-thousandths. */
export const rupiahRateOf = (rate: bigint): Fraction => fraction(rate, SCALE)

/** Minor units of rupiah; halves round away from zero. */
export const toRupiah = (minor: bigint, rate: bigint): bigint => halfUp(times(fraction(minor), rupiahRateOf(rate)))

type Document = { baseMinor: bigint; vatTreatment: VatTreatment; date: string; rate: bigint }

export type RupiahAmounts = {
  baseMinor: bigint
  /** 11/12 of the base; null when VAT is not based on it. */
  otherBaseMinor: bigint | null
  vatMinor: bigint
  totalMinor: bigint
}

/** Amounts of a foreign document for the tax office: VAT is computed from the base in rupiah, to the whole rupiah. */
export function rupiahAmounts({ baseMinor: foreignMinor, vatTreatment, date, rate }: Document): RupiahAmounts {
  const baseMinor = toRupiah(foreignMinor, rate)
  const vatMinor = vatOf({ baseMinor, treatment: vatTreatment, date, currency: 'IDR' })
  return {
    baseMinor,
    otherBaseMinor: vatTreatment === 'STANDARD' ? taxInvoiceLine(baseMinor, 'STANDARD').otherBaseMinor : null,
    vatMinor,
    totalMinor: baseMinor + vatMinor,
  }
}
