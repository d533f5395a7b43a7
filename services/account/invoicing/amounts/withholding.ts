// Tax that a customer withholds from an invoice and pays to the state in the seller's name.
import type { Currency } from '../../../kit/money.ts'
import { type Fraction, fraction, halfUpTo, isAbove, times } from './fractions.ts'
import {
  type ChosenWithholdingCode,
  type CollectorRule,
  collectorThreshold,
  type VatCollector,
  type WithholdingCode,
  withholdingRate,
} from './rates.ts'
import { taxStep } from './vat.ts'

export type WithholdingParties = {
  date: string
  currency: Currency
  /** Whether the seller has a tax number; without one article 23 doubles the rate. */
  sellerHasTaxNumber: boolean
  /** Whether the seller's certificate of final tax (PP 55/2022) is valid on the date. */
  sellerHasFinalTaxLetter: boolean
  collector?: VatCollector | undefined
  /** What the organization has confirmed of thresholds and rates. */
  collectorRules?: readonly CollectorRule[] | undefined
  /** Rupiah per unit of the currency, at the tax rate of the date. */
  rupiahRate: Fraction
}

export type WithheldLine = { baseMinor: bigint; withholding: ChosenWithholdingCode | null; isGoods: boolean }
export type Withheld = { code: WithholdingCode; baseMinor: bigint; amountMinor: bigint }

const DOUBLED: readonly WithholdingCode[] = ['PPH23', 'PPH23_15']

/** Whether the customer withholds the VAT: a collector does above its threshold. */
export function keepsVat(
  {
    date,
    collector,
    collectorRules,
    rupiahRate,
  }: Pick<WithholdingParties, 'date' | 'collector' | 'collectorRules' | 'rupiahRate'>,
  { baseMinor, vatMinor }: { baseMinor: bigint; vatMinor: bigint },
): boolean {
  if (collector === undefined) return false
  const { minor, withVat } = collectorThreshold(collector, date, collectorRules)
  return isAbove(baseMinor + (withVat ? vatMinor : 0n), rupiahRate, minor)
}

/** The withholding code of a line; null for none. Government treasurers withhold article 22 on goods, above their threshold. */
function codeOf(
  line: WithheldLine,
  { sellerHasFinalTaxLetter, collector }: WithholdingParties,
  isAboveThreshold: boolean,
) {
  if (line.withholding === 'PPH23' && sellerHasFinalTaxLetter) return 'UMKM_FINAL'
  if (line.withholding !== null) return line.withholding
  return collector === 'GOVERNMENT' && line.isGoods && isAboveThreshold ? 'PPH22' : null
}

/** The share of the base that a code withholds. */
export function rateOf(
  code: WithholdingCode,
  {
    date,
    sellerHasTaxNumber,
    collectorRules,
  }: Pick<WithholdingParties, 'date' | 'sellerHasTaxNumber' | 'collectorRules'>,
): Fraction {
  const factor = DOUBLED.includes(code) && !sellerHasTaxNumber ? 2n : 1n
  return times(fraction(factor), withholdingRate(code, date, collectorRules))
}

/** Summed per code and rounded once, without VAT; codes in the order of their first lines. */
export function withheldOf(lines: readonly WithheldLine[], parties: WithholdingParties): Withheld[] {
  const total = lines.reduce((sum, { baseMinor }) => sum + baseMinor, 0n)
  const isAboveThreshold = keepsVat(parties, { baseMinor: total, vatMinor: 0n })
  const bases = new Map<WithholdingCode, bigint>()
  for (const line of lines) {
    const code = codeOf(line, parties, isAboveThreshold)
    if (code !== null) bases.set(code, (bases.get(code) ?? 0n) + line.baseMinor)
  }
  return [...bases].map(([code, baseMinor]) => ({
    code,
    baseMinor,
    amountMinor: halfUpTo(times(fraction(baseMinor), rateOf(code, parties)), taxStep(parties.currency)),
  }))
}
