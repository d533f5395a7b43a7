// The final tax that probably applies to a deposit's interest (PP 131/2000, and PP 123/2015 for export proceeds). It is a proposal; the
// user decides.
import type { Currency } from '../../../kit/money.ts'
import { nominalEnd, type Tenor } from './schedule.ts'

/** The tax treatments of interest. */
export const TAX_TREATMENTS = ['ORDINARY', 'EXPORT_PROCEEDS', 'PENSION_FUND'] as const
export type TaxTreatment = (typeof TAX_TREATMENTS)[number]

export const TAX_REASONS = ['SMALL_DEPOSITS', 'FINAL_TAX', 'EXPORT_PROCEEDS', 'PENSION_FUND'] as const
export type TaxReason = (typeof TAX_REASONS)[number]
export type TaxProposal = { rate: bigint; reason: TaxReason }

/** 7,500,000.00 IDR: deposits of one entity at one bank are exempt up to this total. */
const EXEMPT_MINOR = 750_000_000n
const FINAL_TAX: TaxProposal = { rate: 200_000n, reason: 'FINAL_TAX' }

/** Rates for export proceeds in US dollars, by the minimum number of months at the bank. */
const EXPORT_RATES = [
  { months: 6, rate: 25_000n },
  { months: 3, rate: 75_000n },
  { months: 1, rate: 100_000n },
] as const
const MAX_EXPORT_MONTHS = EXPORT_RATES[0].months

type Taxed = Tenor & {
  treatment: TaxTreatment
  principalMinor: bigint
  currency: Currency
  /** The entity's other deposits in that currency at the same bank, in minor units: a split amount counts as one. */
  othersMinor: bigint
}

/** The proposed tax rate of a deposit, and the total of the entity's deposits at the bank. */
export function proposedTax({ treatment, principalMinor, currency, othersMinor, ...tenor }: Taxed): TaxProposal {
  if (treatment === 'PENSION_FUND') return { rate: 0n, reason: 'PENSION_FUND' }
  if (treatment === 'EXPORT_PROCEEDS' && currency === 'USD') return exportTax(tenor)
  return currency === 'IDR' && principalMinor + othersMinor <= EXEMPT_MINOR
    ? { rate: 0n, reason: 'SMALL_DEPOSITS' }
    : FINAL_TAX
}

function exportTax(tenor: Tenor): TaxProposal {
  const end = nominalEnd(tenor, 1)
  const after = (months: number) => Temporal.PlainDate.compare(end, tenor.issuedOn.add({ months }))
  if (after(MAX_EXPORT_MONTHS) > 0) return { rate: 0n, reason: 'EXPORT_PROCEEDS' }
  const rate = EXPORT_RATES.find(({ months }) => after(months) >= 0)?.rate
  return rate === undefined ? FINAL_TAX : { rate, reason: 'EXPORT_PROCEEDS' }
}
