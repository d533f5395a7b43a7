import type { Currency } from '../../../../__generated__/CreateDepositPageQuery.graphql.ts'
import type { useDepositCalculationQuery$variables } from '../../../../__generated__/useDepositCalculationQuery.graphql.ts'
import { isDecimal, isNegative, isZero } from '../../../../i18n/decimal.ts'
import { readRate } from './rate.ts'

/** What happens to the interest earned until an early close, and the additional penalty. */
export const PENALTIES = ['NONE', 'PERCENT', 'FIXED'] as const
export type Penalty = (typeof PENALTIES)[number]
export const TENOR_TYPES = ['DAYS', 'WEEKS', 'MONTHS', 'YEARS'] as const
export const RENEWALS = ['NONE', 'PRINCIPAL', 'PRINCIPAL_AND_INTEREST'] as const

export const TAX_TREATMENTS = ['ORDINARY', 'EXPORT_PROCEEDS', 'PENSION_FUND'] as const
type TaxTreatment = (typeof TAX_TREATMENTS)[number]

/** Tax treatments of interest in a currency: the rates for export proceeds apply to USD. */
export const treatmentsIn = (currency: Currency): readonly TaxTreatment[] =>
  TAX_TREATMENTS.filter(treatment => treatment !== 'EXPORT_PROCEEDS' || currency === 'USD')

/** The chosen treatment, if the currency allows it. */
export const treatmentOf = ({ taxTreatment, currency }: Pick<DepositValues, 'taxTreatment' | 'currency'>) =>
  treatmentsIn(currency).includes(taxTreatment) ? taxTreatment : 'ORDINARY'

/** Interest paid out each month can't be added at maturity. */
export const payoutOf = ({ renewal, interestPayout }: Pick<DepositValues, 'renewal' | 'interestPayout'>) =>
  renewal === 'PRINCIPAL_AND_INTEREST' ? 'MATURITY' : interestPayout

/** Choices are strings, as selects have them. */
export type DepositValues = {
  bankCode: string
  alias: string
  amount: string | null
  currency: Currency
  issuedOn: string | null
  tenor: string
  tenorType: (typeof TENOR_TYPES)[number]
  interestRate: string
  nextInterestRate: string
  renewal: (typeof RENEWALS)[number]
  interestPayout: 'MATURITY' | 'MONTHLY'
  dayBasis: '365' | '360'
  taxTreatment: TaxTreatment
  /** Empty: the suggested rate. */
  taxRate: string
  pledged: 'NO' | 'YES'
  closable: 'NO' | 'YES'
  forfeits: 'NO' | 'YES'
  penalty: Penalty
  penaltyRate: string
  penaltyAmount: string | null
  clawsBack: 'NO' | 'YES'
  sourceAccountId: string
  payoutAccountId: string
}

/** A new deposit before anything is entered. */
export const EMPTY_DEPOSIT = {
  bankCode: '',
  alias: '',
  amount: null,
  issuedOn: null,
  tenor: '3',
  tenorType: 'MONTHS',
  interestRate: '',
  nextInterestRate: '',
  renewal: 'NONE',
  interestPayout: 'MATURITY',
  dayBasis: '365',
  taxTreatment: 'ORDINARY',
  taxRate: '',
  pledged: 'NO',
  closable: 'YES',
  forfeits: 'YES',
  penalty: 'NONE',
  penaltyRate: '',
  penaltyAmount: null,
  clawsBack: 'NO',
  sourceAccountId: '',
  payoutAccountId: '',
} as const satisfies Omit<DepositValues, 'currency'>

const orNull = (text: string) => text.trim() || null
const rateOrNull = (text: string) => (text.trim() === '' ? null : (readRate(text) ?? text.trim()))

/** The form's values as mutation input: empty is null. */
export function toInput(values: DepositValues) {
  return {
    bankCode: values.bankCode,
    alias: values.alias.trim(),
    amount: { amount: values.amount ?? '', currency: values.currency },
    issuedOn: values.issuedOn ?? '',
    tenor: Number(values.tenor),
    tenorType: values.tenorType,
    interestRate: rateOrNull(values.interestRate) ?? '',
    renewal: values.renewal,
    interestPayout: payoutOf(values),
    dayBasis: Number(values.dayBasis),
    taxTreatment: treatmentOf(values),
    taxRate: rateOrNull(values.taxRate),
    pledged: values.pledged === 'YES',
    earlyClose: {
      allowed: values.closable === 'YES',
      forfeitsInterest: values.forfeits === 'YES',
      penaltyRate: values.closable === 'YES' && values.penalty === 'PERCENT' ? rateOrNull(values.penaltyRate) : null,
      penaltyAmount: values.closable === 'YES' && values.penalty === 'FIXED' ? values.penaltyAmount : null,
      clawsBack: values.clawsBack === 'YES',
    },
    sourceAccountId: orNull(values.sourceAccountId),
    payoutAccountId: orNull(values.payoutAccountId),
  }
}

type CalculationInput = useDepositCalculationQuery$variables['input']

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** The calculator's input; null until the form has enough. */
export function toWish(values: DepositValues, depositId?: string): CalculationInput | null {
  const { amount, issuedOn, currency } = values
  const rate = readRate(values.interestRate)
  const tenor = /^\d{1,3}$/.test(values.tenor) ? Number(values.tenor) : 0
  if (amount === null || !isDecimal(amount) || isNegative(amount) || isZero(amount)) return null
  if (issuedOn === null || !DATE.test(issuedOn) || rate === null || tenor < 1) return null
  const { renewal, tenorType } = values
  return {
    bankCode: orNull(values.bankCode),
    amount: { amount, currency },
    issuedOn,
    tenor,
    tenorType,
    interestRate: rate,
    renewal,
    interestPayout: payoutOf(values),
    dayBasis: Number(values.dayBasis),
    taxTreatment: treatmentOf(values),
    taxRate: readRate(values.taxRate),
    sourceAccountId: orNull(values.sourceAccountId),
    payoutAccountId: orNull(values.payoutAccountId),
    depositId: depositId ?? null,
  }
}
