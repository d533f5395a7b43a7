// The twelve periods of a forecast: days from today, ISO weeks, or calendar months; the first begins today. Pure.

export const UNITS = ['DAY', 'WEEK', 'MONTH'] as const
export type Unit = (typeof UNITS)[number]

/** Both ends are included. */
export type Period = { from: string; to: string }

export const PERIOD_COUNT = 12

/** Today's period ends with its day, its week's Sunday or its month; the others are complete. */
export function periodsFrom(today: string, unit: Unit): Period[] {
  const periods: Period[] = []
  let from = Temporal.PlainDate.from(today)
  for (let count = 0; count < PERIOD_COUNT; count++) {
    const to = endOf(from, unit)
    periods.push({ from: from.toString(), to: to.toString() })
    from = to.add({ days: 1 })
  }
  return periods
}

const SUNDAY = 7

function endOf(day: Temporal.PlainDate, unit: Unit): Temporal.PlainDate {
  if (unit === 'DAY') return day
  return unit === 'WEEK' ? day.add({ days: SUNDAY - day.dayOfWeek }) : day.with({ day: day.daysInMonth })
}

/** That many past periods, newest first: complete days, ISO weeks or calendar months before today's. */
export function pastPeriods(today: string, unit: Unit, count: number): Period[] {
  const periods: Period[] = []
  let next = startOf(Temporal.PlainDate.from(today), unit)
  for (let at = 0; at < count; at++) {
    const to = next.subtract({ days: 1 })
    const from = startOf(to, unit)
    periods.push({ from: from.toString(), to: to.toString() })
    next = from
  }
  return periods
}

function startOf(day: Temporal.PlainDate, unit: Unit): Temporal.PlainDate {
  if (unit === 'DAY') return day
  return unit === 'WEEK' ? day.subtract({ days: day.dayOfWeek - 1 }) : day.with({ day: 1 })
}
