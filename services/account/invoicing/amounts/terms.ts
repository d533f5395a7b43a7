// Due dates, and days overdue.

export const TERM_STARTS = ['INVOICE_DATE', 'END_OF_MONTH'] as const
export type TermStart = (typeof TERM_STARTS)[number]

export type PaymentTerm = { readonly days: number; readonly from: TermStart }

/** The given number of days after the date, or after the end of its month. */
export function dueDate(date: string, { days, from }: PaymentTerm): string {
  const day = Temporal.PlainDate.from(date)
  const start = from === 'END_OF_MONTH' ? day.with({ day: day.daysInMonth }) : day
  return start.add({ days }).toString()
}

/** Days since the due date; 0 on that day, negative before it. */
export const daysOverdue = (due: string, today: string): number =>
  Temporal.PlainDate.from(due).until(today, { largestUnit: 'days' }).days

/** The age buckets of product.md. */
export const AGE_BUCKETS = [
  'NOT_DUE',
  'DUE_TODAY',
  'DAYS_1_30',
  'DAYS_31_90',
  'DAYS_91_180',
  'DAYS_181_365',
  'OVER_365',
] as const
export type AgeBucket = (typeof AGE_BUCKETS)[number]

const LAST_DAYS = [
  [0, 'DUE_TODAY'],
  [30, 'DAYS_1_30'],
  [90, 'DAYS_31_90'],
  [180, 'DAYS_91_180'],
  [365, 'DAYS_181_365'],
] as const

export function ageBucket(due: string, today: string): AgeBucket {
  const days = daysOverdue(due, today)
  if (days < 0) return 'NOT_DUE'
  return LAST_DAYS.find(([last]) => days <= last)?.[1] ?? 'OVER_365'
}
