// Value added tax: once per document, on the sum of the bases.
import type { Currency } from '../../../kit/money.ts'
import { fraction, halfUpTo, times } from './fractions.ts'
import { type VatTreatment, vatRate } from './rates.ts'

/** The rounding step of taxes: the whole rupiah (PER-11/PJ/2025 art. 129), 0.01 of other currencies. */
export const taxStep = (currency: Currency): bigint => (currency === 'IDR' ? 100n : 1n)

type Taxed = { baseMinor: bigint; treatment: VatTreatment; date: string; currency: Currency }

/** Never computed from a rounded base: 11/12 of it and then 12 % would differ by fractions of a rupiah. */
export const vatOf = ({ baseMinor, treatment, date, currency }: Taxed): bigint =>
  halfUpTo(times(fraction(baseMinor), vatRate(treatment, date)), taxStep(currency))

/** A line in the tax office's file, its tax to the step in minor units: its rounding may differ from the document's VAT. */
export function taxInvoiceLine(baseMinor: bigint, treatment: 'STANDARD' | 'LUXURY', step = 1n) {
  const otherBase = treatment === 'LUXURY' ? fraction(baseMinor) : fraction(baseMinor * 11n, 12n)
  const otherBaseMinor = halfUpTo(otherBase, step)
  return { baseMinor, otherBaseMinor, vatMinor: halfUpTo(fraction(otherBaseMinor * 12n, 100n), step) }
}
