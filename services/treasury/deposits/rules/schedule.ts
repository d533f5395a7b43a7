// When a deposit matures and when it pays. Every date is computed from the first issue date, so that a date clamped to a month's end
// doesn't shift later ones.
import { type BankingCalendar, bankingDayFrom } from '../../bankingDays/public.ts'
import { type DayBasis, type Interest, interestOf } from './interest.ts'

export const TENOR_TYPES = ['DAYS', 'WEEKS', 'MONTHS', 'YEARS'] as const
export type TenorType = (typeof TENOR_TYPES)[number]

/** The longest tenor of each kind. */
export const MAX_TENOR: Readonly<Record<TenorType, number>> = { DAYS: 366, WEEKS: 52, MONTHS: 60, YEARS: 5 }

export const RENEWALS = ['NONE', 'PRINCIPAL', 'PRINCIPAL_AND_INTEREST'] as const
export type Renewal = (typeof RENEWALS)[number]

export const INTEREST_PAYOUTS = ['MATURITY', 'MONTHLY'] as const
export type InterestPayout = (typeof INTEREST_PAYOUTS)[number]

type Calendar = Pick<BankingCalendar, 'isOpen'>

/** What determines the ends of a deposit's terms. */
export type Tenor = { issuedOn: Temporal.PlainDate; tenor: number; tenorType: TenorType }

/** What determines all of its dates. */
export type Timing = Tenor & { interestPayout: InterestPayout }

/** What also determines its amounts. */
export type Terms = Timing & { dayBasis: DayBasis; taxRate: bigint }

/** A term: from one maturity to the next, the first from the issue date. */
export type Term = { number: number; startsOn: Temporal.PlainDate; principalMinor: bigint; rate: bigint }

/** The days of one interest payment: a term, or a month of it. */
export type Period = Interest & {
  term: number
  /** Its number in the term, from 1. */
  place: number
  startsOn: Temporal.PlainDate
  endsOn: Temporal.PlainDate
  days: number
  principalMinor: bigint
  rate: bigint
}

const MONTHS_OF = { DAYS: null, WEEKS: null, MONTHS: 1, YEARS: 12 } as const satisfies Record<TenorType, number | null>

/** The date on which a term would end if every day were a banking day; term 0 ends where the first begins. */
export const nominalEnd = ({ issuedOn, tenor, tenorType }: Tenor, term: number): Temporal.PlainDate =>
  issuedOn.add({ [tenorType.toLowerCase()]: tenor * term })

/** The date on which a term matures. */
export const maturityOf = (timing: Timing, term: number, calendar: Calendar): Temporal.PlainDate =>
  bankingDayFrom(nominalEnd(timing, term), calendar)

/** Monthly dates within a term, as they would be if every day were a banking day. */
function nominalMonths(timing: Timing, term: number): Temporal.PlainDate[] {
  const months = MONTHS_OF[timing.tenorType]
  if (months !== null) {
    const length = timing.tenor * months
    return Array.from({ length: length - 1 }, (_, at) => timing.issuedOn.add({ months: length * (term - 1) + at + 1 }))
  }
  const [start, end] = [nominalEnd(timing, term - 1), nominalEnd(timing, term)]
  const dates: Temporal.PlainDate[] = []
  for (let month = 1; ; month++) {
    const date = start.add({ months: month })
    if (Temporal.PlainDate.compare(date, end) >= 0) return dates
    dates.push(date)
  }
}

/** The dates on which a term pays interest; the last is its maturity. */
function payoutDays(timing: Timing, { number, startsOn }: Term, calendar: Calendar): Temporal.PlainDate[] {
  const maturity = maturityOf(timing, number, calendar)
  if (timing.interestPayout === 'MATURITY') return [maturity]
  const within = nominalMonths(timing, number)
    .map(date => bankingDayFrom(date, calendar))
    .filter(day => Temporal.PlainDate.compare(day, startsOn) > 0 && Temporal.PlainDate.compare(day, maturity) < 0)
  return [...within, maturity]
}

/** The payments of a term and their dates. Days are counted from payout to payout, so that holidays earn interest. */
export function periodsOf(terms: Terms, term: Term, calendar: Calendar): Period[] {
  let startsOn = term.startsOn
  return payoutDays(terms, term, calendar).map((endsOn, at) => {
    const { days } = startsOn.until(endsOn, { largestUnit: 'days' })
    const { principalMinor, rate } = term
    const interest = interestOf({ ...terms, principalMinor, rate, days })
    const period = { ...interest, term: term.number, place: at + 1, startsOn, endsOn, days, principalMinor, rate }
    startsOn = endsOn
    return period
  })
}

type Renewing = { renewal: Renewal; nextRate: bigint | null }

/**
 * The term after the one with these periods: it begins where they end, with the interest added if that is renewed too. With a tenor of a
 * day, several terms end on the banking day after a weekend; empty terms are skipped.
 */
export function nextTerm(
  timing: Timing,
  periods: readonly Period[],
  { renewal, nextRate }: Renewing,
  calendar: Calendar,
): Term {
  const last = periods.at(-1)
  if (!last) throw new TypeError('a term has periods')
  let number = last.term + 1
  while (Temporal.PlainDate.compare(maturityOf(timing, number, calendar), last.endsOn) <= 0) number++
  return {
    number,
    startsOn: last.endsOn,
    principalMinor: last.principalMinor + (renewal === 'PRINCIPAL_AND_INTEREST' ? sumNet(periods) : 0n),
    rate: nextRate ?? last.rate,
  }
}

/** The net total of the periods. */
export const sumNet = (periods: readonly Interest[]): bigint =>
  periods.reduce((sum, { netMinor }) => sum + netMinor, 0n)

/** Their total interest, tax and net. */
export const sumOf = (periods: readonly Interest[]): Interest => ({
  interestMinor: periods.reduce((sum, { interestMinor }) => sum + interestMinor, 0n),
  taxMinor: periods.reduce((sum, { taxMinor }) => sum + taxMinor, 0n),
  netMinor: sumNet(periods),
})
