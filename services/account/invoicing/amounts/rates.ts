// Tax rates and thresholds as dated data: each applies from its day until a later one replaces it.
import { type Fraction, fraction } from './fractions.ts'

export const VAT_TREATMENTS = ['STANDARD', 'LUXURY', 'SPECIFIED', 'EXPORT', 'NOT_COLLECTED', 'EXEMPT', 'NONE'] as const
export type VatTreatment = (typeof VAT_TREATMENTS)[number]

export const WITHHOLDING_CODES = [
  'PPH23',
  'PPH23_15',
  'PPH4_2',
  'CONSTRUCTION_SMALL',
  'CONSTRUCTION_QUALIFIED',
  'CONSTRUCTION_UNQUALIFIED',
  'CONSTRUCTION_CONSULTING',
  'CONSTRUCTION_CONSULTING_UNQUALIFIED',
  'UMKM_FINAL',
  'PPH22',
] as const
export type WithholdingCode = (typeof WITHHOLDING_CODES)[number]

/** Codes that users choose for a product or line; the others follow from the seller and the buyer. */
export const CHOSEN_WITHHOLDING_CODES = [
  'PPH23',
  'PPH23_15',
  'PPH4_2',
  'CONSTRUCTION_SMALL',
  'CONSTRUCTION_QUALIFIED',
  'CONSTRUCTION_UNQUALIFIED',
  'CONSTRUCTION_CONSULTING',
  'CONSTRUCTION_CONSULTING_UNQUALIFIED',
] as const satisfies readonly WithholdingCode[]
export type ChosenWithholdingCode = (typeof CHOSEN_WITHHOLDING_CODES)[number]

type Dated<Value> = { readonly from: string; readonly value: Value }

/** The value for a date; before the first date, the first value. */
function valueOn<Value>(values: readonly [Dated<Value>, ...Dated<Value>[]], date: string): Value {
  return (values.findLast(({ from }) => from <= date) ?? values[0]).value
}

const NOTHING = fraction(0n)

/** PMK 131/2024: 12 % on 11/12 of the base, and on the full base for luxury goods; 05: PMK 71/2022. */
const VAT_RATES: Readonly<Record<VatTreatment, readonly [Dated<Fraction>, ...Dated<Fraction>[]]>> = {
  STANDARD: [{ from: '2022-04-01', value: fraction(11n, 100n) }],
  LUXURY: [
    { from: '2022-04-01', value: fraction(11n, 100n) },
    { from: '2025-02-01', value: fraction(12n, 100n) },
  ],
  SPECIFIED: [{ from: '2022-04-01', value: fraction(11n, 1_000n) }],
  EXPORT: [{ from: '2000-01-01', value: NOTHING }],
  NOT_COLLECTED: [{ from: '2000-01-01', value: NOTHING }],
  EXEMPT: [{ from: '2000-01-01', value: NOTHING }],
  NONE: [{ from: '2000-01-01', value: NOTHING }],
}

/** UU PPh art. 23, PP 34/2017, PP 9/2022, PP 55/2022 and PMK 34/2017. */
const WITHHOLDING_RATES: Readonly<Record<WithholdingCode, readonly [Dated<Fraction>, ...Dated<Fraction>[]]>> = {
  PPH23: [{ from: '2009-01-01', value: fraction(2n, 100n) }],
  PPH23_15: [{ from: '2009-01-01', value: fraction(15n, 100n) }],
  PPH4_2: [{ from: '2018-01-02', value: fraction(10n, 100n) }],
  CONSTRUCTION_SMALL: [{ from: '2022-02-21', value: fraction(175n, 10_000n) }],
  CONSTRUCTION_QUALIFIED: [{ from: '2022-02-21', value: fraction(265n, 10_000n) }],
  CONSTRUCTION_UNQUALIFIED: [{ from: '2022-02-21', value: fraction(4n, 100n) }],
  CONSTRUCTION_CONSULTING: [{ from: '2022-02-21', value: fraction(35n, 1_000n) }],
  CONSTRUCTION_CONSULTING_UNQUALIFIED: [{ from: '2022-02-21', value: fraction(6n, 100n) }],
  UMKM_FINAL: [{ from: '2018-07-01', value: fraction(5n, 1_000n) }],
  PPH22: [{ from: '2017-03-01', value: fraction(15n, 1_000n) }],
}

