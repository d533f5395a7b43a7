// Maps a deposit's row to the types of the rules.
import type { CloseTerms } from './rules/earlyClose.ts'
import { type Period, sumOf, type Term, type Terms } from './rules/schedule.ts'
import type { DepositRow, PeriodRow } from './table.ts'

type Timed = Pick<DepositRow, 'issuedOn' | 'tenor' | 'tenorType' | 'interestPayout' | 'dayBasis' | 'taxRate'>

export const termsOf = ({ issuedOn, tenor, tenorType, interestPayout, dayBasis, taxRate }: Timed): Terms => ({
  issuedOn: Temporal.PlainDate.from(issuedOn),
  tenor,
  tenorType,
  interestPayout,
  dayBasis,
  taxRate,
})

export const closeTermsOf = (row: DepositRow): CloseTerms => ({
  allowed: row.closableEarly,
  forfeitsInterest: row.forfeitsInterest,
  penaltyRate: row.penaltyRate,
  penaltyMinor: row.penaltyMinor,
  clawsBack: row.clawsBack,
})

/** The first term of a deposit. */
export const firstTerm = (row: Pick<DepositRow, 'issuedOn' | 'amountMinor' | 'interestRate'>): Term => ({
  number: 1,
  startsOn: Temporal.PlainDate.from(row.issuedOn),
  principalMinor: row.amountMinor,
  rate: row.interestRate,
})

/** A stored period as the rules' type. */
export const periodOf = (row: PeriodRow): Period => ({
  term: row.term,
  place: row.place,
  startsOn: Temporal.PlainDate.from(row.startsOn),
  endsOn: Temporal.PlainDate.from(row.endsOn),
  days: row.days,
  principalMinor: row.principalMinor,
  rate: row.interestRate,
  interestMinor: row.interestMinor,
  taxMinor: row.taxMinor,
  netMinor: row.netMinor,
})

/** The columns of the current term. */
export function termColumns(periods: readonly Period[], renewal: DepositRow['renewal']) {
  const [first] = periods
  const last = periods.at(-1)
  if (!first || !last) throw new TypeError('a term has periods')
  const { interestMinor, taxMinor } = sumOf(periods)
  return {
    term: first.term,
    termStartsOn: first.startsOn.toString(),
    maturesOn: last.endsOn.toString(),
    days: first.startsOn.until(last.endsOn, { largestUnit: 'days' }).days,
    principalMinor: first.principalMinor,
    interestRate: first.rate,
    interestMinor,
    taxMinor,
    ...payoutColumns(first, renewal),
  }
}

/** The columns of the current period; interest that stays in the deposit is not paid out. */
export const payoutColumns = (running: Period, renewal: DepositRow['renewal']) => {
  const isPaid = renewal !== 'PRINCIPAL_AND_INTEREST' && running.netMinor > 0n
  return {
    nextInterestOn: isPaid ? running.endsOn.toString() : null,
    nextInterestMinor: isPaid ? running.netMinor : null,
  }
}
