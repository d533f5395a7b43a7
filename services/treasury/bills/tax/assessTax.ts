// The tax of a bill: computed from rates, or as printed on the supplier's tax invoice. Pure, and without floats.
import type { ErrorRow, FieldErrorCode, MessageParams } from '../../../kit/errors.ts'
import { type Currency, divideHalfUp, formatMinor } from '../../../kit/money.ts'
import { codes } from '../errors.ts'
import {
  doublesWithoutTaxNumber,
  HIGHEST_VAT_RATE,
  vatRateOn,
  type VatTreatment,
  type Withholding,
  withholdingRateOn,
} from './rates.ts'

/** The entered tax of a bill; a null amount is computed. */
export type TaxTerms = {
  /** The bill's date, which determines the rates. */
  date: string
  currency: Currency
  baseMinor: bigint
  vat: VatTreatment
  vatMinor: bigint | null
  withholding: Withholding | null
  /** Null: the whole base. */
  withholdingBaseMinor: bigint | null
  withheldMinor: bigint | null
  reason: string | null
  hasTaxNumber: boolean
}

/** Rates are hundredths of a percent. */
export type AssessedTax = {
  /** Null for VAT that is entered. */
  vatRate: number | null
  vatMinor: bigint
  /** Null for VAT that is entered. */
  computedVatMinor: bigint | null
  withholding: {
    rate: number
    isDoubled: boolean
    baseMinor: bigint
    withheldMinor: bigint
    computedMinor: bigint
  } | null
  /** The amount paid to the supplier: base + VAT - withheld. */
  netMinor: bigint
}

export type TaxField = 'vat' | 'vatAmount' | 'withholding' | 'withholdingBase' | 'withheldAmount' | 'overrideReason'
export type TaxProblem = { field: TaxField; error: ErrorRow | FieldErrorCode; params?: MessageParams }

/** Tax is rounded to whole rupiah (PER-11/PJ/2025 art. 129), to cents in other currencies. */
const ROUNDING_UNIT: Readonly<Record<Currency, bigint>> = { IDR: 100n, USD: 1n, SGD: 1n }

/**
 * How much a printed tax may differ from the computed one: an invoice that rounds each of its lines is off by half a unit per line, so this
 * covers 200 lines. A larger difference means another base, or VAT that must be entered.
 */
const TOLERANCE_MINOR: Readonly<Record<Currency, bigint>> = { IDR: 10_000n, USD: 100n, SGD: 100n }

const WHOLE = 10_000n

/** A rate's share of an amount, rounded half up to whole units of its currency. */
export function taxOf(baseMinor: bigint, rate: number, currency: Currency): bigint {
  const unit = ROUNDING_UNIT[currency]
  return divideHalfUp(baseMinor * BigInt(rate), WHOLE * unit) * unit
}

/** The tax of a bill, with its problems. */
export function assessTax(terms: TaxTerms): { tax: AssessedTax; problems: TaxProblem[] } {
  const problems: TaxProblem[] = []
  const vat = assessVat(terms, problems)
  const withholding = terms.withholding === null ? null : assessWithholding(terms, terms.withholding, problems)
  // An amount without its kind would be dropped.
  if (!withholding) refuseFar(problems, 'withheldAmount', { given: terms.withheldMinor, computed: 0n, tolerance: 0n })
  const overwrites =
    vat.vatMinor !== vat.computedVatMinor || (withholding && withholding.withheldMinor !== withholding.computedMinor)
  if (overwrites && terms.reason === null && problems.length === 0)
    problems.push({ field: 'overrideReason', error: codes.billTaxReasonRequired })
  const netMinor = terms.baseMinor + vat.vatMinor - (withholding?.withheldMinor ?? 0n)
  return { tax: { ...vat, withholding, netMinor }, problems }
}

function assessVat({ vat, vatMinor, baseMinor, date, currency }: TaxTerms, problems: TaxProblem[]) {
  if (vat === 'OTHER') {
    const maximum = taxOf(baseMinor, HIGHEST_VAT_RATE, currency)
    if (vatMinor === null) problems.push({ field: 'vatAmount', error: 'REQUIRED' })
    else if (vatMinor > maximum) problems.push(outOfRange('vatAmount', maximum))
    return { vatRate: null, vatMinor: vatMinor ?? 0n, computedVatMinor: null }
  }
  const dated = vatRateOn(vat, date)
  if (!dated) problems.push({ field: 'vat', error: codes.billTaxRateUnknown, params: { date } })
  const vatRate = dated?.rate ?? 0
  const computedVatMinor = taxOf(baseMinor, vatRate, currency)
  const tolerance = vat === 'NONE' ? 0n : TOLERANCE_MINOR[currency]
  if (dated) refuseFar(problems, 'vatAmount', { given: vatMinor, computed: computedVatMinor, tolerance })
  return { vatRate, vatMinor: vatMinor ?? computedVatMinor, computedVatMinor }
}

function assessWithholding(terms: TaxTerms, kind: Withholding, problems: TaxProblem[]) {
  const { date, currency, withheldMinor, hasTaxNumber } = terms
  const baseMinor = terms.withholdingBaseMinor ?? terms.baseMinor
  if (baseMinor > terms.baseMinor) problems.push(outOfRange('withholdingBase', terms.baseMinor))
  const dated = withholdingRateOn(kind, date)
  if (!dated) problems.push({ field: 'withholding', error: codes.billTaxRateUnknown, params: { date } })
  const isDoubled = !hasTaxNumber && doublesWithoutTaxNumber(kind)
  const rate = (dated?.rate ?? 0) * (isDoubled ? 2 : 1)
  const computedMinor = taxOf(baseMinor, rate, currency)
  if (dated)
    refuseFar(problems, 'withheldAmount', {
      given: withheldMinor,
      computed: computedMinor,
      tolerance: TOLERANCE_MINOR[currency],
    })
  return { rate, isDoubled, baseMinor, withheldMinor: withheldMinor ?? computedMinor, computedMinor }
}

const outOfRange = (field: TaxField, maximum: bigint): TaxProblem => ({
  field,
  error: 'AMOUNT_OUT_OF_RANGE',
  params: { maximum: formatMinor(maximum) },
})

type Overwritten = { given: bigint | null; computed: bigint; tolerance: bigint }

function refuseFar(problems: TaxProblem[], field: TaxField, { given, computed, tolerance }: Overwritten): void {
  if (given === null) return
  const difference = given > computed ? given - computed : computed - given
  if (difference <= tolerance) return
  const params = { computed: formatMinor(computed), tolerance: formatMinor(tolerance) }
  problems.push({ field, error: codes.billTaxTooFar, params })
}
