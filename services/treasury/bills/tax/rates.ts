// The rates of the taxes on a bill, each with the date from which it applies and its law (spec/tax.md).

export const VAT_TREATMENTS = ['STANDARD', 'LUXURY', 'SPECIFIED', 'OTHER', 'NONE'] as const
/** `OTHER`: the amount is entered as printed on the tax invoice. */
export type VatTreatment = (typeof VAT_TREATMENTS)[number]

export const WITHHOLDINGS = [
  'PPH23',
  'PPH23_15',
  'PPH4_2',
  'PPH4_2_1_75',
  'PPH4_2_2_65',
  'PPH4_2_3_5',
  'PPH4_2_4',
  'PPH4_2_6',
  'UMKM_FINAL',
] as const
export type Withholding = (typeof WITHHOLDINGS)[number]

/** A rate in hundredths of a percent, from a date until the next rate. */
export type DatedRate = {
  from: string
  rate: number
  source: string
  /** A tax expert still has to confirm it. */
  toConfirm: boolean
}

const since = (from: string, rate: number, source: string, toConfirm = false): DatedRate => ({
  from,
  rate,
  source,
  toConfirm,
})

/** Article 4(2) has rates by what is rented or built, article 23 by what is paid for. Newest first. */
const RATES: Readonly<Record<Exclude<VatTreatment, 'OTHER' | 'NONE'> | Withholding, readonly DatedRate[]>> = {
  STANDARD: [
    // 12 % of 11/12 of the price.
    since('2025-01-01', 1100, 'PMK 131/2024'),
    since('2022-04-01', 1100, 'UU 7/2021'),
    since('2010-04-01', 1000, 'UU 42/2009'),
  ],
  LUXURY: [since('2025-02-01', 1200, 'PMK 131/2024')],
  SPECIFIED: [since('2022-04-01', 110, 'PMK 71/2022', true)],
  PPH23: [since('2009-01-01', 200, 'UU 36/2008')],
  PPH23_15: [since('2009-01-01', 1500, 'UU 36/2008')],
  PPH4_2: [since('2018-01-02', 1000, 'PP 34/2017')],
  PPH4_2_1_75: [since('2022-02-21', 175, 'PP 9/2022', true)],
  PPH4_2_2_65: [since('2022-02-21', 265, 'PP 9/2022', true)],
  PPH4_2_3_5: [since('2022-02-21', 350, 'PP 9/2022', true)],
  PPH4_2_4: [since('2022-02-21', 400, 'PP 9/2022', true)],
  PPH4_2_6: [since('2022-02-21', 600, 'PP 9/2022', true)],
  UMKM_FINAL: [since('2022-12-20', 50, 'PP 55/2022', true)],
}

/** The rate on a date; undefined before the first known one. */
const rateOn = (rates: readonly DatedRate[], date: string): DatedRate | undefined =>
  rates.find(({ from }) => from <= date)

/** No VAT is a rate of 0; an entered amount has no rate. */
export function vatRateOn(treatment: VatTreatment, date: string): DatedRate | undefined {
  if (treatment === 'OTHER') return undefined
  return treatment === 'NONE' ? since('0001-01-01', 0, '') : rateOn(RATES[treatment], date)
}

export const withholdingRateOn = (withholding: Withholding, date: string): DatedRate | undefined =>
  rateOn(RATES[withholding], date)

/** Article 23 doubles for suppliers without a tax number (UU 36/2008 art. 23(1a)); final taxes don't. */
export const doublesWithoutTaxNumber = (withholding: Withholding): boolean =>
  withholding === 'PPH23' || withholding === 'PPH23_15'

/** No tax invoice carries more VAT than this. */
export const HIGHEST_VAT_RATE = 1200

/** Hundredths of a percent as a percentage without trailing zeros: 1100 is `11`, 265 is `2.65`. */
export function percentOf(rate: number): string {
  const fraction = String(rate % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${Math.floor(rate / 100)}${fraction === '' ? '' : `.${fraction}`}`
}
