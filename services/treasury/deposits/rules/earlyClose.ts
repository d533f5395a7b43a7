// What comes back of a deposit that is closed before it matures, and what that costs.
import type { BankingCalendar } from '../../bankingDays/public.ts'
import { type Interest, interestOf, partOf } from './interest.ts'
import { type Period, sumNet, type Terms } from './schedule.ts'

/** What the bank agreed to for an early close. */
export type CloseTerms = {
  allowed: boolean
  /** The interest earned since the last payout is lost. */
  forfeitsInterest: boolean
  /** A penalty besides: a part of the principal, or an amount. At most one of them. */
  penaltyRate: bigint | null
  penaltyMinor: bigint | null
  /** Interest of the running term that was paid already is taken back. */
  clawsBack: boolean
}

export type Closing = {
  /** Earned since the last payout. */
  accrued: Interest
  penaltyMinor: bigint
  clawbackMinor: bigint
  /** What comes back. */
  payoutMinor: bigint
  /** What would have come from that day to maturity, less what comes back. */
  lostMinor: bigint
}

const NOTHING: Interest = { interestMinor: 0n, taxMinor: 0n, netMinor: 0n }

/** Whether a deposit of this term can be closed on the day: after it began, before it matures, and while banks are open. */
export function isClosingDay(
  day: Temporal.PlainDate,
  { issuedOn, maturesOn }: { issuedOn: Temporal.PlainDate; maturesOn: Temporal.PlainDate },
  calendar: Pick<BankingCalendar, 'isOpen'>,
): boolean {
  const { compare } = Temporal.PlainDate
  return compare(issuedOn, day) < 0 && compare(day, maturesOn) < 0 && calendar.isOpen(day)
}

/** What closing on a day brings and costs; `periods` are those of the running term. */
export function closingOf(
  terms: Pick<Terms, 'dayBasis' | 'taxRate'>,
  periods: readonly Period[],
  close: CloseTerms,
  day: Temporal.PlainDate,
): Closing {
  const [first] = periods
  if (!first) throw new TypeError('a term has periods')
  const { principalMinor, rate } = first
  const isOver = ({ endsOn }: Period) => Temporal.PlainDate.compare(endsOn, day) <= 0
  const paid = periods.filter(isOver)
  const open = periods.filter(period => !isOver(period))
  const running = open[0]
  const days = running?.startsOn.until(day, { largestUnit: 'days' }).days ?? 0
  const accrued = days > 0 ? interestOf({ ...terms, principalMinor, rate, days }) : NOTHING
  const penaltyMinor = close.penaltyMinor ?? partOf(principalMinor, close.penaltyRate ?? 0n)
  const clawbackMinor = close.clawsBack ? sumNet(paid) : 0n
  const payoutMinor = principalMinor - penaltyMinor - clawbackMinor + (close.forfeitsInterest ? 0n : accrued.netMinor)
  return {
    accrued,
    penaltyMinor,
    clawbackMinor,
    payoutMinor,
    lostMinor: principalMinor + sumNet(open) - payoutMinor,
  }
}
