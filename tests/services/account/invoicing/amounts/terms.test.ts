// Case 27: due dates and days overdue.
import { expect, it } from 'vitest'
import { ageBucket, daysOverdue, dueDate } from '../../../../../services/account/invoicing/amounts/terms.ts'

it.each([
  ['2026-01-31', 30, 'INVOICE_DATE', '2026-03-02'],
  ['2028-01-30', 30, 'INVOICE_DATE', '2028-02-29'],
  ['2026-11-22', 0, 'INVOICE_DATE', '2026-11-22'],
  ['2026-11-22', 0, 'END_OF_MONTH', '2026-11-30'],
  ['2026-02-10', 30, 'END_OF_MONTH', '2026-03-30'],
  ['2026-12-31', 15, 'END_OF_MONTH', '2027-01-15'],
] as const)('%s and %i days from the %s is %s', (date, days, from, due) => {
  expect(dueDate(date, { days, from })).toBe(due)
})

it.each([
  ['2026-11-23', -1, 'NOT_DUE'],
  ['2026-11-22', 0, 'DUE_TODAY'],
  ['2026-11-21', 1, 'DAYS_1_30'],
  ['2026-10-23', 30, 'DAYS_1_30'],
  ['2026-10-22', 31, 'DAYS_31_90'],
  ['2026-08-24', 90, 'DAYS_31_90'],
  ['2026-08-23', 91, 'DAYS_91_180'],
  ['2026-05-26', 180, 'DAYS_91_180'],
  ['2026-05-25', 181, 'DAYS_181_365'],
  ['2025-11-22', 365, 'DAYS_181_365'],
  ['2025-11-21', 366, 'OVER_365'],
])('due on %s it is %i days past on 2026-11-22: %s', (due, days, bucket) => {
  expect([daysOverdue(due, '2026-11-22'), ageBucket(due, '2026-11-22')]).toEqual([days, bucket])
})
