// Transfer methods: their amount limits, hours, fees and durations.
import type { Rail } from './entries.ts'

const MILLION = 1_000_000_00n
const ZONE = '+07:00'

type RailRules = {
  service: string
  leastMinor: bigint
  mostMinor: bigint
  feeMinor: bigint
  /** Opening hours on weekdays, at the bank. Others run at any time. */
  hours?: { from: string; to: string }
}

export const RULES: Readonly<Record<Rail, RailRules>> = {
  SAME_BANK: { service: '17', leastMinor: 1n, mostMinor: 10n ** 18n, feeMinor: 0n },
  BI_FAST: { service: '18', leastMinor: 1_00n, mostMinor: 250n * MILLION, feeMinor: 2_500_00n },
  ONLINE: { service: '18', leastMinor: 1_00n, mostMinor: 50n * MILLION, feeMinor: 6_500_00n },
  SKN: {
    service: '23',
    leastMinor: 1_00n,
    mostMinor: 1_000n * MILLION,
    feeMinor: 2_900_00n,
    hours: { from: '00:00', to: '16:30' },
  },
  RTGS: {
    service: '22',
    leastMinor: 100n * MILLION,
    mostMinor: 10n ** 18n,
    feeMinor: 25_000_00n,
    hours: { from: '06:30', to: '16:30' },
  },
}

export function isOpen(rail: Rail, at: Temporal.Instant): boolean {
  const { hours } = RULES[rail]
  if (!hours) return true
  const there = at.toZonedDateTimeISO(ZONE)
  const time = there.toPlainTime()
  const isWithin = Temporal.PlainTime.compare(time, hours.from) >= 0 && Temporal.PlainTime.compare(time, hours.to) <= 0
  return there.dayOfWeek <= 5 && isWithin
}

/** `quick`: seconds, so that testers see the end. `real`: as long as in reality. */
export type Pace = 'quick' | 'real'

const QUICK_SECONDS: Readonly<Record<Rail, number>> = { SAME_BANK: 0, BI_FAST: 3, ONLINE: 3, RTGS: 6, SKN: 10 }
const REAL_SECONDS: Readonly<Record<Exclude<Rail, 'SKN'>, number>> = {
  SAME_BANK: 0,
  BI_FAST: 25,
  ONLINE: 5,
  RTGS: 300,
}

/** SKN settles nine times a day. */
const SETTLEMENTS = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:30', '14:30', '15:30', '16:45']

/** When an order executed now arrives. */
export function dueAt(rail: Rail, at: Temporal.Instant, pace: Pace): Temporal.Instant {
  if (pace === 'quick') return at.add({ seconds: QUICK_SECONDS[rail] })
  if (rail !== 'SKN') return at.add({ seconds: REAL_SECONDS[rail] })
  const there = at.toZonedDateTimeISO(ZONE)
  const next = SETTLEMENTS.find(time => Temporal.PlainTime.compare(there.toPlainTime(), time) < 0)
  // Orders are accepted until the last settlement, so there always is one.
  return next === undefined ? at : there.withPlainTime(next).toInstant()
}
