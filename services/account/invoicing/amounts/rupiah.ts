// A foreign amount in rupiah, by the tax rate of its day.
import { type Fraction, fraction, halfUp, times } from './fractions.ts'
import { taxInvoiceLine, vatOf } from './vat.ts'
import type { VatTreatment } from './rates.ts'

/** Rates have four decimals. */
const SCALE = 10_000n

/** Rupiah of one unit; `rate` in ten-thousandths. */
export const rupiahRateOf = (rate: bigint): Fraction => fraction(rate, SCALE)

/** Minor units of rupiah, a half away from zero. */
export const toRupiah = (minor: bigint, rate: bigint): bigint => halfUp(times(fraction(minor), rupiahRateOf(rate)))

type Document = { baseMinor: bigint; vatTreatment: VatTreatment; date: string; rate: bigint }

export type RupiahAmounts = {
  baseMinor: bigint
  /** 11/12 of the base; null where VAT is not taken so. */
  otherBaseMinor: bigint | null
  vatMinor: bigint
  totalMinor: bigint
}

/** What the tax office is told of a foreign document: VAT is taken of the base in rupiah, and to the whole rupiah. */
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