/** Names of the taxes that customers withhold, in both languages. */
export const WITHHOLDING_NAMES: Readonly<Record<WithholdingCode, string>> = {
  PPH23: 'PPh 23',
  PPH23_15: 'PPh 23',
  PPH4_2: 'PPh 4(2)',
  CONSTRUCTION_SMALL: 'PPh 4(2)',
  CONSTRUCTION_QUALIFIED: 'PPh 4(2)',
  CONSTRUCTION_UNQUALIFIED: 'PPh 4(2)',
  CONSTRUCTION_CONSULTING: 'PPh 4(2)',
  CONSTRUCTION_CONSULTING_UNQUALIFIED: 'PPh 4(2)',
  UMKM_FINAL: 'PPh final UMKM',
  PPH22: 'PPh 22',
}

export const vatRate = (treatment: VatTreatment, date: string): Fraction => valueOn(VAT_RATES[treatment], date)

/** Of article 22 it is the organization's own where it has one. */
export function withholdingRate(code: WithholdingCode, date: string, rules: readonly CollectorRule[] = []): Fraction {
  const own = code === 'PPH22' ? ownValue(rules, 'PPH22_RATE', date) : undefined
  return own === undefined ? valueOn(WITHHOLDING_RATES[code], date) : fraction(own, 10_000n)
}

/** Customers that withhold the VAT of what they buy and pay it to the state themselves. */
export const VAT_COLLECTORS = ['GOVERNMENT', 'OTHER_COLLECTOR'] as const
export type VatCollector = (typeof VAT_COLLECTORS)[number]

type Threshold = { readonly minor: bigint; readonly withVat: boolean }

/** What organizations confirm or enter themselves, since the law changes it without notice to this program. */
export const COLLECTOR_RULE_KINDS = ['GOVERNMENT_THRESHOLD', 'OTHER_COLLECTOR_THRESHOLD', 'PPH22_RATE'] as const
export type CollectorRuleKind = (typeof COLLECTOR_RULE_KINDS)[number]
/** `value`: rupiah in minor units, or hundredths of a percent. It applies from its day until a later one replaces it. */
export type CollectorRule = { readonly kind: CollectorRuleKind; readonly from: string; readonly value: bigint }

const THRESHOLD_KINDS = {
  GOVERNMENT: 'GOVERNMENT_THRESHOLD',
  OTHER_COLLECTOR: 'OTHER_COLLECTOR_THRESHOLD',
} as const satisfies Record<VatCollector, CollectorRuleKind>

/** The organization's own value on a day; undefined where it has none for it. */
const ownValue = (rules: readonly CollectorRule[], kind: CollectorRuleKind, date: string): bigint | undefined =>
  rules
    .filter(rule => rule.kind === kind && rule.from <= date)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1)?.value

/** Rupiah above which a collector withholds the VAT; PMK 59/2022 compares the base, PMK 8/2021 the base with VAT. */
const COLLECTOR_THRESHOLDS: Readonly<Record<VatCollector, readonly [Dated<Threshold>, ...Dated<Threshold>[]]>> = {
  GOVERNMENT: [{ from: '2022-05-01', value: { minor: 2_000_000_00n, withVat: false } }],
  OTHER_COLLECTOR: [{ from: '2021-02-01', value: { minor: 10_000_000_00n, withVat: true } }],
}

/** Its comparison stays the law's; the amount is the organization's own where it has one. */
export function collectorThreshold(
  collector: VatCollector,
  date: string,
  rules: readonly CollectorRule[] = [],
): Threshold {
  const { minor, withVat } = valueOn(COLLECTOR_THRESHOLDS[collector], date)
  return { withVat, minor: ownValue(rules, THRESHOLD_KINDS[collector], date) ?? minor }
}

/** The program's own rule of a kind. */
export function builtInCollectorRule(kind: CollectorRuleKind): CollectorRule {
  if (kind === 'PPH22_RATE') {
    const [{ from, value }] = WITHHOLDING_RATES.PPH22
    return { kind, from, value: (value.numerator * 10_000n) / value.denominator }
  }
  const [{ from, value }] = COLLECTOR_THRESHOLDS[kind === 'GOVERNMENT_THRESHOLD' ? 'GOVERNMENT' : 'OTHER_COLLECTOR']
  return { kind, from, value: value.minor }
}

/** UU 10/2020: documents above the threshold require stamp duty. In rupiah. */
const STAMP_DUTY = [
  { from: '2021-01-01', value: { thresholdMinor: 5_000_000_00n, dutyMinor: 10_000_00n } },
] as const satisfies readonly [Dated<unknown>]

export const stampDutyOn = (date: string) => valueOn(STAMP_DUTY, date)
