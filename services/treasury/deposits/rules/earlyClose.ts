// The payout of a deposit that is closed before it matures, and the cost.
import type { BankingCalendar } from '../../bankingDays/public.ts'
import { type Interest, interestOf, partOf } from './interest.ts'
import { type Period, sumNet, type Terms } from './schedule.ts'

/** The terms agreed with the bank for closing early. */
export type CloseTerms = {
  allowed: boolean
  /** The interest earned since the last payout is lost. */
  forfeitsInterest: boolean
  /** An additional penalty: a share of the principal, or an amount, but not both. */
  penaltyRate: bigint | null
  penaltyMinor: bigint | null
  /** Interest of the current term that has already been paid is deducted. */
  clawsBack: boolean
}

export type Closing = {
  /** Accrued since the last payout. */
  accrued: Interest
  penaltyMinor: bigint
  clawbackMinor: bigint
  /** The amount paid out. */
  payoutMinor: bigint
  /** What would have been paid from that date to maturity, less the payout. */
  lostMinor: bigint
}

const NOTHING: Interest = { interestMinor: 0n, taxMinor: 0n, netMinor: 0n }

/** Whether a deposit of this term can be closed on the date: after its start, before maturity, and on a banking day. */
export function isClosingDay(
  day: Temporal.PlainDate,
  { issuedOn, maturesOn }: { issuedOn: Temporal.PlainDate; maturesOn: Temporal.PlainDate },
  calendar: Pick<BankingCalendar, 'isOpen'>,
): boolean {
  const { compare } = Temporal.PlainDate
  return compare(issuedOn, day) < 0 && compare(day, maturesOn) < 0 && calendar.isOpen(day)
}

/** The payout and the cost of closing on a date; `periods` are those of the current term. */
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
