// All figures of an order or invoice, from its lines to the expected payment.
import { sumOf } from '../../../kit/amounts.ts'
import type { Currency } from '../../../kit/money.ts'
import { type Fraction, fraction } from './fractions.ts'
import { type Discount, type LineAmounts, type LineInput, linesOf } from './lines.ts'
import type { ChosenWithholdingCode, CollectorRule, VatCollector, VatTreatment } from './rates.ts'
import { type StampDutyPolicy, stampDutyOf } from './stampDuty.ts'
import { vatOf } from './vat.ts'
import { keepsVat, type Withheld, withheldOf } from './withholding.ts'

export type DocumentLine = LineInput & {
  readonly withholding?: ChosenWithholdingCode | null | undefined
  readonly isGoods?: boolean | undefined
}

export type DocumentInput = {
  readonly lines: readonly DocumentLine[]
  readonly discount?: Discount | undefined
  /** One for the whole document. */
  readonly vatTreatment: VatTreatment
  readonly currency: Currency
  /** Tax rates are those of this day. */
  readonly date: string
  readonly sellerHasTaxNumber?: boolean | undefined
  readonly sellerHasFinalTaxLetter?: boolean | undefined
  readonly collector?: VatCollector | undefined
  /** What the organization has confirmed of thresholds and rates. */
  readonly collectorRules?: readonly CollectorRule[] | undefined
  readonly stampDuty?: StampDutyPolicy | undefined
  /** Rupiah per unit of the currency, at the day's tax rate; for foreign currencies. */
  readonly rupiahRate?: Fraction | undefined
}

export type DocumentAmounts = {
  readonly lines: readonly LineAmounts[]
  readonly subtotalMinor: bigint
  readonly discountMinor: bigint
  readonly baseMinor: bigint
  readonly vatMinor: bigint
  readonly isStampDue: boolean
  readonly stampMinor: bigint
  readonly totalMinor: bigint
  readonly withheld: readonly Withheld[]
  /** VAT that a collector withholds. */
  readonly collectedVatMinor: bigint
  readonly withheldMinor: bigint
  /** What the customer is expected to pay. */
  readonly cashMinor: bigint
}

/** Legal thresholds are in rupiah. */
function rupiahRateOf({ currency, rupiahRate }: DocumentInput): Fraction {
  if (currency === 'IDR') return fraction(1n)
  if (rupiahRate === undefined) throw new RangeError(`the tax rate of ${currency} is needed`)
  return rupiahRate
}

/** Throws `DiscountTooLarge` when a discount exceeds its base. */
export function documentAmounts(input: DocumentInput): DocumentAmounts {
  const { currency, date, collector } = input
  const rupiahRate = rupiahRateOf(input)
  const lines = linesOf(input.lines, input.discount)
  const baseMinor = sumOf(lines.map(line => line.baseMinor))
  const vatMinor = vatOf({ baseMinor, treatment: input.vatTreatment, date, currency })
  const stamp = stampDutyOf({
    amountMinor: baseMinor + vatMinor,
    policy: input.stampDuty ?? 'FLAG',
    date,
    currency,
    rupiahRate,
  })
  const parties = {
    date,
    currency,
    sellerHasTaxNumber: input.sellerHasTaxNumber ?? true,
    sellerHasFinalTaxLetter: input.sellerHasFinalTaxLetter ?? false,
    collector,
    collectorRules: input.collectorRules,
    rupiahRate,
  }
  const withheld = withheldOf(
    lines.map((line, place) => ({
      baseMinor: line.baseMinor,
      withholding: input.lines[place]?.withholding ?? null,
      isGoods: input.lines[place]?.isGoods ?? false,
    })),
    parties,
  )
  const collectedVatMinor = keepsVat(parties, { baseMinor, vatMinor }) ? vatMinor : 0n
  const withheldMinor = sumOf(withheld.map(({ amountMinor }) => amountMinor)) + collectedVatMinor
  const totalMinor = baseMinor + vatMinor + stamp.chargedMinor
  return {
    lines,
    subtotalMinor: sumOf(lines.map(line => line.netMinor)),
    discountMinor: sumOf(lines.map(line => line.orderDiscountMinor)),
    baseMinor,
    vatMinor,
    isStampDue: stamp.isDue,
    stampMinor: stamp.chargedMinor,
    totalMinor,
    withheld,
    collectedVatMinor,
    withheldMinor,
    cashMinor: totalMinor - withheldMinor,
  }
}
