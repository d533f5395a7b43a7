// What a deposit would earn, while its form is being filled in.
import type { Tx } from '../../kit/database/database.ts'
import { minorOf, type Money } from '../../kit/money.ts'
import { bankingCalendarFrom } from '../bankingDays/public.ts'
import { refuseFields } from '../../kit/http/problem.ts'
import { entityOf, interestRateOf, taxProposal, tenorErrors } from './input.ts'
import { type DayBasis, type Interest, netYieldOf, parseRate } from './rules/interest.ts'
import {
  type InterestPayout,
  nextTerm,
  nominalEnd,
  type Period,
  periodsOf,
  type Renewal,
  sumOf,
  type TenorType,
  type Terms,
} from './rules/schedule.ts'
import type { TaxProposal, TaxTreatment } from './rules/tax.ts'

export type Wish = {
  bankCode: string
  amount: Money
  issuedOn: string
  tenor: number
  tenorType: TenorType
  interestRate: string
  renewal: Renewal
  interestPayout: InterestPayout
  dayBasis: DayBasis
  taxTreatment: TaxTreatment
  taxRate?: string | undefined
  sourceAccountId?: string | undefined
  payoutAccountId?: string | undefined
  /** The deposit, if one is being changed: it is excluded from the others at the bank. */
  depositId?: string | undefined
}

export type Calculation = Interest & {
  taxRate: bigint
  proposal: TaxProposal
  days: number
  maturesOn: string
  /** The date before it was moved to a banking day; null if it was not moved. */
  movedFrom: string | null
  yield: bigint
  atMaturityMinor: bigint
  periods: Period[]
  others: { tenor: number; tenorType: TenorType; maturesOn: string; netMinor: bigint }[]
}

/** Number of terms of a renewing deposit shown in advance, at the rate of the first. */
const TERMS_AHEAD = 3
/** Tenors to compare with, in months. */
const COMPARED = [1, 3, 6, 12]

/** Calculates a deposit as far as it is filled in. */
export async function calculate(tx: Tx, wish: Wish): Promise<Calculation> {
  const rate = interestRateOf(wish.interestRate, 'interestRate')
  const errors = tenorErrors(wish)
  if (errors.length > 0) throw refuseFields(errors)
  const issuedOn = Temporal.PlainDate.from(wish.issuedOn)
  const calendar = await bankingCalendarFrom(tx, issuedOn)
  const proposal = await taxProposal(tx, { ...wish, entityId: await entityOf(tx, wish) }, wish.depositId)
  const taxRate = (wish.taxRate === undefined ? undefined : parseRate(wish.taxRate)) ?? proposal.rate
  const principalMinor = minorOf(wish.amount.amount)
  const { tenor, tenorType, interestPayout, dayBasis, renewal } = wish
  const terms: Terms = { issuedOn, tenor, tenorType, interestPayout, dayBasis, taxRate }
  const first = { number: 1, startsOn: issuedOn, principalMinor, rate }

  const periods = periodsOf(terms, first, calendar)
  const maturity = periods.at(-1)!.endsOn
  const nominal = nominalEnd(terms, 1)
  const sum = sumOf(periods)
  const { days } = issuedOn.until(maturity, { largestUnit: 'days' })
  const others = COMPARED.map(months => {
    const other: Terms = { ...terms, tenor: months, tenorType: 'MONTHS', interestPayout: 'MATURITY' }
    const [only] = periodsOf(other, first, calendar)
    return {
      tenor: months,
      tenorType: 'MONTHS' as const,
      maturesOn: only!.endsOn.toString(),
      netMinor: only!.netMinor,
    }
  })
  return {
    ...sum,
    taxRate,
    proposal,
    days,
    maturesOn: maturity.toString(),
    movedFrom: nominal.equals(maturity) ? null : nominal.toString(),
    yield: netYieldOf(principalMinor, sum.netMinor, days),
    atMaturityMinor: principalMinor + (interestPayout === 'MONTHLY' ? periods.at(-1)!.netMinor : sum.netMinor),
    periods: renewal === 'NONE' ? periods : [...periods, ...periodsAhead(terms, periods, renewal, calendar)],
    others,
  }
}

function periodsAhead(
  terms: Terms,
  first: readonly Period[],
  renewal: Renewal,
  calendar: Parameters<typeof periodsOf>[2],
): Period[] {
  const ahead: Period[] = []
  let ended = first
  for (let count = 1; count < TERMS_AHEAD; count++) {
    ended = periodsOf(terms, nextTerm(terms, ended, { renewal, nextRate: null }, calendar), calendar)
    ahead.push(...ended)
  }
  return ahead
}
