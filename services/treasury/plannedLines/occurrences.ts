// The dates of a plan, and the part that real records don't cover yet. Pure.
import type { BankingCalendar } from '../bankingDays/public.ts'

export const PLAN_RULES = ['ONCE', 'WEEKLY', 'MONTHLY', 'LAST_BANKING_DAY', 'YEARLY'] as const
export type PlanRule = (typeof PLAN_RULES)[number]

/** `endsOn` null: no end. */
export type Plan = {
  id: string
  name: string
  direction: 'DEBIT' | 'CREDIT'
  minor: bigint
  counterpartyId: string | null
  category: string | null
  rule: PlanRule
  startsOn: string
  endsOn: string | null
}

/** Real money in a month, expected or booked, by what plans name. */
export type RealFlow = Pick<Plan, 'direction' | 'minor' | 'counterpartyId' | 'category'> & { month: string }

/** What a forecast shows of a plan on a date; `coveredMinor` is the part that real records cover. */
export type PlannedFlow = Pick<Plan, 'id' | 'name' | 'direction'> & { day: string; minor: bigint; coveredMinor: bigint }

type Calendar = Pick<BankingCalendar, 'isOpen'>
type Span = { from: string; to: string; calendar: Calendar }

const DAYS_OF_WEEK = 7

/** The dates of a plan within a span, including both ends, in order. */
export function daysOfPlan(
  { rule, startsOn, endsOn }: Pick<Plan, 'rule' | 'startsOn' | 'endsOn'>,
  span: Span,
): string[] {
  const start = Temporal.PlainDate.from(startsOn)
  const from = startsOn > span.from ? startsOn : span.from
  const to = endsOn !== null && endsOn < span.to ? endsOn : span.to
  const days: string[] = []
  for (let at = stepsBefore(start, from, rule); ; at++) {
    const first = earliestOfStep(start, at, rule).toString()
    if (first > to || (rule === 'ONCE' && at > 0)) return days
    const day = dayOfStep(start, at, rule, span.calendar).toString()
    if (day >= from && day <= to) days.push(day)
  }
}

/** The index of a step that is not after `from`. */
function stepsBefore(start: Temporal.PlainDate, from: string, rule: PlanRule): number {
  const since = (largestUnit: 'days' | 'months' | 'years') => start.until(from, { largestUnit })
  if (rule === 'ONCE' || from <= start.toString()) return 0
  if (rule === 'WEEKLY') return Math.floor(since('days').days / DAYS_OF_WEEK)
  return rule === 'YEARLY' ? since('years').years : since('months').months
}

/** The nth date, counted from the first: ends of months clamp and never drift. */
function dayOfStep(start: Temporal.PlainDate, at: number, rule: PlanRule, calendar: Calendar): Temporal.PlainDate {
  if (rule === 'WEEKLY') return start.add({ days: at * DAYS_OF_WEEK })
  if (rule === 'YEARLY') return start.add({ years: at })
  if (rule !== 'LAST_BANKING_DAY') return start.add({ months: at })
  let day = start.add({ months: at })
  day = day.with({ day: day.daysInMonth })
  while (!calendar.isOpen(day) && day.day > 1) day = day.subtract({ days: 1 })
  return day
}

const earliestOfStep = (start: Temporal.PlainDate, at: number, rule: PlanRule): Temporal.PlainDate =>
  rule === 'LAST_BANKING_DAY'
    ? start.add({ months: at }).with({ day: 1 })
    : dayOfStep(start, at, rule, { isOpen: () => true })

/** The length of `2026-11`. */
const MONTH_LENGTH = 7
const monthOf = (day: string): string => day.slice(0, MONTH_LENGTH)
const keyOf = (
  { direction, counterpartyId, category }: Pick<Plan, 'direction' | 'counterpartyId' | 'category'>,
  month: string,
) => JSON.stringify([direction, month, counterpartyId, category])

/**
 * What forecasts show of plans: each planned amount less the month's real money, which covers an amount only once even if several plans
 * name its counterparty or category, earliest first. Past dates of this month have already used their share.
 */
export function plannedFlows(
  plans: readonly Plan[],
  real: readonly RealFlow[],
  { from, to, calendar }: Span,
): PlannedFlow[] {
  const left = new Map<string, bigint>()
  for (const flow of real) left.set(keyOf(flow, flow.month), (left.get(keyOf(flow, flow.month)) ?? 0n) + flow.minor)
  const startOfMonth = `${monthOf(from)}-01`
  return plans
    .flatMap(plan => daysOfPlan(plan, { from: startOfMonth, to, calendar }).map(day => ({ plan, day })))
    .toSorted((one, other) => compare(one.day, other.day) || compare(one.plan.id, other.plan.id))
    .flatMap(({ plan, day }) => {
      const isCoverable = plan.counterpartyId !== null || plan.category !== null
      const key = keyOf(plan, monthOf(day))
      const available = isCoverable ? (left.get(key) ?? 0n) : 0n
      const coveredMinor = available < plan.minor ? available : plan.minor
      left.set(key, available - coveredMinor)
      const { id, name, direction, minor } = plan
      const shown = minor - coveredMinor
      return day < from || shown === 0n ? [] : [{ id, name, direction, day, minor: shown, coveredMinor }]
    })
}

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)
